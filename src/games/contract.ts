/**
 * What a game gives to the platform, and what may be asked of it. A game is one folder with six entries, each listed
 * in one registry file next to this one:
 *
 * - `card.ts`: a GameCard, light, always loaded (cards.ts);
 * - `index.ts`: a GameModule, the rules side, for server, tools, tests and workers (index.ts);
 * - `bots/index.ts`: GameBots, loaded where bots think (bots.ts);
 * - `screen.ts`: a GameScreen, loaded when a page of the game is opened (screens.ts);
 * - `locales/index.ts`: its Words, a file per language, fetched together with the screen (words.ts);
 * - `tools/index.ts`: GameTools for simulations and the balance report (tools.ts).
 *
 * Whatever holds games of several kinds uses these types with their defaults, which know nothing of a game's state.
 * Functions are written as methods, so that a GameModule<MyState> can stand where a GameModule is wanted.
 */
import type { Game, LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import type { ReactNode } from 'react';
import type { Language, Words } from '../i18n';
import type { TableProps } from '../table/props';
import type { RandomSource } from './random';

/** A place at the table: 0 to 5. boardgame.io's playerID is the same number as a string. */
export type Seat = number;
export const MOST_SEATS = 6;

/** A complete move: a name and one JSON argument. */
export interface Move {
  readonly name: string;
  readonly arg: unknown;
}

/** Why a move is not legal: a code that the game's words know, and numbers or ids to go with it. */
export interface Refusal {
  readonly code: string;
}

/** What the start page, the lobby and lists say about a game, in one language. */
export interface CardWords {
  readonly title: string;
  /** One sentence that makes people want to play. */
  readonly tagline: string;
  /** How long a game takes, such as "45 to 90 minutes". */
  readonly time: string;
  /** Whose game it is, and that we are not connected with them. */
  readonly rights: string;
  /** A name for each phase key of `Status`. */
  readonly phases: Readonly<Record<string, string>>;
  /** Each bot level: a name for menus ("novice") and a sentence. */
  readonly bots: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
}

/** The light part of a game. It imports nothing but data of a few lines, for every page loads the cards of all games. */
export interface GameCard<O extends object = object> {
  /** In addresses, files, the database and the lobby. */
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly defaultOptions: O;
  /** What a stored match was begun with that does not say it, where its writers did not know the option yet. */
  readonly formerOptions?: Partial<O>;
  /**
   * The option that holds a file of values, for a game that can be played by one: an object with a `name`, null
   * without. A server is given such a file by the setting `CARDS_<ID>`.
   */
  readonly fileOption?: string;
  /** The weakest first; a bot that fails is replaced by the level before it. */
  readonly botLevels: readonly string[];
  /** The level that a new table seats. */
  readonly usualBot: string;
  /** What bots are called at a local table, one name for each seat. */
  readonly botNames: readonly string[];
  readonly words: Readonly<Record<Language, CardWords>>;
  /** The format name of match files that were written before files named their game. */
  readonly formerFileFormat?: string;
}

/** What the shell, the server, the bots' runner and notifications know about a state. They read nothing else of it. */
export interface Status {
  /** Who is to decide, on turn or off turn; always exactly one, null when the game is over. */
  readonly decider: Seat | null;
  /** Whose turn it is. */
  readonly onTurn: Seat;
  /** Turns begun so far. */
  readonly turn: number;
  /** A key that the card's words have a name for. */
  readonly phase: string;
  readonly over: boolean;
  /** Whether the last move may be taken back by its maker. */
  readonly canUndo: boolean;
  /** The decision needs no hidden card, so that people who share a screen need not hand it over. */
  readonly inTheOpen: boolean;
}

/** The end of a game. Every score has a total; its other fields are the parts. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly Score[];
  /** Why it ended, where a game can end in several ways. */
  readonly reason?: string;
}
export interface Score {
  readonly total: number;
}

/** The strength of a bot level on the scale of people's ratings: its mean, how unsure it is, and from how many games. */
export interface BotRating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/**
 * The rules side: pure functions on plain JSON, and the boardgame.io Game made of them.
 * S is the state, M the moves, O the match options (boardgame.io's setupData), E what a move makes happen.
 */
