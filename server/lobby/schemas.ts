import { z } from 'zod';
import { BOT_LEVELS } from '../bots/program';

/**
 * What cannot be seen or is not what it seems: control characters, marks that turn the direction of writing or join
 * lines, halves of characters, private ones, and letters that are drawn as nothing.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/** Marks and blanks alone show nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** The one invisible mark that is welcome: it makes one picture of several. */
const PICTURE_JOINT =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;

export const NAME_LIMIT = 24;

/** A player's name as it is stored: trimmed, 1 to 24 characters, nothing unprintable. Null when it is not one. */
export function cleanName(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 200) return null;
  const name = given.trim().normalize('NFC');
  const length = [...name].length;
  const printable = VISIBLE.test(name) && !UNPRINTABLE.test(name.replace(PICTURE_JOINT, ''));
  return length >= 1 && length <= NAME_LIMIT && printable ? name : null;
}

/** A playerID as it comes from a client: a small number as text. Never a property name. */
export const playerIDSchema = z.union([
  z.string().regex(/^[0-9]$/),
  z.number().int().min(0).max(9).transform(String),
]);
export const matchIDSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const credentialsSchema = z.string().min(1).max(200);

const seatHolder = { playerID: playerIDSchema, credentials: credentialsSchema };

/** Small plain data beside a name: an object or text of at most so many characters as JSON. */
const DATA_LIMIT = 500;
const dataSchema = z.unknown().refine(isSmall, `must be at most ${DATA_LIMIT} characters`);

function isSmall(data: unknown): boolean {
  if (data === undefined) return true;
  try {
    return JSON.stringify(data).length <= DATA_LIMIT;
  } catch {
    // Nested too deep to be written down again.
    return false;
  }
}

export const createSchema = z.strictObject({
  numPlayers: z.number().int().min(1).max(100),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().optional(),
  bots: z.array(z.enum(BOT_LEVELS).nullable()).max(10).optional(),
});
export type CreateBody = z.infer<typeof createSchema>;

export const joinSchema = z.object({
  playerID: playerIDSchema.nullish(),
  playerName: z.unknown().optional(),
  data: dataSchema.optional(),
});
export const leaveSchema = z.object(seatHolder);
export const updateSchema = z.object({
  ...seatHolder,
  newName: z.unknown().optional(),
  data: dataSchema.optional(),
});
export const playAgainSchema = z.object({
  ...seatHolder,
  numPlayers: z.number().int().min(1).max(100).optional(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().optional(),
});
export const replaceSchema = z.object({
  ...seatHolder,
  seat: playerIDSchema,
  level: z.enum(BOT_LEVELS),
});

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const time = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);
/** At most so many matches can be asked for by their ids at once. */
const IDS_LIMIT = 50;
export const listSchema = z.object({
  ids: z
    .string()
    .max(IDS_LIMIT * 65)
    .transform((text) => text.split(','))
    .pipe(z.array(matchIDSchema).max(IDS_LIMIT))
    .optional(),
  isGameover: flag.optional(),
  updatedBefore: time.optional(),
  updatedAfter: time.optional(),
});
