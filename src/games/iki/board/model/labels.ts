/** What a thing on the table is called and what stands there: for screen readers, and for those who look at it. */
import {
  type Building,
  type BuildingId,
  cardOn,
  FISH,
  type FishId,
  type GameState,
  hireCost,
  isOpen,
  NAGAYA,
  type OccupationId,
  playerAt,
  type Seat,
  STALL_INDEX,
  type Stall,
  tableOf,
} from '../../rules';
import { fireToday, nextFire } from './fire';
import { isBuilding, isOccupation, restOf, stallOfKey, thingOfKey } from './things';
import { isCorner, type Words } from './words';

/** What an occupation does and earns. */
function occupationWords(state: GameState, id: OccupationId, words: Words): string {
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

/** A fish, and the points that are printed on it. */
export function fishWords(state: GameState, id: FishId, words: Words, said = words.fish(id)): string {
  const { bonus } = tableOf(state).fish[id];
  if (bonus === 0) return said;
  return `${said}, ${words.t('iki-table:look.bonus', { iki: words.amount('iki', bonus) })}`;
}

function fishOnSaleWords(state: GameState, id: FishId, words: Words): string {
  const cost = words.amount('mon', tableOf(state).fish[id].cost);
  return fishWords(state, id, words, words.t('iki-table:move.fish', { fish: words.fish(id), cost }));
}

/** The top of a stack of pipes or pouches with its price, or one that somebody has, and what it brings. */
function tobaccoWords(state: GameState, key: string, words: Words): string {
  const { t, amount, colour } = words;
  const thing = thingOfKey(state, key);
  const onSale = key.endsWith('-top');
  if (thing?.kind === 'pipe') {
    const { colour: id, cost, fire } = thing.row;
    const its = { colour: colour(id), cost: amount('mon', cost) };
    return `${t(onSale ? 'iki-table:move.pipe' : 'iki-table:look.pipe', its)}, ${amount('fire', fire)}`;
  }
  if (thing?.kind === 'pouch') {
    const { colour: id, cost, iki } = thing.row;
    const its = { colour: colour(id), cost: amount('mon', cost) };
    const points = t('iki-table:look.bonus', { iki: amount('iki', iki) });
    return `${t(onSale ? 'iki-table:move.pouch' : 'iki-table:look.pouch', its)}, ${points}`;
  }
  return key;
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
  const stall = stallOfKey(key);
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
      return fish ? fishOnSaleWords(state, fish.id, words) : id;
    }
    case 'leave':
      return t('iki-table:move.leave', {
        what: t(id === 'koban' ? 'iki-terms:resource.koban' : 'iki-terms:resource.lumber'),
      });
    case 'pipe':
    case 'pouch':
      return tobaccoWords(state, key, words);
    default:
      return key;
  }
}

/** All there is to say about a key: its name, and what a card on a stall does and earns. */
export function aboutKey(state: GameState, viewer: Seat | null, key: string, words: Words): string {
  const name = nameOfKey(state, viewer, key, words);
  const stall = stallOfKey(key);
  const card = stall && cardOn(state, stall);
  if (card?.kind === 'occupation') return `${name}. ${occupationWords(state, card.card, words)}`;
  return card?.kind === 'building' ? `${name}. ${buildingWords(state, card.card, words)}` : name;
}
