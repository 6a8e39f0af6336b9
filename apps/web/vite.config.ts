import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';

/** The faces that every page shows at once; the others are fetched when their characters appear. */
const FIRST_FACES = /^(geist|bricolage-grotesque)-latin-wght-normal\b.*\.woff2$/;

/** Asks for the first faces beside the styles instead of after them. */
const preloadFaces: Plugin = {
  name: 'preload-faces',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter(({ fileName }) => FIRST_FACES.test(fileName.replace(/^assets\//, '')))
        .map(({ fileName }): HtmlTagDescriptor => ({
          tag: 'link',
          // A page can be read in the fallback, which has the same measures; it can't be without its code.
          attrs: {
            rel: 'preload',
            href: `/${fileName}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            fetchpriority: 'low',
          },
          injectTo: 'head',
        })),
  },
};

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
    preloadFaces,
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'zh-CN'] }), enforce: 'pre' },
  ],
  // The footer's year as it was prerendered, so that a page made last year is hydrated as it stands.
  define: { PRERENDER_YEAR: JSON.stringify(new Date().getUTCFullYear()) },
  build: isSsrBuild ? { target: 'node24', copyPublicDir: false } : browser,
  // The program that prerenders the public pages stands alone; what no guest loads is never run in it.
  ssr: { noExternal: true, external: ['@privy-io/react-auth', 'ably'] },
}));
