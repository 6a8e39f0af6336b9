// An app that does something wrongly or unusually (apps/faults), built and served.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build } from 'vite';
import { vi } from 'vitest';
import { root } from './apps.ts';

const folder = process.env['PACKED_KIT'] ?? '';
const servers: Server[] = [];

/** An app's own i18next: the kit brings none. */
const own = createRequire(path.join(root, 'packages/ui/package.json'));
const alias = ['i18next', 'react-i18next'].map((name) => ({
  find: name,
  replacement: path.dirname(own.resolve(`${name}/package.json`)),
}));

export async function built(app: string, mode: 'development' | 'production'): Promise<string> {
  const outDir = path.join(folder, app, mode);
  // The test runner's own is "test".
  vi.stubEnv('NODE_ENV', mode);
  await build({
    root: path.join(folder, app),
    configFile: false,
    logLevel: 'error',
    mode,
    plugins: [react()],
    resolve: { alias: app === 'faults' ? alias : [], dedupe: app === 'faults' ? ['react'] : [] },
    build: { outDir, target: 'es2022' },
  });
  vi.unstubAllEnvs();
  return outDir;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves a built app, its page as `written` makes it. */
export async function serve(
  dist: string,
  headers: Record<string, string> = {},
  written = (html: string) => html,
): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(dist, pathname === '/' ? 'index.html' : pathname);
    response.writeHead(200, { ...headers, 'content-type': types[path.extname(file)] ?? 'font/woff2' });
    response.end(file.endsWith('.html') ? written(readFileSync(file, 'utf8')) : readFileSync(file));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`;
}

/** The app in development, as it is, and under two policies. */
export async function serveDevelopment() {
  const dist = await built('faults', 'development');
  const policy = (styles: string) => ({
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src ${styles}; font-src 'self'; img-src data:`,
  });
  return {
    development: await serve(dist),
    strict: await serve(dist, policy("'self'")),
    nonce: await serve(dist, policy("'self' 'nonce-once'"), (html) =>
      html.replace('<head>', '<head><meta property="csp-nonce" content="once">'),
    ),
  };
}

export const stopServing = (): void => {
  for (const server of servers) server.close();
};

/** What the kit itself says. */
export const saidIn = (complaints: readonly string[]) => complaints.filter((words) => words.includes('@mutuals/ui'));

/** A person opens what lies over the page, and chooses. */
export async function works(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Role/ }).first().click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await page.getByRole('button', { name: 'Open' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
