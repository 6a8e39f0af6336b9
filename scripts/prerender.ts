// Prerenders the public pages of the built web app in each language: `apps/web/dist/pages/{language}/{page}.html`, and `shell.html` for every other
// address. The files that these pages load first are compressed here, as small as possible. The program that renders them is built from
// apps/web/src/prerender.tsx beforehand (build-web.mjs).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

type Prerender = {
  languages: readonly string[];
  publicPaths: readonly string[];
  sourceOf: (path: string) => string;
  namespacesOf(path: string): readonly string[];
  frameTexts: readonly string[];
  firstTexts(texts: Record<string, object>): object;
  guestPages: readonly { pattern: string; file: string; texts: readonly string[] }[];
  memberPages: readonly { pattern: string; file: string; texts: readonly string[] }[];
  prerenderPage(path: string, language: string): Promise<{ head: string; root: string }>;
  prerenderHead(language: string): string;
  prerenderProfileHead(language: string): string;
};
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean };

const [program = '', dist = ''] = process.argv.slice(2);
if (dist === '') throw new Error('usage: prerender.ts <program> <built web app>');

const prerender: Prerender = await import(pathToFileURL(program).href);
const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * Every page runs it before it paints. It stands in the page, before the styles that scripts wait for: what it asks for leaves as soon as the page has
 * come.
 */
const BEFORE_PAINT = '/before-paint.js';
const beforePaint = readFileSync(path.join(dist, BEFORE_PAINT), 'utf8');

/** A prerendered page paints with only its styles: they come first, then the code, which would otherwise compete with the styles for bandwidth. */
const AHEAD = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;
const rank = (link: string): number =>
  ['stylesheet', 'modulepreload'].findIndex((rel) => link.includes(`rel="${rel}"`));
const ahead = [...template.matchAll(AHEAD)].map(([link]) => link).toSorted((one, other) => rank(one) - rank(other));
const prerenderedTemplate = template
  .replaceAll(AHEAD, '')
  .replace(/(?=\s*<script type="module")/, () =>
    ahead
      .map((link) => (link.includes('modulepreload') ? link.replace('<link', '<link fetchpriority="low"') : link))
      .join(''),
  );

/** A source's chunk; named by the end of its path. */
function chunkOf(source: string): string {
  const name = Object.keys(manifest).find((key) => key.endsWith(source));
  if (name === undefined) throw new Error(`The build has no ${source}.`);
  return name;
}

/** Chunks and their static imports. */
function closure(names: readonly string[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined || chunk.isEntry || seen.has(chunk)) continue;
    seen.add(chunk);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

/** What a part of the app loads beyond the template. */
const loadedBy = (...sources: readonly string[]): string[] =>
  [...closure(sources.map(chunkOf))].map(({ file }) => file).filter((file) => !template.includes(file));

/** Writes a file under a name that changes with its content, so that devices keep it; returns its address. */
function writeAsset(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  writeFileSync(path.join(dist, file), content);
  return `/${file}`;
}

/** The address of one file with the texts of these areas that a page begins with (apps/web/src/late-refusals.ts). */
function textsOf(language: string, namespaces: readonly string[]): string {
  const texts: Record<string, object> = Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`packages/ui/src/locales/${language}/${namespace}.json`, 'utf8')),
    ]),
  );
  return writeAsset('texts', 'json', JSON.stringify(prerender.firstTexts(texts)));
}

/** A page's files: its code, and its first texts. */
type PageFiles = { code: string[]; texts: string };

/** The files that open a member's session, and the frame around their page. */
const IDENTITY = 'features/identity/running-identity.ts';
const FRAME = 'shell/signed-in.tsx';

const addresses = (files: readonly string[]): string[] => files.map((file) => `/${file}`);

/** The faces that every page shows at once; the others are fetched when their characters appear. */
const faces = addresses(
  readdirSync(path.join(dist, 'assets'))
    .filter((file) => /^(geist|bricolage-grotesque)-latin-\d.*\.woff2$/.test(file))
    .map((file) => `assets/${file}`),
);
if (faces.length !== 2) throw new Error(`The build has ${faces.length} first faces; did a font move?`);

type FilesByPattern = Record<string, PageFiles>;

/**
 * Each page's files, for public/before-paint.js, which knows whether there is a member: for each address pattern those of a guest, or those of a
 * member's page beside those of the frame.
 */
function pageFiles(language: string, patterns: readonly string[], guest: FilesByPattern): string {
  const frame = [...(manifest[chunkOf(FRAME)]?.css ?? []), ...loadedBy(IDENTITY, FRAME)];
  const pages = prerender.memberPages
    .filter(({ pattern }) => patterns.includes(pattern))
    .map(({ pattern, file, texts }): [string, PageFiles] => [
      pattern,
      {
        code: addresses(loadedBy(file).filter((name) => !frame.includes(name))),
        texts: textsOf(language, [...prerender.frameTexts, ...texts]),
      },
    ]);
  const json = JSON.stringify({ faces, guest, frame: addresses(frame), pages: Object.fromEntries(pages) });
  return `<script type="application/json" id="page-files">${json}</script>`;
}

/** The files that the pages name. */
const loaded = new Set<string>();

function write(language: string, name: string, head: string, root: string, files: string): void {
  const html = (root === '' ? template : prerenderedTemplate)
    .replace(/<html lang="\w+">/, `<html lang="${language}">`)
    .replace('/app-en.webmanifest', `/app-${language}.webmanifest`)
    .replace('<!--head-->', () => head)
    .replace(`<script src="${BEFORE_PAINT}">`, () => `${files}<script>${beforePaint}`)
    .replace('<div id="root"></div>', () => `<div id="root">${root}</div>`);
  // The server allows a script in a page by its hash: no other one may come in unseen.
  if (html.split('<script>').length !== 2)
    throw new Error(`${name} in ${language} has another script than ${BEFORE_PAINT}.`);
  const named = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => path.join(dist, file));
  for (const file of named) loaded.add(file);
  const missing = named.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`${name} in ${language} names files that the build does not have: ${missing.join(', ')}`);
  const file = path.join(dist, 'pages', language, `${name}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

for (const language of prerender.languages) {
  const patterns = prerender.memberPages.map(({ pattern }) => pattern);
  const guest = prerender.guestPages.map(({ pattern, file, texts }): [string, PageFiles] => [
    pattern,
    { code: addresses(loadedBy(file)), texts: textsOf(language, texts) },
  ]);
  const files = pageFiles(language, patterns, Object.fromEntries(guest));
  write(language, 'shell', prerender.prerenderHead(language), '', files);
  write(language, 'gallery/profile', prerender.prerenderProfileHead(language), '', files);
  for (const page of prerender.publicPaths) {
    const { head, root } = await prerender.prerenderPage(page, language);
    write(
      language,
      page === '/' ? 'index' : page.slice(1),
      head,
      root,
      pageFiles(language, [page], {
        [page]: {
          code: addresses(loadedBy(prerender.sourceOf(page))),
          texts: textsOf(language, prerender.namespacesOf(page)),
        },
      }),
    );
  }
}

// What a member's pages ask for once they show is compressed as well. The sign-in service's files are megabytes: too much for each build.
const shown = closure([FRAME, ...prerender.memberPages.map(({ file }) => file)].map(chunkOf));
const later = closure([...shown].flatMap(({ dynamicImports = [] }) => dynamicImports));
for (const { file } of later) loaded.add(path.join(dist, file));

for (const file of loaded)
  if (/\.(js|css|json)$/.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
