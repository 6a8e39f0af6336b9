import { describe, expectTypeOf, it } from 'vitest';
import type { FileDropProps } from './file-drop.tsx';
import type { FileDropState } from './file-drop.types.ts';

describe('FileDrop', () => {
  it('does not compile without what is taken, in words and for the check', () => {
    expectTypeOf<Omit<FileDropProps, 'description'>>().not.toExtend<FileDropProps>();
    expectTypeOf<Omit<FileDropProps, 'accept'>>().not.toExtend<FileDropProps>();
    expectTypeOf<Omit<FileDropProps, 'maxBytes'>>().not.toExtend<FileDropProps>();
  });

  it('has no picture that is done without its address', () => {
    expectTypeOf<{ status: 'done'; name: string }>().not.toExtend<FileDropState>();
  });
});
