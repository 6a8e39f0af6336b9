import { describe, expect, it } from 'vitest';
import written from '../../../conformance.jsonld?raw';
import { contracts } from './contracts.ts';
import { isIdOf, keysIn, linesOf } from './lines.ts';
import type { Guide } from '../../lib/story/guide.ts';

const stories = import.meta.glob<{ default: { parameters?: { guide?: Guide } } }>(
  ['../../{primitives,blocks}/*/*.stories.tsx', '!../../primitives/icons/*'],
  { eager: true },
);
const guides = Object.entries(stories).flatMap(([file, { default: meta, ...exported }]) => {
  const place = file.split('/').slice(2, 4).join('/');
  return meta.parameters?.guide ? [{ place, guide: meta.parameters.guide, stories: Object.keys(exported) }] : [];
});

const report: {
  '@graph': ReadonlyArray<{
    test?: { id: string; title: string };
    result?: { outcome: string; description?: string };
  }>;
} = JSON.parse(written);

describe('the words of the guides', () => {
  it.each([
    ['Arrow down, Enter or Space', ['Arrow down', 'Enter', 'Space']],
    ['Space on a row; Shift with an arrow key; Escape', ['Arrow keys', 'Escape', 'Space']],
    ['Page up, Page down', ['Page up', 'Page down']],
    ['Typing or pasting', ['Typing', 'Pasting']],
    ['Ctrl + V', ['Pasting']],
  ])('%s', (words, names) => {
    expect(keysIn(words).map(({ name }) => name)).toEqual(names);
  });

  it('name nothing that is read as no key', () => {
    const silent = guides.flatMap(({ place, guide }) =>
      guide.keyboard
        .flatMap(({ keys }) => keys.split(/[,;]| or /))
        .flatMap((words) => (keysIn(words).length === 0 ? [`${place}: ${words}`] : [])),
    );
    expect(silent).toEqual([]);
  });
});

it('the report has every line of every component, as `npm run conformance -- --lines` writes it', () => {
  const reported = report['@graph'].flatMap(({ test }) => (test ? [`${test.id} ${test.title}`] : []));
  const promised = guides.flatMap(({ place, guide }) => [
    ...linesOf(guide, contracts[place]).map(({ id, promise }) => `#${place}/${id} ${promise}`),
    ...guide.reader.map((line, index) => `#${place}/reader-${index + 1} ${line}`),
  ]);
  expect(reported.toSorted()).toEqual(promised.toSorted());
});

it('what proves a line is a story of the component, for a key the one that the guide names', () => {
  const proofs = new Map(
    report['@graph'].flatMap(({ test, result }) =>
      test && result?.outcome === 'earl:passed' ? [[test.id, result.description ?? ''] as const] : [],
    ),
  );
  const wrong = guides.flatMap(({ place, guide, stories: exported }) =>
    linesOf(guide, contracts[place]).flatMap(({ id, story }) => {
      const proof = proofs.get(`#${place}/${id}`);
      const names = story === undefined ? exported : [story];
      return proof === undefined || names.some((name) => isIdOf(proof, name)) ? [] : [`${place}, ${id}: ${proof}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(proofs.size).toBeGreaterThan(0);
});

it('a contract belongs to a component that has a guide', () => {
  const places = new Set(guides.map(({ place }) => place));
  expect(Object.keys(contracts).filter((place) => !places.has(place))).toEqual([]);
});
