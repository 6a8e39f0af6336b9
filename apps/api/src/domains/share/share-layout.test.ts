import { describe, expect, it } from 'vitest';
import { firstLetter, fittingTags, isRightToLeft, linesOfText, nameStyle } from './share-layout.rules.ts';

describe('a name in the picture of a link', () => {
  it('is as large as its length lets it be', () => {
    const sizes = ['Lin', 'Lin Yue builds wallets', 'The House of Many Quiet Builders', 'A name '.repeat(10)].map(
      (name) => nameStyle(name).fontSize,
    );
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(new Set(sizes).size).toBe(4);
  });

  it('counts a Chinese letter as nearly two, and breaks beside each', () => {
    expect(nameStyle('零知识读书会')).toEqual(nameStyle('Lin Yue'));
    expect(nameStyle('零知识读书会零').fontSize).toBeLessThan(nameStyle('Lin Yue').fontSize);
    expect(nameStyle('零知识读书会零知识读书会')).toEqual(nameStyle('Lin Yue builds'));
  });

  it('has a long word set smaller than the same letters in short ones', () => {
    expect(nameStyle('Verylongoneword').fontSize).toBeLessThan(nameStyle('Very long words').fontSize);
  });

  it('in capitals is set smaller', () => {
    expect(nameStyle('MMMMMMMMM').fontSize).toBeLessThan(nameStyle('nnnnnnnnn').fontSize);
  });

  it('that takes more room leaves less to the text', () => {
    expect(linesOfText('Lin Yue')).toBeGreaterThan(linesOfText('The House of Many Quiet Builders'));
  });

  it('begins with a letter as people see it', () => {
    expect(['Ada', ' é́tude', '👨‍👩‍👧 family', '零', ''].map(firstLetter)).toEqual(['A', 'é́', '👨‍👩‍👧', '零', undefined]);
  });

  it.each([
    ['محمد builds', true],
    ['«שלום»', true],
    ['dev محمد', false],
    ['123 ۴', false],
    ['', false],
  ])('%s is written from right to left: %s', (text, expected) => {
    expect(isRightToLeft(text)).toBe(expected);
  });
});

describe('the tags in the picture of a link', () => {
  it('are as many as fit into a line', () => {
    expect(fittingTags(['DeFi', 'audits', 'Rust'], 768)).toEqual(['DeFi', 'audits', 'Rust']);
    expect(fittingTags(['DeFi', 'audits', 'Rust'], 250)).toEqual(['DeFi', 'audits']);
    expect(fittingTags(['decentralized physical infrastructure', 'x'], 100)).toEqual([]);
  });

  it('are cut where they are long', () => {
    expect(fittingTags(['decentralized physical infrastructure'], 768)).toEqual(['decentralized physical…']);
  });
});
