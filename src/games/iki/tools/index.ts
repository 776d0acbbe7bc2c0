import { i18n } from '../../../i18n';
import type { GameTools } from '../../contract';
import { sentence } from '../board/log/sentences';
import { makeWords, type Words } from '../board/model/words';
import { PARTS, scoreRows } from '../board/story/scores';
import { words } from '../locales';
import { finalScores, type GameEvent, type GameState, type OccupationId, type Seat, tableOf } from '../rules';
import { strategyOf } from './strategy';

/** The words of the language spoken now. */
function spoken(names: readonly string[] = []): Words {
  const { language } = i18n;
  return makeWords(i18n.getFixedT(language, ['iki-table', 'iki-terms']), language, names);
}

/** The cards that a seat has, on the board and retired: those that burnt or starved helped nobody to the end. */
function cardsOf({ stalls, players }: GameState, seat: Seat): OccupationId[] {
  const onBoard = stalls.flatMap((card) =>
    card?.kind === 'occupation' && card.owner === seat ? [card.card] : [],
  );
  return [...onBoard, ...(players[seat]?.retired ?? [])];
}

const buildingsOf = ({ stalls }: GameState, seat: Seat): string[] =>
  stalls.flatMap((card) => (card?.kind === 'building' && card.owner === seat ? [card.card] : []));

const PLACES = ['1st', '2nd', '3rd', '4th'] as const;
/** A seat's place in January's order, which is that of set-up (3.2). */
function placeOf({ first, players }: GameState, seat: Seat): string[] {
  return PLACES.slice((seat - first + players.length) % players.length).slice(0, 1);
}

/** What simulations and reports know about IKI. */
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
    partName: (id) => {
      const part = PARTS.find((known) => known === id);
      return part === undefined ? null : spoken().t(`iki-table:story.${part}`);
    },
    scoreRows: (state) => {
      const say = spoken();
      const scores = finalScores(state);
      return [
        ...scoreRows(scores, say),
        { id: 'total', title: say.t('iki-table:story.total'), points: scores.map(({ total }) => total) },
      ];
    },
  },
  line: (state) => ({
    extras: state.options.extras,
    cards: state.options.cards?.name ?? null,
    retired: state.players.reduce((sum, { retired }) => sum + retired.length, 0),
    built: state.stalls.filter((card) => card?.kind === 'building').length,
    burntBuildings: state.out.buildings.length,
    emptyStalls: state.stalls.filter((card) => card === null).length,
  }),
  groups: (state) => {
    const { occupations } = tableOf(state);
    const bySeat = (labels: (seat: Seat) => readonly string[]): (readonly string[])[] =>
      state.players.map((_, seat) => labels(seat));
    return {
      seat: bySeat((seat) => placeOf(state, seat)),
      card: bySeat((seat) => cardsOf(state, seat)),
      type: bySeat((seat) => [...new Set(cardsOf(state, seat).map((id) => occupations[id].type))]),
      colours: bySeat((seat) => [
        String(new Set(cardsOf(state, seat).map((id) => occupations[id].type)).size),
      ]),
      building: bySeat((seat) => buildingsOf(state, seat)),
      strategy: bySeat((seat) => strategyOf(state, seat)),
      retired: state.players.map(({ retired }) => [String(retired.length)]),
      firefighting: state.players.map(({ fire }) => [String(fire)]),
    };
  },
  report: {
    options: [{}, { extras: false }],
    notes: [
      'The seats are places in the order of January. A card counts for those who have it at the end, on the board or',
      'retired; a building for those who own it then. A strategy is the part of the score by which a seat is furthest',
      'ahead of the average of its table.',
    ],
  },
};
