import type { TFunction } from 'i18next';
import type { TextCell, TextTable } from '../../../ui/SearchableSections';
import {
  BUILDINGS,
  type BuildingScore,
  CALENDAR,
  FISH,
  type Goods,
  OCCUPATIONS,
  type Occupation,
  originOf,
  PIPES,
  POUCHES,
  provenanceOf,
  RESOURCES,
  SHOPS,
  type ShopTrade,
  type Skill,
  STREET,
} from '../rules';
import { allNames } from './names';

type Say = TFunction<'iki-learn'>;

/** Where a value comes from, in words. */
const remarkOf = (say: Say, from: string | readonly string[]): string => say(`provenance.${originOf(from)}`);

const amounts = (say: Say, goods: Goods): string =>
  RESOURCES.flatMap((resource) => {
    const count = goods[resource];
    return count === undefined ? [] : [say(`resource.${resource}`, { count })];
  }).join(' + ');

function tradeWords(say: Say, trade: ShopTrade): string {
  switch (trade.kind) {
    case 'trade': {
      const [pay, gain] = [amounts(say, trade.pay), amounts(say, trade.gain)];
      const once = pay === '' ? say('table.free', { gain }) : say('table.pays', { pay, gain });
      const times = trade.timesPerTurn;
      return times === 1 ? once : say('table.times', { trade: once, times });
    }
    case 'pawn': {
      const [one, two] = trade.payOne.map((resource) => say(`resource.${resource}`, { count: 1 }));
      return say('table.pays', { pay: say('table.or', { one, two }), gain: amounts(say, trade.gain) });
    }
    case 'tobacco':
      return say('table.tobaccoTrade');
    case 'fish':
      return say('table.fishTrade');
    case 'construction':
      return say('table.buildTrade', {
        trade: say('table.pays', { pay: amounts(say, trade.pay), gain: amounts(say, trade.gain) }),
      });
  }
}

function skillWords(say: Say, skill: Skill): string {
  if (skill.kind === 'gain') return amounts(say, skill.gain);
  if (skill.kind === 'exchange') {
    return say('table.pays', { pay: amounts(say, skill.pay), gain: amounts(say, skill.gain) });
  }
  switch (skill.effect) {
    case 'ikiForMon':
      return say('effect.ikiForMon', { pay: amounts(say, skill.pay), gain: amounts(say, skill.gain) });
    case 'experience':
      return say('effect.experience', { pay: amounts(say, skill.pay) });
    case 'ikiAndGiveAll':
      return say('effect.ikiAndGiveAll', {
        gain: amounts(say, skill.gain),
        others: amounts(say, skill.opponentsGain),
      });
    case 'build':
      return say('effect.build');
    case 'swap':
      return say('effect.swap');
  }
}

function salaryCell(say: Say, row: Occupation): TextCell {
  if (row.retired !== null) {
    const text = `${say('table.grey')}; ${say(`retired.${row.retired}`)}`;
    return { text, remark: remarkOf(say, provenanceOf(row, 'retired')) };
  }
  const text =
    row.salary === 'grey'
      ? say('table.grey')
      : row.salary.map((wage) => amounts(say, wage) || say('table.nothing')).join(' · ');
  return { text, remark: remarkOf(say, provenanceOf(row, 'salary')) };
}

const scoreWords = (say: Say, score: BuildingScore): string =>
  'flat' in score
    ? say('resource.iki', { count: score.flat })
    : say('table.perThing', {
        iki: say('resource.iki', { count: score.iki }),
        thing: say(`counted.${score.per}`),
      });

export function shopsTable(say: Say): TextTable {
  return {
    id: 'shops',
    caption: say('table.shops'),
    columns: [say('table.shop'), say('table.space'), say('table.stalls'), say('table.trade')],
    rows: STREET.map(({ space, shop, stalls }) => ({
      id: shop,
      cells: [
        { text: say(`shop.${shop}`) },
        { text: String(space) },
        { text: stalls.join(', ') },
        {
          text: tradeWords(say, SHOPS[shop].trade),
          remark: remarkOf(say, SHOPS[shop].from),
        },
      ],
    })),
  };
}

