import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listGames } from '../../src/app/local/saved';
import { Lobby } from '../../src/app/online/lobby';
import { listSeats, ownSeat, ownWord } from '../../src/app/online/seats';
import { claimSeat } from '../../src/app/profile/client';
import { keepProfile, ownProfile } from '../../src/app/profile/profile';
import { navigate } from '../../src/app/routes';
import { speak } from '../../src/i18n';
import { removeStored, storedKeys } from '../../src/ui/storage';
import { openApp } from './helpers';
import { PLATFORM } from './lesson-page';

const PROFILE = { profileID: 'p1', deviceID: 'd1', name: 'Hana', secret: 's'.repeat(43) };

interface Asked {
  path: string;
  body: unknown;
  proof: string | null;
}
let asked: Asked[] = [];

/** A server with an answer for each path; what it does not know it refuses. */
function serve(answers: Readonly<Record<string, object>>): void {
  asked = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const headers = new Map(Object.entries((init.headers ?? {}) as Record<string, string>));
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path, body, proof: headers.get('Authorization') ?? null });
    const answer = answers[path];
    return { ok: answer !== undefined, status: answer ? 200 : 403, json: async () => answer ?? null };
  }) as unknown as typeof fetch;
}

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  for (const key of storedKeys('')) removeStored(key);
});

const JOINED = { playerID: '0', playerCredentials: 'credentials' };

test('the first online match makes a profile silently, and the seat is joined with its proof', async () => {
  serve({ '/api/profile': PROFILE, '/games/toy/m1/join': JOINED, '/games/toy/m2/join': JOINED });
  await new Lobby().join('toy', 'm1', 'Hana');
  await new Lobby().join('toy', 'm2', 'Hana');
  expect(ownProfile()).toEqual(PROFILE);
  expect(asked.map(({ path }) => path)).toEqual(['/api/profile', '/games/toy/m1/join', '/games/toy/m2/join']);
  expect(asked[1]?.proof).toBe(`Bearer ${PROFILE.secret}`);
});

test('a random word is brought to the table, and remembered where it was mixed in', async () => {
  serve({ '/api/profile': PROFILE, '/games/toy/m1/join': JOINED });
  await new Lobby().join('toy', 'm1', 'Hana');
  const wordSent = () => String((asked.at(-1)?.body as { word?: string } | undefined)?.word);
  const first = wordSent();
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(ownWord('m1')).toBeNull();
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)), proof: null });
    return { ok: true, status: 200, json: async () => ({ ...JOINED, word: wordSent() }) };
  }) as unknown as typeof fetch;
  await new Lobby().join('toy', 'm2', 'Hana');
  expect(wordSent()).not.toBe(first);
  expect(ownWord('m2')).toBe(wordSent());
});

test('a server that makes no profile keeps nobody from the table', async () => {
  serve({ '/games/toy/m1/join': JOINED });
  await new Lobby().join('toy', 'm1', 'Hana');
  expect(ownSeat('m1')).toMatchObject({ credentials: 'credentials' });
  expect(ownProfile()).toBeNull();
});

test('a seat that the profile has taken elsewhere is claimed, with credentials of its own', async () => {
  keepProfile(PROFILE);
  serve({ '/api/profile/claim': { playerID: '1', playerCredentials: 'mine', name: 'Hana' } });
  await claimSeat('toy', 'm1');
  expect(ownSeat('m1')).toMatchObject({ game: 'toy', playerID: '1', credentials: 'mine', name: 'Hana' });
  serve({});
  expect(await claimSeat('toy', 'm2')).toBeNull();
});

test('a seat that is being joined is not claimed too: that would end the credentials which the join brings', async () => {
  keepProfile(PROFILE);
  serve({
    '/games/toy/m1/join': JOINED,
    '/api/profile/claim': { playerID: '0', playerCredentials: 'claimed', name: 'Hana' },
  });
  const joining = new Lobby().join('toy', 'm1', 'Hana');
  const claimed = claimSeat('toy', 'm1');
  await joining;
  expect(await claimed).toMatchObject({ credentials: 'credentials' });
  expect(ownSeat('m1')).toMatchObject({ credentials: 'credentials' });
  expect(asked.map(({ path }) => path)).toEqual(['/games/toy/m1/join']);
});

test('without a storage, seats are kept while the page is open, and the page says what will be lost', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  serve({ '/api/profile': PROFILE, '/games/toy/m1/join': JOINED });
  await new Lobby().join('toy', 'm1', 'Hana');
  expect(listSeats()).toHaveLength(1);
  expect(ownProfile()).toEqual(PROFILE);
  openApp('#/');
  expect(await screen.findByRole('alert')).toHaveTextContent(/are lost when you close it/);
  expect(screen.getByRole('link', { name: 'Keep my seats safe' })).toHaveAttribute('href', '#/profile');
});

