import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');
const FIRST = 'README.md';
const NO_SOURCE = /(?:^|\/)(?:node_modules|dist|\..+)(?:\/|$)/;

/** The repository's Markdown files, the first page first, then by their paths. */
export function readSources(): ReadonlyMap<string, string> {
  const found = globSync('{*.md,docs/**/*.md,apps/**/*.md,packages/**/*.md}', {
    cwd: ROOT,
    exclude: (file) => NO_SOURCE.test(file),
  });
  return new Map(
    [FIRST, ...found.filter((file) => file !== FIRST).toSorted()].map((file) => [
      file,
      readFileSync(path.join(ROOT, file), 'utf8'),
    ]),
  );
}
