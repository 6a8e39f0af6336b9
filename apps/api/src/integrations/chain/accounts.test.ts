import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { createAccounts } from './accounts.ts';

const YES = { result: `0x1626ba7e${'0'.repeat(56)}` };
const NO = { result: '0x' };
const REVERTED = { error: { code: -32_000, message: 'execution reverted' } };
const BROKEN = { error: { code: -32_000, message: 'header not found' } };

/** What each of two nodes answers. */
let answers: object[] = [];
const nodes = [0, 1].map((node) =>
  createServer((_request, response) => response.end(JSON.stringify([{ jsonrpc: '2.0', id: 0, ...answers[node] }]))),
);
beforeAll(() => Promise.all(nodes.map((node) => once(node.listen(0, '127.0.0.1'), 'listening'))));
afterAll(() => nodes.forEach((node) => node.close()));

function accounts() {
  const { chain } = readConfig({
    DATABASE_URL: 'postgres:///none',
    SANDBOX_URL: 'http://127.0.0.1:1',
    ABLY_API_KEY: 'sandbox.local:secret',
  });
  const rpcUrls = nodes.map((node) => `http://127.0.0.1:${Object(node.address()).port}`);
  const found = createAccounts(chain && { ...chain, rpcUrls });
  if (found === null) throw new Error('There is a chain.');
  return found;
}
const accepts = () => accounts().accepts('0x00000000000000000000000000000000000000c0', `0x${'01'.repeat(32)}`, '0x01');

it.each([
  ['yes', YES, true],
  ['nothing', NO, false],
  ['by reverting', REVERTED, false],
])('a contract that answers %s on both nodes has answered', async (_what, answer, is) => {
  answers = [answer, answer];
  expect(await accepts()).toBe(is);
});

it.each<[string, object, object]>([
  ['have trouble of their own', BROKEN, BROKEN],
  ['differ', YES, NO],
  ['differ by a refusal', REVERTED, YES],
  ['know it on one alone', YES, BROKEN],
])('nodes that %s are away, and no answer of the contract (D86)', async (_what, one, other) => {
  answers = [one, other];
  await expect(accepts()).rejects.toThrow(OutsideAway);
});

it('an address with code on one node alone is away as well', async () => {
  answers = [{ result: '0x6001' }, NO];
  await expect(accounts().isContract('0x00000000000000000000000000000000000000c0')).rejects.toThrow(OutsideAway);
});
