/**
 * Who the eight patrons and the thirty customers are: every face is put together from parts, none twice. What a role
 * wears and carries tells it at a glance: artisans their tools and headcloths, merchants caps and wares, monks shaved
 * heads and stoles, nobles court caps and painted brows, elders the marks of their years.
 */
import { CUSTOMERS, type CustomerId, PATRONS, type PatronId } from '../../rules';
import type { BEARDS, BROWS, EYES, FACES, LINES, MOUTHS, NOSES } from './faces';
import type { GARMENTS, PATTERNS } from './garments';
import type { HAIR } from './hair';
import type { HATS, MASKS } from './hats';
import type { PROPS } from './props';

/** Few flat colours, as a printmaker would mix them. */
export const DYES = {
  ink: '#33292a',
  indigo: '#33507c',
  sky: '#7fa9c9',
  teal: '#39807a',
  moss: '#63763a',
  sage: '#a3b184',
  ochre: '#c8963e',
  saffron: '#d98a2b',
  rust: '#b0582f',
  madder: '#a63a34',
  wine: '#74263b',
  plum: '#71477d',
  lilac: '#a98fbd',
  rose: '#cf8f92',
  brown: '#7a5436',
  stone: '#8d867b',
  ash: '#bdb5a6',
  ivory: '#f2e5c9',
  snow: '#f6f1e6',
} as const;
type Dye = keyof typeof DYES;

export interface Person {
  readonly face: keyof typeof FACES;
  /** From fair to weathered. */
  readonly skin: 0 | 1 | 2 | 3;
  readonly eyes: keyof typeof EYES;
  readonly brows: keyof typeof BROWS;
  readonly nose: keyof typeof NOSES;
  readonly mouth: keyof typeof MOUTHS;
  readonly lines?: keyof typeof LINES;
  readonly beard?: keyof typeof BEARDS;
  readonly hair: keyof typeof HAIR;
  readonly hairDye: Dye;
  readonly hat?: keyof typeof HATS;
  readonly hatDye?: Dye;
  readonly mask?: keyof typeof MASKS;
  readonly garment: keyof typeof GARMENTS;
  readonly pattern?: keyof typeof PATTERNS;
  readonly robe: Dye;
  readonly under: Dye;
  readonly prop: keyof typeof PROPS;
  /** Looks to the left. */
  readonly turned?: true;
}

type Features = readonly [
  face: Person['face'],
  skin: Person['skin'],
  eyes: Person['eyes'],
  brows: Person['brows'],
  nose: Person['nose'],
  mouth: Person['mouth'],
];
type Dress = readonly [garment: Person['garment'], robe: Dye, under: Dye];
type More = Partial<Pick<Person, 'lines' | 'beard' | 'hat' | 'hatDye' | 'mask' | 'pattern' | 'turned'>>;

function person(
  [face, skin, eyes, brows, nose, mouth]: Features,
  [hair, hairDye]: readonly [Person['hair'], Dye],
  [garment, robe, under]: Dress,
  prop: Person['prop'],
  more: More = {},
): Person {
  return { face, skin, eyes, brows, nose, mouth, hair, hairDye, garment, robe, under, prop, ...more };
}

