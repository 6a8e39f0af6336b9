import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../database/schema.ts';
import { LANGUAGES } from './page-language.ts';

/** A page as the build wrote it, and the hashes of the style attributes in it, which its content policy has to name. */
export interface Page {
  html: string;
  styleHashes: readonly string[];
}

/** The pages of the built web app (scripts/prerender.ts). */
export interface Pages {
  /** The addresses of the public pages, `/` first. */
  addresses: readonly string[];
  /** The page at an address: a public one, or else the shell in which a browser draws every other page. */
  at(address: string, language: Language): Page;
  /** The page of a profile that everyone may read, with places in its head for what it says (http/profile-page.ts). */
  profile(language: Language): Page;
}

const SHELL = 'shell';
const FRONT = 'index';
/** In a folder of its own: the files beside the shell are addresses. */
const PROFILE = 'gallery/profile';

/** Null when there is no built web app. */
export async function readPages(webRoot: string): Promise<Pages | null> {
  const folder = (language: Language): string => path.join(webRoot, 'pages', language);
  const files = await readdir(folder('en')).catch((): string[] => []);
  if (!files.includes(`${SHELL}.html`)) return null;
  const pages = new Map<string, Page>();
  const names = files.filter((file) => file.endsWith('.html')).map((file) => path.basename(file, '.html'));
  for (const language of LANGUAGES) {
    for (const name of [...names, PROFILE])
      pages.set(`${language}/${name}`, toPage(await readFile(path.join(folder(language), `${name}.html`), 'utf8')));
  }
  const pageOf = (language: Language, name: string): Page => {
    const page = pages.get(`${language}/${name}`);
    if (page === undefined) throw new Error(`The built web app has no ${name} in ${language}.`);
    return page;
  };
  const at = (address: string, language: Language): Page => {
    const name = nameOf(address);
    return pageOf(language, names.includes(name) ? name : SHELL);
  };
  const others = names.filter((name) => name !== SHELL && name !== FRONT).map((name) => `/${name}`);
  return { addresses: ['/', ...others.toSorted()], at, profile: (language) => pageOf(language, PROFILE) };
}

/** The file of an address, with or without a slash at its end. The shell and the front page have no address of that name. */
function nameOf(address: string): string {
  if (address === '/') return FRONT;
  const name = address.slice(1).replace(/\/$/, '');
  return name === FRONT ? SHELL : name;
}

function toPage(html: string): Page {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => decode(style)));
  return {
    html,
    styleHashes: [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`),
  };
}

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
