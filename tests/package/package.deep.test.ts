import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, it } from 'vitest';
import { entries } from '../../packages/ui/scripts/build.ts';

const tarball = process.env['PACKED_KIT_TARBALL'] ?? '';

it('the tarball has types for every subpath that a resolver finds', async () => {
  const { problems } = {
    problems: [],
    ...(await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))), {
      entrypoints: entries().map(({ subpath }) => `./${subpath}`),
    })),
  };
  // The package is ESM only; the oldest resolver knows no subpaths, and CommonJS may import it from Node 22 on.
  const mattering = problems.filter(
    (problem) =>
      !('resolutionKind' in problem && problem.resolutionKind === 'node10') && problem.kind !== 'CJSResolvesToESM',
  );
  expect(mattering).toEqual([]);
});
