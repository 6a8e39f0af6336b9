// Measures what the kit costs an app, beside comparable kits: `npm run bench:ui`. Builds one Button, and Button + Select + Dialog, of each kit with
// Vite's defaults in a folder outside this workspace; prints the JS and CSS that a browser downloads (gzip, React included), and the time to mount
// 500 of each, in Chromium. Mounting runs in rounds, each kit once a round in a fresh page, so that other load affects all alike.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import { kitLanguages } from '../../../packages/ui/src/vite/vite.ts';
import { packUi } from '../../../packages/ui/scripts/pack.ts';
import { installIn } from '../../package/apps.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, 'no-mount': { type: 'boolean', default: false } },
});
const ROUNDS = Number(values.rounds);
const MANY = 500;

const kits = {
  mutuals: { name: 'Mutuals', isStyled: true },
  'mutuals-one-language': { name: 'Mutuals in English alone', isStyled: true },
  heroui: { name: 'HeroUI', isStyled: true },
  mantine: { name: 'Mantine', isStyled: true },
  'radix-themes': { name: 'Radix Themes', isStyled: true },
  chakra: { name: 'Chakra', isStyled: true },
  'base-ui': { name: 'Base UI', isStyled: false },
} as const;
type Kit = keyof typeof kits;
const isOurs = (kit: Kit) => kit.startsWith('mutuals');
const pluginsOf = (kit: Kit) => [
  react(),
  tailwindcss(),
  ...(kit === 'mutuals-one-language' ? [kitLanguages(['en'])] : []),
];
const kitNames = Object.keys(kits) as Kit[];

const scenarios = { button: ['button'], three: ['button', 'select', 'dialog'], screen: ['settings'] } as const;
type Scenario = keyof typeof scenarios;
const scenarioNames = Object.keys(scenarios) as Scenario[];
const component = { button: 'OneButton', select: 'OneSelect', dialog: 'OneDialog', settings: 'OneScreen' } as const;
/** The peers have no screen here yet. */
const has = (kit: Kit, scenario: Scenario): boolean => scenario !== 'screen' || isOurs(kit);

const here = import.meta.dirname;
const folder = path.join(os.tmpdir(), 'mutuals-bench-ui');
mkdirSync(folder, { recursive: true });
const peers: Record<string, string> = JSON.parse(readFileSync(path.join(here, 'peers.json'), 'utf8'));
console.log('Packing the kit and installing its peers …');
const tarball = await packUi(folder);
await installIn(folder, tarball, ['react', 'react-dom', 'react-aria-components', 'tailwindcss'], peers);
cpSync(path.join(here, 'kits'), path.join(folder, 'kits'), { recursive: true });

const size = (source: string | Uint8Array) => gzipSync(source, { level: 9 }).length;

/** An app of one kit that shows one of each part. */
function onePage(kit: Kit, scenario: Scenario): string {
  const parts = scenarios[scenario];
  const kitFolder = isOurs(kit) ? 'mutuals' : kit;
  return `import { createRoot } from 'react-dom/client';
import { Page } from '../../kits/${kitFolder}/theme.tsx';
${parts.map((part) => `import { ${component[part]} } from '../../kits/${kitFolder}/${part}.tsx';`).join('\n')}
createRoot(document.getElementById('root')).render(<Page>${parts.map((part) => `<${component[part]} />`).join('')}</Page>);
`;
}

/** The same, where `mount(n)` adds n of each to the page and returns the milliseconds until layout. */
const manyPage = (kit: Kit, scenario: Scenario) =>
  `import { flushSync } from 'react-dom';\n${onePage(kit, scenario).replace(
    /createRoot\(.*\.render\(<Page>(.*)<\/Page>\);/,
    `globalThis.mount = (count) => {
  const root = createRoot(document.getElementById('root'));
  const from = performance.now();
  flushSync(() => root.render(<Page>{Array.from({ length: count }, (_, index) => <div key={index}>$1</div>)}</Page>));
  document.body.getBoundingClientRect();
  return performance.now() - from;
};`,
  )}`;

const output = (kit: Kit, scenario: Scenario) => path.join(folder, 'built', `${kit}-${scenario}`);

