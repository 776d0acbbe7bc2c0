import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import { type Card, cardOn, type GameState, isOpen, STALL_INDEX, type Stall, tableOf } from '../../rules';
import { Figure } from '../art/figure';
import { CrestAt, IconAt, seatClass, TypeSign } from '../art/icons';
import { type Sign, skillSigns } from '../art/skill';
import type { Box } from '../model/geometry';
import { isCorner, type Words } from '../model/words';

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

function SignRow({ signs, x, y, size }: { signs: readonly Sign[]; x: number; y: number; size: number }) {
  return signs.map(({ icon, amount }, index) => (
    <g key={icon} transform={`translate(${x + index * size * 1.8} ${y})`}>
      {amount !== undefined && (
        <text className="iki-small" x={size * 0.38} y={size * 0.8} textAnchor="middle">
          {amount}
        </text>
      )}
      <IconAt kind={icon} x={size * 0.72} y={0} size={size} />
    </g>
  ));
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
  const { pay, gain } = skillSigns(row.skill);
  const size = 15;
  const skillWidth = (pay.length + gain.length) * size * 1.8 + (pay.length > 0 ? 10 : 0);
  const left = middle - skillWidth / 2;
  const figure = Math.max(24, Math.min(58, height - 92));
  return (
    <g className={`iki-front iki-type-${row.type}`}>
      <rect x={x + 3} y={y + 24} width={width - 6} height={height - 27} rx="3" />
      <path className="iki-roof" d={roof} />
      <TypeSign type={row.type} x={middle - 6} y={y + 10} size={12} />
      {label}
      <g transform={`translate(${middle - figure / 2} ${y + 43}) scale(${figure / 60})`}>
        <Figure card={card.card} type={row.type} />
      </g>
      <SignRow signs={pay} x={left} y={y + height - 45} size={size} />
      {pay.length > 0 && (
        <text className="iki-small" x={left + pay.length * size * 1.8 + 4} y={y + height - 33}>
          →
        </text>
      )}
      <SignRow
        signs={gain}
        x={left + (pay.length > 0 ? pay.length * size * 1.8 + 12 : 0)}
        y={y + height - 45}
        size={size}
      />
      {[1, 2, 3].map((square) => {
        const at = middle + (square - 2) * 28;
        const closed = square < 4 - row.steps;
        return (
          <g key={square}>
            {!closed && (
              <rect
                className="iki-square"
                data-grey={row.salary === 'grey' || undefined}
                x={at - 12}
                y={y + height - 27}
                width="24"
                height="22"
                rx="3"
              />
            )}
            {card.owner !== null && card.square === square && (
              <g
                className="iki-kobun"
                transform={`translate(${at - 10} ${y + height - 26}) scale(0.83)`}
                data-owner={card.owner}
              >
                <CrestAt seat={card.owner} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface Props {
  readonly state: GameState;
  readonly stall: Stall;
  readonly box: Box;
  readonly words: Words;
  readonly place: number;
  /** How a fire of the coming strength would go here today. */
  readonly danger: 'burns' | 'holds' | null;
}

/** A stall of a nagaya with what lies on it. */
export function House({ state, stall, box, words, place, danger }: Props) {
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
      {danger === 'burns' && <IconAt kind="fire" x={x + width - 21} y={y + 3} size={18} />}
      {danger === 'holds' && (
        <text className="iki-holds" x={x + width - 18} y={y + 17}>
          ✓
        </text>
      )}
    </g>
  );
}
