import { limits } from '@mutuals/api-client/limits';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { hashMessage } from 'viem/utils';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProofFacts, ProofKind } from '../../database/schema.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { Problem } from '../../problem.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { createProofSourcesByHand, type ProofSourcesByHand } from '../../testing/proof-sources-by-hand.ts';
import { collectionVerifier } from './verifiers/collection.ts';
import { contractVerifier } from './verifiers/contract.ts';
import { domainVerifier } from './verifiers/domain.ts';
import { githubVerifier } from './verifiers/github.ts';
import { repositoryVerifier } from './verifiers/repository.ts';
import { telegramVerifier } from './verifiers/telegram.ts';
import {
  CHALLENGE_MS,
  type Claim,
  type Found,
  type Held,
  type ProofAnswer,
  type Verifier,
} from './verifiers/verifier.ts';
import { walletVerifier } from './verifiers/wallet.ts';

const ORIGIN = 'https://mutuals.example';
const NOW = new Date('2026-11-20T09:00:00.000Z');
const key = privateKeyToAccount(generatePrivateKey());
const ADDRESS = key.address.toLowerCase();
const CONTRACT = '0x00000000000000000000000000000000000000c0';

let world: ProofSourcesByHand;
beforeEach(() => {
  world = createProofSourcesByHand();
});

/** A kind, and a world in which its challenge is met or its claim untrue. */
interface Case {
  verifier: () => Verifier;
  /** As people write it, and as it is stored. */
  written: string;
  subject: string;
  nonsense: string;
  exists?: () => void;
  meet: (challenge: ProofFacts) => ProofAnswer | Promise<ProofAnswer>;
  /** What a look again sees after that; null where there is nothing to look at. */
  lose: { by: () => void; sees: 'false' | 'ended' } | null;
}

const signing = () => ({ origin: ORIGIN, chainId: 56, accounts: world.sources.accounts });
const contracts = () => {
  const { contracts: found } = world.sources;
  if (found === null) throw new Error('There is no chain');
  return found;
};
const github = () => {
  const { github: found } = world.sources;
  if (found === null) throw new Error('There is no GitHub');
  return found;
};
const sign = async ({ message = '' }: ProofFacts): Promise<ProofAnswer> => ({
  signature: await key.signMessage({ message }),
});
const repository = { id: '77', fullName: 'Ada/Maps', ownerId: '7' };

const cases: Partial<Record<ProofKind, Case>> = {
  wallet: {
    verifier: () => walletVerifier(signing()),
    written: key.address,
    subject: ADDRESS,
    nonsense: '0x12',
    meet: sign,
    lose: null,
  },
  github: {
    verifier: () => githubVerifier(github(), ORIGIN),
    written: 'https://github.com/Ada',
    subject: 'ada',
    nonsense: 'ada/maps',
    exists: () => world.githubAccounts.push({ id: '7', login: 'Ada' }),
    meet({ state = '' }) {
      world.codes.set('code', { account: { id: '7', login: 'Ada' }, administers: [] });
      return { code: 'code', state };
    },
    lose: { by: () => void world.githubAccounts.pop(), sees: 'false' },
  },
  repository: {
    verifier: () => repositoryVerifier(github(), ORIGIN),
    written: 'https://github.com/Ada/Maps.git',
    subject: 'ada/maps',
    nonsense: 'maps',
    exists: () => world.repositories.push({ ...repository, files: new Map() }),
    meet({ path = '', content = '' }) {
      world.repositories[0]?.files.set(path, `# Ours\n${content}\n`);
      return {};
    },
    lose: { by: () => world.repositories[0]?.files.clear(), sees: 'false' },
  },
  domain: {
    verifier: () => domainVerifier(world.sources),
    written: 'https://www.Ada.example/about?x=1',
    subject: 'ada.example',
    nonsense: '127.0.0.1',
    meet({ name = '', value = '' }) {
      world.records.set(name, ['v=spf1 -all', value]);
      return {};
    },
    lose: { by: () => world.records.clear(), sees: 'false' },
  },
  contract: {
    verifier: () => contractVerifier(signing(), contracts()),
    written: CONTRACT.toUpperCase().replace('X', 'x'),
    subject: CONTRACT,
    nonsense: 'BUSD',
    exists: () => world.contracts.set(CONTRACT, { owner: ADDRESS, deployer: null, pieces: null }),
    meet: sign,
    lose: {
      by: () => world.contracts.set(CONTRACT, { owner: CONTRACT, deployer: null, pieces: null }),
      sees: 'ended',
    },
  },
  collection: {
    verifier: () => collectionVerifier(signing(), contracts()),
    written: CONTRACT,
    subject: CONTRACT,
    nonsense: '0x',
    exists: () =>
      world.contracts.set(CONTRACT, {
        owner: null,
        deployer: null,
        pieces: new Map([[ADDRESS, { held: 3, minted: 0 }]]),
      }),
    meet: sign,
    lose: { by: () => world.contracts.get(CONTRACT)?.pieces?.clear(), sees: 'false' },
  },
  telegram: {
    verifier: () => telegramVerifier(telegram(), ORIGIN),
    written: '@Ada_Maps',
    subject: 'ada_maps',
    nonsense: 'a',
    meet: () => ({ telegram: world.telegramLogin(5, 'Ada_Maps', NOW) }),
    lose: null,
  },
};
function telegram() {
  const { telegram: found } = world.sources;
  if (found === null) throw new Error('There is no Telegram');
  return found;
}

