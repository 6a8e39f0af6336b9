import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDone } from '../audit/audit.repository.ts';
import { retentionJobs } from '../retention/retention.jobs.ts';
import { newMatch } from '../../testing/fixtures.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
let chief: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  chief = await ctx.signIn('chief');
});
afterAll(() => ctx.close());

const withLinks = (...urls: string[]) => ({
  ...profileInput(),
  individualData: { role: 'developer', projectLinks: urls.map((url) => ({ url })) },
});

/** A developer whose profile has these links, all of which await review. */
async function developer(handle: string, ...urls: string[]) {
  const user = await ctx.signIn(handle);
  const profile = await ctx.ok('createProfile', { as: user, body: withLinks(...urls) });
  const own = await ctx.ok('getProfile', { as: user, path: { id: profile._id } });
  const links = own.profileType === 'individual' ? own.individualData.projectLinks : [];
  const places = links.map(({ _id }) => ({ profileId: profile._id, linkId: _id }));
  return { user, id: profile._id, own, places };
}

const [nowhere] = [{ profileId: uuid(), linkId: uuid() }];
const placeOf = (places: { profileId: string; linkId: string }[], index = 0) => places[index] ?? nowhere;
const linksSeenBy = async (id: string, as: TestUser | null) => {
  const seen = await ctx.ok('getProfile', { as, path: { id } });
  return seen.profileType === 'individual' ? seen.individualData.projectLinks.map(({ url }) => url) : [];
};
const waiting = async () =>
  (await ctx.ok('listPendingLinks', { as: chief, query: { limit: 100 } })).data.map(({ linkUrl }) => linkUrl);
const audit = (subject: string) =>
  ctx.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .where(isDone)
    .orderBy('id')
    .execute();

