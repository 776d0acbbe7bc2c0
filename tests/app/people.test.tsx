import '@testing-library/jest-dom';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chat } from '../../src/app/online/Chat';
import { CreateMatch } from '../../src/app/online/CreateMatch';
import { JoinMatch } from '../../src/app/online/JoinMatch';
import { Lobby, parseMatches } from '../../src/app/online/lobby';
import type { TableMessage, TablePlayer } from '../../src/app/online/match';
import { toldApart } from '../../src/app/online/seat-name';
import { spokenBy } from '../../src/app/online/spoken';
import { useSpoken } from '../../src/app/online/useSpoken';
import { HiddenPeople } from '../../src/app/people/HiddenPeople';
import { useHidden } from '../../src/app/people/hidden';
import { PersonDialog } from '../../src/app/people/PersonDialog';
import { keepProfile } from '../../src/app/profile/profile';
import { card } from '../fixtures/toy/card';
import './helpers';

const HANA = { profileID: 'p0', deviceID: 'd', name: 'Hana', secret: 's' };
const at = Date.UTC(2026, 4, 1, 12);
const said = (more: Partial<TableMessage> = {}): TableMessage => ({
  id: `${more.sender ?? '1'} m1`,
  messageID: 'm1',
  room: 'players',
  sender: '1',
  text: '<b>hello</b>',
  at,
  name: 'Ichiro',
  profile: 'p1',
  ...more,
});
const player = (id: number, name: string, profile: string | null): TablePlayer => ({
  id,
  name,
  profile,
  connected: true,
  bot: null,
  lastSeen: null,
  away: null,
});
const PLAYERS = [player(0, 'Hana', 'p0'), player(1, 'Ichiro', 'p1')];
const NAMES = ['Hana', 'Ichiro'];
const spoken = (more: Partial<TableMessage> = {}) => spokenBy(said(more), 'm', PLAYERS, NAMES);

let asked: { path: string; body: unknown }[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};
beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = {};
  globalThis.fetch = (async (input: unknown, init?: RequestInit) => {
    const path = String(input);
    asked.push({ path, body: init?.body === undefined ? null : JSON.parse(String(init.body)) });
    const { status = 200, body } = answers[path] ?? { body: {} };
    const response: object = { ok: status < 300, status, json: async () => body, clone: () => response };
    return response;
  }) as unknown as typeof fetch;
});
afterEach(cleanup);
const posted = () => asked.filter(({ body }) => body !== null);

describe('the chat of a player', () => {
  const show = (messages = [spoken()], onSay = jest.fn(async () => {})) => {
    render(
      <Chat
        messages={messages}
        left={0}
        spectating={false}
        isOwn={({ sender }) => sender === '0'}
        onSay={onSay}
        onPerson={() => {}}
        onClose={() => {}}
      />,
    );
    return onSay;
  };

  test('shows who said what, as plain text', () => {
    show();
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Ichiro <b>hello<\/b> ?May 1, 2026/);
  });

  test('shows no room of the spectators', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Spectators' })).toBeNull();
  });

  test('sends what was written, trimmed, and nothing that is empty', async () => {
    const say = show([]);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), '   ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByRole('textbox'), ' good game {Enter}');
    expect(say.mock.calls).toEqual([['good game', '']]);
  });
});

test('a spectator has two rooms, writes to spectators only, and says their name first', async () => {
  const onSay = jest.fn(async () => {});
  const messages = [spoken(), spoken({ room: 'spectators', sender: 'p9', name: 'Fan', text: 'go on' })];
  const props = { left: 0, spectating: true, isOwn: () => false, onPerson: () => {}, onClose: () => {} };
  const page = render(<Chat {...props} messages={messages} onSay={onSay} />);
  expect(screen.getByText('Only spectators read this. Players do not see it.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Spectators' })).toHaveTextContent(/Fan go on/);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Jun');
  await user.type(screen.getByLabelText('Message'), 'hello{Enter}');
  expect(onSay.mock.calls).toEqual([['hello', 'Jun']]);
  // Something new in the other room is counted there.
  const more = [...messages, spoken({ id: 'x', text: 'my turn' })];
  page.rerender(<Chat {...props} messages={more} onSay={onSay} />);
  await user.click(screen.getByRole('button', { name: 'Players 1' }));
  expect(screen.getByRole('list', { name: 'Players' })).toHaveTextContent(/hello.*my turn/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a message stays with who said it when somebody else takes the seat; an old one goes by its seat', () => {
  const changed = [player(0, 'Hana', 'p0'), player(1, 'Jun', 'p2')];
  const by = (message: TableMessage) => spokenBy(message, 'm', changed, ['Hana', 'Jun']);
  expect(by(said())).toMatchObject({ shownName: 'Ichiro', by: { profile: 'p1' } });
  expect(by(said({ name: null, profile: null }))).toMatchObject({ shownName: 'Jun', by: { profile: 'p2' } });
});

