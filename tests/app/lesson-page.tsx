import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '../../src/app/App';
import { type BotWorker, type Platform, PlatformContext } from '../../src/app/platform';
import { RegistryContext } from '../../src/app/registry';
import type { GameScreen, Move } from '../../src/games/contract';
import { WORDS } from '../../src/games/words';

/** Bots that think for ever: a lesson of these tests is over before one of them has to move. */
const SILENT: BotWorker = { postMessage: () => {}, onmessage: null, onerror: null, terminate: () => {} };
export const PLATFORM: Platform = {
  debug: false,
  loadDebugPanel: () => Promise.reject(new Error('There is no debug panel here.')),
  Scenarios: null,
  startBotWorker: () => SILENT,
};

/** A page of one game with its real table, and a way to make a move as the table would. */
export function openTable<S>(screenOf: GameScreen<S>, address: string, platform = PLATFORM) {
  const shown: { state?: S; onMove?: (move: Move) => void; onUndo?: () => void } = {};
  const plain = screenOf as unknown as GameScreen;
  const watch: GameScreen['Board'] = (props) => {
    Object.assign(shown, { state: props.G, onMove: props.onMove, onUndo: props.onUndo });
    return plain.Board(props);
  };
  const watched: GameScreen = { ...plain, Board: watch };
  const { card } = screenOf.module;
  window.location.hash = `#/${card.id}/${address}`;
  const page = render(
    <StrictMode>
      <PlatformContext value={platform}>
        <RegistryContext
          value={{ cards: [card], screens: { [card.id]: async () => ({ screen: watched }) }, words: WORDS }}
        >
          <App />
        </RegistryContext>
      </PlatformContext>
    </StrictMode>,
  );
  return {
    ...page,
    state: (): S => {
      if (shown.state === undefined) throw new Error('The table is not drawn yet.');
      return shown.state;
    },
    move: (move: Move) => act(async () => shown.onMove?.(move)),
    undo: () => act(async () => shown.onUndo?.()),
  };
}

/** The page of a lesson. */
export async function openLesson<S>(screenOf: GameScreen<S>, lesson: string) {
  const page = openTable(screenOf, `learn/${lesson}`);
  await screen.findByRole('button', { name: 'Fold the lesson away or back' });
  return page;
}

/** The card of the lesson. */
export const guide = () => {
  const card = document.querySelector<HTMLElement>('.tk-guide');
  if (!card) throw new Error('There is no lesson.');
  return card;
};
