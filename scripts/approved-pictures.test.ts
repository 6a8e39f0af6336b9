import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { isPlayed, modesOf } from '../.storybook/modes.ts';

const PICTURES = new URL('../__screenshots__/', import.meta.url);
const MOST_BYTES = 65_000_000;

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

  it('total at most 65 MB, so that a clone stays small', () => {
    expect(pictures.reduce((bytes, { content }) => bytes + content.length, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('a story', () => {
  const photographed = (...tags: string[]) =>
    modesOf('Screens/Faq', tags)
      .filter(({ picture }) => picture)
      .map(({ name }) => name);

  it('has a picture in each mode but the narrowest', () => {
    expect(photographed()).toEqual(['light', 'phone', 'phone-zh', 'phone-fr']);
  });

  it('is checked by axe in light, whatever it is: a pattern in a deep run', () => {
    const checked = (title: string) =>
      modesOf(title, [])
        .filter(({ theme, axe }) => theme === 'light' && axe === 'all')
        .map(({ name, deep }) => ({ name, deep }));
    expect(checked('Primitives/Button')).toEqual([{ name: 'light', deep: false }]);
    expect(checked('Blocks/Form')).toEqual([{ name: 'light', deep: false }]);
    expect(checked('Patterns/Deck')).toEqual([{ name: 'rules', deep: true }]);
    expect(checked('Screens/Faq')).toEqual([{ name: 'light', deep: true }]);
  });

  it('has no picture in the modes in which it looks like another one', () => {
    expect(photographed('no-picture')).toEqual([]);
    expect(photographed('no-picture-phone')).toEqual(['light', 'phone-zh', 'phone-fr']);
  });

  it('of the contact sheet has one at 768 px, and one of a machine none in French', () => {
    const named = (title: string, ...tags: string[]) => modesOf(title, tags).map(({ name }) => name);
    expect(named('Screens/Faq', 'on-sheet')).toContain('tablet');
    expect(named('Screens/Faq')).not.toContain('tablet');
    expect(named('Screens/Discover/Swipe machine')).not.toContain('phone-fr');
  });

  it('of a screen is looked at in `npm test` on the contact sheet alone, and each part is', () => {
    const looks = (title: string, ...tags: string[]) =>
      modesOf(title, tags)
        .filter(({ deep }) => !deep)
        .map(({ name }) => name);
    expect(looks('Screens/Faq', 'on-sheet')).toEqual(['light']);
    expect(looks('Screens/Faq')).toEqual([]);
    expect(looks('Primitives/Menu')).toEqual(['light']);
    vi.stubEnv('STORY_MODES', 'first');
    expect(isPlayed('Screens/Faq', [])).toBe(true);
    expect(isPlayed('Screens/Discover/Swipe machine', [])).toBe(false);
    vi.unstubAllEnvs();
  });

  it('of a primitive or a block has one from right to left if it is a matrix, is open, or asks for it', () => {
    for (const tag of ['matrix', 'open', 'rtl'])
      expect(modesOf('Primitives/Menu', [tag])).toContainEqual(expect.objectContaining({ name: 'rtl', picture: true }));
    expect(modesOf('Blocks/SwipeDeck', ['rtl'])).toContainEqual(expect.objectContaining({ name: 'rtl' }));
    expect(modesOf('Primitives/Menu', [])).not.toContainEqual(expect.objectContaining({ name: 'rtl' }));
  });
});
