import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { accountDeletionJobs } from '../account-deletion/account-deletion.jobs.ts';

let ctx: TestApp;
let people = 0;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:boss' });
});
afterAll(() => ctx.close());

const xLink = (name: string) => `https://x.com/${name}`;
const listing = (link?: string) => ({
  ...profileInput(),
  profileType: 'individual' as const,
  individualData: { role: 'developer' as const, social: link === undefined ? {} : { x: link } },
});
/** Null clears. */
const unlisting = { ...listing(), individualData: { role: 'developer', social: { x: null } } };

/** A person whose profile links to the X account that they sign in with, to another page, or for null to none. */
async function newOwner(linkOf: ((handle: string) => string) | null = xLink) {
  people += 1;
  const handle = `Ada_${people}`;
  const owner = await ctx.signIn(handle);
  const { _id: id } = await ctx.newProfile(owner, listing(linkOf?.(handle)));
  return { owner, handle, id };
}

/** The person of a Privy id comes back, with another name on X by now. */
async function signInAs(owner: TestUser, name: string, signedInAt = ctx.clock.now()): Promise<TestUser> {
  const [access, identity] = await Promise.all([
    ctx.identity.accessToken(owner.handle),
    ctx.identity.identityToken({ handle: name, signedInAt }, { subject: owner.privyId }),
  ]);
  const headers = { authorization: `Bearer ${access}`, 'privy-id-token': identity };
  await ctx.ok('getMe', { as: headers });
  return { ...owner, headers };
}

