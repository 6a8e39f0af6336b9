import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { serializeErc6492Signature } from 'viem/utils';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { createProofSourcesByHand, type ProofSourcesByHand } from '../../testing/proof-sources-by-hand.ts';
import { DAY_MS, HOUR_MS } from '../../testing/fake-clock.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { isDone } from '../audit/audit.repository.ts';
import { accountDeletionJobs } from '../account-deletion/account-deletion.jobs.ts';
import { proofsJobs } from './proofs.jobs.ts';
import { takeDue, updateProof } from './proofs.repository.ts';
import { createRechecksService } from './rechecks.service.ts';

let world: ProofSourcesByHand;
let ctx: TestApp;
let ada: TestUser;
let lin: TestUser;
let boss: TestUser;
let adas: string;
let lins: string;
beforeAll(async () => {
  world = createProofSourcesByHand();
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:boss' }, undefined, {}, { proofSources: world.sources });
  [ada, lin, boss] = [await ctx.signIn('ada'), await ctx.signIn('lin'), await ctx.signIn('boss')];
});
afterAll(() => ctx.close());
beforeEach(async () => {
  await ctx.database.pool.query(
    'delete from proofs; delete from blocks; delete from daily_budgets; delete from notifications',
  );
  world.isAway = false;
  world.together = 1;
  for (const all of [world.accounts, world.contracts, world.records, world.pages, world.codes]) all.clear();
  world.repositories.length = 0;
  world.githubAccounts.length = 0;
  [adas, lins] = [(await ctx.newProfile(await now(ada)))._id, (await ctx.newProfile(await now(lin)))._id];
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
    // Neither begun nor checked again, it waits for the team.
    const [claim] = await list(lin, lins);
    expect(await check(lin, lins, claim?._id ?? '')).toMatchObject({ status: 409, body: { code: 'proof_conflict' } });
    expect(await begin(lin, lins, { kind: 'wallet', subject: key.address })).toMatchObject({
      body: { _id: claim?._id, state: 'conflicting', challenge: null },
    });
    expect([await toldOf(ada), await toldOf(lin)]).toEqual([['disputed'], ['disputed']]);
    const { data } = await ctx.ok('listProofConflicts', { as: boss });
    expect(data).toMatchObject([{ holder: { profile: { _id: adas } }, claimant: { profile: { _id: lins } } }]);
    for (const side of [data[0]?.holder, data[0]?.claimant])
      expect(side?.evidence.map(({ name }) => name).toSorted()).toEqual(['address', 'message', 'signature']);
    const path = { id: data[0]?._id ?? '' };
    const answer = { keeps: 'claimant', reason: 'The account was sold.' };
    const body = { ...answer, holder: adas };
    expect(await ctx.ok('decideProofConflict', { as: boss, path, body })).toMatchObject(answer);
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
    const audited = ctx.database.db.selectFrom('audit_log').selectAll().where('subject', '=', path.id);
    expect(await audited.where(isDone).execute()).toMatchObject([
      {
        action: 'decideProofConflict',
        before: { holder: adas, claimant: lins, kind: 'wallet' },
        after: { keeps: 'claimant' },
        reason: answer.reason,
      },
    ]);
  });
});

