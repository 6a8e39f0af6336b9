import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** An app that uses the kit, as `doctor` and `upgrade` look at it. */
export interface App {
  /** What its manifest asks for, by package. */
  readonly asksFor: Readonly<Record<string, string>>;
  /** Its own sources, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The copies of a package that its code can meet, each with its place. */
  readonly copiesOf: (name: string) => ReadonlyArray<{ readonly version: string; readonly at: string }>;
  readonly kit: Kit;
}

/** What the installed kit offers. */
export interface Kit {
  /** The CSS variables that its sheets read. */
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
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
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

/** Where Node finds a package that is asked for in `folder`: there, or above. */
function found(name: string, folder: string): string | undefined {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
  const above = path.dirname(folder);
  return above === folder ? undefined : found(name, above);
}

/** Every package that the app, or one that it brings along, finds: the same version in two places is two packages. */
function installed(folder: string): ReadonlySet<string> {
  const places = new Set<string>();
  const follow = (from: string, { dependencies, peerDependencies, devDependencies }: Manifest): void => {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies })) {
      const place = found(name, from);
      if (place === undefined || places.has(place)) continue;
      places.add(place);
      follow(place, { ...manifestOf(place), devDependencies: {} });
    }
  };
  // Found though the manifest forgot them.
  const forgotten = { '@mutuals/ui': '', react: '', 'react-dom': '' };
  const { dependencies, ...others } = manifestOf(folder);
  follow(folder, { ...others, dependencies: { ...forgotten, ...dependencies } });
  return places;
}

/** Reads the app in this folder, and the kit that it finds or, for tests, that in `kitFolder`. */
export function readApp(
  folder: string,
  kitFolder = found('@mutuals/ui', folder) ?? path.join(folder, 'node_modules/@mutuals/ui'),
): App {
  const { dependencies, devDependencies } = manifestOf(folder);
  const home = realpathSync(folder);
  const places = installed(folder);
  // Some sizes of text are read by Tailwind's utilities alone.
  const sheet = ['styles.css', 'theme.css']
    .map((name) => path.join(kitFolder, 'dist', name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('');
  return {
    asksFor: { ...devDependencies, ...dependencies },
    sources: new Map(sourcesIn(folder)),
    copiesOf: (name) =>
      [...places].flatMap((place) => {
        const { name: own, version } = manifestOf(place);
        return own === name && version !== undefined ? [{ version, at: path.relative(home, place) }] : [];
      }),
    kit: {
      variables: new Set(sheet.match(/--mu-[\w-]+/g)),
      themed: new Set([...sheet.matchAll(/(--mu-[\w-]+):\s*light-dark\(/g)].map(([, name = '']) => name)),
      subpaths: new Set(Object.keys(manifestOf(kitFolder).exports ?? {}).map((name) => name.replace('./', ''))),
    },
  };
}
