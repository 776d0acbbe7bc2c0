import { usePickable } from '../../../../table/pick/pickable';
import type { GameState, Seat, ShopId, StreetSpace } from '../../rules';
import { CrestAt, IconAt, type IconKind, seatClass } from '../art/icons';
import { type Box, type Orientation, spaceBoxes } from '../model/geometry';
import type { Waiting } from '../model/previews';
import { tradesOf } from '../model/trades';
import type { Words } from '../model/words';
import { Lantern } from './Lantern';
import { SignsAt, signsWidth } from './SignsAt';

const SHOP_SIGNS: Readonly<Record<ShopId, IconKind>> = {
  sandals: 'sandals',
  rice: 'rice',
  fireTower: 'fire',
  tobacco: 'pipe',
  pawn: 'mon',
  fish: 'fish',
  construction: 'lumber',
  exchange: 'koban',
};

/** A shop front: its sign, its name, and what it trades today. */
function Shop({
  state,
  shop,
  space,
  box,
  words,
}: Pick<SpaceProps, 'state' | 'shop' | 'space' | 'words'> & { box: Box }) {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const tall = height > width;
  const { sign, letters, size } = tall ? UPRIGHT : FLAT;
  const lines = tall ? words.shop(shop).split(' ') : [words.shop(shop)];
  const beside = x + sign + 14;
  const room = tall ? width - 8 : x + width - 30 - beside;
  const under = tall ? y + 26 + sign + letters : y + 13 + letters;
  const trades = tradesOf(state, shop);
  let along = 0;
  return (
    <g data-at={`shop-${shop}`}>
      <rect className="iki-shop" x={x} y={y} width={width} height={height} rx="4" />
      <path className="iki-noren" d={`M${x} ${y}h${width}v9h${-width}z`} />
      <path className="iki-noren-slits" d={slits(x, y, width)} />
      <IconAt
        kind={SHOP_SIGNS[shop]}
        x={tall ? middle - sign / 2 : x + 8}
        y={tall ? y + 22 : y + (height + 9 - sign) / 2}
        size={sign}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className="iki-shop-name"
          style={{ fontSize: letters }}
          x={tall ? middle : beside}
          y={under + index * letters * 1.08}
          textAnchor={tall ? 'middle' : 'start'}
          textLength={line.length * letters * LETTER > room ? room : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
      {trades.map((trade, index) => {
        const from = along;
        along += signsWidth(trade, size) + 10;
        return (
          <SignsAt
            // biome-ignore lint/suspicious/noArrayIndexKey: two fish may cost the same; they never change places
            key={index}
            {...trade}
            x={tall ? middle - signsWidth(trade, size) / 2 : beside + from}
            y={tall ? under + lines.length * letters * 1.08 - 8 + index * (size + 10) : under + 9}
            size={size}
          />
        );
      })}
      <text className="iki-space-number" x={x + width - 8} y={y + 27} textAnchor="end">
        {space}
      </text>
    </g>
  );
}

/** A shop along the street, and one on an upright screen: its sign, the letters of its name, and what it trades. */
const FLAT = { sign: 42, letters: 18, size: 19 };
const UPRIGHT = { sign: 52, letters: 19, size: 23 };
/** About how wide a letter of a shop's name is; a longer one is set narrower. */
const LETTER = 0.52;

/** The cuts of the cloth over a shop's door. */
const slits = (x: number, y: number, width: number): string =>
  [1, 2, 3].map((part) => `M${x + (width * part) / 4} ${y + 3}v6`).join('');

interface SpaceProps {
  readonly state: GameState;
  readonly space: StreetSpace;
  readonly shop: ShopId;
  readonly orientation: Orientation;
  readonly words: Words;
  /** The viewer's steps to here, and what waits at the end of the walk; null where no walk leads here now. */
  readonly walk: { readonly steps: number; readonly seat: Seat; readonly waiting: Waiting } | null;
}

/** A space of the street: the shop front, the lane before it, the masters who stand there, and the way to it. */
export function Space({ state, space, shop, orientation, words, walk }: SpaceProps) {
  const { price, attributes } = usePickable(`space-${space}`, 'spaces');
  const { shop: front, lane } = spaceBoxes(orientation, space);
  const left = Math.min(front.x, lane.x);
  const top = Math.min(front.y, lane.y);
  const masters = state.players.flatMap((player, seat) => (player.at === space ? [seat] : []));
  const wide = lane.width > lane.height;
  return (
    <g className="iki-space" data-at={`space-${space}`} data-place={space} {...attributes}>
      <rect
        className="tk-hit iki-space-field"
        x={left}
        y={top}
        width={Math.max(front.x + front.width, lane.x + lane.width) - left}
        height={Math.max(front.y + front.height, lane.y + lane.height) - top}
        rx="5"
      />
      <Shop state={state} shop={shop} space={space} box={front} words={words} />
      {walk?.waiting.shop && (
        <Lantern
          x={wide ? lane.x + lane.width - (price > 0 ? 122 : 74) : front.x + front.width - 22}
          y={wide ? lane.y + lane.height / 2 - 10 : front.y + front.height - 24}
        />
      )}
      {walk && (
        <Footprints
          seat={walk.seat}
          steps={walk.steps}
          x={wide ? lane.x + lane.width - (price > 0 ? 98 : 50) : lane.x + 1}
          y={wide ? lane.y + lane.height / 2 : lane.y + lane.height - (price > 0 ? 54 : 24)}
        />
      )}
      {price > 0 && (
        <g
          className="iki-steps"
          transform={
            wide
              ? `translate(${lane.x + lane.width - 48} ${lane.y + lane.height / 2 - 11})`
              : `translate(${lane.x + lane.width / 2 - 21} ${lane.y + lane.height - 30})`
          }
        >
          <rect width="42" height="22" rx="11" />
          <text x="10" y="16">
            {price}
          </text>
          <IconAt kind="sandals" x={19} y={1} size={20} />
        </g>
      )}
      {masters.map((seat, index) => (
        <Master
          key={seat}
          seat={seat}
          x={wide ? lane.x + 24 + index * 38 : lane.x + lane.width / 2}
          y={wide ? lane.y + lane.height / 2 : lane.y + 30 + index * 46}
        />
      ))}
    </g>
  );
}

/** The way to a space: footprints in the walker's colour, and how many steps it is. */
function Footprints({ seat, steps, x, y }: { seat: Seat; steps: number; x: number; y: number }) {
  return (
    <g className={`iki-footprints ${seatClass(seat)}`} transform={`translate(${x} ${y})`}>
      <ellipse cx="4" cy="-5" rx="6" ry="3.2" />
      <ellipse cx="13" cy="5" rx="6" ry="3.2" />
      <circle cx="32" r="10.5" />
      <text x="32" y="4.8" textAnchor="middle">
        {steps}
      </text>
    </g>
  );
}

/** A master in the street, in the owner's colour and crest. */
export const Master = ({ seat, x, y }: { seat: Seat; x: number; y: number }) => (
  <g className={`iki-master ${seatClass(seat)}`} data-at={`master-${seat}`}>
    <g transform={`translate(${x} ${y}) scale(1.15)`}>
      <path d="M-13 17c0-16 5-22 13-22s13 6 13 22z" />
      <circle cy="-10" r="7.5" />
      <g transform="translate(-9 -3) scale(0.75)">
        <CrestAt seat={seat} />
      </g>
    </g>
  </g>
);
