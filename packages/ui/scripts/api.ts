// What the package promises: every export of every subpath with its declaration, as text that a test compares.
//   node packages/ui/scripts/api.ts --update   writes api.txt anew, from a fresh build
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackage, dist, entries } from './build.ts';

/** A declaration file without comments, which promise nothing. */
const read = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();

/** The declaration file and those that it builds on. */
function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of read(file).matchAll(/['"](\.{1,2}\/[^'"]*)\.js['"]/g))
    closureOf(path.join(path.dirname(file), `${name}.d.ts`), seen);
  return seen;
}

/** What a subpath exports, by name, wherever it is declared. */
function exportsOf(file: string): Map<string, string> {
  const text = read(file);
  const found = new Map<string, string>();
  for (const [, names = '', , from] of text.matchAll(
    /^export (?:type )?\{([^}]*)\}( from ['"](\.[^'"]*)\.js['"])?/gm,
  )) {
    const declared = from ? exportsOf(path.join(path.dirname(file), `${from}.d.ts`)) : new Map<string, string>();
    for (const entry of names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)) {
      const [name = '', alias = name] = entry.replace(/^type /, '').split(' as ');
      found.set(alias, declared.get(name) ?? declarationOf(name, text) ?? `re-exported: ${entry}`);
    }
  }
  for (const [, from] of text.matchAll(/^export \* from ['"](\.[^'"]*)\.js['"]/gm))
    for (const [name, declaration] of exportsOf(path.join(path.dirname(file), `${from}.d.ts`)))
      found.set(name, declaration);
  for (const [, name = ''] of text.matchAll(/^export (?:declare )?(?:function|const|class|interface|type) (\w+)/gm))
    found.set(name, declarationOf(name, text) ?? '');
  return found;
}

/** The names of a component's parts, which stay the same within a major version (D82). */
const partsOf = (file: string): string[] =>
  existsSync(file)
    ? [...read(file).matchAll(/\.Parts<"([\w-]+)", ([^>]*)>/g)].map(
        ([, name = '', parts = '']) => `parts of ${name}: ${parts.replaceAll(/"| \|/g, '').replace('never', 'none')}`,
      )
    : [];

const declarationOf = (name: string, text: string): string | undefined =>
  new RegExp(
    `^(?:export )?(?:declare )?(?:function|const|class|interface|type) ${name}\\b[\\s\\S]*?(?=^(?:export|declare|interface|type|import|const|function)\\b|$(?![\\s\\S]))`,
    'm',
  )
    .exec(text)?.[0]
    .trim();

export function apiOf(folder: string): string {
  return entries()
    .toSorted((one, other) => one.subpath.localeCompare(other.subpath))
    .map(({ subpath, module }) => {
      const file = path.join(folder, `${module}.d.ts`);
      const digest = createHash('sha256')
        .update([...closureOf(file)].sort().map(read).join('\n'))
        .digest('hex')
        .slice(0, 12);
      const lines = [...exportsOf(file)]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([, declaration]) => declaration);
      const parts = partsOf(path.join(folder, `${module}.parts.d.ts`));
      return `# ${subpath}   (with all it builds on: ${digest})\n${[...parts, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildPackage();
  if (process.argv.includes('--update')) writeFileSync(path.join(dist, '../api.txt'), apiOf(dist));
}
