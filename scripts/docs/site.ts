// The repository's Markdown as a small static site.
import path from 'node:path';
import { Marked, type Tokens } from 'marked';
import { STYLE } from './style.ts';

export interface Site {
  /** HTML by its path in the site. */
  readonly pages: ReadonlyMap<string, string>;
  /** Other files that pages link to or show, by their path in the repository and in the site. */
  readonly files: ReadonlySet<string>;
  /** Links that lead nowhere: "page.md: target". */
  readonly broken: readonly string[];
}

interface Page {
  readonly source: string;
  readonly title: string;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
}

/** The groups of the navigation, and the pages of each, by the beginning of their path; the first that fits. */
const GROUPS: readonly (readonly [title: string, beginsWith: string])[] = [
  ['Operating', 'docs/operating/'],
  ['Decisions', 'docs/decisions/'],
  ['Subjects', 'docs/'],
  ['Server', 'apps/'],
  ['Component library', 'packages/ui/'],
  ['State machines', 'packages/machines/'],
  ['Other packages', 'packages/'],
  ['Mutuals', ''],
];
const FIRST = 'README.md';

/**
 * Makes a page of each Markdown file, with the links between them.
 * @param sources texts by their path in the repository, with `/`
 * @param isFile whether the repository has a file of this path
 */
export function makeSite(sources: ReadonlyMap<string, string>, isFile: (file: string) => boolean): Site {
  const files = new Set<string>();
  const links: { source: string; href: string; target: string; id: string }[] = [];
  const addressFrom = (source: string, href: string): string => {
    if (/^(?:[a-z]+:|\/\/)/i.test(href)) return href;
    const [file = '', id = ''] = href.split('#').map(decodeURIComponent);
    const target = file === '' ? source : path.posix.join(path.posix.dirname(source), file);
    links.push({ source, href, target, id });
    if (!sources.has(target)) files.add(target);
    return `${between(source, target)}${id === '' ? '' : `#${id}`}`;
  };
  const pages = [...sources].map(([source, text]) => render(source, text, (href) => addressFrom(source, href)));
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const broken = links
    .filter(({ target, id }) => {
      const page = bySource.get(target);
      return page === undefined ? !isFile(target) : id !== '' && !page.ids.has(id);
    })
    .map(({ source, href }) => `${source}: ${href}`);
  return {
    pages: new Map(pages.map((page) => [addressOf(page.source), frame(page, pages)])),
    files: new Set([...files].filter(isFile)),
    broken,
  };
}

/** The path of a source's page, or of another file, in the site. */
function addressOf(source: string): string {
  if (source === FIRST) return 'index.html';
  return source.replace(/\.md$/, '.html');
}

const between = (from: string, to: string): string =>
  encodeURI(path.posix.relative(path.posix.dirname(addressOf(from)), addressOf(to)));

function render(source: string, text: string, address: (href: string) => string): Page {
  const ids = new Set<string>();
  let title = '';
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token['href'] = address(String(token['href']));
      if (token.type === 'html')
        token['text'] = String(token['text']).replaceAll(
          /\b(src|href)="([^"]+)"/g,
          (_, name: string, href: string) => `${name}="${address(href)}"`,
        );
    },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer);
        if (title === '') title = plain;
        const id = newId(plain, ids);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // A wide one moves in a box of its own, which the keyboard reaches.
      table(table) {
        return `<div class="wide" tabindex="0" role="region" aria-label="Table">${tableOf(this.parser, table)}</div>\n`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { source, title: title === '' ? source : title, html, ids };
}

type Inline = { parseInline(tokens: Tokens.TableCell['tokens']): string };

function tableOf(parser: Inline, { header, rows }: Tokens.Table): string {
  const row = (tag: string, cells: readonly Tokens.TableCell[]): string =>
    `<tr>${cells.map(({ tokens, align }) => `<${tag}${align === null ? '' : ` class="${align}"`}>${parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th', header)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
}

/** As GitHub makes them, so that a link works there too. */
function newId(title: string, taken: Set<string>): string {
  const base = decoded(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
  let id = base;
  for (let count = 1; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/** The text renderer escapes what HTML would take for markup. */
const decoded = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function navigation(current: Page, pages: readonly Page[]): string {
  const groupOf = ({ source }: Page) => GROUPS.findIndex(([, beginsWith]) => source.startsWith(beginsWith));
  return GROUPS.map(([title], at) => ({ title, at, own: pages.filter((page) => groupOf(page) === at) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((one, other) => Number(other.title === 'Mutuals') - Number(one.title === 'Mutuals'))
    .map(({ title, at, own }) => {
      const items = own
        .map((page) => {
          const mark = page === current ? ' aria-current="page"' : '';
          return `<li><a href="${between(current.source, page.source)}"${mark}>${page.title}</a></li>`;
        })
        .join('');
      return `<details${at === groupOf(current) || title === 'Mutuals' ? ' open' : ''}><summary>${title}</summary><ul>${items}</ul></details>`;
    })
    .join('');
}

const frame = (page: Page, pages: readonly Page[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}${page.source === FIRST ? '' : ' · Mutuals'}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="pages" href="#pages">All pages</a>
<main>
${page.html}</main>
<nav id="pages" aria-label="Pages">${navigation(page, pages)}</nav>
</body>
</html>
`;
