// Proofs made as people make them: the whole server against the sandbox's outside and chain (D84 to D87).
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp, type TestUser } from '@mutuals/api/testing';
import type { components } from '@mutuals/api-client/schema';
import { encodeFunctionData, type Address } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, it, describe } from 'vitest';
import { startChain, type Chain } from '../chain/chain.ts';
import { testCollectionAbi, testProjectTokenAbi } from '../chain/contracts/generated/contracts.ts';
import { deploy, deployProxy, transact, type Deployable } from '../chain/deploy.ts';
import type { Wallet } from '../identity/wallets.ts';
import { buildSandbox, type Sandbox } from '../server.ts';

type Schemas = components['schemas'];
type Proof = Schemas['Proof'];
type Challenge = NonNullable<Proof['challenge']>;
type Answer = Schemas['ProofAnswer'];

const WEB = 'http://localhost:3000';
const MONTH_MS = 31 * 86_400_000;

let chain: Chain;
let sandbox: Sandbox;
let dataDir: string;
let ctx: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-proofs-'));
  chain = await startChain();
  sandbox = await buildSandbox({
    dataDir,
    port: 0,
    realtimeKey: 'app.key:a-secret-of-some-length',
    webOrigins: [WEB],
    chain,
    now: () => ctx.clock.now(),
  });
  ctx = await createTestApp({ SANDBOX_URL: sandbox.url, PRIVY_APP_ID: '', PUBLIC_URL: WEB });
});
afterAll(async () => {
  await ctx.close();
  await sandbox.close();
  await chain.stop();
  await rm(dataDir, { recursive: true });
});

interface Person {
  user: TestUser;
  profileId: string;
  wallet: Wallet;
}
let [ada, bo]: Person[] = [];
let round = 0;
async function personOf(name: string): Promise<Person> {
  const handle = `${name}${round}`;
  const user = await ctx.signIn(handle);
  const { _id: profileId } = await ctx.newProfile(user);
  const { accessToken } = await sandbox.identity.signIn(handle);
  return { user, profileId, wallet: await sandbox.identity.walletOf(accessToken) };
}
/** A name that no other test has. */
const own = (name: string): string => `${name}${round}`;
beforeEach(async () => {
  round += 1;
  [ada, bo] = [await personOf('ada'), await personOf('bo')];
  await sandbox.outside.change((state) => void (state.away = []));
});
function somebody(person: Person | undefined): Person {
  if (person === undefined) throw new Error('Everybody is there.');
  return person;
}
const adaNow = (): Person => somebody(ada);
const boNow = (): Person => somebody(bo);

/** A sign-in ends within the hour, and these tests wait for months. */
const now = ({ user }: Person) => ctx.signIn(user.handle);

const begin = async (person: Person, body: object) =>
  ctx.call('createProof', { as: await now(person), path: { id: person.profileId }, body });
const check = async (person: Person, proofId: string, body: Answer = {}) =>
  ctx.call('checkProof', { as: await now(person), path: { id: person.profileId, proofId }, body });
const proofsOf = async (person: Person) =>
  (await ctx.ok('listProofs', { as: await now(person), path: { id: person.profileId } })).data;
const recheck = async () => {
  const job = ctx.jobs.find(({ kind }) => kind.name === 'check-proofs');
  if (job === undefined) throw new Error('There is such a job.');
  await ctx.runJob(job.kind, {});
};

