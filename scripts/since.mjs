// What a change can affect: `npm test -- --since main` runs only that. In doubt it runs more.
import { command } from './workspace.mjs';

const git = async (...args) => (await command('git', args, { quiet: true })).split('\0').filter(Boolean);

/** Files changed since a git ref, committed or not, including new ones. */
export async function changedSince(ref) {
  return [
    ...(await git('diff', '-z', '--name-only', '--no-renames', '--merge-base', ref, '--')),
    ...(await git('ls-files', '-z', '--others', '--exclude-standard')),
  ];
}

const EVERY_JOURNEY = '';
/** Two people from the landing page to a conversation. */
const MAIN_JOURNEY = 'meet';

/** The projects of vitest.config.ts that read the source tree itself, and take seconds. */
const ALWAYS = ['unit', 'web'];
const SERVER = ['server', 'start', 'faults'];

/** What a file can affect beyond lint, types, contract and the quick tests, by the first matching place. */
const places = [
  [/\.md$|^docs\/|^\.changeset\//, {}],
  [/^__screenshots__\//, { stories: true }],
  [/^packages\/ui\/.*\.test(-d)?\.tsx?$/, {}],
  [/^packages\/ui\//, { unit: ['pages'], budget: true, package: true, stories: true, journeys: MAIN_JOURNEY }],
  [/^apps\/web\//, { unit: ['pages'], budget: true, journeys: EVERY_JOURNEY }],
  [/^apps\/(api|sandbox)\/src\/.*\.test\.ts$/, { unit: ['server'] }],
  [/^apps\/treasury\//, { unit: ['server'] }],
  [/^(apps\/(api|sandbox)|packages\/dev-postgres)\//, { unit: SERVER, journeys: EVERY_JOURNEY }],
  [/^tests\/e2e\//, { journeys: EVERY_JOURNEY }],
  [/^(tests\/(package|adopters)|examples)\//, { package: true }],
  [/^tests\/(faults|start)\//, { unit: ['faults', 'start'] }],
  [/^\.storybook\//, { stories: true }],
  [/(?:)/, { unit: ['pages', ...SERVER], budget: true, package: true, stories: true, journeys: EVERY_JOURNEY }],
];

/**
 * What to run for changed files: the projects of `unit`; whether `budget`, `package` and `stories` run (`storiesReached` says which stories); and the
 * journeys, as Playwright's filter ('' is all), or null for none.
 */
export function reachOf(files) {
  const reached = files.map((file) => places.find(([place]) => place.test(file))[1]);
  const journeys = reached.flatMap((each) => each.journeys ?? []);
  return {
    unit: [...new Set([...ALWAYS, ...reached.flatMap((each) => each.unit ?? [])])],
    budget: reached.some((each) => each.budget),
    package: reached.some((each) => each.package),
    stories: reached.some((each) => each.stories),
    journeys: journeys.includes(EVERY_JOURNEY) ? EVERY_JOURNEY : (journeys[0] ?? null),
  };
}

/**
 * The story files that changed files can affect, or null for all of them.
 * @param {string[]} files
 * @param {{ modules: { name: string, reasons: { moduleName: string }[] }[] }} stats the import graph, as `storybook build --stats-json` writes it
 * @param {{ entries: Record<string, { importPath: string }> }} index Storybook's own
 */
export function storiesReached(files, { modules }, { entries }) {
  const importers = new Map(modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]));
  const stories = new Set(Object.values(entries).map(({ importPath }) => importPath));
  const seen = new Set();
  for (const file of files) {
    const name = `./${file}`;
    if (importers.has(name)) climb(name);
    else if (file.startsWith('__screenshots__/')) {
      // A picture is named <story>.<mode>.webp; the full run reports one without a story.
      const entry = entries[file.slice('__screenshots__/'.length).split('.')[0]];
      if (entry) seen.add(entry.importPath);
    } else if (!reachesNone(file)) return null;
  }
  return [...seen].some((name) => name.startsWith('./.storybook/'))
    ? null
    : [...seen].filter((name) => stories.has(name));

  function climb(name) {
    if (seen.has(name)) return;
    seen.add(name);
    for (const importer of importers.get(name) ?? []) climb(importer);
  }
}

/** In the component library, a code file that no story imports is a test, or only types. Elsewhere `places` decides. */
const reachesNone = (file) =>
  /^packages\/ui\/(src\/.*\.tsx?$|scripts\/)/.test(file) || !places.find(([place]) => place.test(file))[1].stories;
