import { i18n } from '../../../i18n';
import type { GameTools } from '../../contract';
import { sentence } from '../board/log/sentences';
import { makeWords, type Words } from '../board/model/words';
import { FACTIONS } from '../data';
import { words } from '../locales';
import {
  countOnMap,
  type GameEvent,
  type GameState,
  MARQUISE_BUILDINGS,
  type Player,
  type Seat,
} from '../rules';

const PLACES = ['1st', '2nd', '3rd', '4th'] as const;
/** A seat's place in the order of turns. */
function placeOf({ first, players }: GameState, seat: Seat): string[] {
  return PLACES.slice((seat - first + players.length) % players.length).slice(0, 1);
}
const leaderOf = ({ board }: Player): string[] =>
  board?.faction === 'eyrie' && board.leader !== null ? [board.leader] : [];
const characterOf = ({ board }: Player): string[] =>
  board?.faction === 'vagabond' && board.character !== null ? [board.character] : [];

/** The words of the language spoken now. */
function spoken(names: readonly string[] = []): Words {
  const { language } = i18n;
  return makeWords(i18n.getFixedT(language, ['root-table', 'root-terms']), language, names);
}

/** What simulations and reports know about Root. */
export const tools: GameTools<GameState, GameEvent> = {
  story: {
    words,
    sentences: (events, names) => {
      const say = spoken(names);
      return events.flatMap((event) => {
        const said = sentence(event, say);
        return said ? [{ text: said.text, heading: said.heading ?? false }] : [];
      });
    },
    scoreRows: ({ players }) => [
      {
        id: 'total',
        title: spoken().t('root-table:story.score'),
        points: players.map(({ score }) => score ?? 0),
      },
    ],
    openingName: (id) => {
      const faction = FACTIONS.find((known) => known === id);
      return faction === undefined ? id : spoken().t(`root-terms:faction.${faction}`);
    },
  },
  line: (state) => ({
    map: state.options.map,
    factions: state.players.map(({ faction }) => faction),
    reason: state.result?.reason ?? null,
    roosts: countOnMap(state, 'roost'),
    sympathy: countOnMap(state, 'sympathy'),
    buildings: MARQUISE_BUILDINGS.reduce((sum, kind) => sum + countOnMap(state, kind), 0),
    dominance: state.players.filter(({ dominance }) => dominance !== null).length,
    wonByDominance: state.result?.reason === 'dominance' ? 1 : 0,
    wonTogether: (state.result?.winners.length ?? 0) > 1 ? 1 : 0,
  }),
  groups: (state) => {
    const { players, options } = state;
    return {
      seat: players.map((_, seat) => placeOf(state, seat)),
      faction: players.map(({ faction }) => (faction ? [faction] : [])),
      map: players.map(({ faction }) => (faction ? [`${faction}, ${options.map}`] : [])),
      leader: players.map(leaderOf),
      character: players.map(characterOf),
      marker: players.map(({ score }) => [score === null ? 'dominance' : 'points']),
    };
  },
  report: {
    options: [{}, { map: 'winter' }, { anyFactions: true }, { suits: 'random' }],
    notes: [
      'The seats are places in the order of turns. The leader is the one that the Eyrie ended with. A marker says whether a',
      'seat still had one on the track of points at the end. Sums are over a whole table: dominance counts the activated',
      'cards, won by dominance and won together the part of the games that ended so; all others were won by points.',
    ],
  },
};
