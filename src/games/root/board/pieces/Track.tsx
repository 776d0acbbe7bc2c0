import type { CSSProperties } from 'react';
import { type GameState, type Seat, suitOf, WINNING_POINTS } from '../../rules';
import { FactionSign, factionClass, SuitSign } from '../art/signs';
import type { Words } from '../model/words';

const POINTS = Array.from({ length: WINNING_POINTS + 1 }, (_, points) => points);

interface Props {
  readonly state: GameState;
  readonly words: Words;
}

/** Why somebody has no marker on the track (3.3.1). */
const whyNone = (partner: Seat | null, { t, name }: Words): string =>
  partner === null ? t('root-table:part.dominance') : t('root-table:part.coalition', { name: name(partner) });

/** Who plays for dominance, next to the track. */
const Aside = ({ state, words }: Props) =>
  state.players.map(({ dominance, faction, partner }, seat) =>
    dominance === null ? null : (
      <span key={dominance} className="rt-track-aside">
        <FactionSign faction={faction} size={20} />
        <SuitSign suit={suitOf(dominance)} size={18} />
        {whyNone(partner, words)}
        <span className="tk-hidden">{words.name(seat)}</span>
      </span>
    ),
  );

/** How far everybody is from 30, in one slim line: for phones, where the whole track has no room. */
export function Race({ state, words }: Props) {
  return (
    <ul className="rt-race tk-plain">
      {state.players.map(({ score, faction, dominance, partner }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className={factionClass(faction)}>
          <span
            className="rt-race-marker"
            data-at={`player-${seat}-score`}
            data-ask={`faction-${seat}`}
            role="img"
            aria-label={`${words.name(seat)}: ${score === null ? whyNone(partner, words) : words.points(score)}`}
          >
            <FactionSign faction={faction} size={17} />
            {score === null ? (
              dominance && <SuitSign suit={suitOf(dominance)} size={16} />
            ) : (
              <b data-number="">{score}</b>
            )}
          </span>
          {score !== null && (
            <span
              className="rt-race-bar"
              style={{ '--part': Math.min(1, score / WINNING_POINTS) } as CSSProperties}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The score track from 0 to 30 with everybody's marker; who plays for dominance stands next to it. */
export function Track({ state, words }: Props) {
  const marked = state.players.map(({ score, faction }, seat) => ({
    seat,
    faction,
    at: score === null ? null : Math.min(score, WINNING_POINTS),
  }));
  return (
    <div className="rt-track-line">
      <ol className="rt-track tk-plain">
        {POINTS.map((points) => {
          const here = marked.filter(({ at }) => at === points);
          return (
            <li key={points} className="rt-track-space" data-marked={here.length > 0 || undefined}>
              <span className="rt-track-number">{points % 5 === 0 ? points : '·'}</span>
              <span className="rt-track-markers">
                {here.map(({ seat, faction }) => (
                  <span
                    key={seat}
                    data-at={`player-${seat}-score`}
                    role="img"
                    aria-label={`${words.name(seat)}: ${words.points(state.players[seat]?.score ?? 0)}`}
                    data-ask={`faction-${seat}`}
                  >
                    <FactionSign faction={faction} size={20} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <Aside state={state} words={words} />
    </div>
  );
}
