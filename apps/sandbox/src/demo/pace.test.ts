import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

const paces = Array.from({ length: 300 }, (_, index) =>
  paceOf({ id: `conversation ${index % 30}`, lastSeq: Math.floor(index / 30) }),
);

it('a message is read within three seconds and answered within ten, never at once', () => {
  expect(
    paces.filter(
      ({ readMs, writeMs }) => readMs < 1000 || readMs > 3000 || writeMs < readMs + 2000 || writeMs > 10_000,
    ),
  ).toEqual([]);
});

it('two of three conversations are begun by the resident, and that does not change', () => {
  const begun = paces.slice(0, 30).filter(({ writesFirst }) => writesFirst).length;
  expect(begun).toBeGreaterThan(12);
  expect(begun).toBeLessThan(28);
  expect(paces.map(({ writesFirst }, index) => writesFirst === paces[index % 30]?.writesFirst)).not.toContain(false);
});
