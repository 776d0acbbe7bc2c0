import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import './styles/app.css';
import { CARDS } from '../games/cards';
import { App } from './App';
import { followSettings } from './document';
import { migrateStored } from './migrate';
import { asksForDebug, type Platform, PlatformContext } from './platform';
import { followUpdates } from './update/follow';

const development = import.meta.env.DEV;

const platform: Platform = {
  debug: development || asksForDebug(window.location),
  loadDebugPanel: () => import('./debug').then(({ Debug }) => Debug),
  // The condition is a constant of the build, so the players' bundle does not hold the page at all.
  Scenarios: development ? lazy(() => import('./scenarios/ScenariosPage')) : null,
  startBotWorker: () => new Worker(new URL('./bots/bots.worker.ts', import.meta.url), { type: 'module' }),
};

migrateStored(CARDS[0].id);
followSettings();
if (!development) followUpdates();

const root = document.getElementById('page');
if (!root) throw new Error('The page has no element to draw into.');
createRoot(root).render(
  <StrictMode>
    <PlatformContext value={platform}>
      <App />
    </PlatformContext>
  </StrictMode>,
);
