// Lets the demo's verified people and projects prove what is theirs: through the API, and on the sandbox's own outside, as
// anybody would. A kind that a profile has already, or had, is left alone.
import { type ApiClient, ApiProblem, createApiClient, type Profile, type ProofKind } from '@mutuals/api-client';
import type { Db } from '@mutuals/api/seeding';
import { sql } from 'kysely';
import { encodeFunctionData, type Address } from 'viem';
import type { Chain } from '../chain/chain.ts';
import { testCollectionAbi } from '../chain/contracts/generated/contracts.ts';
import { deploy, plantToken, transact } from '../chain/deploy.ts';
import type { Identity } from '../identity/identity.ts';
import type { Wallet } from '../identity/wallets.ts';
import { slugOf, type DemoMember } from './community.ts';
import { digest } from './random.ts';

export interface ProveOptions {
  /** The origin of the API. */
  readonly apiUrl: string;
  /** The origin of the sandbox, where they place what they are asked for. */
  readonly sandboxUrl: string;
  readonly db: Db;
  readonly identity: Pick<Identity, 'signIn' | 'walletOf'>;
  /** Null without one: then nothing on it is proven. */
  readonly chain: Chain | null;
  readonly members: readonly DemoMember[];
  /** Pauses after each profile that had something to prove, because people who use the product come first. Seats come last. */
  readonly rest: (handle: string) => Promise<unknown>;
  readonly signal: AbortSignal;
}

interface Owned {
  readonly handle: string;
  readonly profile: Profile;
}

interface Prover extends Owned {
  readonly api: ApiClient;
  readonly wallet: Wallet;
}

/** Times of proofs are so many days old at most: each is looked at again within a month. */
const MOST_DAYS = 24;

/** Resolves when everybody has proven theirs; throws if the API cannot be reached or `signal` aborts. */
export async function proveClaims({ members, identity, rest, signal, ...outside }: ProveOptions): Promise<void> {
  const signIn = async (handle: string) => {
    const session = await identity.signIn(handle);
    const api = createApiClient({
      baseUrl: `${outside.apiUrl}/v1`,
      getTokens: async () => session,
      onUnauthenticated: () => undefined,
    });
    return { api, session };
  };
  const verified: Owned[] = [];
  for (const { handle } of members.filter(({ profiles }) => profiles.some(({ isVerified }) => isVerified))) {
    signal.throwIfAborted();
    const { api, session } = await signIn(handle);
    const wallet = await identity.walletOf(session.accessToken);
    const { data } = await api.listMyProfiles({ signal });
    for (const profile of data.filter(({ isVerified }) => isVerified)) {
      verified.push({ handle, profile });
      if (await proveAll({ api, wallet, handle, profile }, outside, signal)) await rest(handle);
    }
  }
  for (const person of verified.filter(({ profile }) => profile.profileType === 'individual')) {
    signal.throwIfAborted();
    const project = projectOf(person, verified);
    if (project === undefined) continue;
    const [member, owner] = [await signIn(person.handle), await signIn(project.handle)];
    await takeSeat({ ...person, api: member.api }, { ...project, api: owner.api }, outside.db).catch(
      leaveAloneIfRefused,
    );
  }
}

/** The project that a person belongs to: their own, or for every second one that has none somebody else's. */
function projectOf({ handle, profile }: Owned, verified: readonly Owned[]): Owned | undefined {
  const projects = verified.filter((each) => each.profile.profileType === 'project');
  const own = projects.find((each) => each.handle === handle);
  const number = digest(`seat ${profile.name}`).readUInt8(0);
  return own ?? (number % 2 === 0 ? projects[number % projects.length] : undefined);
}

/** The person asks for a seat, and the project says yes, also where a run before was stopped between the two. */
async function takeSeat(
  person: Owned & { api: ApiClient },
  project: Owned & { api: ApiClient },
  db: Db,
): Promise<void> {
  const path = { id: person.profile._id };
  const subject = project.profile._id;
  const { data } = await person.api.listProofs({ path });
  const known = data.find(({ kind }) => kind === 'seat');
  if (known !== undefined && (known.state !== 'pending' || known.subject !== subject)) return;
  const { _id: proofId } = known ?? (await person.api.createProof({ path, body: { kind: 'seat', subject } }));
  await project.api.answerSeat({ path: { id: subject, proofId }, body: { isAccepted: true } });
  await age(db, proofId);
}

type Outside = Pick<ProveOptions, 'sandboxUrl' | 'db' | 'chain' | 'apiUrl'>;

/** Whether there was something left to prove. */
async function proveAll(prover: Prover, outside: Outside, signal: AbortSignal): Promise<boolean> {
  const path = { id: prover.profile._id };
  const { data } = await prover.api.listProofs({ path, signal });
  const known = new Set(data.map(({ kind }) => kind));
  const left = kindsOf(prover.profile).filter((each) => !known.has(each));
  for (const kind of left) {
    signal.throwIfAborted();
    const subject = await subjectOf(kind, prover, outside);
    if (subject !== null) await prove(kind, subject, prover, outside).catch(leaveAloneIfRefused);
  }
  return left.length > 0;
}

/** Something is refused where a profile was deleted meanwhile, or where somebody took a name before. */
function leaveAloneIfRefused(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.isRetryable) throw error;
}

