import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Accounts } from '../../integrations/chain/accounts.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { DAY_MS, HOUR_MS } from '../../testing/fake-clock.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { proofsJobs } from './proofs.jobs.ts';

/** What the chain says of contracts; empty for none. */
const contracts = new Map<string, (hash: string, signature: string) => boolean>();
let isChainAway = false;
const away = () => {
  if (isChainAway) throw new OutsideAway('The chain', 'away');
};
const accounts: Accounts = {
  async isContract(address) {
    away();
    return contracts.has(address);
  },
  async accepts(address, hash, signature) {
    away();
    return contracts.get(address)?.(hash, signature) ?? false;
  },
};

let ctx: TestApp;
let ada: TestUser;
let lin: TestUser;
let boss: TestUser;
let adas: string;
let lins: string;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:boss' }, undefined, {}, { proofSources: { accounts } });
  [ada, lin, boss] = [await ctx.signIn('ada'), await ctx.signIn('lin'), await ctx.signIn('boss')];
});
afterAll(() => ctx.close());
beforeEach(async () => {
  await ctx.database.pool.query('delete from proofs; delete from daily_budgets; delete from notifications');
  contracts.clear();
  isChainAway = false;
  [adas, lins] = [(await ctx.newProfile(ada))._id, (await ctx.newProfile(lin))._id];
  await ctx.database.pool.query('update profiles set deleted_at = $1 where not id = any($2)', [
    ctx.clock.now(),
    [adas, lins],
  ]);
});

const wallet = () => privateKeyToAccount(generatePrivateKey());
type Wallet = ReturnType<typeof wallet>;

/** A sign-in ends within the hour, and these tests wait for months. */
const now = (user: TestUser) => ctx.signIn(user.handle);
const begin = async (as: TestUser, id: string, body: object) =>
  ctx.call('createProof', { as: await now(as), path: { id }, body });
const check = async (as: TestUser, id: string, proofId: string, body: object = {}) =>
  ctx.call('checkProof', { as: await now(as), path: { id, proofId }, body });
const list = async (as: TestUser | null, id: string) =>
  (await ctx.ok('listProofs', { as: as && (await now(as)), path: { id } })).data;
const messageOf = (proof: { challenge?: { type: string } | null }): string => {
  const { challenge } = proof;
  if (challenge?.type !== 'sign') throw new Error('Nothing is to be signed');
  return Object(challenge).message;
};
/** Proves a wallet; answers what the check answered. */
async function prove(as: TestUser, id: string, key: Wallet, isShown = true) {
  const { body: begun } = await begin(as, id, { kind: 'wallet', subject: key.address, isShown });
  const signature = await key.signMessage({ message: messageOf(begun) });
  return check(as, id, begun._id, { signature });
}
const toldOf = async (user: TestUser) =>
  (await ctx.ok('listNotifications', { as: await now(user) })).data.flatMap(({ type, data }) =>
    type === 'proof_changed' ? [data.proofChange] : type === 'seat_requested' ? [type] : [],
  );
const recheck = () => ctx.runJob(proofsJobs.checkProofs, {});

describe('a wallet', () => {
  it('is proven by a signature over what the server wrote, and shown to others in words alone (D84, D87)', async () => {
    const key = wallet();
    const { body: begun, status } = await begin(ada, adas, { kind: 'wallet', subject: key.address, isShown: true });
    expect(status).toBe(201);
    expect(begun).toMatchObject({ kind: 'wallet', subject: key.address.toLowerCase(), state: 'pending', method: null });
    const message = messageOf(begun);
    expect(message).toContain(`${new URL(ctx.config.publicOrigin).host} wants you to sign in`);
    expect(message).toContain(`urn:mutuals:profile:${adas}`);
    expect(message).toContain(begun._id);
    expect((await list(null, adas)).length).toBe(0);
    const answer = await check(ada, adas, begun._id, { signature: await key.signMessage({ message }) });
    expect(answer).toMatchObject({ status: 200, body: { state: 'proven', method: 'signature', challenge: null } });
    const at = ctx.clock.now().toISOString();
    const shown = {
      kind: 'wallet',
      subject: key.address.toLowerCase(),
      method: 'signature',
      provedAt: at,
      checkedAt: at,
    };
    expect(await list(lin, adas)).toMatchObject([{ ...shown, challenge: null, conflict: null }]);
    for (const operation of ['getProfile', 'getGalleryProfile'] as const)
      expect((await ctx.ok(operation, { path: { id: adas } })).proofs).toEqual([
        { ...shown, name: null, count: null, state: 'proven' },
      ]);
    const row = await ctx.database.db.selectFrom('proofs').selectAll().executeTakeFirstOrThrow();
    expect(row.evidence_hash).toHaveLength(32);
    expect(row.challenge).toBeNull();
  });
});

describe('two people with one wallet (D85)', () => {
  it('see a conflict, which the team decides with the evidence of both sides, audited', async () => {
    const key = wallet();
    expect((await prove(ada, adas, key)).status).toBe(200);
    expect(await prove(lin, lins, key)).toMatchObject({ status: 409, body: { code: 'proof_conflict' } });
    expect(await list(ada, adas)).toMatchObject([{ state: 'proven', conflict: { side: 'holder' } }]);
    expect(await list(lin, lins)).toMatchObject([{ state: 'conflicting', conflict: { side: 'claimant' } }]);
    expect(await list(null, lins)).toEqual([]);
    expect([await toldOf(ada), await toldOf(lin)]).toEqual([['disputed'], ['disputed']]);
    const { data } = await ctx.ok('listProofConflicts', { as: boss });
    expect(data).toMatchObject([{ holder: { profile: { _id: adas } }, claimant: { profile: { _id: lins } } }]);
    for (const side of [data[0]?.holder, data[0]?.claimant])
      expect(side?.evidence.map(({ name }) => name).toSorted()).toEqual(['address', 'message', 'signature']);
    const path = { id: data[0]?._id ?? '' };
    const body = { keeps: 'claimant', reason: 'The account was sold.' };
    expect(await ctx.ok('decideProofConflict', { as: boss, path, body })).toMatchObject(body);
    expect(await ctx.call('decideProofConflict', { as: boss, path, body })).toMatchObject({
      status: 409,
      body: { code: 'already_decided' },
    });
    expect(await list(ada, adas)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'team', conflict: null }]);
    expect(await list(lin, lins)).toMatchObject([{ state: 'proven', conflict: null }]);
    expect([await toldOf(ada), await toldOf(lin)]).toEqual([
      ['withdrawn', 'disputed'],
      ['kept', 'disputed'],
    ]);
    const decided = await ctx.ok('listProofConflicts', { as: boss, query: { state: 'decided' } });
    expect(decided.data).toMatchObject([{ keeps: 'claimant' }]);
  });
});

describe('a look again', () => {
  it('comes after a month, and says when it was (D84)', async () => {
    await prove(ada, adas, wallet());
    ctx.clock.advance(29 * DAY_MS);
    await recheck();
    expect((await list(ada, adas))[0]?.checkedAt).not.toBe(ctx.clock.now().toISOString());
    ctx.clock.advance(DAY_MS + HOUR_MS);
    await recheck();
    expect((await list(ada, adas))[0]?.checkedAt).toBe(ctx.clock.now().toISOString());
  });
});