describe('a browser that takes nothing', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
  });

  test('plays a game on this device all the same, says at the table what will be lost', async () => {
    openApp('#/toy/local');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Begin the game' }));
    expect(await screen.findByText(/does not save this game: it is lost when you close/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'roll' }));
    await waitFor(() => expect(listGames()[0]?.moves.length).toBeGreaterThan(0));
    expect(localStorage.length).toBe(0);
    // The page of another game and back: it is all there.
    act(() => navigate({ page: 'localSetup', game: 'toy' }));
    expect(await screen.findByText(/games are lost when you close it/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeInTheDocument();
  });

  test('begins a first game with advice', async () => {
    openApp('#/river-of-gold/learn', { platform: PLATFORM });
    await userEvent.click(await screen.findByRole('button', { name: 'Begin the first game' }));
    await waitFor(() => expect(listGames()).toHaveLength(1));
    expect(window.location.hash).toBe(`#/river-of-gold/local/${listGames()[0]?.id}`);
  });
});

test('a page with a storage says nothing of the sort', async () => {
  serve({});
  openApp('#/');
  await screen.findAllByRole('heading');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the profile page makes a link with its QR code and a recovery code of twelve words', async () => {
  keepProfile(PROFILE);
  const words = 'one two three four five six seven eight nine ten eleven twelve';
  const device = { id: 'd2', label: 'Firefox · Android', createdAt: 1, seenAt: 2 };
  serve({
    '/api/profile': { ...PROFILE, devices: [{ ...device, id: 'd1' }, device], hasRecovery: false },
    '/api/profile/link': { token: 'the-token', expiresAt: 1 },
    '/api/profile/recovery': { words },
    '/api/profile/end-device': {},
    '/api/profile/notices': { pushes: [], pushKey: 'key', canMail: true },
    '/api/profile/email': {},
  });
  openApp('#/profile');
  const carry = within(await screen.findByRole('region', { name: 'On another device' }));
  fireEvent.click(carry.getByRole('button', { name: 'Make a link' }));
  const link = await carry.findByLabelText(/Link for the other device/);
  expect((link as HTMLInputElement).value).toMatch(/#\/profile\/device\/the-token$/);
  expect(carry.getByRole('img', { name: 'The link as a QR code' })).toBeInTheDocument();
  fireEvent.click(carry.getByRole('button', { name: 'Make a recovery code' }));
  expect(await carry.findAllByRole('listitem')).toHaveLength(12);
  const notices = within(screen.getByRole('region', { name: 'When it is your turn' }));
  const field = notices.getByLabelText(/^E-mail/);
  fireEvent.change(field, { target: { value: 'hana@example.org' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(await notices.findByText(/A message is on its way/)).toBeInTheDocument();
  expect(asked).toContainEqual(
    expect.objectContaining({ path: '/api/profile/email', body: { address: 'hana@example.org' } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'End the device Firefox · Android' }));
  const sure = within(screen.getByRole('dialog'));
  expect(asked.some(({ path }) => path === '/api/profile/end-device')).toBe(false);
  fireEvent.click(sure.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/api/profile/end-device', body: { deviceID: 'd2' } }),
    ),
  );
});

test('a link is not followed before the person says so, and a link that is over says so', async () => {
  serve({});
  openApp('#/profile/device/the-token');
  const [button] = await screen.findAllByRole('button', { name: 'Use the profile here' });
  if (!button) throw new Error('There is no button.');
  expect(asked).toEqual([]);
  fireEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/ten minutes are over/);
  expect(ownProfile()).toBeNull();
});

test('who goes to another page while a link is followed stays there', async () => {
  serve({ '/api/profile/follow': PROFILE });
  const answer = globalThis.fetch;
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  globalThis.fetch = (async (...args: Parameters<typeof fetch>) => {
    if (String(args[0]).endsWith('/follow')) await gate;
    return answer(...args);
  }) as typeof fetch;
  openApp('#/profile/device/the-token');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Use the profile here' }))[0] as HTMLElement);
  act(() => navigate({ page: 'history' }));
  await act(async () => go());
  await waitFor(() => expect(ownProfile()).toEqual(PROFILE));
  expect(window.location.hash).toBe('#/history');
});

test('the twelve words bring the profile and its seats to this browser', async () => {
  const match = { matchID: 'm1', gameName: 'toy', players: [], seat: 1 };
  serve({
    '/api/profile/recover': PROFILE,
    '/api/profile': { ...PROFILE, devices: [], hasRecovery: true },
    '/api/profile/matches': { matches: [match] },
    '/api/profile/claim': { playerID: '1', playerCredentials: 'mine', name: 'Hana' },
  });
  openApp('#/profile');
  fireEvent.change(await screen.findByLabelText('The twelve words'), { target: { value: 'a b c' } });
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('The twelve words').closest('form') as HTMLFormElement);
  });
  await waitFor(() => expect(ownSeat('m1')).toMatchObject({ playerID: '1', credentials: 'mine' }));
  expect(ownProfile()?.name).toBe('Hana');
});
