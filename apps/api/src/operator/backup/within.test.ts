import { expect, it } from 'vitest';
import { heard, Silent } from './within.ts';

it('parts are handed on, and their source ends with who takes them', async () => {
  const ended: string[] = [];
  async function* source(): AsyncGenerator<string> {
    try {
      yield 'one';
      yield 'two';
    } finally {
      ended.push('source');
    }
  }
  const parts = heard(60_000, source());
  expect(await parts.next()).toEqual({ done: false, value: 'one' });
  await parts.return(undefined);
  expect(ended).toEqual(['source']);
});

it('a source that falls silent is given up', async () => {
  async function* source(): AsyncGenerator<string> {
    yield 'one';
    await new Promise(() => undefined);
  }
  const parts = heard(1, source());
  expect(await parts.next()).toEqual({ done: false, value: 'one' });
  await expect(parts.next()).rejects.toThrow(Silent);
});
