import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';

const browser: BuildOptions = {
  target: 'es2023',
  manifest: true,
  sourcemap: true,
  modulePreload: { polyfill: false },
  // A small font inside the sheet would be refused: the page's policy loads fonts from its own address alone.
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      codeSplitting: { groups: chunkGroups },
      // What some pages share would be named after all of them.
      chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'zh-CN'] }), enforce: 'pre' },
  ],
  // The footer's year as it was prerendered, so that a page made last year is hydrated as it stands.
  define: { PRERENDER_YEAR: JSON.stringify(new Date().getUTCFullYear()) },
  build: isSsrBuild ? { target: 'node24', copyPublicDir: false } : browser,
  // The program that prerenders the public pages stands alone; what no guest loads is never run in it.
  ssr: { noExternal: true, external: ['@privy-io/react-auth', 'ably'] },
}));
