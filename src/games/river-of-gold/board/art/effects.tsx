import type { ReactNode } from 'react';
import type { BuildingType, Effect, NobleCounts, Role, RoyalAbility } from '../../rules';
import { BuildingGlyph } from './buildings';
import { DieGlyph } from './die';
import { Numeral, ResourceGlyph } from './goods';
import { RoleGlyph } from './roles';

/** A picture of an effect, 24 high and as wide as it says. */
export interface Picture {
  readonly width: number;
  readonly node: ReactNode;
}

const scaled = (x: number, y: number, scale: number, node: ReactNode, colour?: string) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} color={colour}>
    {node}
  </g>
);

const Slash = ({ x }: { x: number }) => (
  <path d={`M${x} 20L${x + 5} 4`} stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
);
const Arrow = ({ x }: { x: number }) => (
  <path
    d={`M${x} 12h8m-3-3.2l3 3.2-3 3.2`}
    fill="none"
    stroke="var(--ink)"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** One thing for each of another: a slash between two pictures. */
const per = (what: ReactNode, each: ReactNode, colour?: string): Picture => ({
  width: 51,
  node: (
    <>
      {scaled(0, 0.5, 0.96, what)}
      <Slash x={23} />
      {scaled(29, 1.2, 0.9, each, colour)}
    </>
  ),
});

/** Something leads to something: an arrow between two pictures. */
const leadsTo = (what: ReactNode, then: ReactNode, colour?: string): Picture => ({
  width: 57,
  node: (
    <>
      {scaled(0, 0.5, 0.96, what, colour)}
      <Arrow x={23.5} />
      {scaled(33.5, 0.5, 0.96, then)}
    </>
  ),
});

const SOMEBODY: Role = 'monk';
const Customers = () => (
  <>
    <rect
      x="4"
      y="1.5"
      width="16"
      height="21"
      rx="2"
      fill="var(--icon-paper)"
      stroke="var(--icon-line)"
      strokeWidth="1.2"
    />
    <g transform="translate(5.5 5) scale(.54)">
      <RoleGlyph role={SOMEBODY} />
    </g>
  </>
);

/** Any building that is owned: a roof with a marker under it. */
const OwnedBuilding = ({ by }: { by: 'own' | 'opponent' }) => (
  <>
    <g color="var(--ink-soft)">
      <BuildingGlyph type="manor" />
    </g>
    <circle
      cx="12"
      cy="15.5"
      r="5.6"
      fill={by === 'own' ? 'var(--own)' : 'var(--icon-paper)'}
      stroke="var(--icon-line)"
      strokeWidth="1.2"
    />
    {by === 'opponent' && (
      <path
        d="M9.3 12.8l5.4 5.4M14.7 12.8l-5.4 5.4"
        stroke="var(--icon-line)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    )}
  </>
);

const RegionSign = () => (
  <g>
    <path
      d="M2 20.5L8.5 8l3.5 5 2.5-3.5L22 20.5z"
      fill="var(--region-2)"
      stroke="var(--icon-line)"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    <circle cx="18" cy="6" r="3" fill="var(--scroll)" />
  </g>
);

const EmptySpace = () => (
  <path
    d="M4 3h16v13l-8 6-8-6z"
    fill="var(--icon-paper)"
    stroke="var(--icon-line)"
    strokeWidth="1.4"
    strokeDasharray="3 2"
  />
);

const RoyalShip = () => (
  <>
    <path
      d="M1.5 14.5c4 1.4 17 1.4 21 0-.6 3.6-2.6 6-5.4 6H6.9c-2.8 0-4.8-2.4-5.4-6z"
      fill="var(--hull)"
      stroke="var(--icon-line)"
      strokeWidth="1.1"
    />
    <path d="M11.5 1v14" stroke="var(--icon-line)" strokeWidth="1.5" />
    <path
      d="M12.2 3.2c5 .8 8 4.5 6.4 9.8h-6.4z"
      fill="var(--icon-paper)"
      stroke="var(--icon-line)"
      strokeWidth="1.1"
    />
    <path d="M11.4 1L4.5 3.2l6.9 2.6z" fill="var(--royal)" stroke="var(--icon-line)" strokeWidth="0.9" />
    <path
      d="M3 14.4l.6-3.4h6v3.8zM2 11l4.6-3.2L11 11z"
      fill="var(--royal)"
      stroke="var(--icon-line)"
      strokeWidth="0.9"
    />
  </>
);

const SecondMarker = ({ on }: { on: 'own' | 'opponent' }) => (
  <>
    {scaled(-1, 3, 0.82, <OwnedBuilding by={on} />)}
    <circle cx="17" cy="8.5" r="6.2" fill="var(--own)" stroke="var(--icon-line)" strokeWidth="1.2" />
    <path d="M17 5.5v6M14 8.5h6" stroke="var(--icon-paper)" strokeWidth="1.8" strokeLinecap="round" />
  </>
);

const typeColour = (type: BuildingType) => `var(--type-${type})`;
const single = (node: ReactNode): Picture => ({ width: 24, node });
const res = (kind: Parameters<typeof ResourceGlyph>[0]['kind'], amount?: number | string) => (
  <ResourceGlyph kind={kind} amount={amount} />
);

export function effectPicture(effect: Effect): Picture {
  switch (effect.kind) {
    case 'gain':
      return single(res(effect.resource, effect.amount));
    case 'anyGood':
      return single(res('anyGood'));
    case 'influence':
      return single(res('influence', effect.amount));
    case 'kokuPer':
      return effect.thing === 'deliveredCustomer'
        ? per(res('koku', 1), <Customers />)
        : per(res('koku', 1), <BuildingGlyph type={effect.thing} />, typeColour(effect.thing));
    case 'drawAndDiscard':
      return single(res('draw'));
    case 'influenceWhereOwned':
      return per(res('influence', 1), <OwnedBuilding by="own" />);
    case 'pointPerDelivered':
      return per(res('points', 1), <Customers />);
    case 'sellGoods':
      return leadsTo(res('anyGood'), res('koku', effect.koku));
    case 'raiseFavorLimit':
      return single(res('favorLimit', '+1'));
    case 'royalShip':
      return single(<RoyalShip />);
    case 'secondMarker':
      return single(<SecondMarker on={effect.on} />);
  }
}

export function royalPicture(ability: RoyalAbility): Picture {
  switch (ability.gives) {
    case 'goodOfChoiceInstead':
      return leadsTo(<BuildingGlyph type="market" />, res('anyGood'), typeColour('market'));
    case 'extraKoku':
      return onEmptySpace('+', ability.koku);
    case 'turnDie':
      return {
        width: 46,
        node: (
          <>
            {scaled(1, 1, 0.7, <DieGlyph face={3} />)}
            <Numeral x={35} y={12} size={14} on="ground">
              {`±${ability.faces}`}
            </Numeral>
          </>
        ),
      };
    case 'influenceInTouchingRegions':
      return per(res('influence', ability.influence), <RegionSign />);
    case 'pointIfVisited':
      return leadsTo(<OwnedBuilding by={ability.whose} />, res('points', 1));
  }
}

export function countsPicture(counts: NobleCounts): Picture {
  switch (counts.owned) {
    case 'types':
      return per(
        res('points', 1),
        <>
          {scaled(0, 0, 0.48, <BuildingGlyph type="port" />, typeColour('port'))}
          {scaled(12.5, 0, 0.48, <BuildingGlyph type="market" />, typeColour('market'))}
          {scaled(0, 12.5, 0.48, <BuildingGlyph type="manor" />, typeColour('manor'))}
          {scaled(12.5, 12.5, 0.48, <BuildingGlyph type="shrine" />, typeColour('shrine'))}
        </>,
      );
    case 'regions':
      return per(res('points', 1), <RegionSign />);
    default:
      return per(res('points', 1), <BuildingGlyph type={counts.owned} />, typeColour(counts.owned));
  }
}

export const leftoverPicture = (what: 'koku' | 'anyGood', each: number): Picture =>
  what === 'koku'
    ? per(res('points', 1), res('koku', each))
    : {
        width: 62,
        node: (
          <>
            {scaled(0, 0.5, 0.96, res('points', 1))}
            <Slash x={23} />
            <Numeral x={34} y={12} size={15} on="ground">
              {each}
            </Numeral>
            {scaled(39, 0.5, 0.96, res('anyGood'))}
          </>
        ),
      };
export const doubledPicture: Picture = {
  width: 48,
  node: (
    <>
      {scaled(0, 1, 0.92, <RegionSign />)}
      <Numeral x={35} y={12} size={16} on="ground">
        ×2
      </Numeral>
    </>
  ),
};
/** Koku more or less where nothing is built. */
function onEmptySpace(sign: '+' | '−', koku: number): Picture {
  return {
    width: 60,
    node: (
      <>
        {scaled(0, 1, 0.92, <EmptySpace />)}
        <Numeral x={30} y={12} size={16} on="ground">
          {sign}
        </Numeral>
        {scaled(37, 0.5, 0.96, res('koku', koku))}
      </>
    ),
  };
}
export const discountPicture = (koku: number): Picture => onEmptySpace('−', koku);