async function buildApp(kit: Kit, scenario: Scenario, source: string) {
  const app = path.join(folder, 'apps', `${kit}-${scenario}`);
  mkdirSync(app, { recursive: true });
  writeFileSync(
    path.join(app, 'index.html'),
    '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Bench</title><div id="root"></div><script type="module" src="./main.tsx"></script>',
  );
  writeFileSync(path.join(app, 'main.tsx'), source);
  const built = await build({
    root: app,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: pluginsOf(kit),
    build: { outDir: output(kit, scenario), emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  if (!('output' in built)) throw new Error('Vite gave no output');
  return built.output;
}

async function weigh(kit: Kit, scenario: Scenario): Promise<{ js: number; css: number }> {
  const files = await buildApp(kit, scenario, onePage(kit, scenario));
  const sum = (ending: string) =>
    files
      .filter(({ fileName }) => fileName.endsWith(ending))
      .reduce((total, file) => total + size(file.type === 'chunk' ? file.code : file.source), 0);
  return { js: sum('.js'), css: sum('.css') };
}

const weights = new Map<string, { js: number; css: number }>();
for (const scenario of scenarioNames)
  for (const kit of kitNames.filter((each) => has(each, scenario)))
    weights.set(`${kit}-${scenario}`, await weigh(kit, scenario));

/** A screen is no part that a page has many of. */
const mounted = scenarioNames.filter((name) => name !== 'screen');
const times = new Map<string, number[]>();
if (!values['no-mount']) await timeAll();

async function timeAll(): Promise<void> {
  for (const scenario of mounted) for (const kit of kitNames) await buildApp(kit, scenario, manyPage(kit, scenario));
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: path.join(folder, 'built') },
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(await browserLaunchOptions());
  for (const scenario of mounted) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const kit of kitNames) {
        const tab = await browser.newPage();
        await tab.goto(`${server.resolvedUrls?.local[0]}${kit}-${scenario}/`);
        await tab.waitForFunction('globalThis.mount');
        const time = Number(await tab.evaluate(`mount(${MANY})`));
        times.set(`${kit}-${scenario}`, [...(times.get(`${kit}-${scenario}`) ?? []), time]);
        await tab.close();
      }
    }
  }
  await browser.close();
  await server.close();
}

const median = (list: readonly number[] = []) =>
  [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? Number.NaN;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
const versionOf = (name: string) => {
  const place = path.join(folder, 'node_modules', name, 'package.json');
  const found: { version: string } = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : { version: '' };
  return found.version;
};
const packageOf: Record<Kit, string> = {
  mutuals: '@mutuals/ui',
  'mutuals-one-language': '',
  heroui: '@heroui/react',
  mantine: '@mantine/core',
  'radix-themes': '@radix-ui/themes',
  chakra: '@chakra-ui/react',
  'base-ui': '@base-ui/react',
};

const titles = { button: 'Button', three: 'Button + Select + Dialog', screen: 'Settings screen' };
const isTimed = (scenario: Scenario): boolean => times.size > 0 && scenario !== 'screen';
console.log(
  `\n| | ${scenarioNames.flatMap((scenario) => [`${titles[scenario]}: JS`, 'CSS', 'both', ...(isTimed(scenario) ? [`mount ${MANY}`] : [])]).join(' | ')} |`,
);
console.log(
  `|---|${scenarioNames.flatMap((scenario) => Array.from({ length: isTimed(scenario) ? 4 : 3 }, () => '---:|')).join('')}`,
);
for (const kit of kitNames) {
  const cells = scenarioNames.flatMap((scenario) => {
    if (!has(kit, scenario)) return ['', '', ''];
    const { js, css } = weights.get(`${kit}-${scenario}`) ?? { js: Number.NaN, css: Number.NaN };
    const peersFastest = Math.min(
      ...kitNames
        .filter((other) => kits[other].isStyled && !isOurs(other))
        .map((other) => median(times.get(`${other}-${scenario}`))),
    );
    const time = times.get(`${kit}-${scenario}`);
    return [
      kilobytes(js),
      css > 0 ? kilobytes(css) : kits[kit].isStyled ? 'in JS' : 'none',
      kilobytes(js + css),
      ...(time ? [`${(median(time) / peersFastest).toFixed(2)}× (${median(time).toFixed(0)} ms)`] : []),
    ];
  });
  console.log(
    `| ${[kits[kit].name, packageOf[kit] && versionOf(packageOf[kit])].filter(Boolean).join(' ')}${kits[kit].isStyled ? '' : ' (unstyled)'} | ${cells.join(' | ')} |`,
  );
}
for (const scenario of scenarioNames.filter(isTimed)) {
  const peerTimes = kitNames
    .filter((kit) => kits[kit].isStyled && !isOurs(kit))
    .map((kit) => median(times.get(`${kit}-${scenario}`)))
    .toSorted((one, other) => one - other);
  // Of an even number the mean of the two in the middle: taking the slower one would flatter us.
  const middle = (median(peerTimes) + median(peerTimes.slice(0, -1))) / 2;
  console.log(
    `${titles[scenario]}: mounts in ${(median(times.get(`mutuals-${scenario}`)) / middle).toFixed(2)}× the median of the styled peers (goal: at most 1.00×)`,
  );
}
console.log(
  `\nkB gzip with React ${versionOf('react')}; the kit's whole style sheet counts. Mount: median of ${ROUNDS} interleaved rounds, as a ratio to the fastest styled peer.`,
);
process.exit(0);
