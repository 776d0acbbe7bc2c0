import { i18n } from '../../../i18n';
import type { GameTools } from '../../contract';
import { sentence } from '../board/log/sentences';
import { makeWords } from '../board/model/words';
import { words } from '../locales';
import { finalScores, type GameEvent, type GameState } from '../rules';

/** What simulations and reports know about River of Gold. */
export const tools: GameTools<GameState, GameEvent> = {
  story: {
    words,
    sentences: (events, names) => {
      const language = i18n.language;
      const say = makeWords(i18n.getFixedT(language, ['river-table', 'river-terms']), language, [...names]);
      return events.flatMap((event) => {
        const said = sentence(event, say);
        return said ? [{ text: said.text, heading: event.type === 'turnBegan' }] : [];
      });
    },
    scoreRows: (state) => [
      { id: 'total', title: '', points: finalScores(state).map((score) => score.total) },
    ],
  },
  line: (state) => ({ emperorAtTurn: state.emperorsVisit?.turn ?? null }),
  groups: () => ({}),
};
