import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const DIST = path.resolve(import.meta.dirname, '../dist');

/** Changes with every file that Vite names by its content, so that a new release has a new worker. */
const version = (): string =>
  createHash('sha256')
    .update(readFileSync(`${DIST}/.vite/manifest.json`))
    .digest('hex')
    .slice(0, 8);

/** `WORKER` names the source: the worker, or the one that takes it back. Built after the web app, into the same folder. */
export default defineConfig(() => {
  const name = process.env['WORKER'] ?? 'worker';
  return {
    root: import.meta.dirname,
    publicDir: false,
    define: { VERSION: JSON.stringify(process.env['WORKER_VERSION'] ?? version()) },
    build: {
      target: 'es2023',
      outDir: DIST,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, `${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  };
});