test('equal names at one table are told apart, also in the chat', () => {
  const names = toldApart(['Hana', 'Hana', 'Jun']);
  expect(names).toEqual(['Hana (1)', 'Hana (2)', 'Jun']);
  const twins = [player(0, 'Hana', 'p0'), player(1, 'Hana', 'p1')];
  expect(spokenBy(said({ name: 'Hana' }), 'm', twins, names).shownName).toBe('Hana (2)');
});

function useBoth() {
  const hidden = useHidden();
  const chat = [said(), said({ id: '0 m2', sender: '0', name: 'Hana', profile: 'p0', text: 'mine' })];
  return { hidden, spoken: useSpoken('m', { chat, players: PLAYERS }, NAMES, 0, hidden.hides) };
}

describe('somebody who is muted', () => {
  test('is not shown, counted or heard, in this browser, until that is taken back', () => {
    const { result } = renderHook(useBoth);
    expect(result.current.spoken.others).toHaveLength(1);
    act(() => result.current.hidden.mute({ name: 'Ichiro', profile: 'p1', matchID: 'm' }));
    expect(result.current.spoken).toMatchObject({ others: [], left: 1 });
    expect(result.current.spoken.messages.map(({ text }) => text)).toEqual(['mine']);
    // Another page of this browser knows it too.
    expect(renderHook(useBoth).result.current.spoken.left).toBe(1);
    act(() => result.current.hidden.unmute({ name: 'Ichiro', profile: 'p1', matchID: 'm' }));
    expect(result.current.spoken.left).toBe(0);
  });

  test('without a profile is known by their name at this table, and not elsewhere', () => {
    const { result } = renderHook(() => useHidden());
    act(() => result.current.mute({ name: 'Ichiro', profile: null, matchID: 'm' }));
    expect(result.current.hides({ name: 'Ichiro', profile: null, matchID: 'm' })).toBe(true);
    expect(result.current.hides({ name: 'Ichiro', profile: null, matchID: 'other' })).toBe(false);
    expect(result.current.hides({ name: 'Ichiro', profile: 'p1', matchID: 'm' })).toBe(false);
  });

  test('stands on the profile page, and is heard again from there', async () => {
    const { result } = renderHook(() => useHidden());
    act(() => result.current.mute({ name: 'Ichiro', profile: 'p1', matchID: 'm' }));
    render(<HiddenPeople />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Unmute Ichiro' }));
    expect(screen.queryByText('Ichiro')).toBeNull();
    expect(result.current.muted).toEqual([]);
  });
});

test('whom the profile has blocked is not shown either, on every device', async () => {
  keepProfile(HANA);
  answers['/api/profile/blocked'] = { body: { blocked: [{ profileID: 'p1', name: 'Ichiro' }] } };
  const { result } = renderHook(() => useHidden());
  await waitFor(() => expect(result.current.blocked).toHaveLength(1));
  expect(result.current.hides({ name: 'New name', profile: 'p1', matchID: 'm' })).toBe(true);
});

function Person() {
  const hidden = useHidden();
  const message = spoken();
  return (
    <PersonDialog
      person={message.by}
      message={message}
      hidden={hidden}
      lobby={new Lobby()}
      game="toy"
      onClose={() => {}}
    />
  );
}

test('a person is blocked, and a message reported with a note, from the message', async () => {
  keepProfile(HANA);
  render(<Person />);
  const user = userEvent.setup();
  answers['/api/profile/blocked'] = { body: { blocked: [{ profileID: 'p1', name: 'Ichiro' }] } };
  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox'), ' rude ');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('status')).toHaveTextContent('The host will see it.');
  expect(posted()).toEqual([
    { path: '/api/profile/block', body: { profileID: 'p1' } },
    { path: '/games/toy/m/report', body: { room: 'players', sender: '1', messageID: 'm1', note: 'rude' } },
  ]);
});

test('without a profile one can mute and report, not block', () => {
  render(<Person />);
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Report' })).toBeInTheDocument();
});

test('a report that the server refuses says so, and what was written stays', async () => {
  answers['/games/toy/m/report'] = { status: 429, body: { code: 'rate-limited', message: 'x' } };
  render(<Person />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'rude');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests at once.');
  expect(screen.getByRole('textbox')).toHaveValue('rude');
});

/** The form of somebody who comes to a table where one other sits; the answer is told when they have a seat. */
function joinAt(other: string): jest.Mock {
  const [match] = parseMatches(
    { matches: [{ matchID: 'm', players: [{ id: 0, name: other }, { id: 1 }] }] },
    'toy',
  );
  if (match === undefined) throw new Error('no match');
  const onSeat = jest.fn();
  render(
    <JoinMatch
      card={card}
      match={match}
      lobby={new Lobby()}
      onSeat={onSeat}
      onSpectate={() => {}}
      onRefresh={() => {}}
    />,
  );
  return onSeat;
}

test('a name that somebody at the table has is refused at its field, and another one is taken', async () => {
  keepProfile(HANA);
  const path = '/games/toy/m/join';
  answers[path] = { status: 409, body: { code: 'name-taken', message: 'x' } };
  const onSeat = joinAt('Zoë');
  const user = userEvent.setup();
  const field = screen.getByLabelText(/Your name/);
  await user.clear(field);
  await user.type(field, 'zoe');
  await user.click(screen.getByRole('button', { name: 'Take a seat' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Somebody at this table has that name already, or bots go by it. Choose another one.',
  );
  expect(field.closest('label')).toContainElement(alert);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
  answers[path] = { body: { playerID: '1', playerCredentials: 'c' } };
  await user.type(field, ' two');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take a seat' }));
  await waitFor(() => expect(onSeat).toHaveBeenCalledTimes(1));
});

test('a match whose maker has to choose another name is created once', async () => {
  keepProfile(HANA);
  const path = '/games/toy/m/join';
  answers['/games/toy/create'] = { body: { matchID: 'm' } };
  answers[path] = { status: 409, body: { code: 'name-taken', message: 'x' } };
  render(<CreateMatch card={card} lobby={new Lobby()} onClose={() => {}} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText(/Your name/);
  await user.clear(field);
  await user.type(field, 'Walker');
  await user.click(screen.getByRole('button', { name: 'Create match', hidden: true }));
  expect(field.closest('label')).toContainElement(await screen.findByRole('alert', { hidden: true }));
  answers[path] = { body: { playerID: '0', playerCredentials: 'c' } };
  await user.type(field, ' two');
  await user.click(screen.getByRole('button', { name: 'Create match', hidden: true }));
  await waitFor(() => expect(window.location.hash).toBe('#/toy/match/m'));
  expect(posted().map((one) => one.path)).toEqual(['/games/toy/create', path, path]);
});

test('a table with somebody whom one has blocked is joined only when one says so', async () => {
  keepProfile(HANA);
  const path = '/games/toy/m/join';
  answers[path] = { status: 409, body: { code: 'meets-blocked', message: 'x' } };
  const onSeat = joinAt('Ichiro');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Your name/), 'Hana');
  await user.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody whom you have blocked');
  answers[path] = { body: { playerID: '1', playerCredentials: 'c' } };
  await user.click(screen.getByRole('button', { name: 'Join anyway' }));
  await waitFor(() => expect(onSeat).toHaveBeenCalledTimes(1));
  expect(posted().map(({ body }) => body)).toEqual([
    { playerName: 'Hana', playerID: '1', word: expect.any(String) },
    { playerName: 'Hana', playerID: '1', word: expect.any(String), meetBlocked: true },
  ]);
});
