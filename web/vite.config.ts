import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { words } from './words-plugin.ts';

// Where the server listens while the page is being worked on: `tidefall serve`, then `npm run dev`.
const server = process.env.TIDEFALL_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: '../src/tidefall/page',
    emptyOutDir: true,
    target: 'es2022',
    // Everything comes from our own files: the server's content policy allows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
});
