// `npm run test:image`: builds the image with buildah, without a Docker engine, and holds a container of it to decision 054 (inside.mjs). Needs root (or
// `buildah unshare`), buildah, and the base image: from its registry, or made where none can be reached, with --base (decision 054).
//   --image NAME   takes an image that is there, and builds none
//   --base NAME    builds on this image instead of the one that the Dockerfile names by its digest
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { freePorts } from '../support/free-ports.ts';

const { values } = parseArgs({ options: { image: { type: 'string' }, base: { type: 'string' } } });
const image = values.image ?? 'localhost/mutuals-check';

/** What it prints; what it says of its work is shown. */
const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 }).trim();

if (values.image === undefined) {
  const base = values.base === undefined ? [] : [`--from=${values.base}`, '--pull-never'];
  buildah('build', '--isolation=chroot', '--quiet', '--format=docker', ...base, `--tag=${image}`, '.');
}
const { Docker } = JSON.parse(buildah('inspect', '--type=image', image));
assert.equal(Docker.config.Labels['org.opencontainers.image.licenses'], 'MIT', 'a label of the image');

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-image-'));
await fs.chmod(folder, 0o755);
const [port] = await freePorts(1);
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
// The container's user is another than the database's.
await fs.chmod(postgres.socketDir, 0o755);
await fs.chmod(path.join(postgres.socketDir, '.s.PGSQL.5432'), 0o777);
const container = buildah('from', '--pull-never', image);
try {
  const env = {
    DATABASE_URL: postgres.connectionString,
    PORT: String(port),
    HOST: '127.0.0.1',
    PRIVY_APP_ID: 'app',
    ABLY_API_KEY: 'key.name:secret',
    PUBLIC_URL: 'https://mutuals.example',
    OPERATOR_NAME: 'Mutuals',
    LEGAL_ENTITY: 'Mutuals Ltd., 1 Example Road, Exampletown',
    CONTACT_EMAIL: 'team@mutuals.example',
    BNB_USD: '600',
    TRUST_PROXY: 'none',
    PICTURES_DIR: '/data/pictures',
  };
  console.log(
    buildah(
      'run',
      '--isolation=chroot',
      ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
      `--volume=${import.meta.dirname}:/checks:ro`,
      `--volume=${postgres.socketDir}:${postgres.socketDir}`,
      container,
      'node',
      '/checks/inside.mjs',
    ),
  );
} finally {
  buildah('rm', container);
  await postgres.stop();
  await fs.rm(folder, { recursive: true, force: true });
}
