import { useSyncExternalStore } from 'react';
import { useRegistry } from './registry';

/**
 * Every page. The address lives behind the #, so that links work on any host, offline, and wherever the files are
 * served from: `#/<game>/<page>/<which one>`.
 */
export type Route =
  | { readonly page: 'start' }
  /** A game's own page: the start page with this game large. */
  | { readonly page: 'game'; readonly game: string }
  /** The lobby of one game, or of all (null). */
  | { readonly page: 'lobby'; readonly game: string | null }
  | { readonly page: 'localSetup'; readonly game: string }
  | { readonly page: 'local'; readonly game: string; readonly id: string }
  | { readonly page: 'match'; readonly game: string; readonly id: string }
  /** A match, game or file that is stepped through, at one of its moves; null: at the first, or where it stands now. */
  | { readonly page: 'replay'; readonly game: string; readonly id: string; readonly move: number | null }
  /** Where files are opened: one of the server's, by its address, or one of the reader's. */
  | { readonly page: 'openFile'; readonly file: string | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'scenarios'; readonly game: string; readonly name: string | null }
  /** The profile; a link to it carries what to do and the token that allows it. */
  | { readonly page: 'profile'; readonly link: ProfileLink | null }
  /** Finished matches, statistics and the best players. */
  | { readonly page: 'history' }
  /** What the host sees and does: one of its parts, and one thing in it. */
  | { readonly page: 'admin'; readonly part: AdminPart; readonly which: string | null }
  | { readonly page: 'notFound' };

/** The parts of the host's page, the first one is what opens. */
export const ADMIN_PARTS = ['reports', 'matches', 'profiles', 'bans', 'audit'] as const;
export type AdminPart = (typeof ADMIN_PARTS)[number];

export interface ProfileLink {
  readonly to: 'device' | 'email';
  readonly token: string;
}

const START: Route = { page: 'start' };
const NOT_FOUND: Route = { page: 'notFound' };
/** Ids of games, matches, lessons and scenarios are plain words, so nothing needs escaping. */
const ID = /^[\w-]{1,64}$/;

function gamePage(game: string, page: string, which: string | undefined): Route {
  switch (page) {
    case 'local':
      return which === undefined ? { page: 'localSetup', game } : { page: 'local', game, id: which };
    case 'online':
      return which === undefined ? { page: 'lobby', game } : NOT_FOUND;
    case 'match':
      return which === undefined ? NOT_FOUND : { page: 'match', game, id: which };
    case 'learn':
      return which === undefined ? { page: 'learn', game } : { page: 'lesson', game, lesson: which };
    case 'scenarios':
      return { page: 'scenarios', game, name: which ?? null };
    default:
      return NOT_FOUND;
  }
}

/** `<id>` or `<id>/<move>`. */
function replayPage(game: string, [id, move, ...more]: readonly string[]): Route {
  if (id === undefined || more.length > 0 || (move !== undefined && !/^\d{1,5}$/.test(move)))
    return NOT_FOUND;
  return { page: 'replay', game, id, move: move === undefined ? null : Number(move) };
}

function profilePage([to, token, ...more]: readonly string[]): Route {
  if (to === undefined) return { page: 'profile', link: null };
  if ((to !== 'device' && to !== 'email') || token === undefined || more.length > 0) return NOT_FOUND;
  return { page: 'profile', link: { to, token } };
}

function adminPage([name = ADMIN_PARTS[0], which, ...more]: readonly string[]): Route {
  const part = ADMIN_PARTS.find((one) => one === name);
  if (part === undefined || more.length > 0 || (which !== undefined && part !== 'matches')) return NOT_FOUND;
  return { page: 'admin', part, which: which ?? null };
}

/** Pages that had no game in their address while there was one game only. */
const FORMER_PAGES: readonly string[] = ['local', 'match', 'learn', 'scenarios'];

/**
 * The route of an address; anything unknown is `notFound`, a strange path on the server included. Addresses from the
 * time when there was one game only belong to `firstGame`.
 */
export function parseRoute(hash: string, firstGame: string, path = '/'): Route {
  if (path !== '/' && path !== '/index.html') return NOT_FOUND;
  const [place = '', query] = hash.replace(/^#/, '').split('?');
  const parts = place.split('/').filter((part) => part !== '');
  if (!parts.every((part) => ID.test(part))) return NOT_FOUND;
  const [first, second, third] = parts;
  if (first === undefined) return START;
  if (first === 'online') return second === undefined ? { page: 'lobby', game: null } : NOT_FOUND;
  if (first === 'profile') return profilePage(parts.slice(1));
  if (first === 'admin') return adminPage(parts.slice(1));
  if (first === 'history') return second === undefined ? { page: 'history' } : NOT_FOUND;
  if (first === 'replay' && second === undefined) {
    return { page: 'openFile', file: new URLSearchParams(query).get('file') };
  }
  if (second === 'replay') return replayPage(first, parts.slice(2));
  if (FORMER_PAGES.includes(first)) {
    return third === undefined ? gamePage(firstGame, first, second) : NOT_FOUND;
  }
  if (second === undefined) return { page: 'game', game: first };
  return parts.length > 3 ? NOT_FOUND : gamePage(first, second, third);
}

/** The address of a route, as it stands after the #. */
export function href(route: Route): string {
  switch (route.page) {
    case 'start':
    case 'notFound':
      return '#/';
    case 'game':
      return `#/${route.game}`;
    case 'lobby':
      return route.game === null ? '#/online' : `#/${route.game}/online`;
    case 'localSetup':
      return `#/${route.game}/local`;
    case 'local':
      return `#/${route.game}/local/${route.id}`;
    case 'match':
      return `#/${route.game}/match/${route.id}`;
    case 'replay':
      return `#/${route.game}/replay/${route.id}${route.move === null ? '' : `/${route.move}`}`;
    case 'openFile':
      return route.file === null ? '#/replay' : `#/replay?${new URLSearchParams({ file: route.file })}`;
    case 'learn':
      return `#/${route.game}/learn`;
    case 'lesson':
      return `#/${route.game}/learn/${route.lesson}`;
    case 'history':
      return '#/history';
    case 'admin':
      return `#/admin/${route.part}${route.which === null ? '' : `/${route.which}`}`;
    case 'profile':
      return route.link === null ? '#/profile' : `#/profile/${route.link.to}/${route.link.token}`;
    case 'scenarios':
      return `#/${route.game}/scenarios${route.name === null ? '' : `/${route.name}`}`;
  }
}

/** What follows the address of a match that somebody opens as a spectator. */
export const AS_SPECTATOR = '?watch';

/** The whole address of a route on this host, for links that are sent to friends. */
export const shareableLink = (route: Route): string =>
  `${window.location.origin}${window.location.pathname}${href(route)}`;

export function navigate(route: Route): void {
  window.location.hash = href(route);
}

const currentHash = (): string => window.location.hash;
function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  const { cards } = useRegistry();
  const hash = useSyncExternalStore(subscribe, currentHash);
  return parseRoute(hash, cards[0].id, window.location.pathname);
}

/** The game whose page is open; null on pages of all games. */
export const gameOf = (route: Route): string | null => ('game' in route ? route.game : null);
