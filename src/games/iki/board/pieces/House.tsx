import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import {
  type Card,
  cardOn,
  type GameState,
  isOpen,
  type Occupation,
  type OccupationCard,
  STALL_INDEX,
  type Stall,
  tableOf,
} from '../../rules';
import { Figure } from '../art/figure';
import { CrestAt, IconAt, seatClass, TypeSign } from '../art/icons';
import { signsOf, skillSigns } from '../art/skill';
import type { Box } from '../model/geometry';
import { isCorner, type Words } from '../model/words';
import { Lantern } from './Lantern';
import { SignsAt, signsWidth } from './SignsAt';

/** The key that a stall answers to now: see model/plans.ts. */
function useStallKey(state: GameState, stall: Stall): string {
  const { look } = usePicking();
  const own = `stall-${stall}`;
  if (state.step !== 'business' && state.step !== 'starve') return own;
  const used = state.stalls.some((card, index) => {
    const name = Object.keys(STALL_INDEX)[index];
    return card?.kind === 'occupation' && look(`stall-${name}`) === 'selected';
  });
  if (!used && state.step === 'business') return own;
  const asked = [`target-${stall}`, `pick${stall}-${stall}`, `site-${stall}`];
  return asked.find((key) => look(key) === 'possible' || look(key) === 'selected') ?? own;
}

/** About how wide a letter of a house's name is; a longer name is set narrower. */
const LETTER = 6.9;

/** What lies on a stall: a house front with its figure, or a building. */
function Front({ card, state, box, words }: { card: Card; state: GameState; box: Box; words: Words }) {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const name = words.card(card.card);
  const long = name.length * LETTER > width - 10;
  const roof = `M${x + 1} ${y + 26}L${middle} ${y + 2}L${x + width - 1} ${y + 26}z`;
  const label = (
    <text
      className="iki-house-name"
      x={middle}
      y={y + 39}
      textAnchor="middle"
      textLength={long ? width - 10 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {name}
    </text>
  );
  if (card.kind === 'building') {
    return (
      <g className={`iki-front iki-building ${seatClass(card.owner)}`}>
        <rect x={x + 3} y={y + 24} width={width - 6} height={height - 27} rx="3" />
        <path className="iki-roof" d={roof} />
        {label}
        <IconAt kind="build" x={middle - 20} y={y + 46} size={40} />
        <g transform={`translate(${middle - 12} ${y + height - 30})`}>
          <CrestAt seat={card.owner} />
        </g>
      </g>
    );
  }
  const row = tableOf(state).occupations[card.card];
  const skill = skillSigns(row.skill);
  // A low front has its figure beside the skill, a tall one above it.
  const wide = width > height;
  const figure = Math.min(46, height - (wide ? 84 : 106));
  return (
    <g className={`iki-front iki-type-${row.type}`}>
      <rect x={x + 3} y={y + 24} width={width - 6} height={height - 27} rx="3" />
      <path className="iki-roof" d={roof} />
      <TypeSign type={row.type} x={middle - 6} y={y + 10} size={12} />
      {label}
      <g transform={`translate(${wide ? x + 12 : middle - figure / 2} ${y + 42}) scale(${figure / 60})`}>
        <Figure card={card.card} type={row.type} />
      </g>
      <SignsAt
        {...skill}
        x={middle + (wide ? figure / 2 : 0) - signsWidth(skill, SKILL) / 2}
        y={wide ? y + 54 : y + height - 62}
        size={SKILL}
      />
      <Squares card={card} row={row} middle={middle} bottom={y + height - 5} />
    </g>
  );
}

const SKILL = 16;
const SQUARE = { width: 34, height: 22 };
const SALARY = { one: 13, several: 9.5 };

/** The experience squares with their salaries, and the kobun on the one that is reached (2.3). */
function Squares({
  card,
  row,
  middle,
  bottom,
}: {
  card: OccupationCard;
  row: Occupation;
  middle: number;
  bottom: number;
}) {
  const first = 4 - row.steps;
  return [1, 2, 3].map((square) => {
    if (square < first) return null;
    const left = middle + (square - 2) * (SQUARE.width + 1) - SQUARE.width / 2;
    const top = bottom - SQUARE.height;
    const gain = row.salary === 'grey' ? [] : signsOf(row.salary[square - first] ?? {});
    const size = gain.length > 1 ? SALARY.several : SALARY.one;
    const reached = card.owner !== null && card.square === square;
    return (
      <g key={square}>
        <rect
          className="iki-square"
          data-grey={row.salary === 'grey' || undefined}
          data-reached={reached || undefined}
          x={left}
          y={top}
          {...SQUARE}
          rx="3"
        />
        <SignsAt
          gain={gain}
          x={left + (SQUARE.width - signsWidth({ gain }, size)) / 2}
          y={top + SQUARE.height - size - 2}
          size={size}
        />
        {reached && card.owner !== null && (
          <g
            className="iki-kobun"
            transform={`translate(${left + SQUARE.width / 2 - 9} ${top - 11}) scale(0.75)`}
            data-owner={card.owner}
          >
            <CrestAt seat={card.owner} />
          </g>
        )}
      </g>
    );
  });
}

interface Props {
  readonly state: GameState;
  readonly stall: Stall;
  readonly box: Box;
  readonly words: Words;
  readonly place: number;
  /** How a fire of the coming strength would go here today. */
  readonly danger: 'burns' | 'holds' | null;
  /** Whether the viewer could use the card at the end of a walk. */
  readonly waits: boolean;
}

/** A stall of a nagaya with what lies on it. */
export function House({ state, stall, box, words, place, danger, waits }: Props) {
  const { x, y, width, height } = box;
  const { attributes } = usePickable(useStallKey(state, stall), 'stalls');
  const card = cardOn(state, stall);
  const open = isOpen(state.players.length, STALL_INDEX[stall]);
  return (
    <g
      className="iki-stall"
      data-at={`stall-${stall}`}
      data-place={place}
      data-open={open}
      data-corner={isCorner(stall) || undefined}
      {...attributes}
    >
      <rect className="tk-hit iki-lot" x={x} y={y} width={width} height={height} rx="6" />
      {card ? (
        <Front card={card} state={state} box={box} words={words} />
      ) : (
        <text className="iki-lot-name" x={x + width / 2} y={y + height / 2 + 6} textAnchor="middle">
          {open ? stall : '×'}
        </text>
      )}
      {waits && <Lantern x={x + 4} y={y + 2} />}
      {danger === 'burns' && <IconAt kind="fire" x={x + width - 21} y={y + 3} size={18} />}
      {danger === 'holds' && (
        <text className="iki-holds" x={x + width - 18} y={y + 17}>
          ✓
        </text>
      )}
    </g>
  );
}
