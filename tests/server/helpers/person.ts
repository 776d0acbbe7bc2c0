import type { Seat } from './table';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T & { code?: string };
}

/** Sends JSON, with the proof of a device where one is given. */
export async function post<T = Record<string, unknown>>(
  url: string,
  path: string,
  body: unknown,
  secret?: string,
): Promise<Answer<T>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

export async function get<T = Record<string, unknown>>(
  url: string,
  path: string,
  secret?: string,
): Promise<Answer<T>> {
  const headers = secret === undefined ? undefined : { Authorization: `Bearer ${secret}` };
  const response = await fetch(url + path, { headers });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

export interface DeviceKeys {
  profileID: string;
  deviceID: string;
  name: string;
  secret: string;
}

/** A person with a profile, on one of their devices. */
export class Person {
  constructor(
    readonly url: string,
    readonly keys: DeviceKeys,
  ) {}

  static async create(url: string, name: string): Promise<Person> {
    const { status, body } = await post<DeviceKeys>(url, '/api/profile', { name });
    if (status !== 200) throw new Error(`no profile: ${JSON.stringify(body)}`);
    return new Person(url, body);
  }

  get id(): string {
    return this.keys.profileID;
  }

  post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return post<T>(this.url, path, body, this.keys.secret);
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return get<T>(this.url, path, this.keys.secret);
  }

  async join(game: string, matchID: string, more: object = {}): Promise<Seat> {
    const { status, body } = await this.post<{ playerID: string; playerCredentials: string }>(
      `/games/${game}/${matchID}/join`,
      { playerName: this.keys.name, ...more },
    );
    if (status !== 200) throw new Error(`no seat: ${JSON.stringify(body)}`);
    return { playerID: body.playerID, credentials: body.playerCredentials };
  }

  async claim(game: string, matchID: string, holder: object = {}): Promise<Seat> {
    const { status, body } = await this.post<{ playerID: string; playerCredentials: string }>(
      '/api/profile/claim',
      { game, matchID, ...holder },
    );
    if (status !== 200) throw new Error(`no claim: ${JSON.stringify(body)}`);
    return { playerID: body.playerID, credentials: body.playerCredentials };
  }
}
