// The licences of the packages that the product ships: those that an app of ours needs at run time, with all that they need.
//   npm run notices   writes THIRD_PARTY_NOTICES anew
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..');

/** What is copied into what we ship at build time, though no app needs it at run time. */
const COPIED = ['lucide-react', 'tailwindcss'];

interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** The licence by its SPDX name, or as the package says it. */
  readonly license: string;
  /** Its licence and notice files as they are, trimmed; empty where it brings none. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly license?: string | { readonly type: string };
  readonly licenses?: ReadonlyArray<{ readonly type: string }>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package's manifest. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Where `name` is installed for a package in `folder`. */
export function folderOf(name: string, folder: string): string {
  for (let place = folder; ; place = path.dirname(place)) {
    const found = path.join(place, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
    if (place === path.dirname(place)) throw new Error(`${name}, which ${folder} needs, is not installed`);
  }
}

/** The folders of everything that a package needs at run time; optional packages, which differ by system, are left out. */
export function closureOf(folder: string, seen = new Set<string>()): Set<string> {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const found = folderOf(name, folder);
    if (seen.has(found)) continue;
    seen.add(found);
    closureOf(found, seen);
  }
  return seen;
}

function thirdPartyIn(folder: string): ThirdParty {
  const { name, version = '', license, licenses = [] } = manifestOf(folder);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(?:licen[cs]e|notice|copying)/i.test(file.name))
    .map((file) => file.name)
    .toSorted();
  return {
    name,
    version,
    license:
      (typeof license === 'string' ? license : license?.type) ??
      (licenses.map(({ type }) => type).join(' OR ') || 'as its files say'),
    text: files
      .map((file) =>
        readFileSync(path.join(folder, file), 'utf8')
          .replaceAll('\r\n', '\n')
          .replaceAll(/[ \t]+$/gm, '')
          .trim(),
      )
      .join('\n\n'),
  };
}

const COPYRIGHT = /^\W*copyright\b(?! (?:notice|holders?|owner|license|and|law)).*$/i;

/** Each licence once, below the packages under it with their own copyright lines. */
function listed(parties: readonly ThirdParty[]): string {
  const groups = new Map<string, { text: string; lines: Set<string> }>();
  for (const { name, version, license, text } of parties) {
    const rights = text
      .split('\n')
      .filter((line) => COPYRIGHT.test(line))
      .map((line) => line.trim());
    const body = text
      .split('\n')
      .filter((line) => !COPYRIGHT.test(line))
      .join('\n')
      .trim();
    const key = body ? body.replaceAll(/\W+/g, ' ').toLowerCase() : license;
    const group = groups.get(key) ?? {
      text: body || `${license} (these packages bring no text of it)`,
      lines: new Set(),
    };
    group.lines.add([`${name} ${version} (${license})`, ...new Set(rights)].join('\n    '));
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ text, lines }) => `${[...lines].join('\n')}\n\n${text.replaceAll(/\n{3,}/g, '\n\n')}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The notices of `names`, which are installed for the package in `folder`. */
export const noticesOf = (names: readonly string[], folder: string): string =>
  listed(names.map((name) => thirdPartyIn(folderOf(name, folder))));

/** The notices of all that the product ships. */
export function allNotices(): string {
  const apps = ['api', 'web', 'treasury'].map((name) => path.join(root, 'apps', name));
  const copied = COPIED.map((name) => folderOf(name, path.join(root, 'packages/ui')));
  const folders = new Set([...apps.flatMap((folder) => [...closureOf(folder)]), ...copied]);
  const parties = [...folders]
    .filter((folder) => folder.split(path.sep).includes('node_modules'))
    .map(thirdPartyIn)
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
    );
  return `Mutuals is under the MIT License (LICENSE). It ships these packages, each under its own licence. Made by \`npm run notices\`.\n\n${listed(parties)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(path.join(root, 'THIRD_PARTY_NOTICES'), allNotices());
