import { type GameState, suitOf, WINNING_POINTS } from '../../rules';
import { FactionSign, SuitSign } from '../art/signs';
import type { Words } from '../model/words';

const POINTS = Array.from({ length: WINNING_POINTS + 1 }, (_, points) => points);

/** The score track from 0 to 30 with everybody's marker; who plays for dominance stands next to it. */
export function Track({ state, words }: { state: GameState; words: Words }) {
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
      {state.players.map(({ dominance, faction, partner }, seat) =>
        dominance === null ? null : (
          <span key={dominance} className="rt-track-aside">
            <FactionSign faction={faction} size={20} />
            <SuitSign suit={suitOf(dominance)} size={18} />
            {partner === null
              ? words.t('root-table:part.dominance')
              : words.t('root-table:part.coalition', { name: words.name(partner) })}
            <span className="tk-hidden">{words.name(seat)}</span>
          </span>
        ),
      )}
    </div>
  );
}
