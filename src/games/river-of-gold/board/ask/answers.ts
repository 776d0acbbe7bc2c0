/** What everything on River of Gold's table answers when it is asked, by its key (`data-ask`). */
import type { Answer } from '../../../../table/ask/answer';
import {
  building,
  type CustomerId,
  customer,
  finalScores,
  isCustomerId,
  MASTERIES,
  type MasteryId,
  masteryProgress,
  masteryRewards,
  PATRONS,
  REGIONS,
  type Region,
  ROLES,
  type Seat,
  scoringLines,
} from '../../rules';
import { customerSentences, customerWords } from '../model/customers';
import { partsOfPlace } from '../model/labels';
import { tilesToFinalRound, turnsUntil } from '../model/progress';
import { capital } from '../model/words';
import type { Asked } from './asked';
import { regionAnswer, scoringAnswer, stepAnswer } from './region-answers';

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Places of the board: what they are called, then what stands there. */
function placeAnswer({ state, viewer, words }: Asked, key: string): Answer | null {
  const parts = partsOfPlace(state, viewer, key, words);
  if (!parts) return null;
  const [name = '', ...rest] = parts;
  return { name, text: rest.map((part) => sentence(capital(part))).join(' ') };
}

function shipAnswer(asked: Asked, key: string, rest: string): Answer | null {
  const place = placeAnswer(asked, key);
  const [seat = 0, ship] = rest.split('-').map(Number);
  const player = asked.state.players[seat];
  if (!place || !player || player.royalShip !== ship) return place;
  return royalAnswer(asked, seat, place.name);
}

/** The royal ship: what the nobles of its player make it do. */
function royalAnswer({ state, words, t }: Asked, seat: Seat, name: string): Answer {
  const nobles = state.players[seat]?.delivered.filter((id) => customer(id).role === 'noble') ?? [];
  return {
    name,
    text: t('river-ask:royalText'),
    worth: nobles.map((id) => sentence(customerWords(id, words.t).later)),
  };
}

/** Who has delivered to a customer, and what that is worth at the end as things stand. */
function customerAnswer({ state, words, t }: Asked, id: CustomerId): Answer {
  const by = state.players.findIndex(({ delivered }) => delivered.includes(id));
  const line = scoringLines(state).find((one) => one.type === 'endAbilityScored' && one.customer === id);
  const worth = by < 0 ? [] : [t('river-ask:deliveredBy', { names: words.name(by) })];
  if (line?.type === 'endAbilityScored') {
    worth.push(t('river-ask:worthNow', { points: words.amount('points', line.points) }));
  }
  const order = t('river-ask:orderText', { order: words.order(id) });
  return {
    name: words.customer(id),
    text: by < 0 ? `${order} ${customerSentences(id, words.t)}` : customerSentences(id, words.t),
    worth,
  };
}

/** One sign of a customer card: when it counts and what it does. */
function signAnswer({ words, t }: Asked, sign: string, id: CustomerId): Answer | null {
  const name = words.customer(id);
  if (sign === 'order') {
    return { name: t('river-ask:order'), text: t('river-ask:orderText', { order: words.order(id) }) };
  }
  if (sign !== 'now' && sign !== 'later' && sign !== 'end') return null;
  return { name, text: words.t(`river-table:look.${sign}`, { what: customerWords(id, words.t)[sign] }) };
}

function masteryAnswer({ state, viewer, words, t }: Asked, id: MasteryId): Answer {
  const claims = state.masteries.find((one) => one.id === id)?.claims ?? [];
  const left = masteryRewards(state.players.length)[claims.length];
  const needs = words.t(`river-terms:masteryNeeds.${id}`);
  const worth = claims.map((seat, place) =>
    t('river-ask:placePoints', {
      place: words.name(seat),
      points: words.amount('points', masteryRewards(state.players.length)[place] ?? 0),
    }),
  );
  if (viewer !== null) {
    const progress = t(`river-ask:progress.${id}`, { ...masteryProgress(state, viewer, id) });
    worth.push(
      claims.includes(viewer) ? t('river-ask:masteryDone') : t('river-ask:masteryYou', { progress }),
    );
  }
  return {
    name: words.mastery(id),
    text:
      left === undefined
        ? t('river-ask:masteryGone', { needs })
        : t('river-ask:masteryText', { needs, points: words.amount('points', left) }),
    worth,
  };
}

function stackAnswer({ state, viewer, words, t }: Asked, era: 1 | 2): Answer {
  const tiles = era === 1 ? state.secrets.era1 : state.secrets.era2;
  const top = tiles.at(-1);
  return {
    name: t('river-art:era', { era }),
    text: words.t(era === 1 ? 'river-table:top.toEmperorLong' : 'river-table:top.toEndLong'),
    worth: top
      ? [
          words.t(viewer === null ? 'river-table:top.aboutEach' : 'river-table:top.aboutYours', {
            count: turnsUntil(state, era === 1 ? tiles.length : tilesToFinalRound(state)),
            what: t('river-art:stack', { era, count: tiles.length }),
          }),
          t('river-ask:stackNext', {
            tile: `${words.building(top)}, ${words.effects(building(top).owner)}`,
          }),
        ]
      : [],
  };
}

