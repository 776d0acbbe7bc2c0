import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '../../src/app/App';
import { answerOf } from '../../src/app/bots/answer';
import type { BotAnswer } from '../../src/app/bots/protocol';
import { type BotWorker, type Platform, PlatformContext } from '../../src/app/platform';
import { type Registry, RegistryContext } from '../../src/app/registry';
import { CARDS } from '../../src/games/cards';
import type { GameBots, GameModule } from '../../src/games/contract';
import { SCREENS } from '../../src/games/screens';
import { WORDS } from '../../src/games/words';
import { toy } from '../fixtures/toy';
import { bots } from '../fixtures/toy/bots';
import { card } from '../fixtures/toy/card';
import { screen } from '../fixtures/toy/screen';

/** The real games and a toy after them. */
export const WITH_TOY: Registry = {
  cards: [...CARDS, card],
  screens: { ...SCREENS, [card.id]: async () => ({ screen }) },
  words: WORDS,
};

/** A worker in which the bots of a game think on the page's own thread. */
export function workerOf(module: GameModule, thinkers: GameBots): BotWorker {
  const worker: BotWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) =>
      setTimeout(() => {
        const data = answerOf(request, module, thinkers);
        worker.onmessage?.({ data } as MessageEvent<BotAnswer>);
      }),
    terminate: () => {},
  };
  return worker;
}

const PLATFORM: Platform = {
  debug: false,
  loadDebugPanel: () => Promise.reject(new Error('There is no debug panel here.')),
  Scenarios: null,
  startBotWorker: () => workerOf(toy, bots),
};

/** The whole app at an address, with the toy among its games; mounted twice, as in development. */
export function openApp(hash: string, { registry = WITH_TOY, platform = PLATFORM } = {}) {
  window.location.hash = hash;
  return render(
    <StrictMode>
      <PlatformContext value={platform}>
        <RegistryContext value={registry}>
          <App />
        </RegistryContext>
      </PlatformContext>
    </StrictMode>,
  );
}
