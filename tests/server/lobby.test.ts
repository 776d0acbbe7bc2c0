import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { GAME, lobbyOf, openTable } from './helpers/table';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(cleanUp);
afterEach(() => expect(server.alive()).toBe(true));

async function post(
  path: string,
  body: unknown,
): Promise<{ status: number; body: { code?: string; message?: string } }> {
  const response = await fetch(`${server.url}/games/${GAME}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const listed = async () => (await lobbyOf(server.url).listMatches(GAME)).matches.length;

test.each([
  ['two million players', { numPlayers: 2_000_000 }, 'bad-request'],
  ['five players', { numPlayers: 5 }, 'bad-options'],
  ['one player', { numPlayers: 1 }, 'bad-options'],
  ['minus one player', { numPlayers: -1 }, 'bad-request'],
  ['half a player', { numPlayers: 2.5 }, 'bad-request'],
  ['players as text', { numPlayers: '2' }, 'bad-request'],
  ['no number of players', {}, 'bad-request'],
  ['a list instead of a body', [], 'bad-request'],
  [
    'an unknown option',
    { numPlayers: 2, setupData: { patrons: 'none', clans: 'choose', cheat: true } },
    'bad-options',
  ],
  ['an unknown value', { numPlayers: 2, setupData: { patrons: 'all' } }, 'bad-options'],
  ['options that are text', { numPlayers: 2, setupData: 'draft' }, 'bad-options'],
  ['options that are a list', { numPlayers: 2, setupData: ['draft'] }, 'bad-options'],
  ['a field that we do not know', { numPlayers: 2, seed: '1' }, 'bad-request'],
  ['unlisted as text', { numPlayers: 2, unlisted: 'yes' }, 'bad-request'],
  ['an unknown bot', { numPlayers: 2, bots: [null, 'emperor'] }, 'bad-request'],
  ['bots on every seat', { numPlayers: 2, bots: ['novice', 'novice'] }, 'bad-bots'],
  ['more bots than seats', { numPlayers: 2, bots: [null, 'novice', 'novice'] }, 'bad-bots'],
])('create with %s is answered with 400 and a reason', async (_name, body, code) => {
  const before = await listed();
  const answer = await post('create', body);
  expect(answer).toMatchObject({ status: 400, body: { code, message: expect.stringMatching(/\w/) } });
  expect(await listed()).toBe(before);
});

test.each([
  ['broken JSON', '{"numPlayers":', 400],
  ['a body of 100 KB', JSON.stringify({ numPlayers: 2, setupData: 'x'.repeat(100_000) }), 413],
  ['a body nested 7,000 deep', `{"numPlayers":2,"setupData":${'['.repeat(7000)}${']'.repeat(7000)}}`, 400],
  ['__proto__ in the body', '{"numPlayers":2,"__proto__":{"polluted":1}}', 400],
])('create with %s is refused', async (_name, body, status) => {
  expect((await post('create', body)).status).toBe(status);
});

test('a body that is not JSON by its type, an unknown game and a wrong method are refused', async () => {
  const url = `${server.url}/games/${GAME}/create`;
  expect((await fetch(url, { method: 'POST', body: 'numPlayers=2' })).status).toBe(400);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(`${server.url}/games/chess`)).status).toBe(404);
  expect((await fetch(`${server.url}/games/__proto__/create`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${server.url}/games/${GAME}/no-such-match`)).status).toBe(404);
});

test.each(
  ['none', 'draft', 'choice'].flatMap((patrons) => ['choose', 'random'].map((clans) => [patrons, clans])),
)('the options patrons %s and clans %s are accepted, or refused with a reason', async (patrons, clans) => {
  const answer = await post('create', { numPlayers: 3, setupData: { patrons, clans } });
  if (answer.status !== 200) expect(answer).toMatchObject({ status: 400, body: { code: 'bad-options' } });
  if (patrons === 'none') expect(answer.status).toBe(200);
});

