// What a run of the story gate found different, as a page for who must approve it: before, after, and one over the other, with the
// command that approves the stories of a file.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A story of Storybook's index. */
export interface StoryEntry {
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 100rem; }
section { border-top: 1px solid; padding: 1rem 0; }
code { user-select: all; overflow-wrap: anywhere; }
.looks { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
figure { margin: 0; }
.look { overflow: hidden; position: relative; }
.look img { display: block; width: 300%; }
.after img { margin-left: -200%; }
.over img + img { position: absolute; top: 0; left: 0; margin-left: -200%; mix-blend-mode: difference; }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const look = (name: string, kind: string, inside: string): string =>
  `<figure><figcaption>${name}</figcaption><div class="look ${kind}">${inside}</div></figure>`;

/** A picture's file is `<story>.<mode>-diff.png`: before, what differs, and after, side by side. */
const DIFFERENCE = /^(.+)\.([\w-]+)-diff\.png$/;

/**
 * The page.
 * @param files the pictures of differences, beside which it will lie
 * @param entries Storybook's index, by the id of the story
 */
export function reviewPage(files: readonly string[], entries: Readonly<Record<string, StoryEntry>>): string {
  const looks = files.toSorted().flatMap((file) => {
    const [, id = '', mode = ''] = DIFFERENCE.exec(file) ?? [];
    const story = entries[id];
    return story ? [{ file, mode, story }] : [];
  });
  const sections = looks.map(({ file, mode, story }) => {
    const picture = `<img src="${encodeURI(file)}" alt="">`;
    return `<section>
<h2>${escaped(`${story.title} › ${story.name}`)}, ${escaped(mode)}</h2>
<p>Approve: <code>npm run test:stories -- ${escaped(story.importPath.replace('./packages/ui/src/', ''))} --update</code></p>
<div class="looks">${look('Before', 'before', picture)}${look('After', 'after', picture)}${look('One over the other: what is black is the same', 'over', picture + picture)}</div>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Differences</title><style>${STYLE}</style></head>
<body>
<h1>${looks.length === 1 ? 'One picture differs' : `${looks.length} pictures differ`}</h1>
${sections.join('\n')}
</body>
</html>
`;
}

/** Writes the page beside the pictures of differences; returns its path, or undefined where nothing differs. */
export function writeReview(folder: string, entries: Readonly<Record<string, StoryEntry>>): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => DIFFERENCE.test(file)) : [];
  if (files.length === 0) return undefined;
  const page = path.join(folder, 'index.html');
  writeFileSync(page, reviewPage(files, entries));
  return page;
}
