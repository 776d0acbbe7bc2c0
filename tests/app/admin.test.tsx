import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { speak } from '../../src/i18n';
import { openApp } from './helpers';

const TOKEN = 'the-right-token-of-the-host-1';

interface Asked {
  path: string;
  body: unknown;
  token: string | null;
}
let asked: Asked[] = [];
let answers: Record<string, object> = {};
let status: Record<string, [number, string]> = {};

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  asked = [];
  status = {};
  answers = {
    '/api/admin': { storage: 'sqlite', games: [], counts: [], openReports: 0, bans: 0 },
    '/api/admin/reports': { reports: [] },
  };
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const headers = new Map(Object.entries((init.headers ?? {}) as Record<string, string>));
    const token = headers.get('Authorization') ?? null;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path, body, token });
    const [code, word] =
      token === `Bearer ${TOKEN}`
        ? (status[path] ?? (answers[path] ? [200, ''] : [404, 'not-found']))
        : [401, 'bad-token'];
    return {
      ok: code === 200,
      status: code,
      json: async () => (code === 200 ? answers[path] : { code: word, message: word }),
    };
  }) as unknown as typeof fetch;
  await speak('en');
});
afterEach(cleanup);

async function signIn(token = TOKEN): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Admin token'), { target: { value: token } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
}

test('the token is asked for, kept in this tab only, and forgotten when the host wants', async () => {
  openApp('#/admin');
  await signIn('a wrong token');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the token of this server.');
  expect(sessionStorage).toHaveLength(0);
  await signIn();
  expect(await screen.findByText('Nobody has reported anything.')).toBeVisible();
  expect(Object.values({ ...sessionStorage })).toEqual([TOKEN]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN);
  expect(window.location.href).not.toContain(TOKEN);
  expect(asked.every(({ path }) => !path.includes(TOKEN))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Forget the token' }));
  expect(await screen.findByLabelText('Admin token')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('a server without a token says what to set', async () => {
  status['/api/admin'] = [404, 'not-found'];
  openApp('#/admin');
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Set ADMIN_TOKEN');
});

test('a token that the server has changed is asked for again', async () => {
  sessionStorage.setItem('games.adminToken', 'the former one');
  openApp('#/admin/bans');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the token of this server.');
});

test('a list that cannot be had says so, and can be asked for again', async () => {
  sessionStorage.setItem('games.adminToken', TOKEN);
  status['/api/admin/audit'] = [503, 'storage'];
  openApp('#/admin/audit');
  expect(await screen.findByRole('alert')).toBeVisible();
  delete status['/api/admin/audit'];
  answers['/api/admin/audit'] = { lines: [] };
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Nothing has been done here yet.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an act is asked about in a dialogue of ours, and cancelling does nothing', async () => {
  sessionStorage.setItem('games.adminToken', TOKEN);
  const message = { key: '0/m1', seat: 0, name: 'Troll', profile: null, text: 'something bad', at: 1 };
  answers['/api/admin/matches/m'] = {
    id: 'm',
    game: 'toy',
    state: 'playing',
    unlisted: true,
    moves: 3,
    createdAt: 1,
    updatedAt: 1,
    seats: [{ seat: 0, name: 'Troll', bot: null, profile: 'p', connected: true, addresses: ['203.0.113.7'] }],
    chat: [message],
  };
  answers['/api/admin/matches/m/remove-message'] = {};
  openApp('#/admin/matches/m');
  const remove = await screen.findByRole('button', { name: 'Remove the message “something bad”' });
  fireEvent.click(remove);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ body }) => body !== undefined)).toEqual([]);

  fireEvent.click(remove);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'insult' } });
  answers['/api/admin/matches/m'] = { ...answers['/api/admin/matches/m'], chat: [] };
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nothing was said.')).toBeVisible();
  expect(asked.find(({ body }) => body !== undefined)).toMatchObject({
    path: '/api/admin/matches/m/remove-message',
    body: { message: '0/m1', reason: 'insult' },
    token: `Bearer ${TOKEN}`,
  });
});

test('a ban is for a time that is chosen, and what the server refuses stands in the dialogue', async () => {
  sessionStorage.setItem('games.adminToken', TOKEN);
  answers['/api/admin/bans'] = { bans: [] };
  openApp('#/admin/bans');
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: 'somewhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ban' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('For how long'), { target: { value: '60' } });
  status['/api/admin/bans'] = [400, 'bad-request'];
  fireEvent.click(dialog.getByRole('button', { name: 'Ban' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is not an address.');
  expect(asked.at(-1)?.body).toEqual({ kind: 'address', who: 'somewhere', minutes: 60, reason: '' });
});

test('the page speaks the language of the others, also when it is changed', async () => {
  openApp('#/admin');
  expect(await screen.findByLabelText('Admin token')).toBeVisible();
  await act(() => speak('pl'));
  await waitFor(() => expect(screen.getByLabelText('Token administratora')).toBeVisible());
});

test('addresses that lead nowhere are not found', async () => {
  for (const place of ['#/admin/nonsense', '#/admin/bans/x', '#/admin/matches/a/b']) {
    openApp(place);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Administration');
    cleanup();
  }
});