describe('a proof that is begun', () => {
  const send = async (subject: string, key: string) =>
    ctx.call('createProof', {
      as: await now(ada),
      path: { id: adas },
      body: { kind: 'wallet', subject },
      headers: { 'idempotency-key': key },
    });

  it('has the same challenge when the call is repeated with its key, and another one without (D31)', async () => {
    const { address } = wallet();
    const first = await send(address, 'once');
    expect(first.status).toBe(201);
    ctx.clock.advance(60_000);
    const repeated = await send(address, 'once');
    expect(repeated).toMatchObject({ status: 201, body: first.body });
    expect(await list(ada, adas)).toEqual([first.body]);
    expect(await send(wallet().address, 'once')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(messageOf((await send(address, 'again')).body)).not.toBe(messageOf(first.body));
    await ctx.database.pool.query('update idempotency_keys set answer = null where user_id = $1', [ada.id]);
    expect(await send(address, 'once')).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
  });

  it('asks the outside before its transaction begins, whatever key it has', async () => {
    const open: unknown[] = [];
    const { contracts } = world.sources;
    if (contracts === null) throw new Error('Nobody looks at contracts');
    const asked = vi.spyOn(contracts, 'isContract').mockImplementation(async () => {
      const { rows } = await ctx.database.pool.query(
        `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      open.push(rows.length);
      return false;
    });
    const body = { kind: 'contract', subject: wallet().address };
    await ctx.call('createProof', {
      as: await now(ada),
      path: { id: adas },
      body,
      headers: { 'idempotency-key': 'asked' },
    });
    asked.mockRestore();
    expect(open).toEqual([0]);
  });
});

describe('a signature', () => {
  it('of another address, over other words, or without any proves nothing', async () => {
    const [key, other] = [wallet(), wallet()];
    const { body: begun } = await begin(ada, adas, { kind: 'wallet', subject: key.address });
    const message = messageOf(begun);
    const elsewhere = message.replace(/^\S+/, 'evil.example');
    const tries = [
      {},
      { signature: '0x' },
      { signature: '0x123' },
      { signature: await other.signMessage({ message }) },
      { signature: await key.signMessage({ message: elsewhere }) },
      { signature: await key.signMessage({ message: message.replace(/Nonce: .*/, 'Nonce: 12345678') }) },
    ];
    for (const body of tries)
      expect(await check(ada, adas, begun._id, body)).toMatchObject({
        status: 400,
        body: { code: 'signature_invalid' },
      });
    expect(await check(ada, adas, begun._id, { signature: await key.signMessage({ message }) })).toMatchObject({
      status: 200,
    });
  });

  it('is good for one challenge, of ten minutes, of one profile and person', async () => {
    const key = wallet();
    const body = { kind: 'wallet', subject: key.address };
    const { body: first } = await begin(ada, adas, body);
    const late = await key.signMessage({ message: messageOf(first) });
    ctx.clock.advance(10 * 60_000);
    expect(await check(ada, adas, first._id, { signature: late })).toMatchObject({ body: { code: 'challenge_over' } });
    const { body: second } = await begin(ada, adas, body);
    expect(second._id).toBe(first._id);
    // The old nonce is of no use.
    expect(await check(ada, adas, first._id, { signature: late })).toMatchObject({
      body: { code: 'signature_invalid' },
    });
    const signature = await key.signMessage({ message: messageOf(second) });
    const { body: hers } = await begin(lin, lins, body);
    expect(await check(lin, lins, hers._id, { signature })).toMatchObject({ body: { code: 'signature_invalid' } });
    expect((await check(lin, adas, first._id, { signature })).status).toBe(403);
    expect((await check(lin, lins, first._id, { signature })).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => check(ada, adas, first._id, { signature })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await check(ada, adas, first._id, { signature })).toMatchObject({ body: { code: 'challenge_over' } });
  });

  it('of a contract is what the contract says, unless it calls all of them its own', async () => {
    const subject = `0x${'ab'.repeat(20)}`;
    const { body: begun } = await begin(ada, adas, { kind: 'wallet', subject });
    const signature = `0x${'01'.repeat(70)}`;
    const answer = () => check(ada, adas, begun._id, { signature });
    expect(await answer()).toMatchObject({ body: { code: 'signature_invalid' } });
    world.accounts.set(subject, () => false);
    expect(await answer()).toMatchObject({ body: { code: 'signature_invalid' } });
    let seen = '';
    const yes = [
      () => true,
      (hash: string) => (seen ||= hash) === hash,
      (_hash: string, other: string) => other === signature,
    ];
    for (const says of yes) {
      seen = '';
      world.accounts.set(subject, says);
      expect(await answer()).toMatchObject({ status: 409, body: { code: 'account_accepts_all' } });
    }
    seen = '';
    world.accounts.set(subject, (hash, other) => (seen ||= hash) === hash && other === signature);
    world.isAway = true;
    expect(await answer()).toMatchObject({ status: 503, body: { code: 'proof_unavailable' } });
    world.isAway = false;
    expect(await answer()).toMatchObject({ status: 200, body: { method: 'smart_account' } });
    // It got another owner.
    world.accounts.set(subject, () => false);
    ctx.clock.advance(31 * DAY_MS);
    await recheck();
    expect(await list(null, adas)).toEqual([]);
    expect(await list(ada, adas)).toMatchObject([{ state: 'unconfirmed' }]);
  });
});

describe('a signature of an account that wraps it with how the account is made (EIP-6492)', () => {
  const subject = `0x${'cd'.repeat(20)}`;
  const inner = `0x${'02'.repeat(70)}` as const;
  const signature = serializeErc6492Signature({ address: `0x${'ef'.repeat(20)}`, data: '0x1234', signature: inner });

  it('is refused until the account is on the chain, and then is what the account says of the signature within', async () => {
    const { body: begun } = await begin(ada, adas, { kind: 'wallet', subject });
    const answer = (given: string) => check(ada, adas, begun._id, { signature: given });
    expect(await answer(signature)).toMatchObject({ status: 409, body: { code: 'account_not_deployed' } });
    world.accounts.set(subject, () => true);
    expect(await answer(signature)).toMatchObject({ status: 409, body: { code: 'account_accepts_all' } });
    let asked = '';
    world.accounts.set(subject, (hash, other) => (asked ||= hash) === hash && other === inner);
    const broken = `0x${'ff'.repeat(10)}${signature.slice(-64)}`;
    expect(await answer(broken)).toMatchObject({ status: 400, body: { code: 'signature_invalid' } });
    expect(await answer(signature)).toMatchObject({ status: 200, body: { method: 'smart_account' } });
    ctx.clock.advance(31 * DAY_MS);
    await recheck();
    expect(await list(ada, adas)).toMatchObject([{ state: 'proven' }]);
  });
});

describe('what is to be proven', () => {
  it('has to be of its kind, there, and offered by the installation', async () => {
    const tries = [
      [{ kind: 'wallet', subject: 'ada' }, 400, 'proof_subject_invalid'],
      [{ kind: 'domain', subject: '127.0.0.1' }, 400, 'proof_subject_invalid'],
      [{ kind: 'domain', subject: 'localhost' }, 400, 'proof_subject_invalid'],
      [{ kind: 'github', subject: 'nobody' }, 404, 'proof_subject_not_found'],
      [{ kind: 'contract', subject: `0x${'cc'.repeat(20)}` }, 404, 'proof_subject_not_found'],
      [{ kind: 'seat', subject: lins }, 404, 'proof_subject_not_found'],
      [{ kind: 'twitter', subject: 'ada' }, 400, 'validation_failed'],
      [{ kind: 'wallet', subject: 'x'.repeat(301) }, 400, 'validation_failed'],
    ] as const;
    for (const [body, status, code] of tries)
      expect(await begin(ada, adas, body)).toMatchObject({ status, body: { code } });
  });

  it('a contract with nobody behind it, and a collection of which one has nothing', async () => {
    const subject = `0x${'cc'.repeat(20)}`;
    world.contracts.set(subject, { owner: null, deployer: null, pieces: new Map() });
    expect(await begin(ada, adas, { kind: 'contract', subject })).toMatchObject({
      body: { code: 'subject_unprovable' },
    });
    const account = wallet().address;
    for (const kind of ['contract', 'collection'])
      expect(await begin(ada, adas, { kind, subject, account })).toMatchObject({
        status: 409,
        body: { code: 'proof_not_yours' },
      });
    // Where none is named, the wallet of the account.
    expect(await begin(lin, lins, { kind: 'collection', subject })).toMatchObject({ status: 409 });
  });

  it('is limited to 20 a profile, and to a number of tries a day', async () => {
    await ctx.database.pool.query(
      `insert into proofs (id, profile_id, kind, subject, state, is_shown, token, created_at)
       select gen_random_uuid(), $1, 'domain', 'd' || n || '.example', 'pending', true, 't', now() from generate_series(1, 20) n`,
      [adas],
    );
    const body = { kind: 'domain', subject: 'ada.example' };
    expect(await begin(ada, adas, body)).toMatchObject({ status: 409, body: { code: 'proof_limit_reached' } });
    expect((await begin(ada, adas, { ...body, subject: 'd1.example' })).status).toBe(201);
    // One that was withdrawn makes room.
    await ctx.database.pool.query(
      `update proofs set state = 'withdrawn', withdrawn_at = now(), withdrawn_because = 'owner' where subject = 'd20.example'`,
    );
    expect((await begin(ada, adas, { ...body, subject: 'd21.example' })).status).toBe(201);
    expect(await begin(ada, adas, body)).toMatchObject({ status: 409, body: { code: 'proof_limit_reached' } });
    await ctx.database.pool.query(`update daily_budgets set used = 200 where holder = $1`, [ada.id]);
    expect(await begin(ada, adas, body)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const { body: begun } = await begin(lin, lins, body);
    for (let tries = 0; tries < 200; tries += 50)
      await ctx.database.pool.query(`update daily_budgets set used = used + 50 where budget = 'proof-checks'`);
    await check(lin, lins, begun._id);
    await ctx.database.pool.query(`update daily_budgets set used = 200 where budget = 'proof-checks'`);
    expect(await check(lin, lins, begun._id)).toMatchObject({ status: 429 });
  });

  it('what is placed stays the same however often one begins, and a file of 64 kB or one elsewhere is none', async () => {
    const body = { kind: 'domain', subject: 'ada.example' };
    const { body: begun } = await begin(ada, adas, body);
    expect(await check(ada, adas, begun._id)).toMatchObject({ status: 409, body: { code: 'challenge_not_met' } });
    ctx.clock.advance(HOUR_MS);
    const { body: again } = await begin(ada, adas, body);
    const value = Object(again.challenge).value;
    expect(value).toBe(Object(begun.challenge).value);
    world.records.set('_mutuals-challenge.ada.example', ['x'.repeat(65_536)]);
    expect(await check(ada, adas, begun._id)).toMatchObject({ body: { code: 'challenge_not_met' } });
    world.records.set('_mutuals-challenge.ada.example', [value]);
    expect(await check(ada, adas, begun._id)).toMatchObject({ status: 200, body: { method: 'dns' } });
  });
});

describe('a sign-in', () => {
  it('of another account, or for a repository that is gone, proves nothing', async () => {
    world.githubAccounts.push({ id: '7', login: 'ada' });
    const { body: begun } = await begin(ada, adas, { kind: 'github', subject: '@Ada' });
    expect(begun).toMatchObject({ subject: 'ada', challenge: { type: 'oauth' } });
    const state = new URL(Object(begun.challenge).url).searchParams.get('state') ?? '';
    expect(JSON.stringify(begun)).not.toContain('codeVerifier');
    world.codes.set('lins', { account: { id: '8', login: 'lin' }, administers: [] });
    expect(await check(ada, adas, begun._id, { code: 'lins', state })).toMatchObject({
      status: 409,
      body: { code: 'proof_not_yours' },
    });
    world.codes.set('adas', { account: { id: '7', login: 'ada' }, administers: [] });
    expect(await check(ada, adas, begun._id, { code: 'adas', state })).toMatchObject({ status: 200 });
    world.repositories.push({ id: '77', fullName: 'ada/maps', ownerId: '7', files: new Map() });
    const { body: maps } = await begin(ada, adas, { kind: 'repository', subject: 'ada/maps' });
    expect(maps.challenge).toMatchObject({ type: 'file', path: '.well-known/mutuals.txt' });
    world.repositories.length = 0;
    expect(await check(ada, adas, maps._id)).toMatchObject({ status: 404, body: { code: 'proof_subject_not_found' } });
    const { body: telegram } = await begin(ada, adas, { kind: 'telegram', subject: 'ada_maps' });
    expect(telegram.challenge).toMatchObject({ type: 'telegram', bot: 'tests_bot' });
    const login = world.telegramLogin(5, 'ada_maps', ctx.clock.now());
    expect(await check(ada, adas, telegram._id, { telegram: login })).toMatchObject({ status: 200 });
  });

  it('is not offered where nobody can look', async () => {
    world.isAway = true;
    expect(await begin(ada, adas, { kind: 'github', subject: 'ada' })).toMatchObject({
      status: 503,
      body: { code: 'proof_unavailable' },
    });
    const without = await createTestApp();
    const user = await without.signIn('ada');
    const { _id: id } = await without.newProfile(user);
    const body = { kind: 'github', subject: 'ada' };
    const unavailable = { status: 503, body: { code: 'proof_kind_unavailable' } };
    expect(await without.call('createProof', { as: user, path: { id }, body })).toMatchObject(unavailable);
    // Begun while it was offered.
    const proofId = adas;
    await without.database.pool.query(
      `insert into proofs (id, profile_id, kind, subject, state, is_shown, token, challenge, challenge_ends_at, created_at)
       values ($1, $2, 'github', 'ada', 'pending', true, 't', '{"type": "oauth", "url": "https://github.example"}', $3, $3)`,
      [proofId, id, new Date(without.clock.now().getTime() + HOUR_MS)],
    );
    expect(await without.call('checkProof', { as: user, path: { id, proofId }, body: {} })).toMatchObject(unavailable);
    await without.close();
  });
});

it('a profile that is not there has no proofs and no seats', async () => {
  const as = await now(ada);
  const id = uuid();
  const path = { id, proofId: id };
  const calls = [
    ctx.call('createProof', { as, path: { id }, body: { kind: 'wallet', subject: wallet().address } }),
    ctx.call('updateProof', { as, path, body: { isShown: true } }),
    ctx.call('deleteProof', { as, path }),
    ctx.call('listSeats', { as, path: { id } }),
    ctx.call('answerSeat', { as, path, body: { isAccepted: true } }),
  ];
  for (const answer of await Promise.all(calls))
    expect(answer).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
});

it('a challenge that two checks meet at the same moment is used once', async () => {
  const { body: begun } = await begin(ada, adas, { kind: 'domain', subject: 'ada.example' });
  world.records.set('_mutuals-challenge.ada.example', [Object(begun.challenge).value]);
  // Each asks for a name and a site.
  world.together = 4;
  const both = await Promise.all([1, 2].map(() => check(ada, adas, begun._id)));
  expect(both.map(({ body }) => body.code ?? body.state).toSorted()).toEqual(['challenge_over', 'proven']);
});

it('of two people who show the same at the same moment, one holds it and the other one waits for the team', async () => {
  const body = { kind: 'domain', subject: 'ada.example' };
  const [{ body: hers }, { body: his }] = [await begin(ada, adas, body), await begin(lin, lins, body)];
  const lines = [hers, his].map(({ challenge }) => Object(challenge).value);
  world.records.set('_mutuals-challenge.ada.example', lines);
  world.together = 4;
  const both = await Promise.all([check(ada, adas, hers._id), check(lin, lins, his._id)]);
  expect(both.map(({ body: { code, state } }) => code ?? state).toSorted()).toEqual(['proof_conflict', 'proven']);
});

describe('a profile that is deleted meanwhile', () => {
  it('proves nothing, and leaves what it held to others', async () => {
    const key = wallet();
    await prove(ada, adas, key);
    const { body: begun } = await begin(ada, adas, { kind: 'domain', subject: 'ada.example' });
    world.records.set('_mutuals-challenge.ada.example', [Object(begun.challenge).value]);
    const as = await now(ada);
    const path = { id: adas };
    const [, checked] = await Promise.all([ctx.call('deleteProfile', { as, path }), check(ada, adas, begun._id)]);
    expect([200, 404]).toContain(checked.status);
    expect(await check(ada, adas, begun._id)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    expect((await ctx.call('listProofs', { path })).status).toBe(404);
    expect((await prove(lin, lins, key)).status).toBe(200);
  });
});

describe('what another profile holds', () => {
  it('of the same person is taken back there first', async () => {
    const key = wallet();
    await prove(ada, adas, key);
    const { _id: second } = await ctx.newProfile(await now(ada));
    expect(await prove(ada, second, key)).toMatchObject({ status: 409, body: { code: 'proof_held_by_you' } });
    const [held] = await list(ada, adas);
    await ctx.ok('deleteProof', { as: await now(ada), path: { id: adas, proofId: held?._id ?? '' } });
    expect((await prove(ada, second, key)).status).toBe(200);
  });

  it.each(['hidden_at', 'left_at'])('stays theirs while the profile may be shown again: %s', async (since) => {
    const key = wallet();
    await prove(ada, adas, key);
    await ctx.database.pool.query(
      `update profiles set deleted_at = $2, ${since} = $2${since === 'hidden_at' ? `, hidden_reason = 'Why.'` : ''} where id = $1`,
      [adas, ctx.clock.now()],
    );
    expect(await prove(lin, lins, key)).toMatchObject({ status: 409, body: { code: 'proof_conflict' } });
  });

  it('is never again of who lost it to the team, once its holder takes it back', async () => {
    const key = wallet();
    await prove(ada, adas, key);
    await prove(lin, lins, key);
    const { data } = await ctx.ok('listProofConflicts', { as: await now(boss) });
    const path = { id: data[0]?._id ?? '' };
    const body = { keeps: 'holder', holder: adas, reason: 'Older.' };
    await ctx.ok('decideProofConflict', { as: await now(boss), path, body });
    const [held] = await list(ada, adas);
    await ctx.ok('deleteProof', { as: await now(ada), path: { id: adas, proofId: held?._id ?? '' } });
    expect(await list(lin, lins)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'team' }]);
  });

  it('is claimed from whom the team gave it to by those who claimed it before', async () => {
    const key = wallet();
    const third = await ctx.signIn('third-claimant');
    const thirds = (await ctx.newProfile(third))._id;
    await prove(ada, adas, key);
    await prove(lin, lins, key);
    await prove(third, thirds, key);
    const conflicts = async () => (await ctx.ok('listProofConflicts', { as: await now(boss) })).data;
    const ofLin = (await conflicts()).find(({ claimant }) => claimant.profile._id === lins);
    const body = { keeps: 'claimant', holder: adas, reason: 'It was sold.' };
    await ctx.ok('decideProofConflict', { as: await now(boss), path: { id: ofLin?._id ?? '' }, body });
    expect(await conflicts()).toMatchObject([
      { holder: { profile: { _id: lins } }, claimant: { profile: { _id: thirds } } },
    ]);
  });

  it('falls to who bought the domain, once the holder can no longer show it', async () => {
    const record = '_mutuals-challenge.ada.example';
    const body = { kind: 'domain', subject: 'ada.example' };
    const place = async (as: TestUser, id: string) => {
      const { body: begun } = await begin(as, id, body);
      const before = world.records.get(record) ?? [];
      world.records.set(record, [...before, Object(begun.challenge).value]);
      return check(as, id, begun._id);
    };
    expect((await place(ada, adas)).status).toBe(200);
    // Both lines stand there: two people control it.
    expect(await place(lin, lins)).toMatchObject({ body: { code: 'proof_conflict' } });
    const [claim] = await list(lin, lins);
    await ctx.ok('deleteProof', { as: await now(lin), path: { id: lins, proofId: claim?._id ?? '' } });
    expect(await list(ada, adas)).toMatchObject([{ state: 'proven', conflict: null }]);
    // The domain lapsed, and its new owner knows nothing of the old line.
    world.records.clear();
    expect((await place(lin, lins)).status).toBe(200);
    expect(await list(ada, adas)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'changed_hands' }]);
    expect((await toldOf(ada))[0]).toBe('withdrawn');
  });

  it('falls to who waits for the team, once its holder takes it back', async () => {
    const key = wallet();
    await prove(ada, adas, key);
    await prove(lin, lins, key);
    const [held] = await list(ada, adas);
    await ctx.ok('deleteProof', { as: await now(ada), path: { id: adas, proofId: held?._id ?? '' } });
    expect(await list(lin, lins)).toMatchObject([{ state: 'proven', conflict: null }]);
    expect((await ctx.ok('listProofConflicts', { as: await now(boss) })).data).toEqual([]);
  });

  it('is decided by nobody who is one of the two, and may be kept by the holder or by nobody', async () => {
    const key = wallet();
    const bosses = (await ctx.newProfile(await now(boss)))._id;
    await prove(ada, adas, key);
    await prove(boss, bosses, key);
    await prove(lin, lins, key);
    const { data } = await ctx.ok('listProofConflicts', { as: await now(boss) });
    expect(data).toHaveLength(2);
    const decide = async (id: string, keeps: string) => {
      const body = { keeps, holder: adas, reason: 'Looked at.' };
      return ctx.call('decideProofConflict', { as: await now(boss), path: { id }, body });
    };
    expect(await decide(data[0]?._id ?? '', 'claimant')).toMatchObject({ status: 403, body: { code: 'not_by_you' } });
    expect(await decide(adas, 'claimant')).toMatchObject({ status: 404, body: { code: 'proof_conflict_not_found' } });
    expect((await decide(data[1]?._id ?? '', 'nobody')).status).toBe(200);
    for (const [user, id] of [
      [ada, adas],
      [lin, lins],
      [boss, bosses],
    ] as const)
      expect(await list(user, id)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'team' }]);
    for (const user of [ada, lin, boss]) expect((await toldOf(user))[0]).toBe('withdrawn');
  });

  it('is decided for the holder whom the team saw, not for an heir', async () => {
    const key = wallet();
    const third = await ctx.signIn('heir');
    await prove(ada, adas, key);
    await prove(lin, lins, key);
    // The first one who claimed it is the heir.
    ctx.clock.advance(1000);
    await prove(third, (await ctx.newProfile(third))._id, key);
    const [held] = await list(ada, adas);
    const { data } = await ctx.ok('listProofConflicts', { as: await now(boss) });
    const last = data.find(({ claimant }) => ![adas, lins].includes(claimant.profile._id));
    const decide = async (holder: string) =>
      ctx.call('decideProofConflict', {
        as: await now(boss),
        path: { id: last?._id ?? '' },
        body: { keeps: 'holder', holder, reason: 'Older.' },
      });
    await ctx.ok('deleteProof', { as: await now(ada), path: { id: adas, proofId: held?._id ?? '' } });
    expect(await decide(adas)).toMatchObject({ status: 409, body: { code: 'proof_holder_changed' } });
    expect((await decide(lins)).status).toBe(200);
  });

  it('has one holder, also where two prove it at the same moment', async () => {
    const key = wallet();
    const both = await Promise.all([prove(ada, adas, key), prove(lin, lins, key)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a seat in a project', () => {
  it('is what the project says, and taken back by it', async () => {
    const { _id: project, name } = await ctx.newProfile(await now(lin), { profileType: 'project' });
    const { body: begun } = await begin(ada, adas, { kind: 'seat', subject: project });
    expect(begun).toMatchObject({ state: 'pending', challenge: { type: 'seat', project: name } });
    expect(await toldOf(lin)).toEqual(['seat_requested']);
    expect(await check(ada, adas, begun._id)).toMatchObject({ status: 409, body: { code: 'seat_unanswered' } });
    const seats = async () => (await ctx.ok('listSeats', { as: await now(lin), path: { id: project } })).data;
    expect(await seats()).toMatchObject([{ _id: begun._id, isAccepted: false, profile: { _id: adas } }]);
    const answer = async (as: TestUser, isAccepted: boolean) =>
      ctx.call('answerSeat', { as: await now(as), path: { id: project, proofId: begun._id }, body: { isAccepted } });
    expect((await answer(ada, true)).status).toBe(403);
    expect((await answer(lin, true)).body.data).toMatchObject([{ isAccepted: true }]);
    const shown = { kind: 'seat', subject: project, name, method: 'project', state: 'proven' };
    expect((await ctx.ok('getProfile', { path: { id: adas } })).proofs).toMatchObject([shown]);
    expect(await toldOf(ada)).toEqual(['given']);
    expect((await answer(lin, false)).body.data).toEqual([]);
    expect(await list(ada, adas)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'project' }]);
    expect(await answer(lin, true)).toMatchObject({ status: 404, body: { code: 'proof_not_found' } });
  });

  it('is given once, by the project that was asked, while it may be answered', async () => {
    const [{ _id: project }, { _id: another }] = [
      await ctx.newProfile(await now(lin), { profileType: 'project' }),
      await ctx.newProfile(await now(lin), { profileType: 'project' }),
    ];
    const { body: begun } = await begin(ada, adas, { kind: 'seat', subject: project });
    const answer = async (id: string, isAccepted: boolean) =>
      ctx.call('answerSeat', { as: await now(lin), path: { id, proofId: begun._id }, body: { isAccepted } });
    const notFound = { status: 404, body: { code: 'proof_not_found' } };
    expect(await answer(another, true)).toMatchObject(notFound);
    const endsAt = (at: Date) => ctx.database.db.updateTable('proofs').set({ challenge_ends_at: at }).execute();
    await endsAt(ctx.clock.now());
    expect((await ctx.ok('listSeats', { as: await now(lin), path: { id: project } })).data).toEqual([]);
    for (const isAccepted of [true, false]) expect(await answer(project, isAccepted)).toMatchObject(notFound);
    await endsAt(new Date(ctx.clock.now().getTime() + 1));
    for (let times = 0; times < 2; times += 1) expect((await answer(project, true)).status).toBe(200);
    expect(await toldOf(ada)).toEqual(['given']);
  });

  it('goes with either side: a deleted project has no name and none to ask, and a deleted profile no seat', async () => {
    const [{ _id: project, name }, { _id: another }] = [
      await ctx.newProfile(await now(lin), { profileType: 'project' }),
      await ctx.newProfile(await now(lin), { profileType: 'project' }),
    ];
    await begin(ada, adas, { kind: 'seat', subject: project });
    await begin(ada, adas, { kind: 'seat', subject: another });
    expect(await list(ada, adas)).toMatchObject([{ name }, { name }]);
    await ctx.ok('deleteProfile', { as: await now(lin), path: { id: project } });
    expect((await list(ada, adas)).map((seat) => [seat.subject, seat.name]).toSorted()).toEqual(
      [
        [project, null],
        [another, name],
      ].toSorted(),
    );
    const { _id: second } = await ctx.newProfile(await now(ada));
    expect(await begin(ada, second, { kind: 'seat', subject: project })).toMatchObject({
      body: { code: 'proof_subject_not_found' },
    });
    const seats = async () => (await ctx.ok('listSeats', { as: await now(lin), path: { id: another } })).data;
    expect(await seats()).toHaveLength(1);
    await ctx.ok('deleteProfile', { as: await now(ada), path: { id: adas } });
    expect(await seats()).toEqual([]);
  });
});

it('what was taken back comes last, and can be proven again beside it', async () => {
  const [kept, key] = [wallet(), wallet()];
  await prove(ada, adas, kept);
  ctx.clock.advance(1000);
  await prove(ada, adas, key);
  const [newest] = await list(ada, adas);
  await ctx.ok('deleteProof', { as: await now(ada), path: { id: adas, proofId: newest?._id ?? '' } });
  const states = async () => (await list(ada, adas)).map(({ subject, state }) => [subject.toLowerCase(), state]);
  const [first, second] = [kept.address.toLowerCase(), key.address.toLowerCase()];
  const before = [
    [first, 'proven'],
    [second, 'withdrawn'],
  ];
  expect(await states()).toEqual(before);
  ctx.clock.advance(1000);
  expect((await prove(ada, adas, key)).status).toBe(200);
  expect(await states()).toEqual([[second, 'proven'], ...before]);
});

it('a request for a seat that the project accepts while it is taken back is withdrawn with its history', async () => {
  const { _id: project } = await ctx.newProfile(await now(lin), { profileType: 'project' });
  const { body: begun } = await begin(ada, adas, { kind: 'seat', subject: project, isShown: false });
  const as = await now(ada);
  const { takingBack } = await inTransaction(ctx.database.db, async (trx) => {
    const at = ctx.clock.now();
    await updateProof(trx, begun._id, {
      state: 'proven',
      method: 'project',
      subject_key: `${project} ${adas}`,
      evidence_hash: Buffer.alloc(32),
      proved_at: at,
      checked_at: at,
    });
    const takingBack = ctx.ok('deleteProof', { as, path: { id: adas, proofId: begun._id } });
    await untilSomeoneWaits(ctx.database.pool);
    return { takingBack };
  });
  await takingBack;
  expect(await list(ada, adas)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'owner' }]);
});

it('several who ask for a seat in a project are one unread notification of its owner, and one more after it was read (D72)', async () => {
  const { _id: project } = await ctx.newProfile(await now(lin), { profileType: 'project' });
  await begin(ada, adas, { kind: 'seat', subject: project });
  const other = await ctx.signIn('other');
  await begin(other, (await ctx.newProfile(other))._id, { kind: 'seat', subject: project });
  expect(await toldOf(lin)).toEqual(['seat_requested']);
  await ctx.ok('markAllNotificationsRead', { as: await now(lin) });
  const late = await ctx.signIn('late');
  await begin(late, (await ctx.newProfile(late))._id, { kind: 'seat', subject: project });
  expect(await toldOf(lin)).toEqual(['seat_requested', 'seat_requested']);
});

it('the seats of a project stay listed however many ask for one, and who asked before them can still get one', async () => {
  const { _id: project } = await ctx.newProfile(await now(lin), { profileType: 'project' });
  const path = { id: project };
  const early = await ctx.signIn('early');
  const { _id: earlys } = await ctx.newProfile(early);
  const { body: before } = await begin(early, earlys, { kind: 'seat', subject: project });
  ctx.clock.advance(1000);
  const { body: given } = await begin(ada, adas, { kind: 'seat', subject: project });
  await ctx.ok('answerSeat', { as: await now(lin), path: { ...path, proofId: given._id }, body: { isAccepted: true } });
  const { id: crowd } = await ctx.signIn('crowd');
  await ctx.database.pool.query(
    `with asking as (
       insert into profiles (id, user_id, profile_type, subtype, name, bio, tags, languages, tier, created_at, updated_at)
       select gen_random_uuid(), $1, 'individual', 'developer', 'Asking ' || n, 'Asks.', '{}', '{en}', 'free', $2, $2
       from generate_series(1, 120) as n returning id)
     insert into proofs (id, profile_id, kind, subject, project_id, state, is_shown, challenge, challenge_ends_at, token, created_at)
     select gen_random_uuid(), asking.id, asked.kind, asked.subject, asked.project_id, 'pending', false, '{}', $3, gen_random_uuid(), $2
     from asking, proofs as asked where asked.id = $4`,
    [crowd, ctx.clock.now(), new Date(ctx.clock.now().getTime() + DAY_MS), given._id],
  );
  const { data } = await ctx.ok('listSeats', { as: await now(lin), path });
  expect(data.length).toBeLessThanOrEqual(100);
  expect(data.filter(({ isAccepted }) => isAccepted).map(({ _id }) => _id)).toEqual([given._id]);
  expect(data.filter(({ isAccepted }) => !isAccepted).length).toBeGreaterThan(10);
  expect(data.map(({ _id }) => _id)).not.toContain(before._id);
  const answered = await ctx.ok('answerSeat', {
    as: await now(lin),
    path: { ...path, proofId: before._id },
    body: { isAccepted: true },
  });
  expect(answered.data.filter(({ isAccepted }) => isAccepted).map(({ _id }) => _id)).toEqual([given._id, before._id]);
});

describe('a block between the people of a seat', () => {
  const seatOf = async () => {
    const { _id: project } = await ctx.newProfile(await now(lin), { profileType: 'project' });
    const { body: begun } = await begin(ada, adas, { kind: 'seat', subject: project });
    const path = { id: project, proofId: begun._id };
    await ctx.ok('answerSeat', { as: await now(lin), path, body: { isAccepted: true } });
    return { project, path };
  };

  it.each([
    ['the project', () => [lin, adas] as const, 'project'],
    ['the member', () => [ada, lins] as const, 'owner'],
  ])('ends it, untold, by the will of who blocked: %s', async (_who, sides, withdrawnBecause) => {
    await seatOf();
    const [as, profileId] = sides();
    const told = await toldOf(ada);
    const { _id: id } = await ctx.ok('createBlock', { as: await now(as), body: { profileId } });
    expect(await list(ada, adas)).toMatchObject([{ state: 'withdrawn', withdrawnBecause }]);
    expect(await toldOf(ada)).toEqual(told);
    await ctx.ok('deleteBlock', { as: await now(as), path: { blockId: id } });
    expect((await list(ada, adas))[0]?.state).toBe('withdrawn');
  });

  it('hides the name of the project from whom its owner blocked, on the profiles of others too (D64)', async () => {
    const { project } = await seatOf();
    const viewer = await ctx.signIn('seat-viewer');
    const { _id: viewers } = await ctx.newProfile(viewer);
    const named = async () => {
      const as = await now(viewer);
      const { proofs } = await ctx.ok('getProfile', { as, path: { id: adas } });
      const { profiles: found } = await ctx.ok('searchProfiles', { as, query: { limit: 100 } });
      const { data: cards } = await ctx.ok('getMatchQueue', { as, query: { userProfileId: viewers } });
      const lists = [
        proofs,
        await list(viewer, adas),
        ...[...found, ...cards].flatMap((one) => (one._id === adas ? [one.proofs] : [])),
      ];
      return lists.map((shown) => shown.map(({ name }) => name));
    };
    const { name } = await ctx.ok('getProfile', { path: { id: project } });
    expect(await named()).toEqual([[name], [name], [name], [name]]);
    await ctx.ok('createBlock', { as: await now(lin), body: { profileId: viewers } });
    expect(await named()).toEqual([[null], [null], [null], [null]]);
  });

  it('of an earlier day does not keep the project from taking it back', async () => {
    const { path } = await seatOf();
    await ctx.database.pool.query(
      `insert into blocks (id, blocker_user_id, blocked_user_id, blocked_profile_id, created_at) values ($1, $2, $3, $4, now())`,
      [uuid(), ada.id, lin.id, lins],
    );
    const answer = async (isAccepted: boolean) =>
      ctx.call('answerSeat', { as: await now(lin), path, body: { isAccepted } });
    expect((await answer(false)).status).toBe(200);
    expect(await list(ada, adas)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'project' }]);
  });
});

describe('who leaves with what others have proven too (D68, D85)', () => {
  it('leaves it to the first of them that is still there', async () => {
    const key = wallet();
    const [leaver, gone] = [await ctx.signIn('leaver'), await ctx.signIn('gone')];
    const leavers = (await ctx.newProfile(leaver))._id;
    const gones = (await ctx.newProfile(gone))._id;
    expect((await prove(leaver, leavers, key)).status).toBe(200);
    for (const [user, id] of [
      [gone, gones],
      [lin, lins],
    ] as const)
      expect((await prove(user, id, key)).status).toBe(409);
    await ctx.ok('deleteProfile', { as: await now(gone), path: { id: gones } });
    await ctx.ok('deleteMe', { as: await now(leaver) });
    ctx.clock.advance(14 * DAY_MS);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    expect(await list(lin, lins)).toMatchObject([{ state: 'proven', conflict: null }]);
    expect((await toldOf(lin))[0]).toBe('kept');
  });
});

describe('a wallet that its owner does not show (D87)', () => {
  it('is seen by nobody else, nor does a search or the deck know of it, until it is shown', async () => {
    await prove(ada, adas, wallet(), false);
    const found = async () =>
      (await ctx.ok('browseGallery', { query: { proven: 'wallet' } })).data.map(({ _id }) => _id);
    const [held] = await list(ada, adas);
    expect([await list(lin, adas), await found()]).toEqual([[], []]);
    expect((await ctx.ok('getProfile', { path: { id: adas } })).proofs).toEqual([]);
    const path = { id: adas, proofId: held?._id ?? '' };
    await ctx.ok('updateProof', { as: await now(ada), path, body: { isShown: true } });
    expect((await list(lin, adas)).length).toBe(1);
    expect(await found()).toEqual([adas]);
    await ctx.ok('updateProof', { as: await now(ada), path, body: { isShown: false } });
    expect([await list(lin, adas), await found()]).toEqual([[], []]);
    await ctx.ok('deleteProof', { as: await now(ada), path });
    expect(await list(ada, adas)).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'owner' }]);
    for (const operation of ['updateProof', 'deleteProof'] as const)
      expect(
        await ctx.call(operation, {
          as: await now(ada),
          path,
          ...(operation === 'updateProof' && { body: { isShown: true } }),
        }),
      ).toMatchObject({ status: 404, body: { code: 'proof_not_found' } });
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

  const proveDomain = async () => {
    const { body: begun } = await begin(ada, adas, { kind: 'domain', subject: 'ada.example' });
    world.records.set('_mutuals-challenge.ada.example', [Object(begun.challenge).value]);
    await check(ada, adas, begun._id);
  };
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      ctx.clock.advance(DAY_MS + HOUR_MS / 10);
      await recheck();
    }
  };
  const [is] = [async () => (await list(ada, adas))[0]];

  it('that finds it false is told, tried again, and withdraws it after 14 days (D86)', async () => {
    await proveDomain();
    const line = world.records.get('_mutuals-challenge.ada.example') ?? [];
    world.records.clear();
    await pass(31);
    expect(await is()).toMatchObject({ state: 'unconfirmed' });
    expect(await list(lin, adas)).toMatchObject([{ state: 'unconfirmed' }]);
    expect(await toldOf(ada)).toEqual(['unconfirmed']);
    world.records.set('_mutuals-challenge.ada.example', line);
    await pass(1);
    expect(await is()).toMatchObject({ state: 'proven', unconfirmedSince: null });
    world.records.clear();
    await pass(31 + 12);
    expect(await is()).toMatchObject({ state: 'unconfirmed' });
    await pass(3);
    expect(await is()).toMatchObject({ state: 'withdrawn', withdrawnBecause: 'false' });
    expect(await list(lin, adas)).toEqual([]);
    expect(await toldOf(ada)).toEqual(['withdrawn', 'unconfirmed', 'unconfirmed']);
  });

  it('that finds all of the outside away changes nothing for a day, and never withdraws (D86)', async () => {
    await proveDomain();
    await pass(29);
    world.isAway = true;
    await pass(2);
    expect(await is()).toMatchObject({ state: 'proven' });
    await pass(60);
    expect(await is()).toMatchObject({ state: 'unconfirmed' });
    expect(await toldOf(ada)).toEqual(['unconfirmed']);
    world.isAway = false;
    await pass(1);
    expect(await is()).toMatchObject({ state: 'proven', unconfirmedSince: null });
  });

  it('comes at once where the profile changes what it claims', async () => {
    await proveDomain();
    world.records.clear();
    ctx.clock.advance(HOUR_MS);
    await recheck();
    expect(await is()).toMatchObject({ state: 'proven' });
    const body = { ...profileInput(), individualData: { role: 'developer', githubLink: 'https://github.com/else' } };
    await ctx.ok('updateProfile', { as: await now(ada), path: { id: adas }, body });
    await recheck();
    expect(await is()).toMatchObject({ state: 'unconfirmed' });
  });

  it('that was killed in the middle is made up for, and two processes make one look of it', async () => {
    await proveDomain();
    ctx.clock.advance(31 * DAY_MS);
    // As a process leaves it that took it and was killed.
    const { id } = await ctx.database.db.selectFrom('proofs').select('id').executeTakeFirstOrThrow();
    const until = new Date(ctx.clock.now().getTime() + HOUR_MS / 4);
    expect(await takeDue(ctx.database.db, id, ctx.clock.now(), until)).toMatchObject({ id });
    // Another process does not take it as well.
    expect(await takeDue(ctx.database.db, id, ctx.clock.now(), until)).toBeUndefined();
    const asked = world.asked;
    await recheck();
    expect(world.asked).toBe(asked);
    ctx.clock.advance(HOUR_MS / 4);
    await Promise.all([recheck(), recheck()]);
    // A name and a site.
    expect(world.asked).toBe(asked + 2);
    expect((await is())?.checkedAt).toBe(ctx.clock.now().toISOString());
  });

  it('of one that fails stops no other', async () => {
    await proveDomain();
    await prove(ada, adas, wallet());
    await ctx.database.pool.query(`update proofs set evidence = '{}' where kind = 'wallet'`);
    world.records.set('_mutuals-challenge.ada.example', []);
    ctx.clock.advance(31 * DAY_MS);
    await recheck();
    expect((await list(ada, adas)).map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed']);
  });

  it('that sees a new name, under which the profile began, keeps one proof of it and goes on with the others', async () => {
    world.githubAccounts.push({ id: '7', login: 'ada' });
    const { body: begun } = await begin(ada, adas, { kind: 'github', subject: 'ada' });
    const state = new URL(Object(begun.challenge).url).searchParams.get('state') ?? '';
    world.codes.set('adas', { account: { id: '7', login: 'ada' }, administers: [] });
    await check(ada, adas, begun._id, { code: 'adas', state });
    world.githubAccounts.splice(0, 1, { id: '7', login: 'countess' });
    await begin(ada, adas, { kind: 'github', subject: 'countess' });
    ctx.clock.advance(31 * DAY_MS);
    await recheck();
    expect(await list(ada, adas)).toMatchObject([{ subject: 'countess', state: 'proven' }]);
    expect((await is())?.checkedAt).toBe(ctx.clock.now().toISOString());
  });

  it('runs beside the background jobs, as one chain, and looks at a part of them at once', async () => {
    expect(proofsJobs.checkProofs).toMatchObject({ class: 'outside' });
    // The schedule's own key, so that it and a run that goes on are one job.
    expect(proofsJobs.checkProofs.key?.({})).toBe(`scheduled:${proofsJobs.checkProofs.name}`);
    await ctx.database.pool.query(
      `insert into proofs (id, profile_id, kind, subject, subject_key, state, method, is_shown, token, evidence, evidence_hash, proved_at, checked_at, check_at, created_at)
       select gen_random_uuid(), $1, 'domain', 'd' || n || '.example', 'd' || n || '.example', 'proven', 'dns', true, 't', '{}', '', $2, $2, $2, $2
       from generate_series(1, 45) n`,
      [adas, ctx.clock.now()],
    );
    const handler = ctx.jobs.find(({ kind }) => kind.name === proofsJobs.checkProofs.name);
    await handler?.run({});
    const { rows } = await ctx.database.pool.query(
      `select count(*)::integer as left from proofs where state = 'proven'`,
    );
    expect(rows).toEqual([{ left: 25 }]);
    await ctx.runJobs();
    expect((await ctx.database.pool.query(`select from proofs where state = 'proven'`)).rows).toEqual([]);
  });

  it('at a kind that was switched off is one at an outside that is away: it still ends after its year (D86)', async () => {
    await prove(ada, adas, wallet());
    const off = createRechecksService({
      db: ctx.database.db,
      clock: ctx.clock,
      verifiers: {
        wallet: null,
        github: null,
        repository: null,
        domain: null,
        contract: null,
        collection: null,
        telegram: null,
        seat: null,
      },
      notify: async () => undefined,
    });
    ctx.clock.advance(31 * DAY_MS);
    await off.checkProofs();
    expect(await is()).toMatchObject({ state: 'proven' });
    ctx.clock.advance(15 * DAY_MS);
    await off.checkProofs();
    expect(await is()).toMatchObject({ state: 'unconfirmed' });
    ctx.clock.advance(320 * DAY_MS);
    await off.checkProofs();
    expect(await is()).toMatchObject({ state: 'withdrawn', withdrawnBecause: 'expired' });
  });

  it('ends after a year what can only be shown once (D84)', async () => {
    await prove(ada, adas, wallet());
    ctx.clock.advance(364 * DAY_MS);
    await recheck();
    expect(await is()).toMatchObject({ state: 'proven' });
    ctx.clock.advance(31 * DAY_MS);
    await recheck();
    expect(await is()).toMatchObject({ state: 'withdrawn', withdrawnBecause: 'expired' });
  });

  it('at what a deleted profile proved ends it', async () => {
    await proveDomain();
    await ctx.call('deleteProfile', { as: await now(ada), path: { id: adas } });
    ctx.clock.advance(31 * DAY_MS);
    await recheck();
    const { state } = await ctx.database.db.selectFrom('proofs').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('withdrawn');
  });
});

it('what an installation cannot look at is not offered, and refused', async () => {
  const plain = await createTestApp();
  const as = await plain.signIn('ada');
  const path = { id: (await plain.newProfile(as))._id };
  // It has a chain and no other service.
  const { offered } = await plain.ok('listProofs', { path });
  expect(offered).toEqual(['wallet', 'domain', 'contract', 'collection', 'seat']);
  const body = { kind: 'github', subject: 'ada' };
  expect(await plain.call('createProof', { as, path, body })).toMatchObject({
    status: 503,
    body: { code: 'proof_kind_unavailable' },
  });
  await plain.close();
});
