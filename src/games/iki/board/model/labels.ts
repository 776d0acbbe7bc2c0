/** What a thing on the table is called and what stands there: for screen readers, and for those who look at it. */
import {
  BUILDING_IDS,
  type Building,
  type BuildingId,
  cardOn,
  FISH,
  type FishId,
  type GameState,
  hireCost,
  isOpen,
  NAGAYA,
  OCCUPATION_IDS,
  type Occupation,
  type OccupationId,
  type Provenance,
  playerAt,
  provenanceOf,
  type Seat,
  STALL_INDEX,
  STALLS,
  type Stall,
  tableOf,
} from '../../rules';
import { fireToday, nextFire } from './fire';
import { isCorner, type Words } from './words';

const restOf = (key: string): string => key.slice(key.indexOf('-') + 1);
const isStallKey = (key: string): Stall | undefined => STALLS.find((stall) => stall === restOf(key));
const isOccupation = (id: string): id is OccupationId => OCCUPATION_IDS.some((one) => one === id);
const isBuilding = (id: string): id is BuildingId => BUILDING_IDS.some((one) => one === id);

/** What an occupation does and earns. */
export function occupationWords(state: GameState, id: OccupationId, words: Words): string {
  const { t } = words;
  const row = tableOf(state).occupations[id];
  const salary =
    row.salary === 'grey'
      ? t('iki-table:look.noSalary')
      : t('iki-table:look.salary', { salary: row.salary.map(words.goods).join(' → ') });
  return [
    `${words.occupation(id)}${row.name.romaji && ` (${row.name.romaji})`}, ${t(`iki-terms:type.${row.type}`)}.`,
    words.skill(state, id),
    salary,
    ...(row.fire > 0 ? [t('iki-table:look.fireSymbols', { fire: words.amount('fire', row.fire) })] : []),
    ...(row.retired ? [t(`iki-terms:retiredEffect.${row.retired}`)] : []),
  ].join(' ');
}

function scoreWords({ score }: Building, { t, amount }: Words): string {
  if ('flat' in score) return t('iki-terms:score.flat', { iki: amount('iki', score.flat) });
  return t('iki-terms:score.per', {
    iki: amount('iki', score.iki),
    what: t(`iki-terms:resource.${score.per}`),
  });
}

function buildingWords(state: GameState, id: BuildingId, words: Words): string {
  const building = tableOf(state).buildings[id];
  const cost = words.t('iki-table:look.buildingCost', { cost: words.goods(building.cost) });
  return `${words.building(id)}. ${cost} ${scoreWords(building, words)}.`;
}

const FIELDS = ['type', 'season', 'cost', 'skill', 'steps', 'salary', 'fire', 'retired'] as const;

type Origin = 'ours' | 'rulebook' | 'elsewhere' | 'file';
function originOf(provenance: Provenance | readonly Provenance[]): Origin {
  const all = typeof provenance === 'string' ? [provenance] : provenance;
  if (all.some((one) => one === 'ours')) return 'ours';
  if (all.every((one) => one === 'file')) return 'file';
  return all.every((one) => one.startsWith('rulebook')) ? 'rulebook' : 'elsewhere';
}

/** Where the values of a card come from: which are ours, and which the rulebook's (the card's own small print). */
export function originWords(
  state: GameState,
  id: OccupationId | BuildingId,
  words: Words,
): readonly string[] {
  const { t } = words;
  const table = tableOf(state);
  const origins: (readonly [Origin, string])[] = isOccupation(id)
    ? FIELDS.filter((field) => field !== 'retired' || table.occupations[id].retired !== null).map((field) => [
        originOf(provenanceOf<keyof Occupation['from']>(table.occupations[id], field)),
        t(`iki-table:field.${field}`),
      ])
    : (['cost', 'score'] as const).map((field) => [
        originOf(provenanceOf<keyof Building['from']>(table.buildings[id], field)),
        t(`iki-table:field.${field}`),
      ]);
  const of = (origin: Origin): string =>
    words.list(origins.flatMap(([one, field]) => (one === origin ? [field] : [])));
  return [
    ...(of('ours') ? [t('iki-table:look.ours', { fields: of('ours') })] : []),
    ...(of('rulebook') ? [t('iki-table:look.fromRulebook', { fields: of('rulebook') })] : []),
    ...(of('elsewhere') ? [t('iki-table:look.fromElsewhere', { fields: of('elsewhere') })] : []),
    ...(of('file') ? [t('iki-table:look.fromFile', { name: table.name ?? '', fields: of('file') })] : []),
  ];
}

