// `npm run build:docs`: writes the repository's Markdown as a static site into docs/dist. It fails if a link leads nowhere.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSite } from './site.ts';
import { readSources, ROOT } from './sources.ts';

const OUT = path.join(ROOT, 'docs/dist');
const { pages, files, broken } = makeSite(readSources(), (file) => existsSync(path.join(ROOT, file)));
rmSync(OUT, { recursive: true, force: true });
for (const [file, html] of pages) {
  mkdirSync(path.dirname(path.join(OUT, file)), { recursive: true });
  writeFileSync(path.join(OUT, file), html);
}
for (const file of files) cpSync(path.join(ROOT, file), path.join(OUT, file), { recursive: true });
for (const link of broken) console.error(`leads nowhere: ${link}`);
console.log(`${pages.size} pages in docs/dist: open docs/dist/index.html, or put the folder on any web server.`);
if (broken.length > 0) process.exitCode = 1;
