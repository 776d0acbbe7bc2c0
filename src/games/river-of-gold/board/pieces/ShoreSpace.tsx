import { memo } from 'react';
import { type TargetAttributes, usePickable } from '../../../../table/pick/pickable';
import type { PickLook } from '../../../../table/pick/picking';
import type { Clan } from '../../rules';
import { shoreSpace, type TileId } from '../../rules';
import { Numeral, ResourceGlyph } from '../art';
import { anchor, bankOf, type Frame, outward, tileParts, tip } from '../geometry';
import { spaceName } from '../model/space-name';
import { FavorPrice } from './FavorPrice';
import { glyphAt } from './glyph-at';
import { TileFace } from './TileFace';

/** An empty shore space: what it costs to build here and the koku it gives to a visitor. */
const EmptySpace = memo(function EmptySpace({ frame, space }: { frame: Frame; space: number }) {
  const bank = bankOf(space);
  const parts = tileParts(frame, bank);
  const { cost } = shoreSpace(space);
  const visitor = outward(frame, bank, 0, parts.visitor - 3);
  const price = outward(frame, bank, 0, (parts.middle + parts.owner) / 2);
  return (
    <g className="rg-empty">
      <path className="rg-empty-ground" d={parts.outline} />
      <g style={{ transform: glyphAt(visitor.x, visitor.y) }} className="rg-empty-coin">
        <ResourceGlyph kind="koku" amount={1} />
      </g>
      {cost !== null && (
        <text className="rg-cost" x={price.x} y={price.y} textAnchor="middle" dominantBaseline="central">
          {cost}
        </text>
      )}
    </g>
  );
});

/** Where a price stands: in the outer corner of its tile, wholly on it. */
const priceIn = ({ orientation, tileWidth, tileLength }: Frame): [along: number, away: number] =>
  orientation === 'landscape' ? [tileWidth / 2 - 21, tileLength - 12] : [tileWidth / 2 - 12, tileLength - 21];

interface ShoreSpaceProps {
  readonly frame: Frame;
  readonly space: number;
  readonly tile: TileId | null;
  /** Owners' clans, joined, so that an unchanged space is not drawn again. */
  readonly clans: string;
}

const SpaceDrawing = memo(function SpaceDrawing({
  frame,
  space,
  tile,
  clans,
  look,
  price,
  attributes,
}: ShoreSpaceProps & { look: PickLook; price: number; attributes: TargetAttributes }) {
  const bank = bankOf(space);
  const parts = tileParts(frame, bank);
  const at = tip(frame, space);
  const corner = outward(frame, bank, ...priceIn(frame));
  const nameAt = outward(frame, bank, 5 - frame.tileWidth / 2, 5);
  const owners = clans === '' ? [] : (clans.split(' ') as Clan[]);
  return (
    <g
      className={`rg-space rg-region-${shoreSpace(space).region}`}
      data-at={`space-${space}`}
      data-place={space}
      transform={`translate(${at.x} ${at.y})`}
      {...attributes}
    >
      {tile && <TileFace frame={frame} bank={bank} tile={tile} owners={owners} />}
      {look !== 'idle' && <path className="tk-lit" d={parts.outline} />}
      {/* What is printed on an empty space stays readable over the light. */}
      {!tile && <EmptySpace frame={frame} space={space} />}
      <text
        className="rg-space-name"
        x={nameAt.x}
        y={nameAt.y}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {spaceName(space)}
      </text>
      <path className="tk-hit" d={parts.outline} />
      <FavorPrice price={price} x={corner.x} y={corner.y} />
    </g>
  );
});

export const ShoreSpaceView = memo(function ShoreSpaceView(props: ShoreSpaceProps) {
  const { look, price, attributes } = usePickable(`space-${props.space}`, 'shore', true);
  return <SpaceDrawing {...props} look={look} price={price} attributes={attributes} />;
});

/** The dot on the bank where a shore space touches the water. */
export const Anchor = memo(function Anchor({ frame, space }: { frame: Frame; space: number }) {
  const p = anchor(frame, space);
  return <circle className={`rg-anchor rg-region-${shoreSpace(space).region}`} cx={p.x} cy={p.y} r="5.5" />;
});

/** The number of a river space, small: a help for the log and for talking about the game. */
export const RiverNumber = ({ x, y, river }: { x: number; y: number; river: number }) => (
  <g className="rg-river-number">
    <circle className="rg-river-plate" cx={x} cy={y} r="9.5" />
    <Numeral x={x} y={y} size={11.5}>
      {river}
    </Numeral>
  </g>
);