const shownOf = async (id: string) => {
  const { status, body } = await ctx.call('getProfile', { path: { id } });
  return status === 200
    ? body.proofs.map(({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`)
    : status;
};

describe('the X account of the sign-in (D84)', () => {
  it('is proven where the profile links to it, since the last sign-in, to everybody and at once', async () => {
    const { owner, handle, id } = await newOwner();
    const at = new Date(Math.floor(ctx.clock.now().getTime() / 1000) * 1000).toISOString();
    const proof = {
      kind: 'x',
      subject: handle,
      name: null,
      count: null,
      method: 'sign_in',
      provedAt: at,
      checkedAt: at,
    };
    const shown = [{ ...proof, state: 'proven' }];
    expect((await ctx.newProfile(owner, listing(xLink(handle.toLowerCase())))).proofs).toEqual(shown);
    const path = { id };
    for (const operation of ['getProfile', 'getGalleryProfile'] as const)
      expect((await ctx.ok(operation, { path })).proofs).toEqual(shown);
    const listed = { _id: id, isShown: true, expiresAt: null, challenge: null, conflict: null, createdAt: at };
    for (const as of [null, owner])
      expect((await ctx.ok('listProofs', { as, path })).data).toMatchObject([{ ...shown[0], ...listed }]);
    const reader = await ctx.signIn('reader');
    const { _id: userProfileId } = await ctx.newProfile(reader);
    const { data } = await ctx.ok('getMatchQueue', { as: reader, query: { userProfileId, limit: 50 } });
    expect(data.find(({ _id }) => _id === id)?.proofs).toEqual(shown);
  });

  it.each([
    ['x.com', (name: string) => `https://x.com/${name}`],
    ['twitter.com, as one wrote it once', (name: string) => `https://www.twitter.com/@${name}/`],
    ['x.com, with where it was copied from', (name: string) => `https://x.com/${name}?s=21`],
  ])('is recognised in a link to %s, in any case', async (_host, link) => {
    const { handle, id } = await newOwner((name) => link(name.toUpperCase()));
    expect(await shownOf(id)).toEqual([`x ${handle}`]);
  });

  it.each([
    ['nothing', null],
    ['another account', () => 'https://x.com/somebody'],
    ['a name that begins alike', (name: string) => `https://x.com/${name}_`],
    ['a post of theirs', (name: string) => `https://x.com/${name}/status/1`],
    ['a host that is not X', (name: string) => `https://x.com.evil.example/${name}`],
    ['a page elsewhere', (name: string) => `https://elsewhere.example/${name}`],
  ])('stays untold where the profile links to %s (D36)', async (_what, linkOf) => {
    const { handle, id } = await newOwner(linkOf);
    expect(await shownOf(id)).toEqual([]);
    const { proofs } = await ctx.ok('getGalleryProfile', { path: { id } });
    expect(JSON.stringify([await ctx.ok('listProofs', { path: { id } }), proofs])).not.toContain(handle);
  });

  it('of a project or a group is its owner’s; a closed group shows it to its owner alone', async () => {
    const { owner, handle } = await newOwner();
    const project = await ctx.newProfile(owner, {
      ...profileInput('project'),
      profileType: 'project',
      projectData: { projectType: 'dapp', twitterProfile: xLink(handle) },
    });
    const group = (isPublic: boolean) =>
      ctx.newProfile(owner, {
        ...profileInput('group'),
        profileType: 'group',
        groupData: { groupType: 'community', isPublic, xProfile: xLink(handle) },
      });
    const [open, closed] = [await group(true), await group(false)];
    expect([await shownOf(project._id), await shownOf(open._id), await shownOf(closed._id)]).toEqual([
      [`x ${handle}`],
      [`x ${handle}`],
      [],
    ]);
    const path = { id: closed._id };
    expect((await ctx.ok('listProofs', { path })).data).toEqual([]);
    expect((await ctx.ok('listProofs', { as: owner, path })).data).toMatchObject([
      { kind: 'x', subject: handle, isShown: false },
    ]);
    expect((await ctx.ok('listProofs', { as: owner, path: { id: open._id } })).data).toMatchObject([{ isShown: true }]);
  });

  it('by a link of a former role is listed for its owner, as what others do not see (D58)', async () => {
    const { owner, handle } = await newOwner(null);
    const { _id: id } = await ctx.newProfile(owner, {
      ...profileInput(),
      profileType: 'individual',
      individualData: { role: 'trader', xLink: xLink(handle) },
    });
    const isShown = async () =>
      (await ctx.ok('listProofs', { as: owner, path: { id } })).data.map((one) => one.isShown);
    expect(await isShown()).toEqual([true]);
    const body = { ...listing(), individualData: { role: 'developer' as const } };
    await ctx.ok('updateProfile', { as: owner, path: { id }, body });
    expect([await isShown(), await shownOf(id)]).toEqual([[false], []]);
  });

  it('says when it was looked at last: at the sign-in, and not where a token is renewed', async () => {
    const { owner, handle, id } = await newOwner();
    const checkedAt = async () => (await ctx.ok('getProfile', { path: { id } })).proofs[0]?.checkedAt;
    const first = await checkedAt();
    const signedInAt = ctx.clock.now();
    ctx.clock.advance(3 * DAY_MS);
    await signInAs(owner, handle, signedInAt);
    expect(await checkedAt()).toBe(first);
    ctx.clock.advance(DAY_MS);
    await signInAs(owner, handle);
    expect(Date.parse((await checkedAt()) ?? '')).toBe(Math.floor(ctx.clock.now().getTime() / 1000) * 1000);
  });

  it('ends with the link, and with the name at the next sign-in', async () => {
    const { owner, handle, id } = await newOwner();
    const path = { id };
    ctx.clock.advance(1000);
    const renamed = await signInAs(owner, `${handle}_new`);
    expect(await shownOf(id)).toEqual([]);
    await ctx.ok('updateProfile', { as: renamed, path, body: listing(xLink(`${handle}_new`)) });
    expect(await shownOf(id)).toEqual([`x ${handle}_new`]);
    await ctx.ok('updateProfile', { as: renamed, path, body: unlisting });
    expect(await shownOf(id)).toEqual([]);
  });

  it('is not brought back by an older token, nor proven where the service does not say when', async () => {
    const { owner, handle, id } = await newOwner();
    const old = owner.headers;
    ctx.clock.advance(1000);
    await signInAs(owner, `${handle}_new`);
    await ctx.ok('getMe', { as: old });
    expect(await shownOf(id)).toEqual([]);
    ctx.clock.advance(1000);
    await signInAs(owner, handle, new Date(ctx.clock.now().getTime() + DAY_MS));
    expect(await shownOf(id)).toEqual([]);
  });

  it('is of whoever signed in with the name last: X gives a freed name to others', async () => {
    const { owner, handle, id } = await newOwner();
    const heir = await newOwner(null);
    ctx.clock.advance(1000);
    const taken = await signInAs(heir.owner, handle.toLowerCase());
    await ctx.ok('updateProfile', { as: taken, path: { id: heir.id }, body: listing(xLink(handle)) });
    expect([await shownOf(id), await shownOf(heir.id)]).toEqual([[], [`x ${handle.toLowerCase()}`]]);
    ctx.clock.advance(1000);
    await signInAs(owner, handle);
    expect([await shownOf(id), await shownOf(heir.id)]).toEqual([[`x ${handle}`], []]);
  });

  it('follows the profile to another person, who does not sign in with it', async () => {
    const { id } = await newOwner();
    const { owner: other } = await newOwner();
    await ctx.database.pool.query('update profiles set user_id = $1 where id = $2', [other.id, id]);
    expect(await shownOf(id)).toEqual([]);
  });

  it('is gone with the profile: hidden, of somebody suspended, deleted, or of an account that is', async () => {
    const [reader, boss] = [await ctx.signIn('reader'), await ctx.signIn('boss')];
    const [hidden, suspended, deleted, left] = [await newOwner(), await newOwner(), await newOwner(), await newOwner()];
    const { id } = suspended;
    await ctx.ok('sendReport', { as: reader, body: { subject: { type: 'profile', id }, reason: 'scam' } });
    const { data } = await ctx.ok('listReports', { as: boss, query: { limit: 100 } });
    const path = { subjectId: data.find(({ subject }) => subject.id === id)?._id ?? '' };
    const grounds = { policy: 'scam', severity: 'high', facts: 'They asked for money first.' } as const;
    await ctx.ok('decideOnReport', { as: boss, path, body: { measure: 'suspend', days: 30, ...grounds } });
    await ctx.database.pool.query(
      "update profiles set deleted_at = now(), hidden_at = now(), hidden_reason = 'Because.' where id = $1",
      [hidden.id],
    );
    await ctx.ok('deleteProfile', { as: deleted.owner, path: { id: deleted.id } });
    await ctx.ok('deleteMe', { as: left.owner });
    for (const each of [hidden, suspended, deleted, left])
      expect([await shownOf(each.id), (await ctx.call('listProofs', { path: { id: each.id } })).status]).toEqual([
        404, 404,
      ]);
    const { data: own } = await ctx.ok('listProofs', { as: hidden.owner, path: { id: hidden.id } });
    expect(own).toMatchObject([{ kind: 'x' }]);
    ctx.clock.advance(31 * DAY_MS);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    const row = await ctx.database.pool.query(
      'select twitter_username, twitter_signed_in_at from users where id = $1',
      [left.owner.id],
    );
    expect(row.rows).toEqual([{ twitter_username: null, twitter_signed_in_at: null }]);
  });

  it('is nothing that one begins, checks, hides, takes back or filters by', async () => {
    const { owner, handle, id } = await newOwner();
    const as = await ctx.signIn(owner.handle);
    const gone = { status: 404, body: { code: 'proof_not_found' } };
    const path = { id, proofId: id };
    expect(await ctx.call('checkProof', { as, path, body: {} })).toMatchObject(gone);
    expect(await ctx.call('updateProof', { as, path, body: { isShown: false } })).toMatchObject(gone);
    expect(await ctx.call('deleteProof', { as, path })).toMatchObject(gone);
    const body = { kind: 'x', subject: handle };
    expect((await ctx.call('createProof', { as, path: { id }, body })).status).toBe(400);
    expect((await ctx.call('browseGallery', { query: { proven: 'x' } })).status).toBe(400);
    expect(await shownOf(id)).toEqual([`x ${handle}`]);
  });
});
