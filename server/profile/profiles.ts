import { hashCredentials, newCredentials, newID, newSecret, opensSeat } from '../credentials';
import { listMatches } from '../lobby/list';
import { nameOrRefuse } from '../lobby/names';
import type { Rooms } from '../match/rooms';
import { seatOfProfile } from '../match/seats';
import type { PublicMatch } from '../match/views';
import { Refused } from '../refusal';
import type { Device, NewDevice, PeopleStore, Profile } from '../storage/people';
import type { MatchRecord, MatchStore, PersonRecord } from '../storage/store';
import { newRecovery, readRecovery } from './recovery';

/** Who has proved to be a profile, and with which of its devices. */
export interface Proof {
  profile: Profile;
  device: Device;
}

/** What a device gets once: the secret is not kept here and cannot be asked for again. */
export interface Admission {
  profileID: string;
  deviceID: string;
  name: string;
  secret: string;
}

/** A link to a new device works for so long. */
const LINK_MS = 10 * 60 * 1000;
const MOST_DEVICES = 20;
const MATCHES_LISTED = 200;
/** A profile's use is written down at most this often. */
const SEEN_EVERY_MS = 15_000;

/** Profiles and their devices. Whatever changes one asks for a proof first; what cannot be done changes nothing. */
export class Profiles {
  constructor(private readonly services: { store: MatchStore; rooms: Rooms; now(): number }) {}

  private get people() {
    return this.services.store.people;
  }

  async create(name: unknown, label: string): Promise<Admission> {
    const profile = { id: newID(), name: nameOrRefuse(name), createdAt: this.services.now() };
    const { device, secret } = this.newDevice(profile.id, label);
    await this.people.createProfile(profile, device);
    return { profileID: profile.id, deviceID: device.id, name: profile.name, secret };
  }

  /** Who holds this secret; null for one that nobody holds. */
  async prove(secret: string): Promise<Proof | null> {
    const proof = await this.people.byDevice(hashCredentials(secret));
    if (proof === null) return null;
    const now = this.services.now();
    if (now - proof.device.seenAt >= SEEN_EVERY_MS) await this.people.markDeviceSeen(proof.device, now);
    return proof;
  }

  devices({ profile }: Proof): Promise<Device[]> {
    return this.people.devices(profile.id);
  }

  /**
   * The newest matches in which the profile has a seat, private ones too, each with the seat's number. They are paid for when it
   * is known how many there are.
   */
  async matches(
    { profile }: Proof,
    pay: (count: number) => Promise<void>,
  ): Promise<(PublicMatch & { seat: number })[]> {
    const seats = (await this.people.seatsOf(profile.id)).slice(0, MATCHES_LISTED);
    await pay(seats.length);
    const games = [...new Set(seats.map(({ game }) => game))];
    const { matches } = await listMatches(this.services, games, { ids: seats.map(({ id }) => id) });
    return matches.flatMap((match) => {
      const seat = seats.find(({ id }) => id === match.matchID)?.seat;
      return seat === undefined ? [] : [{ ...match, seat }];
    });
  }

  async rename({ profile }: Proof, name: unknown): Promise<void> {
    await this.people.rename(profile.id, nameOrRefuse(name));
  }

  /** A token that lets one more device in. */
  async newLink({ profile }: Proof): Promise<{ token: string; expiresAt: number }> {
    await this.roomForDevice(profile.id);
    const token = newSecret();
    const expiresAt = this.services.now() + LINK_MS;
    await this.people.addToken(hashCredentials(token), {
      profileID: profile.id,
      purpose: 'device',
      data: '',
      expiresAt,
    });
    return { token, expiresAt };
  }

  async followLink(token: string, label: string): Promise<Admission> {
    const taken = await this.people.takeToken(hashCredentials(token), 'device', this.services.now());
    if (taken === null) {
      throw new Refused('unauthorized', 'This link was used already, or its ten minutes are over.');
    }
    return this.admit(await this.people.profile(taken.profileID), label);
  }

  /** A new recovery code. It is shown once; the one before does not work any more. */
  async newRecovery({ profile }: Proof): Promise<{ words: string }> {
    const { words, secret } = newRecovery();
    await this.people.saveRecovery(profile.id, hashCredentials(secret));
    return { words };
  }

  async recover(words: string, label: string): Promise<Admission> {
    const secret = readRecovery(words);
    const found = secret === null ? null : await this.people.byRecovery(hashCredentials(secret));
    if (found === null) throw new Refused('unauthorized', 'No profile has this recovery code.');
    return this.admit(found, label);
  }

