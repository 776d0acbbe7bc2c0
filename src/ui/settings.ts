import { useSyncExternalStore } from 'react';
import { isLanguage, type Language, pickLanguage } from '../i18n/languages';
import { storageKey } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const VOLUMES = ['quiet', 'normal', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

/** Which things move: pieces on the board, gains that fly to their panel, dice that tumble. */
export interface Motion {
  readonly pieces: boolean;
  readonly gains: boolean;
  readonly dice: boolean;
}

/** How fast bots play, for people who follow them. */
export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** Which targets are lit: those that cost nothing first, or all. */
export const LIT_TARGETS = ['free', 'all'] as const;
export type LitTargets = (typeof LIT_TARGETS)[number];

export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  /** Short sounds at the table, and when it is this player's turn. */
  readonly sound: boolean;
  /** A notification of the browser when it is this player's turn and the page is not in sight. */
  readonly notifications: boolean;
  readonly language: Language;
  readonly botSpeed: BotSpeed;
  readonly lit: LitTargets;
  /** A click that says enough makes the move; else it shows the move, and one button makes it. */
  readonly oneClick: boolean;
  /** Whether the standings ask the bots how the game will end. */
  readonly forecast: boolean;
  /** How loud sounds are. */
  readonly volume: Volume;
  /** Whether single keys are shortcuts at the table; some people speak or stumble over keys. */
  readonly shortcuts: boolean;
}

const KEY = storageKey('settings');
const NO_MOTION: Motion = { pieces: false, gains: false, dice: false };

function defaults(): Settings {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return {
    theme: 'system',
    motion: { pieces: true, gains: true, dice: true },
    sound: false,
    notifications: false,
    language: pickLanguage(wanted),
    botSpeed: 'normal',
    lit: 'free',
    oneClick: false,
    forecast: false,
    volume: 'normal',
    shortcuts: true,
  };
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Reads what an older or a broken version may have stored: every field that makes no sense is the default. */
export function parseSettings(text: string | null): Settings {
  const standard = defaults();
  let stored: Readonly<Record<string, unknown>> = {};
  try {
    stored = record(JSON.parse(text ?? '{}'));
  } catch {
    return standard;
  }
  const motion = record(stored.motion);
  const flag = (value: unknown, otherwise: boolean): boolean =>
    typeof value === 'boolean' ? value : otherwise;
  return {
    theme: THEMES.find((theme) => theme === stored.theme) ?? standard.theme,
    motion: {
      pieces: flag(motion.pieces, true),
      gains: flag(motion.gains, true),
      dice: flag(motion.dice, true),
    },
    sound: flag(stored.sound, standard.sound),
    notifications: flag(stored.notifications, standard.notifications),
    language: isLanguage(stored.language) ? stored.language : standard.language,
    botSpeed: BOT_SPEEDS.find((speed) => speed === stored.botSpeed) ?? standard.botSpeed,
    lit: LIT_TARGETS.find((targets) => targets === stored.lit) ?? standard.lit,
    oneClick: flag(stored.oneClick, standard.oneClick),
    forecast: flag(stored.forecast, standard.forecast),
    volume: VOLUMES.find((volume) => volume === stored.volume) ?? standard.volume,
    shortcuts: flag(stored.shortcuts, standard.shortcuts),
  };
}

function media(query: string): MediaQueryList | null {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(query)
    : null;
}

function load(): Settings {
  try {
    return parseSettings(globalThis.localStorage?.getItem(KEY) ?? null);
  } catch {
    // A browser that forbids storage still plays; it just forgets the settings.
    return defaults();
  }
}

const reducedMotion = media('(prefers-reduced-motion: reduce)');
const darkSystem = media('(prefers-color-scheme: dark)');

/** Read when they are first asked for: by then the page has moved what an older version stored to today's keys. */
let chosen: Settings | null = null;
let effective: Settings | null = null;
const listeners = new Set<() => void>();

/** The system's wish for reduced motion switches all motion off, whatever is chosen here. */
function withSystem(settings: Settings): Settings {
  return reducedMotion?.matches ? { ...settings, motion: NO_MOTION } : settings;
}

function publish(): void {
  effective = withSystem(chosenSettings());
  for (const listener of listeners) listener();
}

reducedMotion?.addEventListener?.('change', publish);
darkSystem?.addEventListener?.('change', publish);
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    chosen = parseSettings(event.newValue);
    publish();
  });
}

/** The settings in force now; components use `useSettings`. */
export function currentSettings(): Settings {
  effective ??= withSystem(chosenSettings());
  return effective;
}
/** The settings as chosen, for the page that changes them. */
export function chosenSettings(): Settings {
  chosen ??= load();
  return chosen;
}
export const systemWantsNoMotion = (): boolean => reducedMotion?.matches ?? false;

/** Changes settings, stores them, and tells everybody who listens. */
export function updateSettings(change: Partial<Settings>): void {
  chosen = { ...chosenSettings(), ...change };
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // See load.
  }
  publish();
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings in force, kept up to date. Motion is all off under the system's reduced-motion setting. */
export const useSettings = (): Settings => useSyncExternalStore(subscribeSettings, currentSettings);
export const useChosenSettings = (): Settings => useSyncExternalStore(subscribeSettings, chosenSettings);

/** Light or dark, with `system` already answered. */
export const resolvedTheme = (): 'light' | 'dark' => {
  const { theme } = currentSettings();
  if (theme !== 'system') return theme;
  return darkSystem?.matches ? 'dark' : 'light';
};