export interface GameModule<S = unknown, M extends Move = Move, O extends object = object, E = unknown> {
  readonly card: GameCard<O>;
  readonly game: Game;
  /** What each bot level is worth, as the arena has found; left out by a game whose bots were not rated yet. */
  readonly botRatings?: Readonly<Record<string, BotRating>>;
  /** Why these options cannot be played with so many players; undefined where they can. Never throws. */
  validateOptions(options: unknown, players: number): string | undefined;
  create(players: number, options: Partial<O>, random: RandomSource): S;
  /** Changes the state in place and assumes that the move is legal; what happens is added to `events`. */
  apply(state: S, move: M, random: RandomSource, events?: E[] | null): void;
  /** A copy that shares nothing that `apply` changes. */
  clone(state: S): S;
  /** The move that a name and an untrusted argument stand for; null where the shape is wrong. Never throws. */
  parseMove(name: unknown, arg: unknown): M | null;
  /** Everything that a seat may do now, as complete moves; nothing if somebody else decides. Works on a view too. */
  legalMoves(state: S, seat: Seat): readonly M[];
  /** Why a seat may not make this move now; null if it is legal. Works on a view too. */
  explain(state: S, seat: Seat, move: unknown): Refusal | null;
  /** What a legal move would give and lose to everybody, as far as that seat can know it; null if it is not legal. */
  preview(state: S, seat: Seat, move: M): unknown;
  /** What a seat, or a spectator (null), may see: a state in which hidden things are not there. */
  view(state: S, seat: Seat | null): S;
  status(state: S): Status;
  /** What a seat began with and chose, such as a clan or a faction, for statistics: an id that the story has words for. */
  opening?(state: S, seat: Seat): string | null;
  /** null until the game is over. */
  result(state: S): Result | null;
  /** What is wrong with a state; nothing, unless there is a bug. */
  invariants(state: S): readonly string[];
  /** Every id that this viewer may not learn from anything that is sent to them: for the secrets test. */
  hidden(state: S, viewer: Seat | null): Iterable<string>;
  /** A log entry as a seat or spectator may see it, arguments and events alike. */
  logEntry(entry: LogEntry, viewer: Seat | null): LogEntry;
}

/** How long a bot may think. Steps are games played out in thought: the same number gives the same decision anywhere. */
export interface Budget {
  readonly milliseconds?: number;
  readonly steps?: number;
}
/** What a bot is asked: the seat's view is all that it knows. */
export interface Question<S = unknown> {
  readonly view: S;
  readonly seat: Seat;
  readonly seed: string;
  readonly budget?: Budget;
}
export interface Decision<M extends Move = Move> {
  readonly move: M;
  /** The final lead over the opponents that the bot expects, in points. */
  readonly value: number;
  /** Games played out in thought. */
  readonly steps: number;
}
/** A turn worth considering. */
export interface Suggestion<M extends Move = Move> {
  /** The first move of the plan: what to do now. */
  readonly move: M;
  /** The whole turn as far as it is known now. */
  readonly plan: readonly M[];
  /** The final lead over the opponents that is expected after it, in points. */
  readonly value: number;
}
/** Players that choose among legal moves. They are functions of what their seat sees. */
export interface GameBots<S = unknown, M extends Move = Move> {
  /** The move of one of the card's levels. */
  decide(question: Question<S> & { readonly level: string }): Decision<M>;
  /** The best few ways to go on, best first, as the strongest level sees them; none if it is not the seat's decision. */
  suggest(question: Question<S>): readonly Suggestion<M>[];
  /** Each seat's expected share of the victory, from 0 to 1, as far as the asking seat can know; together 1. */
  evaluate(question: Question<S>): readonly number[];
  /**
   * The final lead over the opponents that is expected after each of two or more plans, in points, by the same guesses
   * at hidden cards and dice. Without it nobody is warned of a bad move.
   */
  compare?(question: Question<S> & { readonly plans: readonly (readonly M[])[] }): readonly number[];
  /** Each seat's expected final score, as far as the asking seat can know. Left out where bots think in shares only. */
  expectedScores?(question: Question<S>): readonly number[];
}

/** How bots think that a game will end, by seat. */
export interface Forecast {
  /** Shares of the victory, together 1. */
  readonly shares: readonly number[];
  /** Final scores; null where the game's bots think in shares only. */
  readonly scores: readonly number[] | null;
}

/** One thing that a lesson says, and what it waits for. */
export interface LessonStep<S = unknown> {
  readonly id: string;
  /** What it says, in the words spoken now; on a phone things may be done in another way. */
  words(state: S, phone: boolean): { readonly title: string; readonly text: string };
  /** What is lit while the rest is dimmed, by the names of places; the first is brought into sight. */
  places(state: S): readonly string[];
  /** Whether the learner has done what it asks for since the lesson began; left out, it is only read. */
  done?(state: S, began: S): boolean;
}