test.each([
  ['nothing', undefined],
  ['empty', ''],
  ['blanks', '   '],
  ['25 characters', 'x'.repeat(25)],
  ['100,000 characters', 'x'.repeat(10_000)],
  ['a line break', 'a\nb'],
  ['a null character', 'a\u0000b'],
  ['an escape', 'a\u001b[31m'],
  ['writing turned round', 'a\u202eb'],
  ['nothing visible', '\u200b\u200b'],
  ['a Hangul filler', '\u3164'],
  ['a braille blank', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['a hidden soft hyphen', 'Ad\u00admin'],
  ['an Arabic letter mark', 'a\u061cb'],
  ['tag characters', 'a\u{e0041}\u{e0042}'],
  ['half a character', 'a\ud83e'],
  ['a private character', '\ue000'],
  ['a variation selector alone', '\ufe0f'],
  ['letters with a joint between them', 'a\u200db'],
  ['an object', { toString: 'x' }],
  ['a number', 7],
])('a name that is %s is refused', async (_name, playerName) => {
  const { matchID } = await openTable(server.url, 2, { seated: 0 });
  expect(await post(`${matchID}/join`, { playerName })).toMatchObject({
    status: 400,
    body: { code: 'bad-name' },
  });
});

test.each(['A', 'x'.repeat(24), '夏目 漱石', '🦀'.repeat(24), "O'Brien <b>", '👩‍🌾 ❤️‍🔥', 'هند', 'José'])(
  'the name %s is accepted and kept',
  async (playerName) => {
    const { matchID } = await openTable(server.url, 2, { seated: 0 });
    const joined = await lobbyOf(server.url).joinMatch(GAME, matchID, { playerName });
    const match = await lobbyOf(server.url).getMatch(GAME, matchID);
    expect(match.players[Number(joined.playerID)]?.name).toBe(playerName);
  },
);

test.each([
  ['__proto__', 400],
  ['constructor', 400],
  ['-1', 400],
  ['5', 404],
  ['6', 400],
  ['7', 400],
  [{}, 400],
  [1e9, 400],
])('joining seat %j is refused and later joins work', async (playerID, status) => {
  const { matchID } = await openTable(server.url, 2, { seated: 0 });
  expect((await post(`${matchID}/join`, { playerID, playerName: 'x' })).status).toBe(status);
  expect((await post(`${matchID}/join`, { playerID: '1', playerName: 'x' })).status).toBe(200);
  expect(await post(`${matchID}/join`, { playerID: '1', playerName: 'y' })).toMatchObject({
    status: 409,
    body: { code: 'seat-taken' },
  });
  expect((await post(`${matchID}/join`, { playerName: 'z' })).status).toBe(200);
  expect(await post(`${matchID}/join`, { playerName: 'w' })).toMatchObject({
    status: 409,
    body: { code: 'match-full' },
  });
});

test('of twenty who want one seat at the same moment exactly one gets it, and its credentials are good', async () => {
  const { matchID } = await openTable(server.url, 2, { seated: 0 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => post(`${matchID}/join`, { playerID: '0', playerName: `p${i}` })),
  );
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const { playerCredentials } = { playerCredentials: '', ...winners[0]?.body };
  expect(
    (await post(`${matchID}/update`, { playerID: '0', credentials: playerCredentials, newName: 'mine' }))
      .status,
  ).toBe(200);
});

test('huge data beside a name, and playAgain with a thousand players, are refused', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  expect((await post(`${matchID}/update`, { ...seats[0], data: 'x'.repeat(5000) })).status).toBe(400);
  expect((await post(`${matchID}/playAgain`, { ...seats[0], numPlayers: 1000 })).status).toBe(400);
  expect((await post(`${matchID}/playAgain`, { ...seats[0], numPlayers: 9 })).status).toBe(400);
  expect((await post(`${matchID}/playAgain`, { ...seats[0], setupData: { patrons: 7 } })).status).toBe(400);
  expect((await lobbyOf(server.url).getMatch(GAME, matchID)).nextMatchID).toBeUndefined();
});

test.each(['leave', 'update', 'rename', 'playAgain', 'replace'])(
  '%s needs the right credentials',
  async (word) => {
    const { matchID, seats } = await openTable(server.url, 2);
    const extra = { newName: 'thief', seat: '1', level: 'novice' };
    const stolen = { playerID: '0', credentials: seats[1]?.credentials };
    expect((await post(`${matchID}/${word}`, { ...stolen, ...extra })).status).toBe(403);
    expect((await post(`${matchID}/${word}`, { playerID: '0', credentials: 'wrong', ...extra })).status).toBe(
      403,
    );
    expect((await post(`${matchID}/${word}`, { playerID: '0', ...extra })).status).toBe(400);
    const match = await lobbyOf(server.url).getMatch(GAME, matchID);
    expect(match.players.map(({ name }) => name)).toEqual(['Player 0', 'Player 1']);
  },
);

