// The cost of a first page load (SPEC: fast by design). For a guest: the entry, its static imports and its styles, gzipped, from Vite's manifest, so
// a lazy chunk does not count and one that becomes eager does. For a member: the files that the served document names for their page.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'apps/web/dist';
const BUDGET_BYTES = { js: 181_200, css: 27_500 };
/** For a member's page, without its faces and API calls. */
const MEMBER_BUDGET = { files: 15, bytes: 385_000 };
/** The two faces that every page begins with. */
const FACES_BYTES = 43_000;
const MEMBER_PAGES = ['/', '/discover', '/messages', '/profiles/new'];
/** Libraries that no guest needs, each with a text that only its code contains. */
const FORBIDDEN = { Privy: /privy\.io|PrivyProvider/, ably: /ably-js|realtime\.ably\.(io|net)/, viem: /viem@/ };

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; src?: string };
type Manifest = Record<string, Chunk>;
type FilesByPattern = Partial<Record<string, { code: string[]; texts: string }>>;

const manifest: Manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));

/** The chunk and its transitive static imports. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) closure(next, seen);
  return seen;
}

function find(predicate: (chunk: Chunk, name: string) => boolean): string {
  const found = Object.keys(manifest).find((name) => manifest[name] && predicate(manifest[name], name));
  if (!found) throw new Error('The manifest does not hold what the budget is about; did a file move?');
  return found;
}

// A guest's first page is the entry, the landing page's route, and the first texts of one language.
const names = new Set([
  ...closure(find((chunk) => chunk.isEntry === true)),
  ...closure(find((_, name) => name.endsWith('features/public/landing-route.tsx'))),
]);
const chunks = [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
const texts = pageFiles('index').guest['/']?.texts;
if (texts === undefined) throw new Error('The document names no texts for the landing page.');
const js = [...chunks.map((chunk) => chunk.file), texts];
const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];

const gzipped = (file: string) => gzipSync(readFileSync(path.join(DIST, file))).length;
const sum = (files: string[]) => files.reduce((bytes, file) => bytes + gzipped(file), 0);

const problems: string[] = [];
for (const [kind, files] of Object.entries({ js, css }) as ['js' | 'css', string[]][]) {
  const bytes = sum(files);
  console.log(`A guest's first load, ${kind}: ${(bytes / 1000).toFixed(1)} kB gzip of ${BUDGET_BYTES[kind] / 1000}`);
  if (bytes > BUDGET_BYTES[kind])
    problems.push(`${kind} is over its budget: ${files.map((file) => `${file} ${gzipped(file)}`).join(', ')}`);
}
for (const [library, mark] of Object.entries(FORBIDDEN)) {
  const carrier = js.find((file) => mark.test(readFileSync(path.join(DIST, file), 'utf8')));
  if (carrier) problems.push(`${library} is in a guest's first load (${carrier})`);
}
for (const page of MEMBER_PAGES) {
  const files = memberFiles(page);
  const bytes = sum(files);
  console.log(
    `A member's first load of ${page}: ${files.length} files of ${MEMBER_BUDGET.files}, ${(bytes / 1000).toFixed(1)} kB gzip of ${MEMBER_BUDGET.bytes / 1000}`,
  );
  if (files.length > MEMBER_BUDGET.files || bytes > MEMBER_BUDGET.bytes)
    problems.push(`${page} is over its budget: ${files.map((file) => `${file} ${gzipped(file)}`).join(', ')}`);
}

const facesBytes = pageFiles('shell').faces.reduce((bytes, file) => bytes + statSync(path.join(DIST, file)).size, 0);
console.log(`The first faces: ${(facesBytes / 1000).toFixed(1)} kB of ${FACES_BYTES / 1000}`);
if (facesBytes > FACES_BYTES) problems.push('the first faces are over their budget');

/** The files that an English document names to load beside its first script (scripts/prerender.ts). */
function pageFiles(document: string) {
  const html = readFileSync(path.join(DIST, `pages/en/${document}.html`), 'utf8');
  const json = /id="page-files">(.*?)<\/script>/.exec(html)?.[1];
  if (json === undefined) throw new Error(`${document}.html names no files.`);
  const files: { faces: string[]; guest: FilesByPattern; frame: string[]; pages: FilesByPattern } = JSON.parse(json);
  return { ...files, rest: html.replace(json, '') };
}

/** Scripts, styles and texts that the document names for a member's page: those of every page, of the frame and of this page. */
function memberFiles(page: string): string[] {
  const { frame, pages, rest } = pageFiles('shell');
  const ofPage = pages[page];
  if (!ofPage) throw new Error(`The document names no files for ${page}.`);
  const ofAll = [...rest.matchAll(/"(\/(?:assets\/)?[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  return [...new Set([...ofAll, ...frame, ...ofPage.code, ofPage.texts])];
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