describe('a project link (SPEC 4, D5)', () => {
  it('is listed with its owner, its target and earlier decisions on the profile', async () => {
    const { places, id } = await developer(
      'ada',
      'https://www.ada.example/a',
      'https://ada.example/b',
      'https://ada.example/c',
    );
    await ctx.ok('approveLink', { as: chief, path: placeOf(places, 0) });
    await ctx.ok('rejectLink', { as: chief, path: placeOf(places, 1) });
    const { data } = await ctx.ok('listPendingLinks', { as: chief });
    expect(data.find(({ profileId }) => profileId === id)).toEqual({
      ...placeOf(places, 2),
      profileName: 'Ada',
      avatar: null,
      linkUrl: 'https://ada.example/c',
      createdAt: ctx.clock.now().toISOString(),
      host: 'ada.example',
      earlier: { approved: 1, rejected: 1 },
    });
  });

  it('is shown to everyone once it is approved, and waits no longer', async () => {
    const { places, id } = await developer('bea', 'https://bea.example');
    expect(await linksSeenBy(id, null)).toEqual([]);
    expect(await ctx.ok('approveLink', { as: chief, path: placeOf(places) })).toMatchObject({ decision: 'approve' });
    expect(await linksSeenBy(id, null)).toEqual(['https://bea.example']);
    expect(await waiting()).not.toContain('https://bea.example');
  });

  it('is deleted when it is rejected', async () => {
    const { places, id, user } = await developer('cem', 'https://cem.example');
    expect(await ctx.ok('rejectLink', { as: chief, path: placeOf(places) })).toMatchObject({ decision: 'reject' });
    expect(await linksSeenBy(id, user)).toEqual([]);
    expect(await waiting()).not.toContain('https://cem.example');
  });

  it('is decided on once, however many decide at the same time', async () => {
    const { places, id } = await developer('dia', 'https://dia.example');
    const decide = (index: number) =>
      ctx.call(index % 2 === 0 ? 'approveLink' : 'rejectLink', { as: chief, path: placeOf(places) });
    const answers = await Promise.all(Array.from({ length: 8 }, (_each, index) => decide(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'link_already_decided']);
    expect(await audit(id)).toHaveLength(1);
  });

  it('that its owner changed meanwhile is not there any more', async () => {
    const { places, id, user } = await developer('eve', 'https://eve.example/old');
    await ctx.ok('updateProfile', { as: user, path: { id }, body: withLinks('https://eve.example/new') });
    for (const operation of ['approveLink', 'rejectLink'] as const)
      expect(await ctx.call(operation, { as: chief, path: placeOf(places) })).toMatchObject({
        status: 404,
        body: { code: 'link_not_found' },
      });
  });

  it('is decided on as one of its own profile', async () => {
    const [one, other] = [await developer('uma', 'https://uma.example'), await developer('vic', 'https://vic.example')];
    const path = { profileId: other.id, linkId: placeOf(one.places).linkId };
    for (const operation of ['approveLink', 'rejectLink'] as const)
      expect(await ctx.call(operation, { as: chief, path })).toMatchObject({
        status: 404,
        body: { code: 'link_not_found' },
      });
    expect(await linksSeenBy(one.id, one.user)).toEqual(['https://uma.example']);
    expect(await waiting()).toContain('https://uma.example');
  });

  it('that is unknown cannot be decided on', async () => {
    for (const operation of ['approveLink', 'rejectLink'] as const)
      expect(await ctx.call(operation, { as: chief, path: nowhere })).toMatchObject({
        status: 404,
        body: { code: 'profile_not_found' },
      });
  });

  it('stays decided when an edit that began before is saved (D59)', async () => {
    const urls = ['https://fay.example/good', 'https://fay.example/bad'];
    const { places, id, user, own } = await developer('fay', ...urls);
    await ctx.ok('approveLink', { as: chief, path: placeOf(places, 0) });
    await ctx.ok('rejectLink', { as: chief, path: placeOf(places, 1) });
    const body = { ...withLinks(...urls), updatedAt: own.updatedAt };
    expect(await ctx.call('updateProfile', { as: user, path: { id }, body })).toMatchObject({
      status: 409,
      body: { code: 'profile_changed' },
    });
    expect(await linksSeenBy(id, null)).toEqual(['https://fay.example/good']);
  });

  it('of a deleted profile waits no longer', async () => {
    const { user, id } = await developer('gus', 'https://gus.example');
    expect(await waiting()).toContain('https://gus.example');
    await ctx.ok('deleteProfile', { as: user, path: { id } });
    expect(await waiting()).not.toContain('https://gus.example');
  });
});

describe('the notification of a link decision', () => {
  const toldTo = async (as: TestUser) =>
    (await ctx.ok('listNotifications', { as })).data.map(({ type, data, actionUrl, isRead }) => ({
      type,
      data,
      actionUrl,
      isRead,
    }));
  const decided = (id: string, type: 'link_approved' | 'link_rejected', linkUrl: string) => ({
    type,
    data: { profileName: 'Ada', receiverProfileId: id, linkUrl },
    actionUrl: type === 'link_approved' ? `/profiles/${id}` : `/profiles/${id}/edit`,
    isRead: false,
  });

  it('is each decision once, in the list and live, with where it leads', async () => {
    const urls = ['https://told.example/good', 'https://told.example/bad'] as const;
    const { user, id, places } = await developer('told', ...urls);
    await ctx.ok('approveLink', { as: chief, path: placeOf(places, 0) });
    ctx.clock.advance(1000);
    await ctx.ok('rejectLink', { as: chief, path: placeOf(places, 1) });
    expect((await ctx.call('approveLink', { as: chief, path: placeOf(places, 0) })).status).toBe(409);
    expect(await toldTo(user)).toEqual([decided(id, 'link_rejected', urls[1]), decided(id, 'link_approved', urls[0])]);
    await ctx.runJobs();
    expect(ctx.realtime.on(`user:${user.id}`)).toMatchObject([
      { event: 'notification', data: { type: 'link_approved', data: { linkUrl: urls[0] } } },
      { event: 'notification', data: { type: 'link_rejected', data: { linkUrl: urls[1] } } },
    ]);
  });

  it('is nothing of what they decided themselves', async () => {
    const profile = await ctx.ok('createProfile', { as: chief, body: withLinks('https://own.example') });
    const own = await ctx.ok('getProfile', { as: chief, path: { id: profile._id } });
    const [link] = own.profileType === 'individual' ? own.individualData.projectLinks : [];
    await ctx.ok('approveLink', { as: chief, path: { profileId: profile._id, linkId: link?._id ?? '' } });
    expect(await toldTo(chief)).toEqual([]);
  });

  it.each(['unread', 'read'] as const)(
    'is withdrawn, %s, when the decision is taken back, and told anew when it is made again',
    async (state) => {
      const { user, id, places } = await developer(`withdrawn_${state}`, 'https://withdrawn.example');
      const path = placeOf(places);
      await ctx.ok('approveLink', { as: chief, path });
      if (state === 'read') await ctx.ok('markAllNotificationsRead', { as: user });
      await ctx.ok('undoLinkDecision', { as: chief, path, body: { decision: 'approve' } });
      expect(await toldTo(user)).toEqual([]);
      await ctx.runJobs();
      expect(ctx.realtime.on(`user:${user.id}`).at(-1)).toMatchObject({ event: 'notifications-changed' });
      await ctx.ok('rejectLink', { as: chief, path });
      expect(await toldTo(user)).toEqual([decided(id, 'link_rejected', 'https://withdrawn.example')]);
    },
  );

  it('leaves with the profile (D39)', async () => {
    const { user, id, places } = await developer('left', 'https://left.example');
    await ctx.ok('approveLink', { as: chief, path: placeOf(places) });
    await ctx.ok('deleteProfile', { as: user, path: { id } });
    expect(await toldTo(user)).toEqual([]);
  });
});

describe('a decision on a link that is taken back (D59)', () => {
  let second: TestUser;
  beforeAll(async () => {
    second = await ctx.signIn('second_chief');
    await ctx.ok('updateRole', { as: chief, body: { targetUserId: second.privyId, role: 'admin' } });
  });

  const decide = (path: { profileId: string; linkId: string }, choice: 'approve' | 'reject', as = chief) =>
    ctx.call(choice === 'approve' ? 'approveLink' : 'rejectLink', { as, path });
  const undo = (path: { profileId: string; linkId: string }, decision: 'approve' | 'reject', as = chief) =>
    ctx.call('undoLinkDecision', { as, path, body: { decision } });
  const refused = { status: 409, body: { code: 'nothing_to_undo' } };
  const pendingOf = async (id: string) =>
    (await ctx.ok('listPendingLinks', { as: chief, query: { limit: 100 } })).data.filter(
      ({ profileId }) => profileId === id,
    );

  it.each(['approve', 'reject'] as const)(
    '%s: the link waits again as it waited, and nobody sees it',
    async (choice) => {
      const urls = [1, 2, 3].map((each) => `https://${choice}.example/${each}`);
      const { user, id, places } = await developer(`undone_${choice}`, ...urls);
      const before = await pendingOf(id);
      ctx.clock.advance(1000);
      expect((await decide(placeOf(places, 1), choice)).status).toBe(200);
      expect(await undo(placeOf(places, 1), choice)).toMatchObject({ status: 200, body: { decision: choice } });
      expect(await pendingOf(id)).toEqual(before);
      expect(await linksSeenBy(id, user)).toEqual(urls);
      expect(await linksSeenBy(id, null)).toEqual([]);
      expect((await audit(id)).map(({ action, after }) => [action, after]).at(-1)).toEqual([
        'undoLinkDecision',
        { linkId: placeOf(places, 1).linkId, url: urls[1], approvedAt: null },
      ]);
      expect((await decide(placeOf(places, 1), 'approve', second)).status).toBe(200);
      expect(await linksSeenBy(id, null)).toEqual([urls[1]]);
    },
  );

  it('is within ten minutes, by whoever made it, and the decision that is named', async () => {
    const { places, id } = await developer('late', 'https://late.example');
    await decide(placeOf(places), 'approve');
    expect(await undo(placeOf(places), 'approve', second)).toMatchObject(refused);
    expect(await undo(placeOf(places), 'reject')).toMatchObject(refused);
    ctx.clock.advance(10 * 60_000 + 1);
    expect(await undo(placeOf(places), 'approve')).toMatchObject(refused);
    expect(await linksSeenBy(id, null)).toEqual(['https://late.example']);
  });

  it('is the last one on that link, whatever was decided on others since', async () => {
    const { id, places } = await developer('several', 'https://several.example/a', 'https://several.example/b');
    await decide(placeOf(places, 0), 'approve');
    ctx.clock.advance(1000);
    await decide(placeOf(places, 1), 'reject');
    expect((await undo(placeOf(places, 0), 'approve')).status).toBe(200);
    expect((await pendingOf(id)).map(({ linkUrl }) => linkUrl)).toEqual(['https://several.example/a']);
  });

  it.each(['approve', 'reject'] as const)(
    '%s: happens once, however many take it back at the same time',
    async (choice) => {
      const { places, id } = await developer(`once_${choice}`, `https://once-${choice}.example`);
      await decide(placeOf(places), choice);
      const answers = await Promise.all(Array.from({ length: 8 }, () => undo(placeOf(places), choice)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(refused);
      expect(await audit(id)).toHaveLength(2);
      expect(await pendingOf(id)).toHaveLength(1);
    },
  );

  it('and what somebody else decides at the same time come one after the other', async () => {
    const { places, id } = await developer('both', 'https://both.example');
    await decide(placeOf(places), 'approve');
    const [undone, rejected] = await Promise.all([
      undo(placeOf(places), 'approve'),
      decide(placeOf(places), 'reject', second),
    ]);
    expect(undone.status).toBe(200);
    expect(await pendingOf(id)).toHaveLength(rejected.status === 200 ? 0 : 1);
    expect(await linksSeenBy(id, null)).toEqual([]);
    // The other's later decision is theirs to undo.
    if (rejected.status === 200) expect(await undo(placeOf(places), 'approve')).toMatchObject(refused);
  });

  it('is not of a link that its owner changed since', async () => {
    const { user, id, places } = await developer('mover', 'https://mover.example/a', 'https://mover.example/b');
    const save = (...urls: string[]) => ctx.ok('updateProfile', { as: user, path: { id }, body: withLinks(...urls) });
    await decide(placeOf(places, 1), 'approve');
    await decide(placeOf(places, 0), 'reject');
    // Its place is taken.
    await save('https://mover.example/b');
    expect(await undo(placeOf(places, 0), 'reject')).toMatchObject(refused);
    // Its address is back.
    await save('https://mover.example/b', 'https://mover.example/a');
    expect(await undo(placeOf(places, 0), 'reject')).toMatchObject(refused);
    // Its address is back at another place, and its own is free.
    const third = await developer('shifter', 'https://shifter.example/a', 'https://shifter.example/b');
    await decide(placeOf(third.places, 1), 'reject');
    await ctx.ok('updateProfile', {
      as: third.user,
      path: { id: third.id },
      body: withLinks('https://shifter.example/b'),
    });
    expect(await undo(placeOf(third.places, 1), 'reject')).toMatchObject(refused);
    // It is gone.
    await save('https://mover.example/a');
    expect(await undo(placeOf(places, 1), 'approve')).toMatchObject(refused);
    expect(await linksSeenBy(id, user)).toEqual(['https://mover.example/a']);
  });

  it('is no decision for whoever decides next: a link that its owner removed then was never decided on', async () => {
    const { user, id, places } = await developer('gone', 'https://gone.example');
    await decide(placeOf(places), 'approve');
    await undo(placeOf(places), 'approve');
    await ctx.ok('updateProfile', { as: user, path: { id }, body: withLinks() });
    expect(await decide(placeOf(places), 'reject', second)).toMatchObject({
      status: 404,
      body: { code: 'link_not_found' },
    });
  });

  it('is in conflict with an edit that began before it', async () => {
    const { user, id, places } = await developer('editor', 'https://editor.example');
    await decide(placeOf(places), 'reject');
    const { updatedAt } = await ctx.ok('getProfile', { as: user, path: { id } });
    await undo(placeOf(places), 'reject');
    expect(
      await ctx.call('updateProfile', { as: user, path: { id }, body: { ...withLinks(), updatedAt } }),
    ).toMatchObject({ status: 409, body: { code: 'profile_changed' } });
    expect(await linksSeenBy(id, user)).toEqual(['https://editor.example']);
  });

  it('is not of a profile that was deleted, nor of a link that was never decided on', async () => {
    const { user, id, places } = await developer('leaver', 'https://leaver.example');
    expect(await undo(placeOf(places), 'approve')).toMatchObject(refused);
    await decide(placeOf(places), 'approve');
    await ctx.ok('deleteProfile', { as: user, path: { id } });
    expect(await undo(placeOf(places), 'approve')).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });
});

describe('the list of profiles', () => {
  const names = async (query: Record<string, string | number>) =>
    (await ctx.ok('listAdminProfiles', { as: chief, query })).data.map(({ name }) => name);

  it('finds a part of a name, an id, a type and a person', async () => {
    const user = await ctx.signIn('hal');
    const one = await ctx.newProfile(user, { name: 'Hal Moonwright' });
    await ctx.newProfile(user, { ...profileInput('group'), name: 'Moonwright 100%' });
    expect(await names({ search: 'OONWR' })).toEqual(['Moonwright 100%', 'Hal Moonwright']);
    expect(await names({ search: 'moonwright', profileType: 'group' })).toEqual(['Moonwright 100%']);
    expect(await names({ search: one._id })).toEqual(['Hal Moonwright']);
    expect(await names({ search: 'moonwright', userId: user.id })).toHaveLength(2);
    expect(await names({ search: 'moonwright', userId: chief.id })).toEqual([]);
    expect(await names({ search: user.id })).toHaveLength(2);
    expect(await names({ search: '%%%' })).toEqual([]);
  });

  it('says what the team may know: the owner, and what is counted', async () => {
    const user = await ctx.signIn({ handle: 'ina', name: 'Ina' });
    const { _id } = await ctx.newProfile(user, { name: 'Inas profile', tags: ['defi'] });
    const { data } = await ctx.ok('listAdminProfiles', { as: chief, query: { search: _id } });
    expect(data).toMatchObject([
      {
        _id,
        tags: ['defi'],
        views: 0,
        isVerified: false,
        verifiedName: null,
        hidden: null,
        owner: { _id: user.id, privyId: user.privyId, displayName: 'Ina' },
      },
    ]);
  });
});

describe('verified (D52)', () => {
  const verify = async (id: string, isVerified: boolean, reason?: string) => {
    const { name } = await ctx.ok('getProfile', { path: { id } });
    return ctx.ok('verifyProfile', { as: chief, path: { id }, body: { isVerified, name, ...(reason && { reason }) } });
  };
  const renamed = async () =>
    (await ctx.ok('listAdminProfiles', { as: chief, query: { state: 'renamed' } })).data.map(({ _id }) => _id);

  it('is given and taken by the team, and everyone sees it', async () => {
    const { _id: id } = await ctx.newProfile(await ctx.signIn('jan'));
    expect(await verify(id, true)).toMatchObject({ isVerified: true });
    expect((await ctx.ok('getProfile', { path: { id } })).isVerified).toBe(true);
    expect(
      (await ctx.ok('listAdminProfiles', { as: chief, query: { state: 'verified' } })).data.map(({ _id }) => _id),
    ).toContain(id);
    expect(await verify(id, false, 'Sold to somebody else.')).toMatchObject({ isVerified: false });
    expect((await ctx.ok('getProfile', { path: { id } })).isVerified).toBe(false);
    expect((await audit(id)).map(({ before, after, reason }) => [before, after, reason])).toEqual([
      [{ isVerified: false, name: null }, { isVerified: true, name: 'Ada' }, null],
      [{ isVerified: true, name: 'Ada' }, { isVerified: false, name: null }, 'Sold to somebody else.'],
    ]);
  });

  it('is given to the name that the team saw, and to no other that came meanwhile; taken back it is in any case', async () => {
    const user = await ctx.signIn('quick');
    const { _id: id } = await ctx.newProfile(user, { name: 'Small Studio' });
    const press = (body: object) => ctx.call('verifyProfile', { as: chief, path: { id }, body });
    const renamed = { status: 409, body: { code: 'profile_renamed' } };
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), name: 'Binance Official' } });
    expect(await press({ isVerified: true, name: 'Small Studio' })).toMatchObject(renamed);
    expect(await press({ isVerified: true })).toMatchObject(renamed);
    expect((await ctx.ok('getProfile', { path: { id } })).isVerified).toBe(false);
    expect(await press({ isVerified: true, name: 'Binance Official' })).toMatchObject({ body: { isVerified: true } });
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), name: 'Small Studio' } });
    expect(await press({ isVerified: false })).toMatchObject({ status: 200, body: { verifiedName: null } });
  });

  it('shows beside the name that it was given to, and beside no other', async () => {
    const user = await ctx.signIn('kim');
    const viewer = await ctx.signIn('kims-friend', 'premium');
    const { _id: id } = await ctx.newProfile(user, { name: 'Small Studio', tags: ['kims-tag'] });
    const acting = await ctx.newProfile(viewer);
    await newMatch(ctx, { user, profileId: id }, { user: viewer, profileId: acting._id });
    await verify(id, true);
    const rename = (name: string) =>
      ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), tags: ['kims-tag'], name } });
    const found = async (isVerified: boolean) => {
      const query = { tags: 'kims-tag', isVerified };
      return (await ctx.ok('searchProfiles', { as: viewer, query })).profiles.length === 1;
    };
    const shown = async () => ({
      profile: (await ctx.ok('getProfile', { path: { id } })).isVerified,
      verifiedOnly: await found(true),
      unverifiedOnly: await found(false),
      match: (await ctx.ok('listMatches', { as: viewer, query: { userProfileId: acting._id } })).data.map(
        ({ profile }) => !profile.isDeleted && profile.isVerified,
      ),
      team: (await ctx.ok('listAdminProfiles', { as: chief, query: { search: id } })).data.map(
        ({ isVerified, verifiedName }) => ({ isVerified, verifiedName }),
      ),
    });
    const withBadge = {
      profile: true,
      verifiedOnly: true,
      unverifiedOnly: false,
      match: [true],
      team: [{ isVerified: true, verifiedName: null }],
    };
    const withoutBadge = {
      profile: false,
      verifiedOnly: false,
      unverifiedOnly: true,
      match: [false],
      team: [{ isVerified: false, verifiedName: 'Small Studio' }],
    };
    expect(await shown()).toEqual(withBadge);
    expect(await renamed()).not.toContain(id);
    await rename('Binance Official');
    expect(await shown()).toEqual(withoutBadge);
    expect(await renamed()).toContain(id);
    await rename('Small Studio');
    expect(await shown()).toEqual(withBadge);
    expect(await renamed()).not.toContain(id);
    await rename('Small Studio again');
    await verify(id, true);
    expect(await shown()).toEqual(withBadge);
    await rename('Another');
    await verify(id, false);
    expect(await shown()).toEqual({ ...withoutBadge, team: [{ isVerified: false, verifiedName: null }] });
  });

  describe('that is taken back', () => {
    const undo = (id: string, isVerified: boolean, as = chief) =>
      ctx.call('undoVerification', { as, path: { id }, body: { isVerified } });
    const refused = { status: 409, body: { code: 'nothing_to_undo' } };

    it('is as it was before, once', async () => {
      const { _id: id } = await ctx.newProfile(await ctx.signIn('undone'));
      expect(await undo(id, true)).toMatchObject(refused);
      await verify(id, true);
      expect(await undo(id, false)).toMatchObject(refused);
      expect(await undo(id, true)).toMatchObject({ status: 200, body: { isVerified: false, verifiedName: null } });
      expect(await undo(id, true)).toMatchObject(refused);
      expect((await audit(id)).map(({ action, after }) => [action, after]).at(-1)).toEqual([
        'undoVerification',
        { isVerified: false, name: null },
      ]);
      expect(await undo(uuid(), true)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    });

    it('is given back under the name at which the team has looked, not under a new one', async () => {
      const user = await ctx.signIn('undone_renamed');
      const { _id: id } = await ctx.newProfile(user);
      await verify(id, true);
      await verify(id, false);
      await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), name: 'Satoshi' } });
      expect(await undo(id, false)).toMatchObject({ status: 200, body: { isVerified: false, verifiedName: 'Ada' } });
      expect((await audit(id)).at(-1)).toMatchObject({ after: { isVerified: false, name: 'Ada' } });
    });

    it('is not what somebody else has changed since, nor what is older than ten minutes', async () => {
      const second = await ctx.signIn('second_chief');
      await ctx.ok('updateRole', { as: chief, body: { targetUserId: second.privyId, role: 'admin' } });
      const { _id: id } = await ctx.newProfile(await ctx.signIn('undone_late'));
      await verify(id, true);
      expect(await undo(id, true, second)).toMatchObject(refused);
      await ctx.ok('verifyProfile', { as: second, path: { id }, body: { isVerified: true, name: 'Ada' } });
      expect(await undo(id, true)).toMatchObject(refused);
      await verify(id, false);
      ctx.clock.advance(10 * 60_000 + 1);
      expect(await undo(id, false)).toMatchObject(refused);
    });
  });

  it('is nothing that a row can say without the name', async () => {
    const { _id: id } = await ctx.newProfile(await ctx.signIn('nameless'));
    await sql`update profiles set is_verified = true where id = ${id}`.execute(ctx.database.db);
    expect((await ctx.ok('getProfile', { path: { id } })).isVerified).toBe(false);
  });

  it('is nothing of a profile that is not there', async () => {
    const body = { isVerified: true };
    expect(await ctx.call('verifyProfile', { as: chief, path: { id: uuid() }, body })).toMatchObject({
      status: 404,
      body: { code: 'profile_not_found' },
    });
  });
});

