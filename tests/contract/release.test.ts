import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../..');
const release: { jobs: { kit: { steps: { name?: string; run?: string }[] } } } = parse(
  readFileSync(path.join(root, '.github/workflows/release.yml'), 'utf8'),
);
const publish = release.jobs.kit.steps.find(({ run }) => run?.includes('npm publish'))?.run ?? '';

/** A registry that has the machines 1.0.0, by a client that writes down what it is asked to publish. */
const CLIENT = `#!/bin/sh
case "$1 $2" in
  'view @mutuals/machines@1.0.0') echo 1.0.0 ;;
  view*) exit 1 ;;
  publish*) shift; echo "$@" >> published ;;
esac
`;

it('the release publishes each package by a command of its own, and no version twice', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  mkdirSync(file('release'));
  mkdirSync(file('package'));
  for (const [name, version] of [
    ['machines', '1.0.0'],
    ['ui', '1.1.0'],
  ] as const) {
    writeFileSync(file('package/package.json'), JSON.stringify({ name: `@mutuals/${name}`, version }));
    execFileSync('tar', ['-czf', `release/mutuals-${name}-${version}.tgz`, 'package'], { cwd: folder });
  }
  writeFileSync(file('npm'), CLIENT);
  chmodSync(file('npm'), 0o755);
  execFileSync('bash', ['-e', '-c', publish], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH']}`, NPM_TOKEN: 'token' },
  });
  expect(readFileSync(file('published'), 'utf8')).toBe('./release/mutuals-ui-1.1.0.tgz --access public\n');
});
