import { describe, expect, it } from 'vitest';
import { drawArt } from './draw.ts';

describe('generated art', () => {
  it('draws the same picture for the same seed', () => {
    expect(drawArt('ada', 'individual')).toEqual(drawArt('ada', 'individual'));
  });

  it('draws another picture for another seed or another kind', () => {
    expect(drawArt('ada', 'individual')).not.toEqual(drawArt('bao', 'individual'));
    expect(drawArt('ada', 'group').paths).not.toEqual(drawArt('ada', 'project').paths);
  });

  it('takes any text as a seed', () => {
    for (const seed of ['', '零知识', '🦊', '\uD800']) expect(drawArt(seed, 'project').paths.length).toBeGreaterThan(0);
  });
});