  /** Ends a device: neither its secret nor the credentials that it got for seats open anything any more. */
  async endDevice({ profile }: Proof, deviceID: string): Promise<void> {
    const answer = await this.people.endDevice(profile.id, deviceID);
    // Also where it was ended before: the database may have failed at one of the seats.
    await this.changeSeats(profile.id, (person) => {
      const ended = person.keys?.filter(({ device }) => device === deviceID).map(({ hash }) => hash) ?? [];
      if (ended.length === 0) return false;
      person.keys = person.keys?.filter(({ device }) => device !== deviceID);
      if (person.credentialsHash === null || !ended.includes(person.credentialsHash)) return true;
      // Somebody still has the seat: by another device, or by one that claims it later.
      person.credentialsHash = person.keys?.[0]?.hash ?? hashCredentials(newCredentials());
      return true;
    });
    if (answer === 'conflict') throw new Refused('not-found', 'The profile has no such device.');
  }

  /** Removes the profile. Its seats stay with those who hold their credentials, and name no profile any more. */
  async delete({ profile }: Proof): Promise<void> {
    await this.changeSeats(profile.id, (person) => {
      delete person.profile;
      return true;
    });
    await this.people.deleteProfile(profile.id);
  }

  /**
   * Credentials for a seat of the profile, for the device that asks; those that it got before end. A seat that belongs
   * to nobody's profile is taken into this one where its credentials are shown.
   */
  async claim(
    { profile, device }: Proof,
    match: { game: string; id: string },
    holder: { playerID: string; credentials: string } | null,
  ): Promise<{ playerID: string; playerCredentials: string; name: string }> {
    const credentials = newCredentials();
    const hash = hashCredentials(credentials);
    return this.services.rooms.of(match.game, match.id).changeRecord(async (record) => {
      await deviceOrRefuse(this.people, { profile, device });
      if (holder !== null) takeIn(record, holder, profile.id);
      const own = seatOfProfile(record, profile.id);
      if (own === null) throw new Refused('unauthorized', 'This profile has no seat in this match.');
      const { person, seat } = own;
      const former = person.keys?.find((key) => key.device === device.id)?.hash;
      person.keys = [
        ...(person.keys ?? []).filter((key) => key.device !== device.id),
        { device: device.id, hash },
      ];
      if (former !== undefined && person.credentialsHash === former) person.credentialsHash = hash;
      return { playerID: String(seat), playerCredentials: credentials, name: person.name ?? profile.name };
    });
  }

  private async admit(profile: Profile | null, label: string): Promise<Admission> {
    if (profile === null) throw new Refused('unauthorized', 'This profile was deleted.');
    await this.roomForDevice(profile.id);
    const { device, secret } = this.newDevice(profile.id, label);
    await this.people.addDevice(device);
    return { profileID: profile.id, deviceID: device.id, name: profile.name, secret };
  }

  private async roomForDevice(profileID: string): Promise<void> {
    if ((await this.people.devices(profileID)).length < MOST_DEVICES) return;
    throw new Refused('bad-request', `A profile has at most ${MOST_DEVICES} devices; end one of them first.`);
  }

  private newDevice(profileID: string, label: string): { device: NewDevice; secret: string } {
    const secret = newSecret();
    const device = {
      id: newID(),
      profileID,
      label,
      secretHash: hashCredentials(secret),
      createdAt: this.services.now(),
    };
    return { device, secret };
  }

  /** Changes a profile's seats; the change says whether there was anything to it. Matches that are gone meanwhile are left out. */
  private async changeSeats(profileID: string, change: (person: PersonRecord) => boolean): Promise<void> {
    const { store, rooms, now } = this.services;
    for (const { id, game } of await this.people.seatsOf(profileID)) {
      const room = rooms.of(game, id);
      await room
        .changeRecord<boolean>(
          (record) => {
            const own = seatOfProfile(record, profileID);
            return own !== null && change(own.person);
          },
          async ({ version }, record, changed, timing) =>
            changed ? store.updateRecord(id, version, record, now(), timing) : 'unchanged',
        )
        .catch(unlessGone);
    }
  }
}

/**
 * Refuses a device that was ended after it had proved itself: what it asked for then may come after all else that it had
 * was taken from it.
 */
export async function deviceOrRefuse(
  people: Pick<PeopleStore, 'devices'>,
  { profile, device }: Proof,
): Promise<void> {
  if ((await people.devices(profile.id)).some(({ id }) => id === device.id)) return;
  throw new Refused('no-profile', 'This device is not known to the server, or was ended.');
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Refused) || error.code !== 'unknown-match') throw error;
}

/** Gives a seat to a profile; who holds its credentials may, while it belongs to no other. */
function takeIn(
  record: MatchRecord,
  holder: { playerID: string; credentials: string },
  profileID: string,
): void {
  const seat = record.seats[Number(holder.playerID)];
  if (seat === undefined || !opensSeat(seat, holder.credentials)) {
    throw new Refused('unauthorized', 'These credentials do not open this seat.');
  }
  if (seat.profile === undefined && seatOfProfile(record, profileID) === null) seat.profile = profileID;
}
