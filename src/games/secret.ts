/** What all chance of a match comes from, see fair.ts: 256 bits as 64 hexadecimal digits. */
export const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** A secret that nobody can guess. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
