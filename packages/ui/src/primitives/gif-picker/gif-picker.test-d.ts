import { describe, expectTypeOf, it } from 'vitest';
import type { Gif } from './gif-picker.tsx';

describe('GifPicker', () => {
  it('does not compile with a GIF that has no words or cannot stand still', () => {
    expectTypeOf<{ id: string; title: string; previewUrl: string; stillUrl: string }>().toExtend<Gif>();
    expectTypeOf<{ id: string; previewUrl: string; stillUrl: string }>().not.toExtend<Gif>();
    expectTypeOf<{ id: string; title: string; previewUrl: string }>().not.toExtend<Gif>();
  });
});
