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
import { linesOf } from '../model/lines';
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

/** Letters of a house's name, their line, and about how wide one is: a longer line is set narrower. */
const NAME = { tall: 15, wide: 18, line: 1.08, letter: 0.56 };
const ROOF = 26;

/** The name of a house under its roof, over two lines where it has several words and one line is too short. */
function HouseName({ lines, box, size }: { lines: readonly string[]; box: Box; size: number }) {
  const room = box.width - 10;
  return lines.map((line, index) => (
    <text
      key={line}
      className="iki-house-name"
      style={{ fontSize: size }}
      x={box.x + box.width / 2}
      y={box.y + ROOF + size * (0.95 + index * NAME.line)}
      textAnchor="middle"
      textLength={line.length * size * NAME.letter > room ? room : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {line}
    </text>
  ));
}

/** What lies on a stall: a house front with its figure, or a building. */
function Front({ card, state, box, words }: { card: Card; state: GameState; box: Box; words: Words }) {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  // A low front has its figure beside the skill, a tall one above it.
  const wide = width > height;
  const letters = wide ? NAME.wide : NAME.tall;
  const lines = linesOf(words.card(card.card), (width - 10) / (letters * NAME.letter));
  const below = y + ROOF + letters * (NAME.line * lines.length + 0.25);
  const front = (
    <>
      <rect x={x + 3} y={y + 24} width={width - 6} height={height - 27} rx="3" />
      <path
        className="iki-roof"
        d={`M${x + 1} ${y + ROOF}L${middle} ${y + 2}L${x + width - 1} ${y + ROOF}z`}
      />
      <HouseName lines={lines} box={box} size={letters} />
    </>
  );
  if (card.kind === 'building') {
    const size = Math.min(54, y + height - 42 - below);
    return (
      <g className={`iki-front iki-building ${seatClass(card.owner)}`}>
        {front}
        <IconAt kind="build" x={middle - size / 2} y={below + 4} size={size} />
        <g transform={`translate(${middle - 17} ${y + height - 40}) scale(1.4)`}>
          <CrestAt seat={card.owner} />
        </g>
      </g>
    );
  }
  const row = tableOf(state).occupations[card.card];
  const skill = skillSigns(row.skill);
  const squares = y + height - 6 - SQUARE.height;
  const skillTop = squares - SKILL - 13;
  const figure = Math.min(64, (wide ? squares : skillTop) - below - 2);
  const skillMiddle = wide ? x + (width + figure + 8) / 2 : middle;
  const size = Math.min(SKILL, (SKILL * (2 * (x + width - 6 - skillMiddle))) / signsWidth(skill, SKILL));
  return (
    <g className={`iki-front iki-type-${row.type}`}>
      {front}
      <TypeSign type={row.type} x={middle - 7} y={y + 9} size={14} />
      <g transform={`translate(${wide ? x + 8 : middle - figure / 2} ${below}) scale(${figure / 60})`}>
        <Figure card={card.card} type={row.type} />
      </g>
      <SignsAt
        {...skill}
        x={skillMiddle - signsWidth(skill, size) / 2}
        y={wide ? (below + squares - size) / 2 - 4 : skillTop + (SKILL - size) / 2}
        size={size}
      />
      <Squares card={card} row={row} middle={middle} top={squares} />
    </g>
  );
}

const SKILL = 22;
const SQUARE = { width: 35, height: 31 };
/** The signs of a salary: one alone, or one above another. */
const SALARY = { alone: 18, most: 14, room: 29 };

/** The experience squares with their salaries, and the kobun on the one that is reached (2.3). */
function Squares({
  card,
  row,
  middle,
  top,
}: {
  card: OccupationCard;
  row: Occupation;
  middle: number;
  top: number;
}) {
  const first = 4 - row.steps;
  return [1, 2, 3].map((square) => {
    if (square < first) return null;
    const left = middle + (square - 2) * (SQUARE.width + 1) - SQUARE.width / 2;
    const gain = row.salary === 'grey' ? [] : signsOf(row.salary[square - first] ?? {});
    const size = gain.length > 1 ? Math.min(SALARY.most, SALARY.room / gain.length) : SALARY.alone;
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
        {gain.map((sign, index) => (
          <SignsAt
            key={sign.icon}
            gain={[sign]}
            x={left + (SQUARE.width - signsWidth({ gain: [sign] }, size)) / 2}
            y={top + SQUARE.height / 2 + (index - gain.length / 2) * size}
            size={size}
          />
        ))}
        {reached && card.owner !== null && (
          <g
            className="iki-kobun"
            transform={`translate(${left + SQUARE.width / 2 - 11} ${top - 16}) scale(0.92)`}
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
      {danger === 'burns' && <IconAt kind="fire" x={x + width - 24} y={y + 2} size={22} />}
      {danger === 'holds' && (
        <text className="iki-holds" x={x + width - 20} y={y + 19}>
          ✓
        </text>
      )}
    </g>
  );
}