function playerAnswer({ state, words, t }: Asked, seat: Seat): Answer | null {
  const player = state.players[seat];
  if (!player) return null;
  const text = [
    ...(player.clan ? [words.t(`river-terms:clanFull.${player.clan}`)] : []),
    ...(player.patron
      ? [`${words.patron(player.patron)}: ${words.t(`river-terms:patronAbility.${player.patron}`)}`]
      : []),
  ];
  return {
    name: words.name(seat),
    text: text.map(sentence).join(' '),
    worth:
      state.turn === 0
        ? []
        : [
            t('river-ask:playerNow', {
              points: words.amount('points', player.points),
              total: words.amount('points', finalScores(state)[seat]?.total ?? 0),
            }),
          ],
  };
}

/** The words about each resource; the goods share theirs. */
const RESOURCES = {
  koku: 'koku',
  silk: 'good',
  rice: 'good',
  porcelain: 'good',
  favor: 'favor',
  points: 'points',
} as const;
const isResource = (kind: string): kind is keyof typeof RESOURCES => kind in RESOURCES;

function resourceAnswer({ state, words, t }: Asked, seat: Seat, resource: string): Answer | null {
  const player = state.players[seat];
  if (!isResource(resource) || !player) return null;
  const what =
    resource === 'favor'
      ? t('river-art:favor', { favor: player.favor, limit: player.favorLimit })
      : t('river-ask:has', { name: words.name(seat), what: words.amount(resource, player[resource]) });
  return {
    name: words.t(`river-terms:resource.${resource}`),
    text: t(`river-ask:resource.${RESOURCES[resource]}`),
    worth: [what],
  };
}

function dieAnswer({ state, words, t }: Asked, seat: Seat): Answer | null {
  const player = state.players[seat];
  if (!player) return null;
  const { die } = player;
  return {
    name: t('river-ask:die', { name: words.name(seat) }),
    text: t('river-ask:dieText'),
    worth: [
      die === null
        ? sentence(t('river-art:dieUnknown'))
        : t('river-ask:dieNow', { face: die, region: words.region(die) }),
    ],
  };
}

/** Everybody who has delivered to a merchant. */
function merchantsAnswer({ state, words, t }: Asked): Answer {
  const seats = state.players.flatMap(({ delivered }, seat) =>
    delivered.some((id) => customer(id).role === 'merchant') ? [seat] : [],
  );
  return {
    name: words.t('river-terms:roles.merchant'),
    text: t('river-ask:merchantsText'),
    worth: [
      seats.length > 0
        ? t('river-ask:deliveredBy', { names: words.owners(seats) })
        : t('river-ask:deliveredNobody'),
    ],
  };
}

const regionIn = (text: string | undefined): Region | undefined =>
  REGIONS.find((region) => String(region) === text);

/** The answer for a key; null where the table has nothing to say. */
export function answerFor(asked: Asked, key: string): Answer | null {
  const { words, t } = asked;
  const dash = key.indexOf('-');
  const kind = dash < 0 ? key : key.slice(0, dash);
  const rest = key.slice(dash + 1);
  const [first, second] = rest.split('-');
  const region = regionIn(first);
  switch (kind) {
    case 'step':
      return region ? stepAnswer(asked, region, Number(second)) : null;
    case 'region':
    case 'face':
      return region ? regionAnswer(asked, region) : null;
    case 'scoring':
      return region ? scoringAnswer(asked, region) : null;
    case 'mastery': {
      const mastery = MASTERIES.find((id) => id === rest);
      return mastery ? masteryAnswer(asked, mastery) : null;
    }
    case 'stack':
      return stackAnswer(asked, rest === '1' ? 1 : 2);
    case 'ship':
      return shipAnswer(asked, key, rest);
    case 'royal':
      return royalAnswer(asked, Number(rest), words.t('river-terms:thing.royalShip'));
    case 'customer':
      return isCustomerId(rest) ? customerAnswer(asked, rest) : null;
    case 'sign': {
      const id = rest.slice(rest.indexOf('-') + 1);
      return first && isCustomerId(id) ? signAnswer(asked, first, id) : null;
    }
    case 'role': {
      const role = ROLES.find((one) => one === rest);
      return role ? { name: words.t(`river-terms:role.${role}`), text: '' } : null;
    }
    case 'patron': {
      const patron = PATRONS.find(({ id }) => id === rest);
      return patron
        ? {
            name: `${patron.name}, ${words.t(`river-terms:patronTitle.${patron.id}`)}`,
            text: sentence(words.t(`river-terms:patronAbility.${patron.id}`)),
          }
        : null;
    }
    case 'die':
      return dieAnswer(asked, Number(rest));
    case 'player':
      return second === undefined
        ? playerAnswer(asked, Number(rest))
        : resourceAnswer(asked, Number(first), second);
    case 'bay':
      return { name: t('river-ask:bay'), text: t('river-ask:bayText') };
    case 'merchants':
      return merchantsAnswer(asked);
    case 'rowEnd':
      return { name: t('river-ask:rowEnd'), text: t('river-ask:rowEndText') };
    case 'hand': {
      const count = asked.state.secrets.hands[Number(rest)]?.length ?? 0;
      return { name: t('river-art:cards', { count }), text: t('river-ask:hand') };
    }
    default:
      return placeAnswer(asked, key);
  }
}
