import { useRef } from 'react';
import { usePickable } from '../../../../table/pick/pickable';
import { rove, Stops } from '../../../../table/pick/roving';
import {
  type GameState,
  harmonyOf,
  NAGAYA,
  type Seat,
  type ShopId,
  STALLS,
  STREET,
  type StreetSpace,
  tradeOf,
} from '../../rules';
import { CrestAt, IconAt, type IconKind, seatClass } from '../art/icons';
import { signsOf } from '../art/skill';
import { fireToday, nextFire } from '../model/fire';
import { crossingBox, laneBox, type Orientation, sizeOf, spaceBoxes, stallBox } from '../model/geometry';
import type { Words } from '../model/words';
import { House } from './House';

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

/** What a shop takes and gives, in short. */
function tradeWords(shop: ShopId): string {
  const trade = tradeOf(shop);
  const amounts = (goods: Parameters<typeof signsOf>[0]) =>
    signsOf(goods)
      .map(({ amount }) => amount)
      .join('+');
  if (trade.kind === 'trade' || trade.kind === 'construction') {
    const pay = amounts(trade.pay);
    return pay ? `${pay} → ${amounts(trade.gain)}` : `+${amounts(trade.gain)}`;
  }
  return trade.kind === 'pawn' ? `1 → ${amounts(trade.gain)}` : '';
}

interface SpaceProps {
  readonly state: GameState;
  readonly space: StreetSpace;
  readonly shop: ShopId;
  readonly orientation: Orientation;
  readonly words: Words;
}

/** A space of the street: the shop front with its sign and trade, the lane before it, and the masters who stand there. */
function Space({ state, space, shop, orientation, words }: SpaceProps) {
  const { price, attributes } = usePickable(`space-${space}`, 'spaces');
  const boxes = spaceBoxes(orientation, space);
  const { x, y, width, height } = boxes.shop;
  const { lane } = boxes;
  const left = Math.min(x, lane.x);
  const top = Math.min(y, lane.y);
  const masters = state.players.flatMap((player, seat) => (player.at === space ? [seat] : []));
  const name = words.shop(shop);
  const middle = x + width / 2;
  const trade = tradeWords(shop);
  const tall = height > width;
  const words1 = tall ? name.split(' ') : [name];
  return (
    <g className="iki-space" data-at={`space-${space}`} data-place={space} {...attributes}>
      <rect
        className="tk-hit iki-space-field"
        x={left}
        y={top}
        width={Math.max(x + width, lane.x + lane.width) - left}
        height={Math.max(y + height, lane.y + lane.height) - top}
        rx="5"
      />
      <g data-at={`shop-${shop}`}>
        <rect className="iki-shop" x={x} y={y} width={width} height={height} rx="4" />
        <path className="iki-noren" d={`M${x} ${y}h${width}v9h${-width}z`} />
        <IconAt
          kind={SHOP_SIGNS[shop]}
          x={tall ? middle - 15 : x + 8}
          y={y + (tall ? 26 : 18)}
          size={tall ? 30 : 34}
        />
        {words1.map((line, index) => (
          <text
            key={line}
            className="iki-shop-name"
            x={tall ? middle : x + 48}
            y={y + (tall ? 78 + index * 16 : 32)}
            textAnchor={tall ? 'middle' : 'start'}
          >
            {line}
          </text>
        ))}
        <text
          className="iki-shop-trade"
          x={tall ? middle : x + 48}
          y={tall ? y + height - 14 : y + 52}
          textAnchor={tall ? 'middle' : 'start'}
        >
          {trade}
        </text>
        <text className="iki-space-number" x={x + width - 8} y={y + 26} textAnchor="end">
          {space}
        </text>
      </g>
      {price > 0 && (
        <g className="iki-steps" transform={`translate(${lane.x + lane.width - 46} ${lane.y + 8})`}>
          <rect width="42" height="22" rx="11" />
          <text x="10" y="16">
            {price}
          </text>
          <IconAt kind="sandals" x={19} y={1} size={20} />
        </g>
      )}
      {masters.map((seat, index) => (
        <Master key={seat} seat={seat} x={lane.x + 22 + index * 34} y={lane.y + lane.height / 2} />
      ))}
    </g>
  );
}

/** A master in the street, in the owner's colour and crest. */
const Master = ({ seat, x, y }: { seat: Seat; x: number; y: number }) => (
  <g className={`iki-master ${seatClass(seat)}`} data-at={`master-${seat}`}>
    <path d={`M${x - 13} ${y + 17}c0-16 5-22 13-22s13 6 13 22z`} />
    <circle cx={x} cy={y - 10} r="7.5" />
    <g transform={`translate(${x - 9} ${y - 3}) scale(0.75)`}>
      <CrestAt seat={seat} />
    </g>
  </g>
);

interface Props {
  readonly state: GameState;
  readonly words: Words;
  readonly orientation: Orientation;
}

/** The street of Edo: the crossing, eight shops, four rows of houses. */
export function Street({ state, words, orientation }: Props) {
  const board = useRef<SVGSVGElement>(null);
  const { width, height } = sizeOf(orientation);
  const crossing = crossingBox(orientation);
  const lane = laneBox(orientation);
  const waiting = state.players.flatMap((player, seat) => (player.at === 0 ? [seat] : []));
  const fire = nextFire(state);
  const danger = new Map(
    fire === null ? [] : NAGAYA.flatMap((nagaya) => fireToday(state, nagaya, fire.strength)),
  );
  const ribbons = harmonyOf(state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the drawing
    <svg
      ref={board}
      className="iki-street"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={words.t('iki-table:part.street')}
      onKeyDown={rove}
    >
      <rect className="iki-ground" width={width} height={height} rx="10" />
      <rect className="iki-lane" {...lane} />
      <rect className="iki-lane" {...crossing} />
      <text
        className="iki-start"
        x={crossing.x + crossing.width / 2}
        y={crossing.y + crossing.height / 2 - (orientation === 'landscape' ? 26 : 22)}
        textAnchor="middle"
      >
        ↺
      </text>
      {STREET.map(({ space, shop }) => (
        <Space key={space} state={state} space={space} shop={shop} orientation={orientation} words={words} />
      ))}
      {waiting.map((seat, index) => (
        <Master
          key={seat}
          seat={seat}
          x={crossing.x + crossing.width / 2 + (index - (waiting.length - 1) / 2) * 24}
          y={crossing.y + crossing.height / 2 + 4}
        />
      ))}
      {STALLS.map((stall, place) => (
        <House
          key={stall}
          state={state}
          stall={stall}
          place={place}
          box={stallBox(orientation, stall)}
          words={words}
          danger={danger.get(stall) ?? null}
        />
      ))}
      {ribbons.map(({ stall, group, iki }) => {
        const box = stallBox(orientation, stall);
        return (
          <g
            key={`${stall} ${group}`}
            className="iki-ribbon"
            transform={`translate(${box.x + (group === 'corners' ? 30 : 2)} ${box.y + 44})`}
          >
            <rect width="26" height="15" rx="7.5" />
            <text x="13" y="12" textAnchor="middle">
              +{iki}
            </text>
          </g>
        );
      })}
      <Stops board={board} />
    </svg>
  );
}
