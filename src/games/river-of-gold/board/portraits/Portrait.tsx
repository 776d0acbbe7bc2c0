import { memo, type ReactElement } from 'react';
import { customer, isCustomerId, patron } from '../../rules';
import { iconSize } from '../art';
import { BEARDS, BROWS, EAR, EYES, FACES, LINES, MOUTHS, NECK, NOSES } from './faces';
import { GARMENTS, PATTERNS } from './garments';
import { HAIR } from './hair';
import { HATS, MASKS } from './hats';
import type { Layer, Manner, Part, Tone } from './layers';
import { DYES, type Person, type PersonId, personOf } from './people';
import { PROPS } from './props';

const SKINS = ['#f8e2c6', '#efcfa8', '#dfb58b', '#c9976d'] as const;
const INK = '#2a1f1c';
const THINGS: Partial<Readonly<Record<Tone, string>>> = {
  // A region's or a clan's colour, from where the portrait stands.
  collar: 'var(--portrait-trim)',
  ink: INK,
  paper: '#fff8ea',
  lips: '#b3403a',
  blush: '#e8a08a',
  shaved: '#a9b0b4',
  wood: '#8a5a33',
  metal: '#9aa0ab',
  gold: '#e0a93b',
  straw: '#dcbb72',
  blue: '#3d6fa3',
  red: '#b23a31',
  veil: 'rgb(255 250 240 / 0.72)',
};

/** From back to front. */
function partsOf(person: Person): readonly (Part | undefined)[] {
  const { hat, mask, beard, lines, pattern } = person;
  const hair: { behind?: Part; over: Part } = HAIR[person.hair];
  const prop: { behind?: Part; over?: Part } = PROPS[person.prop];
  const cover: { behind?: Part; over: Part } | undefined = hat && HATS[hat];
  const veil: { under?: Part; over?: Part } | undefined = mask && MASKS[mask];
  return [
    prop.behind,
    cover?.behind,
    hair.behind,
    NECK,
    GARMENTS[person.garment],
    pattern && PATTERNS[pattern],
    EAR,
    FACES[person.face],
    lines && LINES[lines],
    veil?.under,
    beard && BEARDS[beard],
    BROWS[person.brows],
    EYES[person.eyes],
    NOSES[person.nose],
    MOUTHS[person.mouth],
    veil?.over,
    hair.over,
    cover?.over,
    prop.over,
  ];
}

const WIDTHS: Readonly<Record<Manner, number>> = { shape: 2, flat: 0, line: 1.6, rod: 3, dots: 3 };

function drawn([tone, manner, d, width = WIDTHS[manner]]: Layer, colour: string): ReactElement[] {
  switch (manner) {
    case 'shape':
      return [<path key={d} d={d} fill={colour} stroke={INK} strokeWidth={width} />];
    case 'flat':
      return [<path key={d} d={d} fill={colour} />];
    case 'line':
      return [<path key={d} d={d} fill="none" stroke={colour} strokeWidth={width} />];
    case 'rod':
      return [
        <path key={`${d} ${tone}`} d={d} fill="none" stroke={INK} strokeWidth={width + 2.6} />,
        <path key={d} d={d} fill="none" stroke={colour} strokeWidth={width} />,
      ];
    case 'dots':
      return [
        <path
          key={d}
          d={d}
          fill="none"
          stroke={colour}
          strokeWidth={width}
          strokeDasharray={`0.01 ${width * 1.24}`}
        />,
      ];
  }
}

/** Drawn once for everybody; React knows the same drawing again and leaves it alone. */
const drawings = new Map<PersonId, ReactElement>();

/** A portrait without its ground, in a box of 100 by 100, to be placed inside an svg. */
export function portraitGlyph(id: PersonId): ReactElement {
  const known = drawings.get(id);
  if (known) return known;
  const person = personOf(id);
  const own: Partial<Record<Tone, string>> = {
    skin: SKINS[person.skin],
    hair: DYES[person.hairDye],
    robe: DYES[person.robe],
    under: DYES[person.under],
    hat: DYES[person.hatDye ?? person.under],
  };
  const drawing = (
    <g
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={person.turned ? 'matrix(-1 0 0 1 100 0)' : undefined}
    >
      {partsOf(person).flatMap((part) =>
        (part ?? []).flatMap((layer) => drawn(layer, own[layer[0]] ?? THINGS[layer[0]] ?? INK)),
      )}
    </g>
  );
  drawings.set(id, drawing);
  return drawing;
}

/** The whole picture, or only the head where there is little room. */
const BOXES = { bust: '0 0 100 100', head: '14 2 72 72' } as const;

interface Props {
  readonly id: PersonId;
  /** Any CSS length; its width and height. */
  readonly size: number | string;
  readonly crop?: keyof typeof BOXES;
  /** What a screen reader says; left out where the words stand next to the picture. */
  readonly title?: string;
}

function groundOf(id: PersonId): string {
  if (id === 'emperor') return 'rg-imperial';
  return isCustomerId(id) ? `rg-region-${customer(id).region}` : `rg-clan-${patron(id).clan}`;
}

/** The face of a customer or a patron, in the colours of its region or clan. */
export const Portrait = memo(function Portrait({ id, size, crop = 'bust', title }: Props) {
  const length = typeof size === 'number' ? `${size}px` : size;
  const picture = {
    viewBox: BOXES[crop],
    className: `rg-icon rg-portrait ${groundOf(id)}`,
    style: iconSize(length),
  };
  const content = (
    <>
      <circle className="rg-portrait-ground" cx="50" cy="50" r="49" />
      {portraitGlyph(id)}
    </>
  );
  return title === undefined ? (
    <svg {...picture} data-person={id} aria-hidden="true">
      {content}
    </svg>
  ) : (
    <svg {...picture} data-person={id} role="img" aria-label={title}>
      {content}
    </svg>
  );
});
