import {
  CALENDAR,
  type Colour,
  countOwnOccupations,
  finalScores,
  type GameState,
  playerAt,
  type Seat,
} from '../../rules';
import { Crest, Icon, type IconKind, seatClass } from '../art/icons';
import { signsOf } from '../art/skill';
import { nameOfKey } from '../model/labels';
import { payDayToday } from '../model/pay-day';
import type { Countable, Words } from '../model/words';
import { scoreRows } from '../story/scores';
import { OccupationFace } from './Offer';
import { Signs } from './Signs';

const GOODS = ['mon', 'rice', 'sandals', 'lumber', 'koban', 'kobun', 'fire', 'iki'] as const;

function Amount({
  thing,
  icon,
  count,
  seat,
  words,
  asks = false,
}: {
  thing: Countable;
  icon: IconKind;
  count: number;
  seat: Seat;
  words: Words;
  /** Whether there is more to say about what was counted: which fish they are. */
  asks?: boolean;
}) {
  return (
    <span
      className="iki-amount"
      data-at={`player-${seat}-${thing}`}
      data-ask={asks && count > 0 ? `catch-${seat}` : undefined}
      data-none={count === 0 || undefined}
    >
      <Icon kind={icon} size={20} />
      <b aria-hidden="true">{count}</b>
      <span className="tk-hidden">{words.amount(thing, count)}, </span>
    </span>
  );
}

/** A pipe or a pouch that somebody has bought. */
function Owned({
  kind,
  colour,
  state,
  words,
}: {
  kind: 'pipe' | 'pouch';
  colour: Colour;
  state: GameState;
  words: Words;
}) {
  const key = `${kind}-${colour}`;
  return (
    <span className={`iki-owned iki-token-${colour}`} data-ask={key}>
      <Icon kind={kind} size={18} />
      <span className="tk-hidden">{nameOfKey(state, null, key, words)}, </span>
    </span>
  );
}

/** What a player has, in one line. */
export function Holdings({ state, seat, words }: { state: GameState; seat: Seat; words: Words }) {
  const player = playerAt(state, seat);
  return (
    <div className={`iki-holdings ${seatClass(seat)}`} data-asks="">
      {GOODS.map((thing) => (
        <Amount key={thing} thing={thing} icon={thing} count={player[thing]} seat={seat} words={words} />
      ))}
      <Amount thing="fish" icon="fish" count={player.fish.length} seat={seat} words={words} asks />
      {player.pipes.map((colour) => (
        <Owned key={colour} kind="pipe" colour={colour} state={state} words={words} />
      ))}
      {player.pouches.map((colour) => (
        <Owned key={colour} kind="pouch" colour={colour} state={state} words={words} />
      ))}
    </div>
  );
}

/**
 * The coming pay day with the cards and squares of today (15.1 to 15.3): rice that is needed next to what is in hand, and
 * what salaries and harmony would bring. Nothing is said after the last one.
 */
function PayDayLine({ state, seat, words }: { state: GameState; seat: Seat; words: Words }) {
  if (state.month > CALENDAR.length) return null;
  const need = countOwnOccupations(state, seat);
  const have = playerAt(state, seat).rice;
  const goods = payDayToday(state, seat);
  const gain = signsOf(goods);
  const said = words.t('iki-table:part.riceNeeded', { need, have });
  return (
    <p className="iki-pay">
      <Icon kind="payDay" size={16} />
      <span className="iki-rice" data-short={need > have || undefined} data-tip={said}>
        <Icon kind="rice" size={16} />
        <b aria-hidden="true">
          {have}/{need}
        </b>
        <span className="tk-hidden">{said}. </span>
      </span>
      {gain.length > 0 && (
        <span className="iki-pay-gain" data-tip={words.t('iki-table:part.payDayBrings')}>
          + <Signs signs={gain} />
          <span className="tk-hidden">
            {words.t('iki-table:part.payDayBrings')} {words.goods(goods)}
          </span>
        </span>
      )}
    </p>
  );
}

/** What a player would score now, or has scored in the end, and of what parts. */
function ScoreLine({ state, seat, words }: { state: GameState; seat: Seat; words: Words }) {
  const { result } = state;
  const scores = result?.scores ?? finalScores(state);
  const parts = scoreRows(scores, words).filter(({ points }) => (points[seat] ?? 0) > 0);
  const points = scores[seat]?.total ?? 0;
  const total = words.t(result ? 'iki-table:part.finalScore' : 'iki-table:part.scoreNow', { points });
  if (parts.length === 0) return <span className="iki-score">{total}</span>;
  return (
    <details className="iki-score">
      <summary>{total}</summary>
      <ul className="tk-plain">
        {parts.map(({ id, title, points }) => (
          <li key={id}>
            {title} <b>{points[seat]}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A player's things: goods, kobun, retired cards, and what it would all score now, unless that is being counted. */
export function PlayerBoard({
  state,
  seat,
  words,
  counted,
}: {
  state: GameState;
  seat: Seat;
  words: Words;
  counted: boolean;
}) {
  const { retired } = playerAt(state, seat);
  return (
    <section
      className={`iki-player ${seatClass(seat)}`}
      data-at={`player-${seat}`}
      data-deciding={(state.step !== 'over' && state.current === seat) || undefined}
      aria-label={words.name(seat)}
    >
      <header>
        <Crest seat={seat} size={22} />
        <strong>{words.name(seat)}</strong>
        {counted && <ScoreLine state={state} seat={seat} words={words} />}
      </header>
      <Holdings state={state} seat={seat} words={words} />
      <div className="iki-player-foot">
        <PayDayLine state={state} seat={seat} words={words} />
        {retired.length > 0 && (
          <details className="iki-retired">
            <summary>{words.amount('retired', retired.length)}</summary>
            <div className="iki-fan" data-asks="">
              {retired.map((id) => (
                <span key={id} data-ask={`card-${id}`}>
                  <OccupationFace state={state} id={id} words={words} small />
                </span>
              ))}
            </div>
          </details>
        )}
      </div>
    </section>
  );
}