const claimOf = (subject: string): Claim => ({
  proofId: 'p',
  profileId: 'profile',
  userId: 'ada',
  subject,
  account: null,
  wallet: ADDRESS,
  token: 'token',
  nonce: 'nonce1234',
  now: NOW,
  endsAt: new Date(NOW.getTime() + CHALLENGE_MS),
});
const heldOf = ({ account, token }: Claim, { key: held, method, evidence, subject }: Found, stored: string): Held => ({
  subject: subject ?? stored,
  key: held,
  account,
  token,
  method,
  projectId: null,
  evidence,
});

describe.each(Object.entries(cases))('the verifier of a %s', (_kind, one) => {
  const claim = claimOf(one.subject);
  async function prove(): Promise<Found> {
    one.exists?.();
    const { challenge } = await one.verifier().begin(claim);
    return one.verifier().verify(claim, challenge, await one.meet(challenge));
  }

  it('writes a subject in one way, and takes nothing else for one', () => {
    const verifier = one.verifier();
    expect(verifier.normalise(one.written)).toBe(one.subject);
    expect(verifier.normalise(one.subject)).toBe(one.subject);
    for (const text of [one.nonsense, '', ' ', 'javascript:alert(1)', '../..'])
      expect(verifier.normalise(text)).toBeNull();
  });

  it('finds what was done, with evidence of a size that can be kept', async () => {
    const found = await prove();
    expect(found.key).not.toBe('');
    for (const value of Object.values(found.evidence)) expect(value.length).toBeLessThanOrEqual(limits.proofEvidence);
    expect(Object.values(found.evidence).join(' ')).not.toContain('code');
  });

  it('refuses by a problem what was not done', async () => {
    one.exists?.();
    const { challenge } = await one.verifier().begin(claim);
    for (const answer of [{}, { signature: '0x00' as const }])
      await expect(one.verifier().verify(claim, challenge, answer)).rejects.toThrow(Problem);
  });

  it('sees that it is still so, and where it is no more', async () => {
    const verifier = one.verifier();
    const held = heldOf(claim, await prove(), one.subject);
    if (verifier.recheck === null) return expect(one.lose).toBeNull();
    expect(await verifier.recheck(held)).toMatchObject({ result: 'true' });
    one.lose?.by();
    if (one.lose) expect(await verifier.recheck(held)).toMatchObject({ result: one.lose.sees });
  });

  it('says that the outside is away, and never that something is false (D86)', async () => {
    const held = heldOf(claim, await prove(), one.subject);
    const { challenge } = await one.verifier().begin(claim);
    const answer = await one.meet(challenge);
    const before = world.asked;
    world.isAway = true;
    const { recheck } = one.verifier();
    const looks = [() => one.verifier().verify(claim, challenge, answer), () => recheck?.(held)];
    for (const look of looks) {
      const asked = world.asked;
      const end = await Promise.resolve(look()).catch((error: unknown) => error);
      // A signature of a key needs nobody to ask.
      if (world.asked > asked) expect(end).toBeInstanceOf(OutsideAway);
      else expect(end).not.toBeInstanceOf(Error);
    }
    expect(world.asked).toBeGreaterThanOrEqual(before);
  });
});

