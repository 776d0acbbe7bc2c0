import { registerSW } from 'virtual:pwa-register';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import './styles/app.css';
import { App } from './App';
import { followSettings } from './document';
import { asksForDebug, type Platform, PlatformContext } from './platform';

const development = import.meta.env.DEV;

const platform: Platform = {
  debug: development || asksForDebug(window.location),
  loadDebugPanel: () => import('./debug').then(({ Debug }) => Debug),
  // The condition is a constant of the build, so the players' bundle does not hold the page at all.
  Scenarios: development ? lazy(() => import('./scenarios/ScenariosPage')) : null,
  startBotWorker: () => new Worker(new URL('./local/bots.worker.ts', import.meta.url), { type: 'module' }),
};

followSettings();
if (!development) registerSW({ immediate: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the program.');
createRoot(root).render(
  <StrictMode>
    <PlatformContext value={platform}>
      <App />
    </PlatformContext>
  </StrictMode>,
);
