import { i18n } from '../../../i18n';
import type { GameTools, ScoreRow } from '../../contract';
import { sentence } from '../board/log/sentences';
import { makeWords, type Words } from '../board/model/words';
import { words } from '../locales';
import {
  CLAN_MODES,
  CLANS,
  finalScores,
  type GameEvent,
  type GameState,
  PATRON_MODES,
  PATRONS,
  patron,
  REGIONS,
  type Score,
} from '../rules';

/** The words of the language spoken now. */
function spoken(names: readonly string[] = []): Words {
  const { language } = i18n;
  return makeWords(i18n.getFixedT(language, ['river-table', 'river-terms']), language, [...names]);
}

const PARTS_BEFORE_REGIONS = ['duringGame', 'masteries', 'finalRound'] as const;
const PARTS_AFTER_REGIONS = ['customers', 'merchants', 'artisans', 'nobles', 'total'] as const;
type Part = (typeof PARTS_BEFORE_REGIONS)[number] | (typeof PARTS_AFTER_REGIONS)[number];

/** The parts of a score that an average is said of; the regions together. */
const NAMED_PARTS = [
  ...PARTS_BEFORE_REGIONS,
  'regions',
  'customers',
  'merchants',
  'artisans',
  'nobles',
] as const;

/** The score table in the order in which it is read out; a projection before the end. */
function scoreRows(state: GameState): ScoreRow[] {
  const say = spoken();
  const scores = finalScores(state);
  const row = (id: string, title: string, pointsOf: (score: Score) => number): ScoreRow => ({
    id,
    title,
    points: scores.map(pointsOf),
  });
  const part = (id: Part): ScoreRow => row(id, say.t(`river-table:story.${id}`), (score) => score[id]);
  return [
    ...PARTS_BEFORE_REGIONS.map(part),
    ...REGIONS.map((region) =>
      row(`region-${region}`, say.region(region), ({ regions }) => regions[region - 1] ?? 0),
    ),
    ...PARTS_AFTER_REGIONS.map(part),
  ];
}

const PLACES = ['1st', '2nd', '3rd', '4th'] as const;

/** What simulations and reports know about River of Gold. */
export const tools: GameTools<GameState, GameEvent> = {
  story: {
    words,
    sentences: (events, names) => {
      const say = spoken(names);
      return events.flatMap((event) => {
        const said = sentence(event, say);
        return said ? [{ text: said.text, heading: event.type === 'turnBegan' }] : [];
      });
    },
    scoreRows,
    partName: (id) => {
      const part = NAMED_PARTS.find((known) => known === id);
      return part === undefined ? null : spoken().t(`river-table:story.${part}`);
    },
    openingName: (id) => {
      const clan = CLANS.find((known) => known === id);
      return clan === undefined
        ? (PATRONS.find((one) => one.id === id)?.name ?? id)
        : i18n.t(`clanFull.${clan}`, { ns: 'river-terms' });
    },
  },
  line: (state) => ({
    rounds: Math.ceil(state.turn / state.players.length),
    patrons: state.options.patrons,
    emperorAtTurn: state.emperorsVisit?.turn ?? null,
  }),
  groups: (state) => ({
    seat: state.players.map((_, seat) => PLACES.slice(state.turnOrder.indexOf(seat)).slice(0, 1)),
    patron: state.players.map(({ patron: id }) => (id ? [patron(id).name.split(' ').at(-1) ?? id] : [])),
    mastery: state.players.map((_, seat) =>
      state.masteries.filter(({ claims }) => claims.includes(seat)).map(({ id }) => id),
    ),
    deliveries: state.players.map(({ delivered }) => [String(delivered.length)]),
    buildings: state.players.map((_, seat) => [
      String(state.shore.filter((built) => built?.owners.includes(seat)).length),
    ]),
  }),
  report: {
    options: PATRON_MODES.flatMap((patrons) => CLAN_MODES.map((clans) => ({ patrons, clans }))),
    notes: [
      'The seats are places in the turn order; a mastery counts for those who claimed it.',
      'The bots draft patrons without regard to their strength, so the rates by patron compare the patrons themselves.',
    ],
  },
};