describe('a domain', () => {
  it('is found on its site where its names do not say it, and where nobody answers for them nothing is concluded', async () => {
    const claim = claimOf('ada.example');
    const { domain } = cases;
    const verifier = domain?.verifier() ?? domainVerifier(world.sources);
    world.pages.set('https://ada.example/.well-known/mutuals.txt', 'hello\r\n  mutuals-verification=token \r\n');
    expect(await verifier.verify(claim, {}, {})).toMatchObject({ method: 'well_known', key: 'ada.example' });
    const dnsAway = domainVerifier({
      ...world.sources,
      dns: { txt: () => Promise.reject(new OutsideAway('DNS', 'away')) },
    });
    expect(await dnsAway.verify(claim, {}, {})).toMatchObject({ method: 'well_known' });
    world.pages.clear();
    await expect(dnsAway.verify(claim, {}, {})).rejects.toThrow(OutsideAway);
  });
});

describe('a contract', () => {
  it('whose owner is nobody and whose deployer is not known is proven by nobody', async () => {
    world.contracts.set(CONTRACT, { owner: null, deployer: null, pieces: null });
    await expect(contractVerifier(signing(), contracts()).begin(claimOf(CONTRACT))).rejects.toMatchObject({
      code: 'subject_unprovable',
    });
  });

  it('whose owner gave it up is still that of who deployed it', async () => {
    world.contracts.set(CONTRACT, { owner: null, deployer: ADDRESS, pieces: null });
    const verifier = contractVerifier(signing(), contracts());
    const { challenge } = await verifier.begin(claimOf(CONTRACT));
    expect(await verifier.verify(claimOf(CONTRACT), challenge, await sign(challenge))).toMatchObject({
      method: 'deployer',
    });
  });

  it('that is given away while its owner signs is not proven', async () => {
    world.contracts.set(CONTRACT, { owner: ADDRESS, deployer: null, pieces: null });
    const verifier = contractVerifier(signing(), contracts());
    const { challenge } = await verifier.begin(claimOf(CONTRACT));
    world.contracts.set(CONTRACT, { owner: CONTRACT, deployer: null, pieces: null });
    await expect(verifier.verify(claimOf(CONTRACT), challenge, await sign(challenge))).rejects.toMatchObject({
      code: 'proof_not_yours',
    });
  });
});

describe('an account that is a contract', () => {
  /** As long as ProofAnswer allows. */
  const signature = `0x${'01'.repeat(9_999)}`;
  const takes = (isTaken: boolean) =>
    world.accounts.set(ADDRESS, (hash, other) => isTaken && other === signature && hash === asked);
  let asked = '';
  const prove = async (verifier: Verifier, subject: string) => {
    const { challenge } = await verifier.begin(claimOf(subject));
    asked = hashMessage(challenge['message'] ?? '');
    takes(true);
    return heldOf(claimOf(subject), await verifier.verify(claimOf(subject), challenge, { signature }), subject);
  };

  it('may give a signature of any size that the contract allows, and its evidence can be shown to the team', async () => {
    const { evidence } = await prove(walletVerifier(signing()), ADDRESS);
    for (const value of Object.values(evidence)) expect(value.length).toBeLessThanOrEqual(limits.proofEvidence);
  });

  it('that owns a contract is asked again whether the signer still counts', async () => {
    for (const role of ['owner', 'deployer']) {
      world.contracts.set(CONTRACT, { owner: null, deployer: null, [role]: ADDRESS, pieces: null });
      const verifier = contractVerifier(signing(), contracts());
      const held = await prove(verifier, CONTRACT);
      expect(await verifier.recheck?.(held)).toEqual({ result: 'true' });
      takes(false);
      expect(await verifier.recheck?.(held)).toEqual({ result: 'false' });
    }
  });

  it('that holds or minted pieces of a collection is asked again whether the signer still counts', async () => {
    for (const [held, minted] of [
      [2, 0],
      [0, 2],
    ] as const) {
      const pieces = new Map([[ADDRESS, { held, minted }]]);
      world.contracts.set(CONTRACT, { owner: null, deployer: null, pieces });
      const verifier = collectionVerifier(signing(), contracts());
      const proof = await prove(verifier, CONTRACT);
      expect(await verifier.recheck?.(proof)).toMatchObject({ result: 'true' });
      takes(false);
      expect(await verifier.recheck?.(proof)).toEqual({ result: 'false' });
    }
  });

  it('cannot be looked at where the chain is switched off: it is away, and not false (D86)', async () => {
    const held = await prove(walletVerifier(signing()), ADDRESS);
    const off = walletVerifier({ ...signing(), accounts: null });
    await expect(off.recheck?.(held)).rejects.toThrow(OutsideAway);
  });
});

