// A product process that exits by itself fails the running test at once, with its last words.
import { expect, it } from 'vitest';
import { startProduct } from '../support/product.ts';

it('a product process that exits by itself fails the test that waits for it, with its last words', async () => {
  const ended = Promise.withResolvers<Error>();
  const product = await startProduct({ onEnd: ended.resolve });
  const person = await product.join('ada');
  process.kill(product.processes().api, 'SIGKILL');
  expect((await ended.promise).message).toMatch(/^apps\/api\/src\/server\.ts ended by itself \(SIGKILL\)\./);
  await expect(person.api.getMe()).rejects.toThrow('ended by itself');
  await product.stop();
});
