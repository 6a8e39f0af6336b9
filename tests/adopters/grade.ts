// Grades what somebody wrote for the tasks: types, the kit's own props, what a person does by keyboard, axe, the console.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';
import { root } from '../package/apps.ts';
import { open, violations } from '../package/page.ts';
import { tasks } from './tasks.ts';

export type Kind = 'types' | 'invention' | 'accessibility' | 'keyboard' | 'console';

export interface Verdict {
  /** The solution's file, which is named by its task: `tabs.tsx`, or `tabs.second-try.tsx`. */
  readonly file: string;
  /** What is wrong, in the words of who found it; none where the task is done. */
  readonly findings: ReadonlyArray<{ readonly kind: Kind; readonly says: string }>;
}

/** What goes round the kit or its types, by what to say of it. */
const INVENTIONS: ReadonlyArray<readonly [RegExp, string]> = [
  // `any` as a type, not the English word.
  [
    /@ts-(?:ignore|expect-error|nocheck)|(?:[:<|]|\bas)\s*any\b(?! +(?!as\b)\w)|,\s*any(?:\[\])*>|as unknown|as never/,
    'silences the types',
  ],
  [/from ['"](?!react['"]|@mutuals\/ui\/)[^'"]+['"]|import\(/, 'imports what is neither React nor the kit'],
  [/<(?:button|input|select|textarea|dialog|table|details)\b/, 'writes an element that the kit has a component for'],
  [/\brole="(?!group|region)/, 'gives an element of its own a role that the kit has a component for'],
  [
    /<[A-Z]\w*\b(?:[^<>]|=>)*\sonClick=/,
    'takes onClick, which a keyboard does not always reach, where the kit has onPress',
  ],
  [/['" ]mu:/, 'uses classes of the kit’s own'],
];

/** What a source has that goes round the kit or its types. */
export const inventionsIn = (source: string): readonly string[] =>
  INVENTIONS.filter(([pattern]) => pattern.test(source)).map(([, says]) => says);

/** How many tasks are done, each counted once. */
export const tasksDone = (verdicts: readonly Verdict[]): number =>
  new Set(verdicts.filter(({ findings }) => findings.length === 0).map(({ file }) => taskOf(file))).size;

const taskOf = (file: string): string | undefined => file.split('.')[0];

/** The types' complaints, by file. */
async function typesOf(app: string): Promise<ReadonlyMap<string, string>> {
  writeFileSync(
    path.join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        types: [],
      },
      include: ['solutions'],
    }),
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '--pretty', 'false', '-p', app]).catch(
    (error: { stdout: string }) => error,
  );
  const found = new Map<string, string>();
  for (const [, file = '', says = ''] of stdout.matchAll(/solutions\/([^/(]+\.tsx)\([\d,]+\): (.*)/g))
    if (!found.has(file)) found.set(file, says);
  return found;
}

/** What a page shows of a solution. */
async function look(browser: Browser, url: string, file: string): Promise<Verdict['findings']> {
  const findings: Array<{ kind: Kind; says: string }> = [];
  const task = tasks.find(({ id }) => id === taskOf(file));
  if (!task) return [{ kind: 'invention', says: `no task is called ${file}` }];
  const { page, complaints } = await open(browser, `${url}?file=${file}`);
  for (const says of await violations(page)) findings.push({ kind: 'accessibility', says });
  try {
    await task.does(page);
    // What lies over a page is in none of its landmarks.
    for (const says of await violations(page, ['region']))
      findings.push({ kind: 'accessibility', says: `at the end: ${says}` });
  } catch (error) {
    const [first = ''] = String(error).split('\n=');
    findings.push({ kind: 'keyboard', says: first.replaceAll(/\s+/g, ' ') });
  }
  for (const says of complaints) findings.push({ kind: 'console', says });
  await page.close();
  return findings;
}

/** The solutions of a folder, built and served. */
export interface Solutions {
  readonly files: readonly string[];
  grade(file: string): Promise<Verdict>;
  close(): Promise<void>;
}

/**
 * Builds and serves the solutions in a folder, to be graded.
 * @param installed a folder in which the kit is installed (tests/package/install.ts)
 */
export async function serve(folder: string, installed: string): Promise<Solutions> {
  const app = path.join(installed, 'adopters');
  const solutions = path.join(app, 'solutions');
  rmSync(app, { recursive: true, force: true });
  mkdirSync(solutions, { recursive: true });
  cpSync(path.join(import.meta.dirname, 'page.html'), path.join(app, 'index.html'));
  cpSync(path.join(import.meta.dirname, 'page.tsx'), path.join(app, 'main.tsx'));
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .toSorted();
  for (const file of files) cpSync(path.join(folder, file), path.join(solutions, file));

  const wrong = await typesOf(app);
  const written = new Map(
    files.map((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const says = wrong.get(file);
      return [
        file,
        [
          ...(says === undefined ? [] : [{ kind: 'types' as const, says }]),
          ...inventionsIn(source).map((invention) => ({ kind: 'invention' as const, says: invention })),
        ],
      ];
    }),
  );
  // What does not compile is looked at no further: it would stop the others.
  for (const file of wrong.keys()) rmSync(path.join(solutions, file));
  const config = { root: app, configFile: false, logLevel: 'error' } as const;
  await build({ ...config, plugins: [react()], build: { target: 'es2022' } });
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(await browserLaunchOptions());
  return {
    files,
    async grade(file) {
      const seen = wrong.has(file) ? [] : await look(browser, server.resolvedUrls?.local[0] ?? '', file);
      return { file, findings: [...(written.get(file) ?? []), ...seen] };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