/** What the coming fire would do to a card with everybody's firefighting of today, as the board shows it. */
function fireWords(state: GameState, stall: Stall, { t, month }: Words): string {
  const fire = nextFire(state);
  const nagaya = NAGAYA.find((one) => stall.startsWith(one));
  if (!fire || !nagaya) return '';
  const fate = fireToday(state, nagaya, fire.strength).find(([one]) => one === stall)?.[1];
  return fate ? `, ${t(`iki-table:look.${fate}`, { month: month(fire.month) })}` : '';
}

function stallWords(state: GameState, stall: Stall, words: Words): string {
  const { t } = words;
  const card = cardOn(state, stall);
  const corner = isCorner(stall) ? `, ${t('iki-table:look.corner')}` : '';
  if (!isOpen(state.players.length, STALL_INDEX[stall])) return t('iki-table:look.closed', { stall });
  if (!card) return `${t('iki-table:look.empty', { stall })}${corner}`;
  const fate = fireWords(state, stall, words);
  const said = t('iki-table:look.stall', { stall, card: words.card(card.card) });
  if (card.owner === null) return `${said}, ${t('iki-table:look.neutral')}${fate}`;
  const owner = t('iki-table:look.ownedBy', { name: words.name(card.owner) });
  const square = card.kind === 'occupation' ? `, ${t('iki-table:look.square', { square: card.square })}` : '';
  return `${said}, ${owner}${square}${fate}`;
}

function fishWords(state: GameState, id: FishId, words: Words): string {
  const { cost, bonus } = tableOf(state).fish[id];
  const said = words.t('iki-table:move.fish', { fish: words.fish(id), cost: words.amount('mon', cost) });
  return bonus > 0
    ? `${said}, ${words.t('iki-table:look.bonus', { iki: words.amount('iki', bonus) })}`
    : said;
}

function pathWords(space: string, { t }: Words): string {
  const said = t('iki-table:look.path', { space });
  const rest =
    space === 'X' ? t('iki-table:look.pathX') : t('iki-table:look.pathSteps', { count: Number(space) });
  return `${said}: ${rest}`;
}

function cardWords(state: GameState, viewer: Seat | null, id: OccupationId, words: Words): string {
  const { t } = words;
  const offered = state.offer.find(({ card }) => card === id);
  const said = [occupationWords(state, id, words)];
  if (offered) {
    const cost =
      viewer === null ? tableOf(state).occupations[id].cost : hireCost(state, playerAt(state, viewer), id);
    said.push(t('iki-table:look.cost', { cost: words.amount('mon', cost) }));
    if (offered.coins > 0)
      said.push(t('iki-table:look.coins', { coins: words.amount('mon', offered.coins) }));
  }
  return said.join(' ');
}

/** The name of a key, whole. */
export function nameOfKey(state: GameState, viewer: Seat | null, key: string, words: Words): string {
  const { t } = words;
  const id = restOf(key);
  const stall = isStallKey(key);
  if (stall) return stallWords(state, stall, words);
  switch (key.split('-')[0]) {
    case 'card':
      return isOccupation(id) ? cardWords(state, viewer, id, words) : id;
    case 'building':
      return isBuilding(id) ? buildingWords(state, id, words) : id;
    case 'path':
      return pathWords(id, words);
    case 'space': {
      const here = state.players.flatMap((player, seat) =>
        String(player.at) === id ? [words.name(seat)] : [],
      );
      const said = t('iki-table:look.space', { space: id, shop: words.shopAt(Number(id)) });
      return here.length > 0 ? `${said}, ${t('iki-table:look.masters', { names: words.list(here) })}` : said;
    }
    case 'fish': {
      const fish = FISH.find((one) => one.id === id);
      return fish ? fishWords(state, fish.id, words) : id;
    }
    case 'leave':
      return t('iki-table:move.leave', {
        what: t(id === 'koban' ? 'iki-terms:resource.koban' : 'iki-terms:resource.lumber'),
      });
    case 'pipe':
    case 'pouch':
      return t(key.startsWith('pipe') ? 'iki-terms:resource.pipes' : 'iki-terms:resource.pouches');
    default:
      return key;
  }
}

/** The card that a key stands for; null where it is none. */
export function cardOfKey(state: GameState, key: string): OccupationId | BuildingId | null {
  const stall = isStallKey(key);
  if (stall) return cardOn(state, stall)?.card ?? null;
  const id = restOf(key);
  return isOccupation(id) || isBuilding(id) ? id : null;
}
