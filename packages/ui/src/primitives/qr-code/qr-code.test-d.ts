import { describe, expectTypeOf, it } from 'vitest';
import type { QrCodeProps } from './qr-code.tsx';

describe('QrCode', () => {
  it('does not compile without words for what it is', () => {
    expectTypeOf<{ value: string; label: string }>().toExtend<QrCodeProps>();
    expectTypeOf<{ value: string }>().not.toExtend<QrCodeProps>();
    expectTypeOf<QrCodeProps>().not.toHaveProperty('aria-label');
  });
});
