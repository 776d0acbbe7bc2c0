import { type CSSProperties, memo, type ReactNode } from 'react';
import '../theme/tokens.css';
import type { BuildingType, Clan, Effect, Face, MasteryId, Role } from '../../rules';
import { BuildingGlyph } from './buildings';
import { ClanGlyph } from './clans';
import { DieGlyph } from './die';
import { effectPicture, type Picture } from './effects';
import { Flower, MasteryGlyph } from './elements';
import { ResourceGlyph, type ResourceKind, Scroll } from './goods';
import { RoleGlyph } from './roles';
import { ShipGlyph } from './ship';

export { BuildingGlyph } from './buildings';
export { ClanGlyph } from './clans';
export { DieGlyph } from './die';
export * from './effects';
export { Flower } from './elements';
export { Numeral, ResourceGlyph, type ResourceKind } from './goods';
export { RoleGlyph } from './roles';
export { ShipGlyph } from './ship';

interface Sized {
  /** Height in pixels, or any CSS length; a little taller than the text it stands in where it is left out. */
  readonly size?: number | string;
  /** What a screen reader says; left out where the words stand next to the picture. */
  readonly title?: string;
}

/** The size of a picture as a wish: style sheets give another one where there is less room (tokens.css). */
export const iconSize = (length: string, ratio = 1): CSSProperties =>
  ({ '--icon': length, '--ratio': ratio }) as CSSProperties;

function Icon({
  size = '1.35em',
  title,
  width = 24,
  height = 24,
  style,
  className,
  children,
}: Sized & {
  width?: number;
  height?: number;
  style?: CSSProperties;
  className?: string;
  children: ReactNode;
}) {
  const length = typeof size === 'number' ? `${size}px` : size;
  const drawing = {
    viewBox: `0 0 ${width} ${height}`,
    className: className ? `rg-icon ${className}` : 'rg-icon',
    style: { ...iconSize(length, width / height), ...style },
  };
  return title === undefined ? (
    <svg {...drawing} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...drawing} role="img" aria-label={title}>
      {children}
    </svg>
  );
}

/** A resource or a thing that happens, with its number in the picture where there is one. */
export const ResourceIcon = memo(function ResourceIcon({
  kind,
  amount,
  ...icon
}: Sized & { kind: ResourceKind; amount?: number }) {
  return (
    <Icon {...icon}>
      <ResourceGlyph kind={kind} amount={amount} />
    </Icon>
  );
});

/** The scroll of points without its number, for a number that is written over it. */
export const EmptyScroll = memo(function EmptyScroll(icon: Sized) {
  return (
    <Icon {...icon}>
      <Scroll amount="" />
    </Icon>
  );
});

export const ClanEmblem = memo(function ClanEmblem({ clan, ...icon }: Sized & { clan: Clan }) {
  return (
    <Icon {...icon} width={32} height={32}>
      <ClanGlyph clan={clan} />
    </Icon>
  );
});

export const BuildingIcon = memo(function BuildingIcon({ type, ...icon }: Sized & { type: BuildingType }) {
  return (
    <Icon {...icon} style={{ color: `var(--type-${type})` }}>
      <BuildingGlyph type={type} />
    </Icon>
  );
});

export const RoleIcon = memo(function RoleIcon({ role, ...icon }: Sized & { role: Role }) {
  return (
    <Icon {...icon}>
      <RoleGlyph role={role} />
    </Icon>
  );
});

export const MasteryIcon = memo(function MasteryIcon({ mastery, ...icon }: Sized & { mastery: MasteryId }) {
  return (
    <Icon {...icon} width={32} height={32} className={`rg-mastery-${mastery}`}>
      <MasteryGlyph mastery={mastery} />
    </Icon>
  );
});

export const FlowerIcon = memo(function FlowerIcon(icon: Sized) {
  return (
    <Icon {...icon} width={32} height={32} className="rg-flower">
      <Flower />
    </Icon>
  );
});

export const ShipIcon = memo(function ShipIcon({
  clan,
  royal = false,
  ...icon
}: Sized & { clan: Clan; royal?: boolean }) {
  return (
    <Icon {...icon} width={40} height={40}>
      <g transform="translate(20 23)">
        <ShipGlyph clan={clan} royal={royal} />
      </g>
    </Icon>
  );
});

/** A region's number as the face of a die, in the region's colour. */
export const RegionIcon = memo(function RegionIcon({ region, ...icon }: Sized & { region: Face }) {
  return (
    <Icon {...icon} width={32} height={32} className={`rg-region-${region} rg-region-face`}>
      <DieGlyph face={region} plain />
    </Icon>
  );
});

/** Any picture of effects.tsx inside text. */
export const PictureIcon = ({ picture, ...icon }: Sized & { picture: Picture }) => (
  <Icon {...icon} width={picture.width}>
    {picture.node}
  </Icon>
);

export const EffectIcon = memo(function EffectIcon({ effect, ...icon }: Sized & { effect: Effect }) {
  return <PictureIcon {...icon} picture={effectPicture(effect)} />;
});
