import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modesOf } from '../.storybook/modes.ts';

const PICTURES = new URL('../__screenshots__/', import.meta.url);
const MOST_BYTES = 50_000_000;

const pictures = readdirSync(PICTURES)
  .filter((name) => name.endsWith('.webp'))
  .map((name) => ({ name, content: readFileSync(new URL(name, PICTURES)) }));

describe('the approved pictures', () => {
  it('are all different: a story that looks like another is tagged `no-picture`, or `no-picture-<mode>`', () => {
    const byContent = new Map<string, string[]>();
    for (const { name, content } of pictures) {
      const hash = createHash('sha256').update(content).digest('hex');
      byContent.set(hash, [...(byContent.get(hash) ?? []), name]);
    }
    expect([...byContent.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('total at most 50 MB, so that a clone stays small', () => {
    expect(pictures.reduce((bytes, { content }) => bytes + content.length, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('a story', () => {
  const photographed = (...tags: string[]) =>
    modesOf('Screens/Faq', tags)
      .filter(({ picture }) => picture)
      .map(({ name }) => name);

  it('has a picture in each mode but the narrowest', () => {
    expect(photographed()).toEqual(['light', 'phone', 'phone-zh']);
  });

  it('has no picture in the modes in which it looks like another one', () => {
    expect(photographed('no-picture')).toEqual([]);
    expect(photographed('no-picture-phone')).toEqual(['light', 'phone-zh']);
  });
});