async function place(call: string, body: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/outside/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

async function confirmAt(url: string): Promise<URL> {
  const { headers } = await fetch(url, { redirect: 'manual' });
  return new URL(headers.get('location') ?? 'none:');
}

interface Ways {
  /** Who signs in at GitHub or Telegram. */
  login?: string;
  wallet?: Wallet;
  /** Place a file on the site instead of a record; sign in instead of placing a file. */
  otherwise?: boolean;
}

/** Does what a challenge asks for, and answers what is to be sent. */
async function meet(challenge: Challenge, person: Person, subject: string, ways: Ways): Promise<Answer> {
  const { login = person.user.handle, wallet = person.wallet, otherwise = false } = ways;
  switch (challenge.type) {
    case 'sign':
      return { signature: await wallet.signMessage({ message: challenge.message }) };
    case 'dns': {
      const { host, pathname } = new URL(challenge.url);
      if (otherwise) await place('sites', { host, path: pathname, text: `# Mutuals\n${challenge.content}\n` });
      else await place('dns', { name: challenge.name, txt: ['v=spf1 -all', challenge.value] });
      return {};
    }
    case 'file':
      if (!otherwise) {
        await place('github/files', { repository: subject, path: challenge.path, text: `${challenge.content}\n` });
        return {};
      }
      return signInAt(challenge.signInUrl ?? '', login);
    case 'oauth':
      return signInAt(challenge.url, login);
    case 'telegram': {
      const { hash } = await confirmAt(`${challenge.url}&username=${login}`);
      return { telegram: JSON.parse(Buffer.from(hash.slice('#tgAuthResult='.length), 'base64').toString('utf8')) };
    }
    case 'seat':
      return {};
  }
}

async function signInAt(url: string, login: string): Promise<Answer> {
  const { searchParams } = await confirmAt(`${url}&login=${login}`);
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

/** Begins and checks a proof; answers what the check answered, or the beginning if that was refused. */
async function prove(person: Person, body: { kind: string; subject: string; account?: string }, ways: Ways = {}) {
  const begun = await begin(person, body);
  const { _id: id, challenge } = begun.body;
  if (begun.status !== 201 || !challenge) return begun;
  return check(person, id, await meet(challenge, person, body.subject, ways));
}

const made = (kind: Deployable, { wallet }: Person): Promise<Address> =>
  deploy(chain, wallet, { kind, name: 'Tide', symbol: 'TIDE' });
const proven = (method: string, fields: object = {}) => ({
  status: 200,
  body: { state: 'proven', method, challenge: null, ...fields },
});
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('each kind is proven as a person does it', () => {
  it('a wallet', async () => {
    const { wallet } = adaNow();
    expect(await prove(adaNow(), { kind: 'wallet', subject: wallet.address })).toMatchObject(proven('signature'));
  });

  it('GitHub, with the account that was named alone', async () => {
    const claim = { kind: 'github', subject: own('ada') };
    expect(await prove(adaNow(), claim, { login: own('eve') })).toMatchObject(refused(409, 'proof_not_yours'));
    expect(await prove(adaNow(), claim)).toMatchObject(proven('sign_in', { subject: own('ada') }));
  });

  it('a repository, by a file or by who administers it', async () => {
    const claim = { kind: 'repository', subject: `${own('ada')}/tide` };
    expect(await prove(adaNow(), claim, { otherwise: true, login: own('eve') })).toMatchObject(
      refused(409, 'proof_not_yours'),
    );
    expect(await prove(adaNow(), claim, { otherwise: true })).toMatchObject(proven('admin'));
    const other = { kind: 'repository', subject: `${own('ada')}/sea` };
    expect(await prove(adaNow(), other)).toMatchObject(proven('file', { subject: other.subject }));
  });

  it('a domain, by a record or by a file', async () => {
    const [domain, other] = [`${own('ada')}.example`, `${own('sea')}.example`];
    expect(await prove(adaNow(), { kind: 'domain', subject: domain })).toMatchObject(proven('dns'));
    expect(await prove(adaNow(), { kind: 'domain', subject: other }, { otherwise: true })).toMatchObject(
      proven('well_known'),
    );
  });

  it('a token, by its owner or by its deployer', async () => {
    const token = await made('token', adaNow());
    expect(await prove(adaNow(), { kind: 'contract', subject: token })).toMatchObject(proven('owner'));
    const ownerless = await made('multi_collection', adaNow());
    const account = adaNow().wallet.address;
    expect(await prove(adaNow(), { kind: 'contract', subject: ownerless, account })).toMatchObject(proven('deployer'));
    expect(await prove(boNow(), { kind: 'contract', subject: token, account: boNow().wallet.address })).toMatchObject(
      refused(409, 'proof_not_yours'),
    );
  });

  it('pieces of a collection, which others have pieces of, too', async () => {
    const collection = await made('collection', adaNow());
    for (const [{ wallet }, count] of [
      [adaNow(), 3n],
      [boNow(), 2n],
    ] as const) {
      const data = encodeFunctionData({ abi: testCollectionAbi, functionName: 'mint', args: [wallet.address, count] });
      await transact(chain, wallet, { to: collection, data });
    }
    for (const [person, count] of [
      [adaNow(), 3],
      [boNow(), 2],
    ] as const) {
      const claim = { kind: 'collection', subject: collection, account: person.wallet.address };
      expect(await prove(person, claim)).toMatchObject(proven('holds', { count }));
    }
  });

  it('Telegram', async () => {
    expect(
      await prove(adaNow(), { kind: 'telegram', subject: `@${own('ada_builds')}` }, { login: own('ada_builds') }),
    ).toMatchObject(proven('sign_in', { subject: own('ada_builds') }));
  });
});

describe('a contract', () => {
  it('whose owner is nobody is proven by its deployer alone', async () => {
    const token = await made('token', adaNow());
    const data = encodeFunctionData({
      abi: testProjectTokenAbi,
      functionName: 'transferOwnership',
      args: ['0x0000000000000000000000000000000000000000'],
    });
    await transact(chain, adaNow().wallet, { to: token, data });
    expect(await prove(adaNow(), { kind: 'contract', subject: token })).toMatchObject(proven('deployer'));
  });

  it('that is a proxy is not proven by who owns the contract behind it', async () => {
    const implementation = await made('token', adaNow());
    const proxy = await deployProxy(chain, boNow().wallet, implementation, boNow().wallet.address);
    const asAda = { kind: 'contract', subject: proxy, account: adaNow().wallet.address };
    expect(await begin(adaNow(), asAda)).toMatchObject(refused(409, 'proof_not_yours'));
    expect(await prove(boNow(), { kind: 'contract', subject: proxy })).toMatchObject(proven('deployer'));
  });

  it('that belongs to a contract account is proven by what that account calls its own', async () => {
    const [token, team] = [await made('token', adaNow()), await made('account', adaNow())];
    const data = encodeFunctionData({ abi: testProjectTokenAbi, functionName: 'transferOwnership', args: [team] });
    await transact(chain, adaNow().wallet, { to: token, data });
    const claim = { kind: 'contract', subject: token };
    expect(await prove(adaNow(), claim, { wallet: boNow().wallet })).toMatchObject(refused(400, 'signature_invalid'));
    expect(await prove(adaNow(), claim)).toMatchObject(proven('owner'));
  });
});

describe('an account that is a contract', () => {
  it('is proven where it knows its owner (EIP-1271)', async () => {
    const account = await made('account', adaNow());
    expect(await prove(adaNow(), { kind: 'wallet', subject: account })).toMatchObject(proven('smart_account'));
  });

  it('proves nothing where it says yes to all', async () => {
    const account = await made('yes_account', adaNow());
    expect(await prove(boNow(), { kind: 'wallet', subject: account })).toMatchObject(
      refused(409, 'account_accepts_all'),
    );
  });
});

describe('what changes hands', () => {
  it('a domain that somebody else bought is theirs as soon as they prove it, without a conflict', async () => {
    const domain = `${own('tide')}.example`;
    await prove(adaNow(), { kind: 'domain', subject: domain });
    expect(await prove(boNow(), { kind: 'domain', subject: domain })).toMatchObject(proven('dns'));
    expect(await proofsOf(adaNow())).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'changed_hands' }]);
  });

  it('a repository that was renamed stays proven under its new name, and another that takes the old one is another', async () => {
    const name = `${own('ada')}/tide`;
    await prove(adaNow(), { kind: 'repository', subject: name });
    await place('github/accounts/rename', { login: own('ada'), to: own('adanow') });
    expect(await prove(boNow(), { kind: 'repository', subject: name })).toMatchObject(proven('file'));
    ctx.clock.advance(MONTH_MS);
    await recheck();
    expect(await proofsOf(adaNow())).toMatchObject([{ state: 'proven', subject: `${own('adanow')}/tide` }]);
    expect(await proofsOf(boNow())).toMatchObject([{ state: 'proven', subject: name }]);
  });

  it('a token that was sold is withdrawn at the next look', async () => {
    const token = await made('token', adaNow());
    await prove(adaNow(), { kind: 'contract', subject: token });
    const args = [boNow().wallet.address] as const;
    const data = encodeFunctionData({ abi: testProjectTokenAbi, functionName: 'transferOwnership', args });
    await transact(chain, adaNow().wallet, { to: token, data });
    ctx.clock.advance(MONTH_MS);
    await recheck();
    expect(await proofsOf(adaNow())).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'changed_hands' }]);
    expect(await prove(boNow(), { kind: 'contract', subject: token })).toMatchObject(proven('owner'));
  });
});