const PEOPLE: Readonly<Record<CustomerId | PatronId | 'emperor', Person>> = {
  // A smith of the mountains, a carpenter, a seamstress, a carver of masks, a potter, a painter of signs.
  'artisan-1': person(
    ['square', 2, 'narrow', 'thick', 'broad', 'stern'],
    ['topknot', 'ink'],
    ['sleeveless', 'indigo', 'ash'],
    'hammer',
    { lines: 'soot', beard: 'stubble', hat: 'twist', hatDye: 'snow' },
  ),
  'artisan-2': person(
    ['oval', 1, 'wide', 'thick', 'straight', 'smile'],
    ['fringe', 'brown'],
    ['coat', 'moss', 'ivory'],
    'saw',
    { hat: 'kerchief', hatDye: 'indigo' },
  ),
  'artisan-3': person(
    ['heart', 0, 'lowered', 'thin', 'small', 'small'],
    ['wings', 'ink'],
    ['robe', 'rose', 'ivory'],
    'needle',
    { lines: 'blush', pattern: 'checks', turned: true },
  ),
  'artisan-4': person(
    ['long', 1, 'sharp', 'arched', 'hooked', 'wry'],
    ['combed', 'stone'],
    ['coat', 'rust', 'ash'],
    'mask',
    { beard: 'moustache', hat: 'headband', hatDye: 'ivory' },
  ),
  'artisan-5': person(
    ['round', 1, 'smiling', 'thin', 'round', 'laugh'],
    ['nape', 'ink'],
    ['sleeveless', 'sage', 'ash'],
    'vase',
    { lines: 'blush', hat: 'kerchief', hatDye: 'teal' },
  ),
  'artisan-6': person(
    ['gaunt', 1, 'wide', 'frowning', 'straight', 'thin'],
    ['wild', 'ink'],
    ['coat', 'indigo', 'ivory'],
    'brush',
    { beard: 'goatee', pattern: 'waves', turned: true },
  ),

  // No two elders alike: a hermit, a grandmother at tea, a merry smoker, a fox woman with her cat, a fisher, a pilot.
  'elder-1': person(
    ['gaunt', 1, 'narrow', 'bushy', 'hooked', 'thin'],
    ['bald', 'snow'],
    ['robe', 'stone', 'ash'],
    'cane',
    { lines: 'old', beard: 'pointed' },
  ),
  'elder-2': person(
    ['round', 1, 'smiling', 'thin', 'small', 'smile'],
    ['nape', 'snow'],
    ['robe', 'moss', 'rust'],
    'bowl',
    { lines: 'merry', pattern: 'leaves', turned: true },
  ),
  'elder-3': person(
    ['round', 2, 'smiling', 'bushy', 'round', 'laugh'],
    ['sides', 'snow'],
    ['crested', 'ochre', 'brown'],
    'pipe',
    { lines: 'merry' },
  ),
  'elder-4': person(
    ['heart', 0, 'narrow', 'arched', 'straight', 'smile'],
    ['fringe', 'ash'],
    ['layered', 'wine', 'rose'],
    'cat',
    { lines: 'old', hat: 'tied', hatDye: 'madder' },
  ),
  'elder-5': person(
    ['long', 2, 'lowered', 'bushy', 'broad', 'stern'],
    ['oldKnot', 'ash'],
    ['cape', 'teal', 'ash'],
    'gourd',
    { lines: 'old', beard: 'strands', turned: true },
  ),
  'elder-6': person(
    ['square', 3, 'calm', 'bushy', 'broad', 'smile'],
    ['combed', 'snow'],
    ['coat', 'indigo', 'ivory'],
    'crook',
    { lines: 'scar', beard: 'bushy', pattern: 'waves' },
  ),

  // Each has what they trade in at hand.
  'merchant-1': person(
    ['oval', 1, 'narrow', 'thin', 'hooked', 'wry'],
    ['topknot', 'ink'],
    ['crested', 'indigo', 'ink'],
    'abacus',
    { beard: 'goatee', hat: 'pillbox', hatDye: 'plum' },
  ),
  'merchant-2': person(
    ['square', 2, 'calm', 'thick', 'broad', 'smile'],
    ['combed', 'brown'],
    ['coat', 'indigo', 'ivory'],
    'bale',
    { hat: 'twist', hatDye: 'moss', beard: 'full', turned: true },
  ),
  'merchant-3': person(
    ['heart', 0, 'calm', 'arched', 'small', 'full'],
    ['comb', 'ink'],
    ['layered', 'indigo', 'ochre'],
    'bolt',
    { pattern: 'blossoms' },
  ),
  'merchant-4': person(
    ['gaunt', 1, 'sharp', 'frowning', 'straight', 'thin'],
    ['sides', 'stone'],
    ['robe', 'indigo', 'ash'],
    'scales',
    { hat: 'softCap', hatDye: 'madder', beard: 'moustache', turned: true },
  ),
  'merchant-5': person(
    ['long', 1, 'lowered', 'thin', 'straight', 'stern'],
    ['topknot', 'stone'],
    ['crested', 'teal', 'indigo'],
    'ledger',
    { lines: 'mole' },
  ),
  'merchant-6': person(
    ['round', 3, 'smiling', 'thick', 'round', 'laugh'],
    ['bald', 'ink'],
    ['robe', 'indigo', 'ivory'],
    'fish',
    { hat: 'softCap', hatDye: 'ochre', pattern: 'stripes' },
  ),

  // A pilgrim of the peaks, a wanderer in the rain, an abbess, a novice, a flute player, a hermit of the coast.
  'monk-1': person(
    ['gaunt', 2, 'lowered', 'thick', 'straight', 'stern'],
    ['shaved', 'ink'],
    ['stole', 'saffron', 'brown'],
    'ringStaff',
  ),
  'monk-2': person(
    ['oval', 1, 'narrow', 'thin', 'broad', 'thin'],
    ['shaved', 'ink'],
    ['stole', 'stone', 'rust'],
    'beads',
    { hat: 'cone', beard: 'stubble', turned: true },
  ),
  'monk-3': person(
    ['heart', 0, 'lowered', 'thin', 'small', 'small'],
    ['shaved', 'ink'],
    ['stole', 'ochre', 'plum'],
    'lotus',
    { hat: 'hood', hatDye: 'snow' },
  ),
  'monk-4': person(
    ['round', 0, 'wide', 'thin', 'small', 'smile'],
    ['shaved', 'ink'],
    ['stole', 'rust', 'ivory'],
    'bell',
    { lines: 'blush', turned: true },
  ),
  'monk-5': person(
    ['long', 1, 'smiling', 'arched', 'straight', 'small'],
    ['shaved', 'ink'],
    ['robe', 'brown', 'ochre'],
    'flute',
    { hat: 'dome', pattern: 'bars' },
  ),
  'monk-6': person(
    ['square', 3, 'sharp', 'bushy', 'broad', 'stern'],
    ['shaved', 'ink'],
    ['stole', 'madder', 'saffron'],
    'incense',
    { beard: 'full' },
  ),

  // A courtier with his tablet, three ladies, a letter writer, a young captain.
  'noble-1': person(
    ['long', 0, 'narrow', 'painted', 'straight', 'small'],
    ['topknot', 'ink'],
    ['roundNeck', 'plum', 'ivory'],
    'tablet',
    { hat: 'tallCap', beard: 'goatee' },
  ),
  'noble-2': person(
    ['oval', 0, 'calm', 'painted', 'small', 'small'],
    ['court', 'ink'],
    ['layered', 'moss', 'rose'],
    'fan',
    { lines: 'blush', pattern: 'leaves' },
  ),
  'noble-3': person(
    ['square', 1, 'lowered', 'painted', 'hooked', 'thin'],
    ['sides', 'stone'],
    ['roundNeck', 'ink', 'plum'],
    'letter',
    { hat: 'courtCap', beard: 'strands', turned: true },
  ),
  'noble-4': person(
    ['heart', 0, 'sharp', 'arched', 'straight', 'wry'],
    ['tail', 'ink'],
    ['layered', 'wine', 'lilac'],
    'sword',
    { hat: 'bentCap', pattern: 'lozenges' },
  ),
  'noble-5': person(
    ['long', 0, 'calm', 'thin', 'small', 'full'],
    ['court', 'brown'],
    ['layered', 'teal', 'lilac'],
    'foldedFan',
    { hat: 'veiled', turned: true },
  ),
  'noble-6': person(
    ['round', 0, 'lowered', 'painted', 'small', 'full'],
    ['wings', 'ink'],
    ['layered', 'plum', 'sky'],
    'parasol',
    { pattern: 'waves' },
  ),

  // The patrons, in the colours of their clans.
  'kaiu-shihobu': person(
    ['square', 1, 'calm', 'thick', 'straight', 'stern'],
    ['fringe', 'ink'],
    ['armour', 'indigo', 'ash'],
    'plan',
    { hat: 'pincers' },
  ),
  'yasuki-taka': person(
    ['round', 1, 'smiling', 'bushy', 'round', 'laugh'],
    ['oldKnot', 'ash'],
    ['crested', 'indigo', 'ink'],
    'coins',
    { lines: 'merry', beard: 'moustache', turned: true },
  ),
  yoritomo: person(
    ['square', 2, 'sharp', 'frowning', 'broad', 'wry'],
    ['tail', 'ink'],
    ['armour', 'moss', 'ash'],
    'sickle',
    { lines: 'scar', beard: 'full' },
  ),
  kudaka: person(
    ['oval', 2, 'wide', 'arched', 'small', 'smile'],
    ['flowing', 'ink'],
    ['robe', 'teal', 'ivory'],
    'storm',
    { pattern: 'waves' },
  ),
  'daidoji-uji': person(
    ['gaunt', 1, 'sharp', 'frowning', 'hooked', 'stern'],
    ['sides', 'snow'],
    ['armour', 'sky', 'ivory'],
    'sword',
    { hat: 'helmet', beard: 'goatee', turned: true },
  ),
  'kakita-ryoku': person(
    ['heart', 0, 'calm', 'arched', 'small', 'full'],
    ['court', 'snow'],
    ['layered', 'sky', 'indigo'],
    'bird',
    { pattern: 'blossoms' },
  ),
  'shosuro-hyobu': person(
    ['oval', 1, 'narrow', 'thin', 'straight', 'small'],
    ['comb', 'stone'],
    ['layered', 'wine', 'ink'],
    'letter',
    { mask: 'mouth', turned: true },
  ),
  'bayushi-kachiko': person(
    ['heart', 0, 'calm', 'arched', 'small', 'full'],
    ['flowing', 'ink'],
    ['layered', 'madder', 'ink'],
    'fan',
    { mask: 'eyes', hatDye: 'ink', lines: 'mole' },
  ),

  // On his barge, and where his visit is told.
  emperor: person(
    ['oval', 0, 'calm', 'painted', 'straight', 'small'],
    ['topknot', 'ink'],
    ['layered', 'saffron', 'madder'],
    'tablet',
    { hat: 'crown', beard: 'strands', pattern: 'lozenges' },
  ),
};

export type PersonId = keyof typeof PEOPLE;
export const personOf = (id: PersonId): Person => PEOPLE[id];
/** All customers and patrons. */
export const EVERYBODY: readonly PersonId[] = [
  ...CUSTOMERS.map(({ id }) => id),
  ...PATRONS.map(({ id }) => id),
];