/** What shows at the end that the lesson was understood. */
export type LessonCheck<S = unknown> =
  | {
      readonly kind: 'question';
      /** A question, its answers, and why the right one is right, in the words spoken now. */
      words(): { readonly question: string; readonly answers: readonly string[]; readonly why: string };
      /** Which answer is right. */
      readonly right: number;
    }
  | {
      /** Something that the learner does alone: nothing is lit. */
      readonly kind: 'deed';
      words(state: S): { readonly task: string; readonly why: string };
      done(state: S, began: S): boolean;
      /** Whether it cannot be done any more: the learner goes back and tries again. */
      failed(state: S, began: S): boolean;
    };

/** A short guided game on a real table. The page plays it with the game's bots; nothing of it is stored but that it was passed. */
export interface Lesson<S = unknown, O extends object = object> {
  readonly id: string;
  /** What it is called and what it teaches, in the words spoken now. */
  title(): string;
  about(): string;
  /** The learner's seat; every other seat is played by the weakest bot. */
  readonly learner: Seat;
  readonly players: number;
  readonly options: O;
  readonly seed: string;
  /**
   * What is played before the learner comes in, so that a lesson can speak of autumn: the next move of the seat that
   * decides, null when the lesson begins. Left out, it begins with the game.
   */
  opening?(state: S): Move | null;
  /** Names by seat, in the words spoken now. */
  names(): readonly string[];
  readonly steps: readonly LessonStep<S>[];
  readonly check: LessonCheck<S>;
}

/** What a bot's plan is called and what speaks for it, in the words spoken now. */
export interface Reasons {
  readonly what: string;
  readonly why: readonly string[];
}

/** A moment worth looking at, for people who work on the screen: the first random game in which it holds shows it. */
export interface Situation<S = unknown, O extends object = object> {
  readonly name: string;
  readonly players: number;
  readonly options: O;
  holds(state: S): boolean;
}

/** A row of the score table, in the words spoken now. */
export interface ScoreRow {
  readonly id: string;
  readonly title: string;
  /** Points by seat. */
  readonly points: readonly number[];
}

/** The screen side of a game. */
export interface GameScreen<S = unknown, M extends Move = Move, O extends object = object, E = unknown> {
  readonly module: GameModule<S, M, O, E>;
  /** The table, drawn by `Client` of boardgame.io/react; what only the shell knows comes as further props. */
  Board(props: BoardProps<S> & TableProps): ReactNode;
  /** The fields of a form for a match of so many players; whatever they hold can be played with so many. */
  OptionFields(props: { options: O; players: number; onChange(options: O): void }): ReactNode;
  /** What is unusual about a match's options, in the words spoken now; null for a usual match. */
  optionsLine(options: Partial<O>): string | null;
  /** The sign of a seat: a clan, a faction; nothing while it has none. */
  SeatBadge(props: { state: S; seat: Seat; size: number }): ReactNode;
  /** The rules in our own words. */
  Rules(): ReactNode;
  /** In the order in which they are best taken. */
  readonly lessons: readonly Lesson<S, O>[];
  /** What a suggested plan comes to, from the seat's view; without it a game is played without advice. */
  reasonsFor?(state: S, seat: Seat, plan: readonly M[], names: readonly string[]): Reasons;
  readonly situations: readonly Situation<S, O>[];
  /** Which move a random game of the situations makes; any legal one where it is left out. */
  pickForSituation?(moves: readonly M[], index: (n: number) => number): M | undefined;
}

/** What a game's match reads like, for the replay tool and the log: sentences and score rows without a screen. */
export interface GameStory<S = unknown, E = unknown> {
  readonly words: Words;
  /** What happened, a sentence each, in the language spoken now; events that nobody wants to read have none. */
  sentences(
    events: readonly E[],
    names: readonly string[],
  ): readonly { readonly text: string; readonly heading: boolean }[];
  scoreRows(state: S): readonly ScoreRow[];
  /** What a field of a score is called; null for one that gives no points, or is the total. Left out, averages are of the total. */
  partName?(part: string): string | null;
  /** What an opening is called; left out by a game that has none. */
  openingName?(opening: string): string;
}

/** What simulations and the balance report know about a game. */
export interface GameTools<S = unknown, E = unknown> {
  readonly story: GameStory<S, E>;
  /** Further fields of a simulated game's line; the report gives the means of those that are numbers. */
  line(state: S): Readonly<Record<string, unknown>>;
  /**
   * What each seat had in a finished game, by group: for win rates by seat, by patron, by strategy. A group's name is
   * one word; its labels by seat are words, or numbers as text.
   */
  groups(state: S): Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly report: {
    /** The options of the report's games, one after another. */
    readonly options: readonly object[];
    /** Lines for its reader: what to keep in mind about the figures. */
    readonly notes: readonly string[];
  };
}
