import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeSite } from './site.ts';
import { readSources, ROOT } from './sources.ts';

const site = (sources: Record<string, string>, files: readonly string[] = []) =>
  makeSite(new Map(Object.entries(sources)), (file) => files.includes(file));

it('every link of the documentation leads to a page, a heading or a file', () => {
  const { pages, broken } = makeSite(readSources(), (file) => existsSync(path.join(ROOT, file)));
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(70);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['index.html', 'docs/operating/alerts.html']));
});

it('a link to a page, a heading or a file that is not there is found, also one in HTML', () => {
  const { broken } = site(
    {
      'README.md':
        '# A\n[b](docs/b.md#two) [c](docs/c.md) <img src="x.png"> [same](#a) [none](#none) [out](https://b.example)',
      'docs/b.md': '# B\n## Two\n[up](../README.md#a) [three](#three) [file](../LICENSE)',
    },
    ['LICENSE'],
  );
  expect(broken).toEqual(['README.md: docs/c.md', 'README.md: x.png', 'README.md: #none', 'docs/b.md: #three']);
});

it('links lead from page to page, and files that are linked are in the site', () => {
  const { pages, files } = site(
    {
      'README.md': '# A\n[b](docs/b.md#one--two)',
      'docs/b.md': '# B\n## One & two\n[a](../README.md) [l](../LICENSE)',
    },
    ['LICENSE'],
  );
  expect(pages.get('index.html')).toContain('<a href="docs/b.html#one--two">b</a>');
  expect(pages.get('docs/b.html')).toContain('<h2 id="one--two">One &amp; two</h2>');
  expect(pages.get('docs/b.html')).toContain('<a href="../index.html">a</a> <a href="../LICENSE">l</a>');
  expect([...files]).toEqual(['LICENSE']);
});

it('headings have the ids of GitHub, the second of a kind with a number', () => {
  const { pages } = site({ 'README.md': '# `POST` it: “Now”\n## Left\n## Left' });
  for (const id of ['post-it-now', 'left', 'left-1']) expect(pages.get('index.html')).toContain(` id="${id}"`);
});
