import { usePickable } from '../../../../table/pick/pickable';
import {
  CALENDAR,
  type GameState,
  MOST_FIREFIGHTING,
  NEW_YEAR,
  PATH_SPACES,
  type PathSpace,
  PLAYERS_WITH_X,
} from '../../rules';
import { Crest, CrestAt, IconAt } from '../art/icons';
import type { Words } from '../model/words';

const point = (month: number, radius: number): readonly [number, number] => {
  const angle = ((month - 1) / CALENDAR.length) * Math.PI * 2 - Math.PI / 2;
  return [100 + Math.cos(angle) * radius, 100 + Math.sin(angle) * radius];
};

/** The calendar: a wheel of twelve months with fires and pay days. */
function Wheel({ state, words }: { state: GameState; words: Words }) {
  return (
    <svg
      className="iki-wheel"
      viewBox="0 0 200 200"
      role="img"
      aria-label={`${words.t('iki-table:part.calendar')}: ${words.month(state.month)}`}
      data-at="calendar-year"
    >
      <circle className="iki-wheel-rim" cx="100" cy="100" r="96" />
      {CALENDAR.map(({ month, season, fire, payDay }) => {
        const [x, y] = point(month, 78);
        return (
          <g key={month} className={`iki-month iki-${season}`} data-now={month === state.month || undefined}>
            <circle cx={x} cy={y} r="17" />
            <text x={x} y={fire || payDay ? y - 2 : y + 5} textAnchor="middle">
              {month}
            </text>
            {fire && (
              <>
                <IconAt kind="fire" x={x - 12} y={y} size={14} />
                <text className="iki-month-fire" x={x + 7} y={y + 12} textAnchor="middle">
                  {fire}
                </text>
              </>
            )}
            {payDay && <IconAt kind="payDay" x={x - 7} y={y} size={14} />}
          </g>
        );
      })}
      <text className="iki-wheel-now" x="100" y="106" textAnchor="middle">
        {words.month(Math.min(state.month, NEW_YEAR))}
      </text>
    </svg>
  );
}

function PathField({ state, space }: { state: GameState; space: PathSpace }) {
  const { attributes } = usePickable(`path-${space}`);
  const seat = state.players.findIndex((player) => player.cylinder === space);
  const closed = space === 'X' && state.players.length < PLAYERS_WITH_X;
  return (
    <div
      className="iki-pick iki-path-space"
      data-at={`path-${space}`}
      data-closed={closed || undefined}
      {...attributes}
    >
      <b>{space}</b>
      {seat >= 0 && <Crest seat={seat} size={20} />}
    </div>
  );
}

/** The firefighting track: stacks of markers, who stands higher on top. */
function Brigade({ state, words }: { state: GameState; words: Words }) {
  return (
    <ol className="iki-brigade" aria-label={words.t('iki-table:part.brigade')}>
      {Array.from({ length: MOST_FIREFIGHTING + 1 }, (_, number) => {
        const stack = state.brigade.filter((seat) => state.players[seat]?.fire === number);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the track never change places
          <li key={number}>
            {stack.map((seat) => (
              <svg
                key={seat}
                viewBox="0 0 24 24"
                width="19"
                height="19"
                role="img"
                aria-label={words.name(seat)}
                data-at={`brigade-${seat}`}
              >
                <CrestAt seat={seat} />
              </svg>
            ))}
            <span className="iki-brigade-number">{number}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The year, the Path of Life and the firefighting track. */
export function Year({ state, words }: { state: GameState; words: Words }) {
  return (
    <>
      <Wheel state={state} words={words} />
      <section className="iki-path-part" aria-label={words.t('iki-table:part.path')}>
        <h2 className="iki-heading">{words.t('iki-table:part.path')}</h2>
        <div className="iki-path">
          {PATH_SPACES.map((space) => (
            <PathField key={space} state={state} space={space} />
          ))}
        </div>
      </section>
      <section className="iki-brigade-part">
        <h2 className="iki-heading">{words.t('iki-table:part.brigade')}</h2>
        <Brigade state={state} words={words} />
      </section>
    </>
  );
}
