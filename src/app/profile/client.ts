import { LobbyClientError } from 'boardgame.io/client';
import { PROFILE_PATH } from '../../protocol/profile';
import { isRecord } from '../../ui/storage';
import { asFailure, attempt, LobbyFailure, type LobbyMatch, parseMatches } from '../online/lobby';
import { keepSeat, listSeats, type OwnSeat, ownSeat } from '../online/seats';
import {
  forgetProfile,
  keepProfile,
  type OwnProfile,
  ownProfile,
  parseProfile,
  proofHeaders,
} from './profile';

export interface ProfileDevice {
  readonly id: string;
  readonly label: string;
  readonly seenAt: number;
}

/** The profile as the server describes it. */
export interface ProfileDetails {
  readonly name: string;
  readonly hasRecovery: boolean;
  readonly deviceID: string;
  readonly devices: readonly ProfileDevice[];
}

/** Asks the server something about the profile of this browser. */
export async function askProfile(path: string, body?: object): Promise<unknown> {
  const response = await attempt(() =>
    fetch(PROFILE_PATH + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...proofHeaders(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw asFailure(new LobbyClientError(`HTTP status ${response.status}`, answer));
  return answer;
}

const nonsense = () => new LobbyFailure('internal', 'The server sent something that makes no sense.');

function admitted(answer: unknown): OwnProfile {
  const profile = parseProfile(answer);
  if (profile === null) throw nonsense();
  keepProfile(profile);
  return profile;
}

let making: Promise<OwnProfile | null> | null = null;

/**
 * The profile of this browser, made now where there is none yet. Without one, playing works all the same: a server that
 * makes none is no reason to keep anybody from the table.
 */
export function ensureProfile(name: string): Promise<OwnProfile | null> {
  const own = ownProfile();
  if (own !== null) return Promise.resolve(own);
  making ??= askProfile('', { name })
    .then(admitted)
    .then(async (profile) => {
      await takeInSeats();
      return profile;
    })
    .catch(() => null)
    .finally(() => {
      making = null;
    });
  return making;
}

/** The seats that this browser held before it had a profile become the profile's. */
async function takeInSeats(): Promise<void> {
  for (const seat of listSeats()) {
    const { game, matchID, playerID, credentials } = seat;
    await askProfile('/claim', { game, matchID, playerID, credentials }).then(
      (answer) => keepClaimed(answer, game, matchID),
      () => null,
    );
  }
}

function keepClaimed(answer: unknown, game: string, matchID: string): OwnSeat {
  if (!isRecord(answer)) throw nonsense();
  const { playerID, playerCredentials, name } = answer;
  if (typeof playerID !== 'string' || typeof playerCredentials !== 'string') throw nonsense();
  const seat = {
    game,
    matchID,
    playerID,
    credentials: playerCredentials,
    name: typeof name === 'string' ? name : '',
    joinedAt: ownSeat(matchID)?.joinedAt ?? Date.now(),
  };
  keepSeat(seat);
  return seat;
}

/** Joins under way. */
const joins = new Set<Promise<unknown>>();

/** Runs a join, seat kept and all: a claim of the same seat meanwhile would end the credentials that the join brings. */
export async function whileJoining<T>(join: () => Promise<T>): Promise<T> {
  const joining = join();
  joins.add(joining);
  try {
    return await joining;
  } finally {
    joins.delete(joining);
  }
}

/** Claims under way: a second one would end the credentials of the first. */
const claims = new Map<string, Promise<OwnSeat | null>>();

/** The seat of this browser's profile in a match, with credentials for this browser; null where it has none. */
export function claimSeat(game: string, matchID: string): Promise<OwnSeat | null> {
  const underWay = claims.get(matchID);
  if (underWay !== undefined) return underWay;
  const claim = claimNow(game, matchID).finally(() => claims.delete(matchID));
  claims.set(matchID, claim);
  return claim;
}

async function claimNow(game: string, matchID: string): Promise<OwnSeat | null> {
  if (ownProfile() === null) return null;
  if (joins.size > 0) {
    await Promise.allSettled(joins);
    const joined = ownSeat(matchID);
    if (joined !== null) return joined;
  }
  try {
    return keepClaimed(await askProfile('/claim', { game, matchID }), game, matchID);
  } catch (error) {
    const { code } = asFailure(error);
    if (code === 'no-profile') forgetProfile();
    if (['no-profile', 'unauthorized', 'unknown-match'].includes(code)) return null;
    throw error;
  }
}

/** The matches of the profile, wherever they were joined. */
async function profileMatches(): Promise<LobbyMatch[]> {
  return parseMatches(await askProfile('/matches'));
}

/** Gets the seats of the profile that this browser does not know yet. */
export async function fetchSeats(): Promise<void> {
  if (ownProfile() === null) return;
  for (const { game, matchID } of await profileMatches()) {
    if (ownSeat(matchID) === null) await claimSeat(game, matchID);
  }
}

export async function profileDetails(): Promise<ProfileDetails> {
  const answer = await askProfile('');
  if (!isRecord(answer) || !Array.isArray(answer.devices)) throw nonsense();
  const devices: unknown[] = answer.devices;
  return {
    name: String(answer.name),
    hasRecovery: answer.hasRecovery === true,
    deviceID: String(answer.deviceID),
    devices: devices.flatMap((device) =>
      isRecord(device) && typeof device.id === 'string'
        ? [{ id: device.id, label: String(device.label), seenAt: Number(device.seenAt) }]
        : [],
    ),
  };
}

export async function renameProfile(name: string): Promise<void> {
  await askProfile('/rename', { name });
  const own = ownProfile();
  if (own !== null) keepProfile({ ...own, name });
}

export async function newDeviceLink(): Promise<string> {
  const answer = await askProfile('/link', {});
  if (!isRecord(answer) || typeof answer.token !== 'string') throw nonsense();
  return answer.token;
}

export async function newRecoveryCode(): Promise<string> {
  const answer = await askProfile('/recovery', {});
  if (!isRecord(answer) || typeof answer.words !== 'string') throw nonsense();
  return answer.words;
}

/** Makes this browser a device of a profile, by link or by recovery code. */
export async function enterProfile(
  path: '/follow' | '/recover',
  proof: { token: string } | { words: string },
): Promise<void> {
  admitted(await askProfile(path, proof));
}

export async function endDevice(deviceID: string): Promise<void> {
  await askProfile('/end-device', { deviceID });
}

export async function deleteProfile(): Promise<void> {
  await askProfile('/delete', {});
  forgetProfile();
}
