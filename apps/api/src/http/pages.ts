import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../database/schema.ts';
import { LANGUAGES } from './page-language.ts';

export interface PageHashes {
  script: readonly string[];
  style: readonly string[];
}

/** A built page, and the hashes of its own scripts and style attributes for its content policy. */
export interface Page {
  /** What is sent as it is, in bytes, and between two of them the name of a place to fill. */
  parts: readonly (Buffer | string)[];
  hashes: PageHashes;
  /** Nothing is drawn in it: it is the page of any address, and holds nothing of anybody. */
  isShell: boolean;
}

/** The pages of the built web app (scripts/prerender.ts). */
export interface Pages {
  /** The addresses of the public pages, `/` first. */
  addresses: readonly string[];
  /** The page at an address: a public page, or the app's shell. */
  at(address: string, language: Language): Page;
  /** The page of a public profile, with placeholders in its head (http/profile-page.ts). */
  profile(language: Language): Page;
}

const SHELL = 'shell';
const FRONT = 'index';
/** In a separate folder, because the files beside the shell are addresses. */
const PROFILE = 'gallery/profile';
/** The place at the beginning of the head, where the server's own elements come. */
export const HEAD = 'head';

/** Null if the web app is not built. */
export async function readPages(webRoot: string): Promise<Pages | null> {
  const folder = (language: Language): string => path.join(webRoot, 'pages', language);
  const files = await readdir(folder('en')).catch((): string[] => []);
  if (!files.includes(`${SHELL}.html`)) return null;
  const pages = new Map<string, Page>();
  const names = files.filter((file) => file.endsWith('.html')).map((file) => path.basename(file, '.html'));
  for (const language of LANGUAGES) {
    for (const name of [...names, PROFILE])
      pages.set(
        `${language}/${name}`,
        toPage(name, await readFile(path.join(folder(language), `${name}.html`), 'utf8')),
      );
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

/** The file of an address, with or without a trailing slash. The shell and the front page have no such address. */
function nameOf(address: string): string {
  if (address === '/') return FRONT;
  const name = address.slice(1).replace(/\/$/, '');
  return name === FRONT ? SHELL : name;
}

function toPage(name: string, html: string): Page {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => decode(style)));
  return {
    parts: html
      .replace('<head>', `<head>{{${HEAD}}}`)
      .split(/\{\{(\w+)\}\}/)
      .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : part)),
    isShell: name === SHELL,
    hashes: {
      script: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script)),
      style: [...styles].map(hashOf),
    },
  };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
