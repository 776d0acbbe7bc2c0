import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SERVER_PATHS } from './src/protocol/paths.ts';

/** Where the server listens while these pages are developed. */
const server = process.env.SERVER_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      // Registered by our own code: no inline script, so that a strict content security policy holds.
      injectRegister: false,
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
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
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // The debug panel is fetched by those who ask for it; nobody else should store it.
        globIgnores: ['**/debug-*.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: SERVER_PATHS.map((path) => new RegExp(`^${path.replace('.', '\\.')}`)),
        cleanupOutdatedCaches: true,
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