/** What fits a profile: not all of it, so that profiles differ. */
function kindsOf(profile: Profile): ProofKind[] {
  const some = (kinds: readonly ProofKind[], count: number): ProofKind[] => {
    const first = digest(`proofs ${profile.name}`).readUInt8(0);
    return kinds.map((_, index) => kinds[(first + index) % kinds.length] ?? 'wallet').slice(0, count);
  };
  if (profile.profileType === 'group') return some(['telegram', 'domain'], 1);
  if (profile.profileType === 'project')
    return profile.projectData.projectType === 'nft'
      ? ['contract', ...some(['domain', 'telegram'], 1)]
      : ['contract', ...some(['domain', 'repository'], 1)];
  switch (profile.individualData.role) {
    case 'developer':
      return ['github', ...some(['wallet', 'repository', 'domain'], 2)];
    case 'artist':
      return ['collection', ...some(['domain', 'wallet'], 1)];
    case 'trader':
      return ['wallet', ...some(['telegram', 'collection'], 1)];
    default:
      return some(['telegram', 'domain', 'wallet'], 2);
  }
}

async function subjectOf(kind: ProofKind, prover: Prover, { sandboxUrl, chain }: Outside): Promise<string | null> {
  const { handle, profile, wallet } = prover;
  const slug = slugOf(profile.profileType === 'individual' ? handle : profile.name);
  switch (kind) {
    case 'wallet':
      return wallet.address;
    case 'github':
      return handle;
    case 'repository': {
      const name = profile.profileType === 'individual' ? 'toolbox' : slug;
      await place(sandboxUrl, 'github/repositories', { owner: handle, name });
      return `${handle}/${name}`;
    }
    case 'domain':
      return `${slug}.example`;
    case 'telegram':
      return profile.profileType === 'individual' ? handle : `${slug.replaceAll('-', '_')}_talk`.replace(/^\d+/, 'g');
    case 'contract':
      return chain === null ? null : contractOf(chain, prover);
    case 'collection':
      return chain === null ? null : collectionOf(chain, prover);
    default:
      return null;
  }
}

/** A token is at the address that its profile names; of everything else the owner deploys the contract. */
async function contractOf(chain: Chain, { profile, wallet }: Prover): Promise<Address> {
  const named = profile.profileType === 'project' ? profile.projectData.tokenAddress : undefined;
  if (isAddress(named)) {
    await plantToken(chain, wallet, { at: named, name: profile.name, symbol: symbolOf(profile.name) });
    return named;
  }
  const isNft = profile.profileType === 'project' && profile.projectData.projectType === 'nft';
  return deploy(chain, wallet, {
    kind: isNft ? 'collection' : 'token',
    name: profile.name,
    symbol: symbolOf(profile.name),
  });
}

/** A collection of one's own, with a few pieces that one kept. */
async function collectionOf(chain: Chain, { profile, wallet }: Prover): Promise<Address> {
  const named = { name: profile.name, symbol: symbolOf(profile.name) };
  const collection = await deploy(chain, wallet, { kind: 'collection', ...named });
  const count = BigInt(3 + (digest(`pieces ${profile.name}`).readUInt8(0) % 30));
  const data = encodeFunctionData({ abi: testCollectionAbi, functionName: 'mint', args: [wallet.address, count] });
  await transact(chain, wallet, { to: collection, data });
  return collection;
}

const isAddress = (value: unknown): value is Address => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value);

const symbolOf = (name: string): string => slugOf(name).replaceAll('-', '').slice(0, 5).toUpperCase();

/** Ends what it began: the API would go on looking at a sandbox that closes meanwhile. */
async function prove(
  kind: ProofKind,
  subject: string,
  { api, wallet, handle, profile }: Prover,
  { sandboxUrl, db }: Outside,
): Promise<void> {
  const path = { id: profile._id };
  const { _id: proofId, challenge } = await api.createProof({ path, body: { kind, subject, isShown: true } });
  if (challenge === null) return;
  const check = (body: Parameters<ApiClient['checkProof']>[0]['body']) =>
    api.checkProof({ path: { ...path, proofId }, body });
  switch (challenge.type) {
    case 'sign':
      await check({ signature: await wallet.signMessage({ message: challenge.message }) });
      break;
    case 'dns':
      await place(sandboxUrl, 'dns', { name: challenge.name, txt: [challenge.value] });
      await check({});
      break;
    case 'file':
      await place(sandboxUrl, 'github/files', { repository: subject, path: challenge.path, text: challenge.content });
      await check({});
      break;
    case 'oauth': {
      const back = await confirm(`${challenge.url}&login=${handle}`);
      await check({ code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' });
      break;
    }
    case 'telegram': {
      const back = await confirm(`${challenge.url}&username=${subject}`);
      const given = Buffer.from(back.hash.replace('#tgAuthResult=', ''), 'base64').toString('utf8');
      await check({ telegram: JSON.parse(given) });
      break;
    }
    case 'seat':
      return;
  }
  await age(db, proofId);
}

async function place(sandboxUrl: string, call: string, body: object): Promise<void> {
  await fetch(`${sandboxUrl}/outside/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Confirms on a page of the outside; returns where it leads back to. */
async function confirm(address: string): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? 'none:');
}

/** Lets a proof be some days old, as the community's other rows are, and younger than its profile. */
async function age(db: Db, proofId: string): Promise<void> {
  const part = digest(`age ${proofId}`).readUInt8(0) / 256;
  await sql`
    update proofs set created_at = proofs.created_at - by, proved_at = proved_at - by, checked_at = checked_at - by,
      check_at = check_at - by, expires_at = expires_at - by
    from (
      select p.id, ${part} * least(p.proved_at - profiles.created_at, ${MOST_DAYS} * interval '1 day') as by
      from proofs p join profiles on profiles.id = p.profile_id
    ) older
    where older.id = proofs.id and proofs.id = ${proofId} and state = 'proven'`.execute(db);
}