describe('a repository', () => {
  const prove = async () => {
    world.repositories.push({ ...repository, files: new Map() });
    const verifier = repositoryVerifier(github(), ORIGIN);
    const claim = claimOf('ada/maps');
    const { challenge } = await verifier.begin(claim);
    await cases.repository?.meet(challenge);
    return { verifier, held: heldOf(claim, await verifier.verify(claim, challenge, {}), 'ada/maps') };
  };

  it('that was renamed keeps its proof under the new name, and whoever takes the old name has none', async () => {
    const { verifier, held } = await prove();
    const [renamed] = world.repositories;
    if (renamed) renamed.fullName = 'Ada/Atlas';
    world.repositories.push({ id: '99', fullName: 'Ada/Maps', ownerId: '8', files: new Map() });
    expect(await verifier.recheck?.(held)).toEqual({ result: 'true', subject: 'ada/atlas' });
    await expect(verifier.verify(claimOf('ada/maps'), { id: '99' }, {})).rejects.toMatchObject({
      code: 'challenge_not_met',
    });
  });

  it('that was given to another account is proven no more', async () => {
    const { verifier, held } = await prove();
    const [given] = world.repositories;
    if (given) given.ownerId = '8';
    expect(await verifier.recheck?.(held)).toEqual({ result: 'ended', because: 'changed_hands' });
  });

  it('is proven by who administers it, and by nobody else who signs in', async () => {
    world.repositories.push({ ...repository, files: new Map() });
    const verifier = repositoryVerifier(github(), ORIGIN);
    const claim = claimOf('ada/maps');
    const { challenge } = await verifier.begin(claim);
    const { state = '' } = challenge;
    world.codes.set('hers', { account: { id: '7', login: 'ada' }, administers: ['77'] });
    world.codes.set('his', { account: { id: '8', login: 'lin' }, administers: [] });
    expect(await verifier.verify(claim, challenge, { code: 'hers', state })).toMatchObject({ method: 'admin' });
    const others = [
      [{ code: 'his', state }, 'proof_not_yours'],
      [{ code: 'hers', state }, 'challenge_over'],
      [{ code: 'his', state: 'another' }, 'challenge_over'],
    ] as const;
    for (const [answer, code] of others)
      await expect(verifier.verify(claim, challenge, answer)).rejects.toMatchObject({ code });
  });
});

it('an account of GitHub whose name was taken by another one is still the first one', async () => {
  world.githubAccounts.push({ id: '7', login: 'Ada' });
  const verifier = githubVerifier(github(), ORIGIN);
  const { challenge } = await verifier.begin(claimOf('ada'));
  const answer = (await cases.github?.meet(challenge)) ?? {};
  const held = heldOf(claimOf('ada'), await verifier.verify(claimOf('ada'), challenge, answer), 'ada');
  world.githubAccounts.splice(0, 1, { id: '7', login: 'Countess' }, { id: '8', login: 'Ada' });
  expect(await verifier.recheck?.(held)).toEqual({ result: 'true', subject: 'countess' });
});

it('a sign-in at Telegram of before the challenge, or of somebody else, proves nothing', async () => {
  const verifier = telegramVerifier(telegram(), ORIGIN);
  const claim = claimOf('ada_maps');
  const before = new Date(NOW.getTime() - 5 * 60_000);
  const tries = [
    [world.telegramLogin(5, 'Ada_Maps', before), 'challenge_over'],
    [world.telegramLogin(5, 'Ada_Maps', new Date(NOW.getTime() - DAY_MS)), 'signature_invalid'],
    [world.telegramLogin(6, 'Lin_Maps', NOW), 'proof_not_yours'],
    [{ ...world.telegramLogin(5, 'Ada_Maps', NOW), id: 6 }, 'signature_invalid'],
  ] as const;
  for (const [login, code] of tries)
    await expect(verifier.verify(claim, {}, { telegram: login })).rejects.toMatchObject({ code });
});
