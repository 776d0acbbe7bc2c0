import type { GameEvent, GameState, Seat } from '../../rules';
import { seatOf, sentence } from '../log/sentences';
import { outcomeOfEvents } from '../model/outcome';
import type { Words } from '../model/words';
import { OutcomeChips, PlayerName } from './Chips';

const isNews = (event: GameEvent): boolean =>
  event.type === 'built' ||
  event.type === 'sailed' ||
  event.type === 'delivered' ||
  event.type === 'secondMarker' ||
  event.type === 'masteryClaimed' ||
  event.type === 'emperorArrived' ||
  event.type === 'finalRoundBegan';

/** The places that the news points to, for the board to light. */
export function newsPlaces(events: readonly GameEvent[], words: Words): readonly string[] {
  return events.filter(isNews).flatMap((event) => sentence(event, words)?.at ?? []);
}

/** What one event was, in two or three words without the name. */
function shortly(event: GameEvent, words: Words): string | null {
  const { t } = words;
  switch (event.type) {
    case 'built':
      return t('river-table:since.built', { space: event.space });
    case 'sailed':
      return t('river-table:since.sailed', { to: event.to });
    case 'delivered':
      return t('river-table:since.delivered', { customer: words.customer(event.customer) });
    case 'secondMarker':
      return t('river-table:since.marker', { space: event.space });
    case 'masteryClaimed':
      return t('river-table:since.claimed', { mastery: words.mastery(event.mastery) });
    case 'finalRoundBegan':
      return t('river-table:since.lastTile');
    default:
      return null;
  }
}

/** One phrase for each opponent, in the order in which they played, and one for the Emperor. */
function phrases(events: readonly GameEvent[], viewer: Seat, words: Words): readonly string[] {
  const { t } = words;
  const bySeat = new Map<Seat, string[]>();
  for (const event of events) {
    const seat = seatOf(event);
    const said = shortly(event, words);
    if (said === null || seat === null || seat === viewer) continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), said]);
  }
  const said = [...bySeat].map(([seat, what]) =>
    t('river-table:since.by', { name: words.name(seat), what: what.join(', ') }),
  );
  return events.some(({ type }) => type === 'emperorArrived')
    ? [...said, t('river-table:since.emperor')]
    : said;
}

interface SummaryProps {
  readonly viewer: Seat;
  readonly events: readonly GameEvent[];
  readonly words: Words;
  dismiss(): void;
  details(): void;
}

/** One line: what the others did, and what it gave or cost the player. */
export function SinceLine({ viewer, events, words, dismiss, details }: SummaryProps) {
  const { t } = words;
  const own = outcomeOfEvents(events, [viewer])[0];
  const said = phrases(events, viewer, words).join(' · ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the line
    <div className="rp-since" role="group" aria-label={t('river-table:since.title')}>
      <span className="rp-since-words" title={said}>
        {said}
      </span>
      {own && <OutcomeChips outcome={own} words={words} />}
      <button type="button" className="rp-small" onClick={details}>
        {t('river-table:since.details')}
      </button>
      <button
        type="button"
        className="rp-small"
        aria-label={t('river-table:since.dismiss')}
        onClick={dismiss}
      >
        ×
      </button>
    </div>
  );
}

interface Props {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly words: Words;
  showEmperor(): void;
  point(at: string | null, stay?: boolean): void;
}

/** What the others did since the player's last turn, and what everybody gained and paid. */
export function SinceDetails({ state, events, words, showEmperor, point }: Props) {
  const { t } = words;
  const emperor = events.some((event) => event.type === 'emperorArrived') && state.emperorsVisit !== null;
  return (
    <div className="rp-log">
      <ul className="rp-plain rp-log-list">
        {events.filter(isNews).map((event, index) => {
          const said = sentence(event, words);
          if (!said) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a round never change their order
            <li key={index}>
              <button
                type="button"
                className="rp-log-line"
                onClick={() => point(said.at, true)}
                onPointerEnter={() => point(said.at)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(said.at)}
                onBlur={() => point(null)}
              >
                <span>{said.text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="rp-plain">
        {outcomeOfEvents(events, state.turnOrder).map((outcome) => (
          <li key={outcome.seat} className="rp-preview-seat">
            <PlayerName seat={outcome.seat} clan={state.players[outcome.seat]?.clan ?? null} words={words} />
            <OutcomeChips outcome={outcome} words={words} />
          </li>
        ))}
      </ul>
      {emperor && (
        <button type="button" className="rp-button" onClick={showEmperor}>
          {t('river-table:since.showEmperor')}
        </button>
      )}
    </div>
  );
}
