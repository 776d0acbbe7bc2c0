import {
  applyMove,
  createState,
  type GameEvent,
  legalMoves,
  type MoveOf,
  seededRandom,
} from '../../../src/games/river-of-gold';
import { sentence } from '../../../src/games/river-of-gold/board/log/sentences';
import { tradeWords } from '../../../src/games/river-of-gold/board/model/trade-words';
import { makeWords, type Words } from '../../../src/games/river-of-gold/board/model/words';
import { words as gameWords } from '../../../src/games/river-of-gold/locales';
import { i18n, LANGUAGES, type Language } from '../../../src/i18n';

const SPOKEN = new Map<Language, Words>();
beforeAll(async () => {
  for (const language of LANGUAGES) {
    const { resources } = await gameWords[language]();
    for (const [namespace, texts] of Object.entries(resources)) {
      i18n.addResourceBundle(language, namespace, texts);
    }
    SPOKEN.set(
      language,
      makeWords(i18n.getFixedT(language, ['river-table', 'river-terms']), language, [
        'Akiko',
        'Benjiro',
        'Chiyo',
        'Daisuke',
      ]),
    );
  }
});
function speak(language: Language): Words {
  const words = SPOKEN.get(language);
  if (!words) throw new Error(`Nobody speaks ${language}.`);
  return words;
}

/** Everything that happens in some whole games of random moves. */
function events(): GameEvent[] {
  const all: GameEvent[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const random = seededRandom(seed);
    const state = createState(4, { patrons: 'draft' }, random);
    while (state.step !== 'over') {
      const moves = legalMoves(state, state.current);
      const delivery = moves.find((move) => move.name === 'deliver');
      const move = delivery ?? moves[random.index(moves.length)];
      if (!move) throw new Error('Nothing can be done.');
      applyMove(state, move, random, all);
    }
  }
  return all;
}
const HAPPENED = events();

test.each(LANGUAGES)('no sentence of the log in %s has brackets in brackets or an empty slot', (language) => {
  const words = speak(language);
  const said = HAPPENED.flatMap((event) => sentence(event, words)?.text ?? []);
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((text) => /\([^)]*\(|\{\{|undefined/.test(text))).toEqual([]);
});

/** Terms that the printed edition in this language does not use, or that mean something else. */
const UNWANTED: Readonly<Record<Language, RegExp>> = {
  en: /\bwhoever\b|\banew\b/i,
  fr: /fleuve|\brives?\b|récompense|éclairé|\bpas \{\{|\d koku\b(?<!\b1 koku)/i,
  it: /illuminat|\bpasso\b(?! \{\{step\}\} di)|ultimo giro|\bdiario\b|\{\{give\}\} per /i,
  pl: /\{\{give\}\} za |Era \{\{|ery \{\{era|\(miejsce|zrezygnuj/i,
};
const leaves = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(leaves);

test.each(LANGUAGES)('the words in %s are those of the rulebook', async (language) => {
  const { resources } = await gameWords[language]();
  expect(leaves(resources).filter((text) => UNWANTED[language].test(text))).toEqual([]);
});

describe('grammar that a reader would notice', () => {
  const trade = (language: Language, arg: MoveOf<'trade'>['arg']): string => {
    const words = speak(language);
    return words.t('river-table:moves.trade', tradeWords(arg, words));
  };
  test('trades', () => {
    const arg = { give: 'rice', gain: 'porcelain' } as const;
    expect(trade('pl', arg)).toBe('Wymień 2 żetony ryżu na 1 żeton porcelany');
    expect(trade('it', arg)).toBe('Scambia 2 riso con 1 porcellana');
    expect(trade('fr', arg)).toBe('Échanger 2 riz contre 1 porcelaine');
  });

  test('amounts in Polish', () => {
    const { amount } = speak('pl');
    expect([amount('rice', 2), amount('silk', 3), amount('porcelain', 5), amount('silk', 22)]).toEqual([
      '2 żetony ryżu',
      '3 żetony jedwabiu',
      '5 żetonów porcelany',
      '22 żetony jedwabiu',
    ]);
  });

  test('what is missing in Italian', () => {
    const words = speak('it');
    const missing = (count: number) =>
      words.t('river-table:refusal.notEnoughFavor', { count, need: words.amount('favor', count), have: 0 });
    expect([missing(1), missing(2)]).toEqual(['Serve 1 favore; ne hai 0.', 'Servono 2 favori; ne hai 0.']);
  });

  test('places', () => {
    const event: GameEvent = {
      type: 'regionScored',
      player: 0,
      region: 4,
      place: 1,
      shared: false,
      elder: false,
      points: 9,
    };
    expect(LANGUAGES.map((language) => sentence(event, speak(language))?.text)).toEqual([
      'Akiko scores 9 points in Kitsune Woods (1st place).',
      'Akiko ottiene 9 punti, Bosco delle Kitsune (1º posto).',
      'Akiko marque 9 points, Forêt Kitsune (1re place).',
      'Akiko zdobywa 9 punktów, Las Kitsune (1. miejsce).',
    ]);
  });
});

test.each(LANGUAGES)('11.5 Hyobu’s text in %s names the condition: at least 1 influence', (language) => {
  expect(speak(language).t('river-terms:patronAbility.shosuro-hyobu')).toMatch(/\b1\b/);
});
