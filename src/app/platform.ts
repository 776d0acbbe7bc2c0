import { type ComponentType, createContext, type LazyExoticComponent, useContext } from 'react';
import type { BotAnswer, BotRequest } from './bots/protocol';

/** A worker as the bots use it: the part of the browser's Worker that we need. */
export interface BotWorker {
  postMessage(request: BotRequest): void;
  onmessage: ((event: MessageEvent<BotAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** What depends on how the program was built; the entry gives it to the pages, tests give them another one. */
export interface Platform {
  /** Whether boardgame.io's debug panel is wanted in local games. */
  readonly debug: boolean;
  readonly loadDebugPanel: () => Promise<object>;
  /** The page for people who work on the look; null in the players' build. */
  readonly Scenarios: LazyExoticComponent<ComponentType<{ game: string; name: string | null }>> | null;
  readonly startBotWorker: () => BotWorker;
}

const NO_PLATFORM: Platform = {
  debug: false,
  loadDebugPanel: () => Promise.reject(new Error('There is no debug panel here.')),
  Scenarios: null,
  startBotWorker: () => {
    throw new Error('There are no bots here.');
  },
};

export const PlatformContext = createContext<Platform>(NO_PLATFORM);
export const usePlatform = (): Platform => useContext(PlatformContext);

/** Whether the address asks for the debug panel: `?debug` before or after the #. */
export function asksForDebug(location: { readonly search: string; readonly hash: string }): boolean {
  const [, afterHash = ''] = location.hash.split('?');
  return [location.search, afterHash].some((query) => new URLSearchParams(query).has('debug'));
}