test('a match goes with its last person only if nothing was played', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  for (const seat of seats) await lobbyOf(server.url).leaveMatch(GAME, matchID, seat);
  expect((await fetch(`${server.url}/games/${GAME}/${matchID}`)).status).toBe(404);
});

test('nobody is ever shown credentials or their hash', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const texts = await Promise.all(
    [`/games/${GAME}`, `/games/${GAME}/${matchID}`, '/metrics'].map(async (path) =>
      (await fetch(server.url + path)).text(),
    ),
  );
  for (const text of texts) {
    expect(text).not.toMatch(/credential/i);
    for (const seat of seats) expect(text).not.toContain(seat.credentials);
  }
  expect(server.output()).not.toMatch(new RegExp(seats.map(({ credentials }) => credentials).join('|')));
});

test('own matches are asked for by their ids: private ones too, with whose turn it is', async () => {
  const { matchID } = await openTable(server.url, 2, { unlisted: true });
  await openTable(server.url, 2);
  const ask = async (ids: string) => {
    const response = await fetch(`${server.url}/games/${GAME}?ids=${ids}`);
    return { status: response.status, body: await response.json() };
  };
  const { status, body } = await ask(`${matchID},none`);
  expect(status).toBe(200);
  expect(body.matches).toHaveLength(1);
  expect(body.matches[0]).toMatchObject({
    matchID,
    unlisted: true,
    started: false,
    currentPlayer: expect.stringMatching(/^[01]$/),
  });
  for (const wrong of ['', '../etc', `${matchID},`, Array(60).fill('a').join(',')]) {
    expect(await ask(wrong)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  }
});

test('data that is nested as deep as a body can be is refused with 400', async () => {
  const { matchID } = await openTable(server.url, 2, { seated: 0 });
  const body = `{"playerName":"Deep","data":${'['.repeat(7900)}${']'.repeat(7900)}}`;
  expect(await post(`${matchID}/join`, body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
});

test('playAgain gives a new match when the next one was left by all and removed', async () => {
  const lobby = lobbyOf(server.url);
  const { matchID, seats } = await openTable(server.url, 2);
  const [zero, one] = seats;
  if (!zero || !one) throw new Error('two sat down');
  const { nextMatchID: removed } = await lobby.playAgain(GAME, matchID, zero);
  expect((await lobby.playAgain(GAME, matchID, one)).nextMatchID).toBe(removed);
  const joined = await lobby.joinMatch(GAME, removed, { playerName: 'Early' });
  await lobby.leaveMatch(GAME, removed, {
    playerID: joined.playerID,
    credentials: joined.playerCredentials,
  });
  const again = await Promise.all([zero, one].map((seat) => lobby.playAgain(GAME, matchID, seat)));
  expect(again[0]?.nextMatchID).toBe(again[1]?.nextMatchID);
  expect(again[0]?.nextMatchID).not.toBe(removed);
  expect((await lobby.getMatch(GAME, again[0]?.nextMatchID ?? '')).players).toHaveLength(2);
});

test('the public list names the next match only where that is public too', async () => {
  const lobby = lobbyOf(server.url);
  const next = async (unlisted: boolean) => {
    const { matchID, seats } = await openTable(server.url, 2);
    const [seat] = seats;
    if (!seat) throw new Error('somebody sat down');
    const { nextMatchID } = await lobby.playAgain(GAME, matchID, { ...seat, unlisted });
    return { matchID, nextMatchID };
  };
  const [open, secret] = [await next(false), await next(true)];
  const { matches } = await lobby.listMatches(GAME);
  const shown = (id: string) => matches.find(({ matchID }) => matchID === id);
  expect(shown(open.matchID)?.nextMatchID).toBe(open.nextMatchID);
  expect(shown(secret.matchID)).toBeDefined();
  expect(JSON.stringify(matches)).not.toContain(secret.nextMatchID);
  expect((await lobby.getMatch(GAME, secret.matchID)).nextMatchID).toBe(secret.nextMatchID);
});
