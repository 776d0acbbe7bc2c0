import { createSchema, replaceSchema } from '../../server/lobby/schemas';
import { iki } from '../../src/games/iki';
import { riverOfGold } from '../../src/games/river-of-gold';

const CARDS = [riverOfGold.card, iki.card];

test('the schemas of a game are put together once', () => {
  for (const card of CARDS) {
    expect(createSchema(card)).toBe(createSchema(card));
    expect(replaceSchema(card)).toBe(replaceSchema(card));
  }
});

test('each game has its own: bots of another game are none of it', () => {
  for (const card of CARDS) {
    for (const other of CARDS) {
      const [level] = other.botLevels;
      const asked = { numPlayers: 2, bots: [null, level] };
      expect(createSchema(card).safeParse(asked).success).toBe(card === other);
      const wanted = { playerID: '0', credentials: 'key', seat: '1', level };
      expect(replaceSchema(card).safeParse(wanted).success).toBe(card === other);
    }
  }
});