export function calendarTable(say: Say): TextTable {
  return {
    id: 'calendar',
    caption: say('table.calendar'),
    columns: [say('table.month'), say('table.season'), say('table.atItsEnd')],
    rows: CALENDAR.map(({ month, season, fire, payDay }) => ({
      id: String(month),
      cells: [
        { text: String(month) },
        { text: say(`season.${season}`) },
        {
          text: fire
            ? say('table.fireAt', { strength: fire })
            : payDay
              ? say('table.payDay')
              : say('table.nothing'),
          remark: remarkOf(say, 'rulebook'),
        },
      ],
    })),
  };
}

export function buildingsTable(say: Say): TextTable {
  return {
    id: 'buildings',
    caption: say('table.buildings'),
    columns: [say('table.name'), say('table.cost'), say('table.end')],
    rows: BUILDINGS.map((row) => ({
      id: row.id,
      cells: [
        { text: allNames('building', row), remark: remarkOf(say, provenanceOf(row, 'name')) },
        { text: amounts(say, row.cost), remark: remarkOf(say, provenanceOf(row, 'cost')) },
        { text: scoreWords(say, row.score), remark: remarkOf(say, provenanceOf(row, 'score')) },
      ],
    })),
  };
}

export function fishTable(say: Say): TextTable {
  return {
    id: 'fish',
    caption: say('table.fish'),
    columns: [say('table.name'), say('table.season'), say('table.cost'), say('table.end')],
    rows: FISH.map((row) => ({
      id: row.id,
      cells: [
        { text: say(`fish.${row.season}`) },
        { text: say(`season.${row.season}`), remark: remarkOf(say, provenanceOf(row, 'season')) },
        { text: amounts(say, { mon: row.cost }), remark: remarkOf(say, provenanceOf(row, 'cost')) },
        {
          text: say('resource.iki', { count: row.bonus }),
          remark: remarkOf(say, provenanceOf(row, 'bonus')),
        },
      ],
    })),
  };
}

export function tobaccoTable(say: Say): TextTable {
  const pipes = PIPES.map((row) => ({
    id: `pipe-${row.colour}`,
    cells: [
      { text: say('table.pipe', { colour: say(`colour.${row.colour}`) }) },
      { text: amounts(say, { mon: row.cost }), remark: remarkOf(say, provenanceOf(row, 'cost')) },
      { text: amounts(say, { fire: row.fire }), remark: remarkOf(say, provenanceOf(row, 'fire')) },
    ],
  }));
  const pouches = POUCHES.map((row) => ({
    id: `pouch-${row.colour}`,
    cells: [
      { text: say('table.pouch', { colour: say(`colour.${row.colour}`) }) },
      { text: amounts(say, { mon: row.cost }), remark: remarkOf(say, provenanceOf(row, 'cost')) },
      { text: amounts(say, { iki: row.iki }), remark: remarkOf(say, provenanceOf(row, 'iki')) },
    ],
  }));
  return {
    id: 'tobacco',
    caption: say('table.tobacco'),
    columns: [say('table.name'), say('table.cost'), say('table.brings')],
    rows: [...pipes, ...pouches],
  };
}

export function occupationsTable(say: Say): TextTable {
  return {
    id: 'occupations',
    caption: say('table.occupations'),
    columns: [
      say('table.name'),
      say('table.type'),
      say('table.season'),
      say('table.cost'),
      say('table.skill'),
      say('table.salary'),
      say('table.fire'),
    ],
    rows: OCCUPATIONS.map((row) => {
      const name = allNames('occupation', row);
      return {
        id: row.id,
        cells: [
          {
            text: row.extra ? say('table.extra', { name }) : name,
            remark: remarkOf(say, provenanceOf(row, 'name')),
          },
          { text: say(`type.${row.type}`), remark: remarkOf(say, provenanceOf(row, 'type')) },
          { text: say(`season.${row.season}`), remark: remarkOf(say, provenanceOf(row, 'season')) },
          { text: amounts(say, { mon: row.cost }), remark: remarkOf(say, provenanceOf(row, 'cost')) },
          { text: skillWords(say, row.skill), remark: remarkOf(say, provenanceOf(row, 'skill')) },
          salaryCell(say, row),
          { text: String(row.fire), remark: remarkOf(say, provenanceOf(row, 'fire')) },
        ],
      };
    }),
  };
}