describe('a hidden profile', () => {
  const hide = (id: string, isHidden: boolean, reason = 'It pretends to be somebody else.') =>
    ctx.call('hideProfile', { as: chief, path: { id }, body: { isHidden, reason } });
  const isSeen = async (id: string) => (await ctx.call('getProfile', { path: { id } })).status === 200;

  it('is gone for everyone else, and its owner is notified once, with the reason', async () => {
    const user = await ctx.signIn('lea');
    const { _id: id } = await ctx.newProfile(user, { name: 'Lea', tags: ['leas-tag'] });
    expect(await hide(id, true)).toMatchObject({
      status: 200,
      body: { hidden: { reason: expect.stringContaining('pretends') } },
    });
    await hide(id, true, 'Another reason.');
    expect((await audit(id)).map(({ before, after }) => [before, after])).toEqual([
      [{ isHidden: false }, { isHidden: true }],
      [{ isHidden: true }, { isHidden: true }],
    ]);
    expect(await isSeen(id)).toBe(false);
    expect((await ctx.ok('listNotifications', { as: user })).data).toMatchObject([
      {
        type: 'profile_hidden',
        data: { profileName: 'Lea', receiverProfileId: id, reason: 'It pretends to be somebody else.' },
      },
    ]);
    await ctx.runJobs();
    expect(ctx.realtime.on(`user:${user.id}`)).toMatchObject([{ data: { type: 'profile_hidden' } }]);
    const listed = async (query: Record<string, string>) =>
      (await ctx.ok('listAdminProfiles', { as: chief, query })).data.map(({ _id }) => _id);
    expect(await listed({ state: 'hidden' })).toContain(id);
    expect(await listed({ search: id })).toEqual([]);
  });

  it('is whole again when it is shown, however long it was hidden', async () => {
    const user = await ctx.signIn('max');
    const { _id: id } = await ctx.newProfile(user, { name: 'Max', bio: 'Words that stay.', tags: ['maxtag'] });
    const tagged = () => sql`select from profile_tags where profile_id = ${id}`.execute(ctx.database.db);
    await hide(id, true);
    expect((await tagged()).rows).toHaveLength(0);
    // Hidden so long ago that a deleted one would be erased.
    await sql`update profiles set deleted_at = ${new Date('2026-01-01')} where id = ${id}`.execute(ctx.database.db);
    await ctx.runJob(retentionJobs.purgeOldRows, {});
    expect((await hide(id, false, 'A mistake.')).status).toBe(200);
    expect(await ctx.ok('getProfile', { path: { id } })).toMatchObject({ name: 'Max', bio: 'Words that stay.' });
    expect((await tagged()).rows).toHaveLength(1);
    expect((await audit(id)).map(({ after, reason }) => [after, reason])).toEqual([
      [{ isHidden: true }, 'It pretends to be somebody else.'],
      [{ isHidden: false }, 'A mistake.'],
    ]);
  });

  it('is seen by its owner alone, who is told that it is hidden', async () => {
    const user = await ctx.signIn('olga');
    const { _id: id } = await ctx.newProfile(user);
    const seen = async (as: TestUser | null) => (await ctx.call('getProfile', { as, path: { id } })).body;
    expect(await seen(user)).not.toHaveProperty('isHidden');
    await hide(id, true);
    expect(await seen(user)).toMatchObject({ _id: id, isOwner: true, isHidden: true });
    expect((await ctx.ok('listMyProfiles', { as: user })).data).toMatchObject([{ _id: id, isHidden: true }]);
    for (const other of [null, chief, await ctx.signIn('other')])
      expect(await seen(other)).toMatchObject({ code: 'profile_not_found' });
    expect(await ctx.call('getGalleryProfile', { as: user, path: { id } })).toMatchObject({
      status: 404,
      body: { code: 'profile_not_found' },
    });
    await hide(id, false);
    expect(await seen(user)).not.toHaveProperty('isHidden');
  });

  it('can be neither edited, viewed, liked nor acted as', async () => {
    const user = await ctx.signIn('pia');
    const other = await ctx.signIn('quinn');
    const { _id: id } = await ctx.newProfile(user);
    const { _id: target } = await ctx.newProfile(other);
    await hide(id, true);
    const gone = { status: 404, body: { code: 'profile_not_found' } };
    expect(await ctx.call('updateProfile', { as: user, path: { id }, body: profileInput() })).toMatchObject(gone);
    expect(await ctx.call('viewProfile', { as: user, path: { id } })).toMatchObject(gone);
    const refused = { status: 404, body: { code: 'acting_profile_not_found' } };
    const acting = { as: user, query: { userProfileId: id } };
    expect(await ctx.call('getMatchQueue', acting)).toMatchObject(refused);
    expect(await ctx.call('listMatches', acting)).toMatchObject(refused);
    expect(await ctx.call('getHome', acting)).toMatchObject(refused);
    const like = (as: TestUser, from: string, to: string) =>
      ctx.call('likeProfile', { as, path: { profileId: to }, body: { userProfileId: from } });
    expect(await like(user, id, target)).toMatchObject(refused);
    expect(await like(other, target, id)).toMatchObject(gone);
    const { channels } = await ctx.ok('getRealtimeToken', { as: user });
    expect(channels).not.toContain(`user:${id}`);
  });

  it('counts among the ten profiles of its owner, so that they are ten when it is shown again (D37)', async () => {
    const user = await ctx.signIn('rosa');
    const { _id: id } = await ctx.newProfile(user);
    for (let count = 1; count < 10; count += 1) await ctx.newProfile(user);
    await hide(id, true);
    expect(await ctx.call('createProfile', { as: user, body: profileInput() })).toMatchObject({
      status: 409,
      body: { code: 'profile_limit_reached' },
    });
    await hide(id, false);
    expect((await ctx.ok('listMyProfiles', { as: user })).meta).toEqual({ total: 10, maximum: 10 });
    // Deleting a hidden one makes room.
    await hide(id, true);
    await ctx.ok('deleteProfile', { as: user, path: { id } });
    await ctx.newProfile(user);
    expect((await ctx.ok('listMyProfiles', { as: user })).meta.total).toBe(10);
  });

  it('is deleted by its owner alone, for good, and erased like any deleted profile', async () => {
    const user = await ctx.signIn('sven');
    const { _id: id } = await ctx.newProfile(user, { bio: 'Words that go.' });
    await hide(id, true);
    const remove = (as: TestUser) => ctx.call('deleteProfile', { as, path: { id } });
    const gone = { status: 404, body: { code: 'profile_not_found' } };
    expect(await remove(await ctx.signIn('tom'))).toMatchObject(gone);
    expect(await remove(user)).toMatchObject({ status: 204 });
    expect(await remove(user)).toMatchObject(gone);
    expect(await ctx.call('getProfile', { as: user, path: { id } })).toMatchObject(gone);
    expect((await ctx.ok('listMyProfiles', { as: user })).data).toEqual([]);
    expect(await hide(id, false)).toMatchObject(gone);
    const { data } = await ctx.ok('listAdminProfiles', { as: chief, query: { state: 'hidden' } });
    expect(data.map(({ _id }) => _id)).not.toContain(id);
    await sql`update profiles set deleted_at = ${new Date('2026-01-01')} where id = ${id}`.execute(ctx.database.db);
    await ctx.runJob(retentionJobs.purgeOldRows, {});
    const { rows } = await sql`select bio from profiles where id = ${id}`.execute(ctx.database.db);
    expect(rows).toEqual([{ bio: '-' }]);
  });

  it('is not one that its owner deleted: that one stays deleted', async () => {
    const user = await ctx.signIn('nia');
    const { _id: id } = await ctx.newProfile(user);
    await ctx.ok('deleteProfile', { as: user, path: { id } });
    for (const isHidden of [true, false])
      expect(await hide(id, isHidden)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    expect(await isSeen(id)).toBe(false);
  });
});
