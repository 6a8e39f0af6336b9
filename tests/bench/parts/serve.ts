// A page with parts of the product beside their plain baselines, built like the product.
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const FOLDER = path.resolve('.cache/bench-parts');

/** Builds and serves it; returns its address. */
export async function serveParts(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = path.resolve('tests/bench/parts/page');
  await build({
    root,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: { outDir: FOLDER, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5_000 },
  });
  const server = await preview({ root, logLevel: 'error', build: { outDir: FOLDER }, preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The page is not served.');
  return { url, stop: () => server.close() };
}
