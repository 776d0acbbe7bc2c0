import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { readConfig } from '../../server/config';
import { cleanUp, startAndFail, startServer, tempFolder } from './helpers/process';

afterAll(cleanUp);

const FILE = { name: 'The box', occupations: [{ id: 'potter', cost: 7 }] };
const fileOf = (content: string): string => {
  const file = join(tempFolder(), 'cards.json');
  writeFileSync(file, content);
  return file;
};

test('a game whose card has a file option has a setting of its own for it', () => {
  expect(readConfig({}).gameFiles).toEqual({});
  expect(readConfig({ CARDS_IKI: '/tmp/cards.json' }).gameFiles).toEqual({ iki: '/tmp/cards.json' });
});

test('new matches are played by the file of the server, and the lobby names it in a few bytes', async () => {
  const { url } = await startServer({ env: { CARDS_IKI: fileOf(JSON.stringify(FILE)) } });
  const lobby = new LobbyClient({ server: url });
  for (const setupData of [undefined, { extras: true, cards: null }]) {
    const { matchID } = await lobby.createMatch('iki', { numPlayers: 2, setupData });
    const match = await lobby.getMatch('iki', matchID);
    expect(match.setupData).toEqual({ extras: true, cards: { name: 'The box' } });
  }
  const own = { name: 'Mine', occupations: [{ id: 'potter', cost: 1 }] };
  const { matchID } = await lobby.createMatch('iki', { numPlayers: 2, setupData: { cards: own } });
  expect((await lobby.getMatch('iki', matchID)).setupData).toMatchObject({ cards: { name: 'Mine' } });
});

test.each([
  ['not JSON', '{', 'is not JSON'],
  ['wrong', JSON.stringify({ ...FILE, occupations: [{ id: 'potter', cost: 'x' }] }), 'potter, cost'],
])('a file that is %s stops the start with one line and code 2', async (_what, content, said) => {
  const { code, output } = await startAndFail({ env: { CARDS_IKI: fileOf(content) } });
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^Bad setting: CARDS_IKI/)]);
  expect(output).toContain(said);
  expect(code).toBe(2);
});

test('a file that is not there stops the start', async () => {
  const { code, output } = await startAndFail({ env: { CARDS_IKI: '/no/such/file.json' } });
  expect(output).toContain('Bad setting: CARDS_IKI names a file that cannot be read');
  expect(code).toBe(2);
});
