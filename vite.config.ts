import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SERVER_PATHS } from './src/protocol/paths.ts';

/** Where the server listens while these pages are developed. */
const server = process.env.SERVER_URL ?? 'http://127.0.0.1:8000';

/**
 * boardgame.io's React entry holds its own lobby as well, which would bring sockets and bots to every local table. We
 * use the client only, so the players' build leaves the rest of that file out, and what it imports without a name.
 */
const reactClientOnly: Plugin = {
  name: 'react-client-only',
  transform(code, id) {
    if (!id.endsWith('/boardgame.io/dist/esm/react.js')) return null;
    const lobby = code.indexOf('class _LobbyConnectionImpl');
    if (lobby < 0) this.error('boardgame.io/react has changed: see where its client ends.');
    const client = code.slice(0, lobby).replace(/^import '.*';$/gm, '');
    return { code: `${client}export { Client };`, map: null };
  },
};

export default defineConfig({
  plugins: [
    reactClientOnly,
    react(),
    VitePWA({
      // A new build waits until the page lets it in: never in the middle of a move (src/app/update).
      registerType: 'prompt',
      // Registered by our own code: no inline script, so that a strict content security policy holds.
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-turn.svg', 'apple-touch-icon.png'],
      manifest: {
        name: 'River of Gold',
        short_name: 'River of Gold',
        description: 'Build, sail and deliver along the river of gold, here or online.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f3e7cf',
        theme_color: '#8c2f1b',
        categories: ['games'],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        // What a closed page is told by: public/push.js.
        importScripts: ['/push.js'],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // The debug panel is fetched by those who ask for it; nobody else should store it.
        globIgnores: ['**/debug-*.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: SERVER_PATHS.map((path) => new RegExp(`^${path.replace('.', '\\.')}`)),
        cleanupOutdatedCaches: true,
        // The first visit is already looked after.
        clientsClaim: true,
      },
    }),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Loading these packages does nothing by itself: only pages that use them need them.
      treeshake: { moduleSideEffects: (id) => !/node_modules\/(socket\.io-client|react-cookies)\//.test(id) },
      output: {
        // Files that are always loaded together are one file. A group takes what it imports along, so none needs another.
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'rules', test: /\/src\/games\/(framework|match-file)\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    // The Host header stays as it is: the server compares it with the origin of the page.
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [path, { target: server, changeOrigin: false, ws: path === '/socket.io' }]),
    ),
  },
  preview: { host: '127.0.0.1' },
});
