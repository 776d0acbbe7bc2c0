import { useSyncExternalStore } from 'react';

/**
 * Every page of the program. The address lives behind the #, so that links work on any host, offline, and
 * wherever the files are served from.
 */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'localSetup' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'learn' }
  | { readonly page: 'firstTurn' }
  | { readonly page: 'scenarios'; readonly name: string | null }
  | { readonly page: 'notFound' };

const START: Route = { page: 'start' };
const NOT_FOUND: Route = { page: 'notFound' };
/** Ids of matches, local games and scenarios are plain words, so nothing needs escaping. */
const ID = /^[\w-]{1,64}$/;

/** The route of a place; anything unknown is `notFound`, a strange path on the server included. */
export function parseRoute(hash: string, path = '/'): Route {
  if (path !== '/' && path !== '/index.html') return NOT_FOUND;
  const [place = ''] = hash.replace(/^#/, '').split('?');
  const parts = place.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return START;
  if (parts.length > 2) return NOT_FOUND;
  if (second !== undefined && !ID.test(second)) return NOT_FOUND;
  switch (first) {
    case 'local':
      return second === undefined ? { page: 'localSetup' } : { page: 'local', id: second };
    case 'online':
      return second === undefined ? { page: 'lobby' } : NOT_FOUND;
    case 'match':
      return second === undefined ? NOT_FOUND : { page: 'match', id: second };
    case 'learn':
      if (second === undefined) return { page: 'learn' };
      return second === 'first-turn' ? { page: 'firstTurn' } : NOT_FOUND;
    case 'scenarios':
      return { page: 'scenarios', name: second ?? null };
    default:
      return NOT_FOUND;
  }
}

/** The address of a route, as it stands after the #. */
export function href(route: Route): string {
  switch (route.page) {
    case 'start':
    case 'notFound':
      return '#/';
    case 'localSetup':
      return '#/local';
    case 'local':
      return `#/local/${route.id}`;
    case 'lobby':
      return '#/online';
    case 'match':
      return `#/match/${route.id}`;
    case 'learn':
      return '#/learn';
    case 'firstTurn':
      return '#/learn/first-turn';
    case 'scenarios':
      return route.name === null ? '#/scenarios' : `#/scenarios/${route.name}`;
  }
}

/** The whole address of a route on this host, for links that are sent to friends. */
export const shareableLink = (route: Route): string =>
  `${window.location.origin}${window.location.pathname}${href(route)}`;

export function navigate(route: Route): void {
  window.location.hash = href(route);
}

const place = (): string => window.location.hash;
function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, place);
  return parseRoute(hash, window.location.pathname);
}
