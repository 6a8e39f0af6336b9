// What each component of the kit promises to assistive technology, and which story proves it: one that passes, and fails as soon as a
// key is swallowed, or a role, a name or a state is taken away. Writes packages/ui/conformance.jsonld (EARL), which the package brings along.
//   npm run conformance [-- parts of folders | --lines]
// Of components that it does not ask, the report keeps what is known of lines and stories that are still the same; --lines asks none.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { guideOf } from '../../packages/ui/scripts/docs.ts';
import { contracts } from '../../packages/ui/src/docs/conformance/contracts.ts';
import { isIdOf, type Line, linesOf } from '../../packages/ui/src/docs/conformance/lines.ts';
import { browserLaunchOptions } from '../chromium.mjs';
import { command } from '../workspace.mjs';
import { type Component, earlOf, type Report } from './earl.ts';
import { Player } from './play.ts';

const UI = 'packages/ui';
/** Pages at a time: a story that waits for what never comes costs nothing meanwhile. */
const AT_ONCE = 6;

/** In ms, how much longer a story waits with a fault than it took without one. */
const MORE = 3_000;

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
  readonly exportName: string;
  readonly tags: readonly string[];
}

const wanted = process.argv.slice(2);
const report = `${UI}/conformance.jsonld`;
const all = globSync(`${UI}/src/{primitives,blocks}/*/*.stories.tsx`)
  .map((file) => path.relative(`${UI}/src`, path.dirname(file)).replaceAll('\\', '/'))
  .filter((place) => place !== 'primitives/icons')
  .toSorted();
const unknown = wanted.filter((part) => part !== '--lines' && !all.some((place) => place.includes(part)));
if (unknown.length > 0) throw new Error(`No component's folder contains ${unknown.join(' or ')}.`);
const asked = all.filter((place) => wanted.length === 0 || wanted.some((part) => place.includes(part)));

/** The stories that proved a line, by its id and words. */
const known = new Map<string, string>();
if (existsSync(report)) {
  const { '@graph': nodes }: Report = JSON.parse(readFileSync(report, 'utf8'));
  for (const { test, result } of nodes)
    if (test && result?.description !== undefined) known.set(`${test.id} ${test.title}`, result.description);
}

/** What a component promises, with what is known of it: a proof counts while its story is there and, for a key, the one that the guide names. */
async function componentOf(place: string): Promise<Component> {
  const guide = await guideOf(place);
  const contract = contracts[place];
  const source = readFileSync(`${UI}/src/${place}/${path.basename(place)}.stories.tsx`, 'utf8');
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const proofs = linesOf(guide, contract).map((line) => {
    const story = known.get(`#${place}/${line.id} ${line.promise}`);
    const names = line.story === undefined ? exported : [line.story];
    return { line, story: story !== undefined && names.some((name) => isIdOf(story, name)) ? story : undefined };
  });
  return { place, pattern: contract?.pattern ?? null, proofs, reader: guide.reader };
}

const components = new Map<string, Component>();
for (const place of all) components.set(place, await componentOf(place));

if (asked.length > 0) await askAll();
const { '@context': context, '@graph': nodes } = earlOf([...components.values()]);
// A line each: a change of one can be read.
writeFileSync(
  report,
  `{"@context":${JSON.stringify(context)},\n"@graph":[\n${nodes.map((node) => JSON.stringify(node)).join(',\n')}\n]}\n`,
);
const lines = [...components.values()].flatMap(({ proofs }) => proofs);
process.stdout.write(
  `${lines.filter(({ story }) => story !== undefined).length} of ${lines.length} lines are proven\n`,
);

/** Plays the stories of the asked components, several at a time. */
async function askAll(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conformance-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await command('node_modules/.bin/storybook', ['build', '--output-dir', folder, '--quiet'], {
    quiet: true,
    env: {
      ...process.env,
      STORIES_ALONE: '1',
      WITHOUT_PROPS: '1',
      STORY_FILES: asked.map((place) => `${UI}/src/${place}/${path.basename(place)}.stories.tsx`).join(','),
    },
  });
  const { entries }: { entries: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(path.join(folder, 'index.json'), 'utf8'),
  );
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=86400, immutable' } },
  });
  const browser = await chromium.launch(await browserLaunchOptions());
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const left = [...asked];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let place = left.shift(); place !== undefined; place = left.shift()) {
        const stories = Object.values(entries).filter(
          ({ type, importPath, tags }) =>
            type === 'story' && importPath.startsWith(`./${UI}/src/${place}/`) && tags.includes('play-fn'),
        );
        const component = await ask(await componentOf(place), stories, new Player(browser, url));
        components.set(place, component);
        tell(component);
      }
    }),
  );
  await browser.close();
  await server.close();
}

/** Asks every story that may prove a line, until one does. */
async function ask(component: Component, stories: readonly Entry[], player: Player): Promise<Component> {
  const proven = new Map<Line, string>();
  for (const { id, exportName } of stories) {
    const open = component.proofs.filter(
      ({ line }) => !proven.has(line) && (line.story === undefined || line.story === exportName),
    );
    if (open.length === 0) continue;
    const took = await player.timeOf(id);
    for (const { line } of open) if (await player.notices(id, line.fault, took + MORE)) proven.set(line, id);
  }
  await player.close();
  return { ...component, proofs: component.proofs.map(({ line }) => ({ line, story: proven.get(line) })) };
}

function tell({ place, proofs }: Component): void {
  const open = proofs.filter(({ story }) => story === undefined);
  process.stdout.write(`${place}: ${proofs.length - open.length} of ${proofs.length}\n`);
  for (const { line } of open) process.stdout.write(`  no story notices: ${line.promise}\n`);
}
