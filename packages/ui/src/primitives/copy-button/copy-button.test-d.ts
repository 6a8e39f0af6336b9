import { describe, expectTypeOf, it } from 'vitest';
import type { CopyButtonProps } from './copy-button.tsx';

describe('CopyButton', () => {
  it('does not compile without words for what it does, for success and for failure', () => {
    expectTypeOf<{
      text: string;
      label: string;
      copiedLabel: string;
      failedLabel: string;
    }>().toExtend<CopyButtonProps>();
    expectTypeOf<{ text: string; label: string; copiedLabel: string }>().not.toExtend<CopyButtonProps>();
    expectTypeOf<{ text: string; copiedLabel: string; failedLabel: string }>().not.toExtend<CopyButtonProps>();
  });

  it('decides itself what a press does', () => {
    expectTypeOf<CopyButtonProps>().not.toHaveProperty('onPress');
  });
});
