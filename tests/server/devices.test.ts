import { Bans } from '../../server/admin/bans';
import { gamesOf } from '../../server/games';
import { Lobby } from '../../server/lobby/lobby';
import { makeLog } from '../../server/log';
import { Engine } from '../../server/match/engine';
import { mayLook } from '../../server/match/rights';
import { Rooms } from '../../server/match/rooms';
import type { Metrics } from '../../server/metrics';
import { Profiles, type Proof } from '../../server/profile/profiles';
import { openSqlite } from '../../server/storage/sqlite';
import type { MatchStore } from '../../server/storage/store';
import { toy } from '../fixtures/toy';
import { cleanUp, tempFolder } from './helpers/process';

afterAll(cleanUp);

const GAME = toy.card.id;

/** The server's own parts without its sockets, so that things happen in the order in which they are written here. */
async function parts() {
  const stored = await openSqlite(tempFolder());
  let failing = 0;
  const store: MatchStore = Object.create(stored, {
    updateRecord: {
      value: (...args: Parameters<MatchStore['updateRecord']>) =>
        failing-- > 0 ? Promise.reject(new Error('no room')) : stored.updateRecord(...args),
    },
  });
  const rooms = new Rooms({
    games: gamesOf([toy]),
    store,
    metrics: { moved: () => undefined } as unknown as Metrics,
    log: makeLog('silent'),
    now: Date.now,
    onStored: () => undefined,
  });
  const bans = new Bans({ admin: store.admin, now: Date.now, onChanged: () => undefined });
  const lobby = new Lobby({ engine: new Engine(toy), store, rooms, bans, now: Date.now });
  const profiles = new Profiles({ store, rooms, now: Date.now });
  const { secret } = await profiles.create('Hana', 'first');
  const first = (await profiles.prove(secret)) as Proof;
  const link = await profiles.newLink(first);
  const lost = (await profiles.prove((await profiles.followLink(link.token, 'second')).secret)) as Proof;
  const open = async () => (await lobby.create({ numPlayers: 2 })).matchID;
  /** Whether these credentials open the seat. */
  const opens = async (id: string, { playerID, playerCredentials }: Admitted) => {
    const match = await store.load(id);
    if (match === null) throw new Error('the match is there');
    try {
      mayLook(match, playerID, playerCredentials);
      return true;
    } catch {
      return false;
    }
  };
  return {
    ...{ store, lobby, profiles, first, lost, open, opens },
    failNext: () => {
      failing = 1;
    },
  };
}
type Admitted = { playerID: string; playerCredentials: string };

test('what a device asked for before it was ended gives it nothing afterwards', async () => {
  const { store, lobby, profiles, first, lost, open } = await parts();
  const [held, free] = [await open(), await open()];
  await lobby.join(held, { playerName: 'Hana' }, first);
  // Both requests have proved who they are, and are slower than the end of the device.
  await profiles.endDevice(first, lost.device.id);
  const refusal = { code: 'no-profile' };
  await expect(profiles.claim(lost, { game: GAME, id: held }, null)).rejects.toMatchObject(refusal);
  await expect(lobby.join(free, { playerName: 'Hana' }, lost)).rejects.toMatchObject(refusal);
  await store.close();
});

test('the end of a device that could not be written everywhere is asked for again', async () => {
  const { store, lobby, profiles, first, lost, open, opens, failNext } = await parts();
  const ids = [await open(), await open()];
  const seats: Admitted[] = [];
  for (const id of ids) seats.push(await lobby.join(id, { playerName: 'Hana' }, lost));
  const opened = () => Promise.all(ids.map((id, at) => opens(id, seats[at] as Admitted)));
  expect(await opened()).toEqual([true, true]);
  failNext();
  await expect(profiles.endDevice(first, lost.device.id)).rejects.toMatchObject({ code: 'storage' });
  expect(await opened()).toContain(true);
  await expect(profiles.endDevice(first, lost.device.id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await opened()).toEqual([false, false]);
  // Of a device that never was nothing is written.
  const before = await store.versions(ids);
  await expect(profiles.endDevice(first, 'nothing')).rejects.toMatchObject({ code: 'not-found' });
  expect(await store.versions(ids)).toEqual(before);
  await store.close();
});
