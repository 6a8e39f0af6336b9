// Builds the web app into apps/web/dist and prerenders its public pages, if its sources changed since the last build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, digest, fail, install, nodeBinary, whenChanged } from './workspace.mjs';

/** The program that prerenders the public pages. */
const PRERENDER = '.cache/prerender';

const vite = (...options) =>
  command(nodeBinary(), ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn', ...options], {
    quiet: true,
  });

export async function buildWeb() {
  const sources = digest(
    'pnpm-lock.yaml',
    'apps/web/src',
    'apps/web/public',
    'apps/web/index.html',
    'apps/web/worker',
    'apps/web/vite.config.ts',
    'apps/web/chunks.ts',
    'packages/ui/src',
    'packages/machines/src',
    'packages/text/src',
    'packages/api-client/src',
    'scripts/prerender.ts',
  );
  await whenChanged('apps/web/dist/.built', sources, async () => {
    console.log('Building the web app …');
    await vite();
    for (const WORKER of ['worker', 'off'])
      await command(
        nodeBinary(),
        ['node_modules/vite/bin/vite.js', 'build', '--config', 'apps/web/worker/vite.config.ts', '--logLevel', 'warn'],
        {
          quiet: true,
          env: { ...process.env, WORKER },
        },
      );
    await vite('--ssr', 'src/prerender.tsx', '--outDir', path.resolve(PRERENDER), '--emptyOutDir');
    await command(nodeBinary(), ['scripts/prerender.ts', `${PRERENDER}/prerender.js`, 'apps/web/dist'], {
      quiet: true,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await install();
    await buildWeb();
  } catch (error) {
    fail(error);
  }
}
