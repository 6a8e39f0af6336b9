import { describe, expectTypeOf, it } from 'vitest';
import type { CountdownProps } from './countdown.tsx';

describe('Countdown', () => {
  it('does not compile without words for its moments', () => {
    expectTypeOf<{
      label: string;
      total: number;
      left: number;
      announce: (left: number) => string;
    }>().toExtend<CountdownProps>();
    expectTypeOf<{ label: string; total: number; left: number }>().not.toExtend<CountdownProps>();
  });

  it('takes what is left, not the moment when it ends: it reads no clock', () => {
    expectTypeOf<{
      label: string;
      total: number;
      expiresAt: string;
      announce: (left: number) => string;
    }>().not.toExtend<CountdownProps>();
  });
});
