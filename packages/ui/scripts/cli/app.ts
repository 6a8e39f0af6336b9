import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An app that uses the kit, as `doctor` and `upgrade` look at it. */
export interface App {
  /** What its manifest asks for, by package. */
  readonly asksFor: Readonly<Record<string, string>>;
  /** Its own sources, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The versions of a package in its node_modules. */
  readonly versionsOf: (name: string) => readonly string[];
  readonly kit: Kit;
}

/** What the installed kit offers. */
export interface Kit {
  /** The CSS variables that its sheet reads. */
  readonly variables: ReadonlySet<string>;
  /** Those of them that differ between the themes. */
  readonly themed: ReadonlySet<string>;
  /** What can be imported: `primitives/button`. */
  readonly subpaths: ReadonlySet<string>;
}

const SOURCE = /\.(?:[cm]?[jt]sx?|css|html|vue|svelte|astro)$/;
const SKIPPED = /^(?:node_modules|dist|build|out|coverage|\..*)$/;
/** A file larger than this was written by a machine. */
const MOST_BYTES = 500_000;

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

const manifestOf = (folder: string): Manifest => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

function sourcesIn(folder: string, below = ''): Array<readonly [string, string]> {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(below, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : sourcesIn(folder, place);
    if (!entry.isFile() || !SOURCE.test(entry.name)) return [];
    const text = readFileSync(path.join(folder, place), 'utf8');
    return text.length > MOST_BYTES ? [] : [[place.replaceAll('\\', '/'), text] as const];
  });
}

/** The folders named node_modules that an app's packages are looked for in: its own, those above, and those inside its packages. */
function placesFrom(folder: string): string[] {
  const own = path.join(folder, 'node_modules');
  const above = path.dirname(folder) === folder ? [] : placesFrom(path.dirname(folder)).slice(0, 3);
  if (!existsSync(own)) return above;
  const inside = readdirSync(own)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(own, name)).map((each) => `${name}/${each}`) : [name],
    )
    .map((name) => path.join(own, name, 'node_modules'))
    .filter(existsSync);
  const pnpm = path.join(own, '.pnpm');
  const stored = existsSync(pnpm) ? readdirSync(pnpm).map((name) => path.join(pnpm, name, 'node_modules')) : [];
  return [own, ...inside, ...stored, ...above];
}

/** Reads the app in this folder, and the kit that it has installed or, for tests, that in `kitFolder`. */
export function readApp(folder: string, kitFolder = path.join(folder, 'node_modules/@mutuals/ui')): App {
  const { dependencies, devDependencies } = manifestOf(folder);
  const places = placesFrom(folder);
  const file = path.join(kitFolder, 'dist/styles.css');
  const sheet = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    asksFor: { ...devDependencies, ...dependencies },
    sources: new Map(sourcesIn(folder)),
    versionsOf: (name) => [...new Set(places.flatMap((place) => manifestOf(path.join(place, name)).version ?? []))],
    kit: {
      variables: new Set(sheet.match(/--mu-[\w-]+/g)),
      themed: new Set([...sheet.matchAll(/(--mu-[\w-]+):\s*light-dark\(/g)].map(([, name = '']) => name)),
      subpaths: new Set(Object.keys(manifestOf(kitFolder).exports ?? {}).map((name) => name.replace('./', ''))),
    },
  };
}