describe('an outside that is away (D86)', () => {
  it('is an error to try again for who waits, and the challenge stays', async () => {
    const begun = await begin(adaNow(), { kind: 'domain', subject: `${own('ada')}.example` });
    const { challenge, _id } = begun.body;
    if (!challenge) throw new Error('Something is to be placed.');
    await meet(challenge, adaNow(), '', {});
    await place('away', { services: ['dns', 'sites'] });
    expect(await check(adaNow(), _id)).toMatchObject(refused(503, 'proof_unavailable'));
    await place('away', { services: [] });
    expect(await check(adaNow(), _id)).toMatchObject(proven('dns'));
  });

  it('withdraws nothing for a day, nor for a month', async () => {
    await prove(adaNow(), { kind: 'domain', subject: `${own('ada')}.example` });
    await prove(adaNow(), { kind: 'github', subject: own('ada') });
    const states = async () => (await proofsOf(adaNow())).map(({ state }) => state);
    ctx.clock.advance(MONTH_MS);
    await place('away', { services: ['dns', 'sites', 'github', 'explorer'] });
    await recheck();
    ctx.clock.advance(86_400_000);
    await recheck();
    expect(await states()).toEqual(['proven', 'proven']);
    ctx.clock.advance(MONTH_MS);
    await recheck();
    expect(await states()).toEqual(['unconfirmed', 'unconfirmed']);
    await place('away', { services: [] });
    ctx.clock.advance(86_400_000);
    await recheck();
    expect(await states()).toEqual(['proven', 'proven']);
  });
});
