import { z } from 'zod';
import { type GameCard, MOST_SEATS } from '../../src/games/contract';
import { CLOCK_LIMITS } from '../../src/protocol/clock';

/** A playerID as it comes from a client: a seat's number as text. Never a property name. */
export const playerIDSchema = z.union([
  z.string().regex(new RegExp(`^[0-${MOST_SEATS - 1}]$`)),
  z
    .number()
    .int()
    .min(0)
    .max(MOST_SEATS - 1)
    .transform(String),
]);
export const matchIDSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** Text as the databases can hold it: PostgreSQL takes no NUL. */
export const storableSchema = z.string().regex(/^[^\0]*$/, 'must not hold NUL');
/** The id that a sender gives a chat message: boardgame.io's clients send 7 such characters, our page 32. */
export const messageIDSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be 1 to 40 letters, digits, - and _');
export const credentialsSchema = z.string().min(1).max(200);

const seatHolder = { playerID: playerIDSchema, credentials: credentialsSchema };

/** Small plain data that goes with a name: an object or text of at most so many characters as JSON. */
const DATA_LIMIT = 500;
const dataSchema = z
  .unknown()
  .refine(isSmall, `must be at most ${DATA_LIMIT} characters`)
  .refine((data) => !saysBot(data), 'bot and isBot are said of bots by the server alone');

/** Whether what somebody stores with a name would pass a person off as a bot: clients look there. */
export const saysBot = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('bot' in data || 'isBot' in data);

function isSmall(data: unknown): boolean {
  if (data === undefined) return true;
  try {
    return JSON.stringify(data).length <= DATA_LIMIT;
  } catch {
    // Nested too deep to be written down again.
    return false;
  }
}

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);
const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: within(CLOCK_LIMITS.move) }),
  z.strictObject({
    kind: z.literal('budget'),
    seconds: within(CLOCK_LIMITS.budget),
    increment: within(CLOCK_LIMITS.increment),
  }),
]);

/** A schema that depends on a game, put together once: that takes zod longer than all else that a request makes it do. */
function perGame<S>(make: (card: GameCard) => S): (card: GameCard) => S {
  const made = new WeakMap<GameCard, S>();
  return (card) => {
    const schema = made.get(card) ?? make(card);
    made.set(card, schema);
    return schema;
  };
}

export const createSchema = perGame(({ botLevels }) =>
  z.strictObject({
    clock: clockSchema.optional(),
    timeOver: z
      .discriminatedUnion('do', [
        z.strictObject({ do: z.literal('bot'), level: z.enum(botLevels) }),
        z.strictObject({ do: z.literal('open') }),
      ])
      .optional(),
    rated: z.boolean().optional(),
    numPlayers: z.number().int().min(1).max(100),
    setupData: z.unknown().optional(),
    unlisted: z.boolean().optional(),
    bots: z.array(z.enum(botLevels).nullable()).max(MOST_SEATS).optional(),
  }),
);
export type CreateBody = z.infer<ReturnType<typeof createSchema>>;

export const joinSchema = z.object({
  playerID: playerIDSchema.nullish(),
  playerName: z.unknown().optional(),
  data: dataSchema.optional(),
  /** Whether somebody also sits down with a person whom they have blocked. */
  meetBlocked: z.boolean().optional(),
  /** A word for the match's chance; it counts where nobody has moved yet. */
  word: z.unknown().optional(),
});
/** A room of the chat; the players' where none is named. */
export const chatQuerySchema = z.object({ room: z.enum(['players', 'spectators']).default('players') });
export const leaveSchema = z.object(seatHolder);
/** Who wants to look: the holder of a seat, or a spectator. */
export const viewerSchema = z.object({
  playerID: playerIDSchema.nullish(),
  credentials: credentialsSchema.nullish(),
});
/** Something that a seat's holder wants with a seat. */
export const seatSchema = z.object({ ...seatHolder, seat: playerIDSchema });
export const updateSchema = z.object({
  ...seatHolder,
  newName: z.unknown().optional(),
  data: dataSchema.optional(),
});
/** A word for the match's chance: it is shown to everybody, so that the rules for names hold. */
export const wordSchema = z.object({ ...seatHolder, word: z.unknown() });
export const playAgainSchema = z.object({
  ...seatHolder,
  numPlayers: z.number().int().min(1).max(100).optional(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().optional(),
  /** Whether everybody moves on by one seat. */
  rotate: z.boolean().optional(),
});
export const replaceSchema = perGame(({ botLevels }) =>
  z.object({ ...seatHolder, seat: playerIDSchema, level: z.enum(botLevels) }),
);
export type ReplaceBody = z.infer<ReturnType<typeof replaceSchema>>;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const time = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);
/** At most so many matches can be asked for by their ids at once. */
const IDS_LIMIT = 50;
/** A list has at most so many matches. */
const LIST_LIMIT = 100;
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
  /** Whether a seat is free. */
  open: flag.optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((n) => n >= 1 && n <= LIST_LIMIT, `must be between 1 and ${LIST_LIMIT}`)
    .optional(),
  /** Where a list goes on: the `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,16}_[A-Za-z0-9_-]{1,64}$/)
    .transform((text) => {
      const cut = text.indexOf('_');
      return { updatedAt: Number(text.slice(0, cut)), id: text.slice(cut + 1) };
    })
    .optional(),
});
export type ListQuery = z.infer<typeof listSchema>;
