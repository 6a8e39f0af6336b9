import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolve } from '../../contract.ts';
import { DAY_MS, HOUR_MS } from '../../testing/fake-clock.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

let ctx: TestApp;
let alice: TestUser;
let bob: TestUser;
let carol: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  [alice, bob, carol] = [await ctx.signIn('alice', 'premium'), await ctx.signIn('bob'), await ctx.signIn('carol')];
});
afterAll(() => ctx.close());

/** What an edit can clear as one value: in objects, each entry is cleared. */
const withoutNested = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Array.isArray(value) || typeof value !== 'object'));
const nobody = '00000000-0000-7000-8000-000000000000';
const projectLink = (url: string) => ({ url });

function developer(...urls: string[]) {
  return { ...profileInput(), individualData: { role: 'developer', projectLinks: urls.map(projectLink) } };
}

/** Turns a body into a project's. */
const project = (facts: object) => ({
  profileType: 'project',
  individualData: undefined,
  projectData: { projectType: 'dapp', ...facts },
});

async function approve(url: string): Promise<void> {
  await ctx.database.db
    .updateTable('project_links')
    .set({ approved_at: ctx.clock.now() })
    .where('url', '=', url)
    .execute();
}

describe('making a profile', () => {
  it('keeps every field of a developer', async () => {
    const user = await ctx.signIn('full');
    const picture = 'https://pbs.twimg.com/full.jpg';
    const profile = await ctx.ok('createProfile', {
      as: user,
      body: {
        profileType: 'individual',
        name: '  Ada  ',
        bio: 'Builds.',
        avatar: picture,
        coverImage: picture,
        tags: ['DeFi', ' wallets ', 'defi'],
        languages: ['fr', 'en'],
        interests: ['chess'],
        individualData: {
          role: 'developer',
          skills: ['solidity', 'Solidity', 'rust'],
          portfolio: ['https://ada.example'],
          gallery: [picture],
          social: { github: 'https://github.com/ada', website: 'https://ada.example' },
          githubLink: 'https://github.com/ada',
          projectLinks: [
            projectLink('https://one.example'),
            projectLink('https://two.example'),
            projectLink('https://one.example'),
          ],
        },
      },
    });
    expect(profile).toMatchObject({
      isOwner: true,
      name: 'Ada',
      avatar: picture,
      coverImage: picture,
      tags: ['DeFi', 'wallets'],
      languages: ['fr', 'en'],
      interests: ['chess'],
      isPremium: false,
      isVerified: false,
      views: 0,
      subtype: 'developer',
      createdAt: ctx.clock.now().toISOString(),
      individualData: {
        skills: ['solidity', 'rust'],
        portfolio: ['https://ada.example'],
        gallery: [picture],
        social: { github: 'https://github.com/ada', twitter: null, x: null, website: 'https://ada.example' },
        projectLinks: [
          { url: 'https://one.example', isVerified: false },
          { url: 'https://two.example', isVerified: false },
        ],
      },
    });
    expect(await ctx.ok('getProfile', { as: user, path: { id: profile._id } })).toEqual(profile);
  });

  it('fills in the defaults of SPEC 5', async () => {
    const user = await ctx.signIn('defaults');
    expect(await ctx.newProfile(user)).toMatchObject({ languages: ['en'], tags: [], photos: [], avatar: null });
    expect(await ctx.newProfile(user, profileInput('group'))).toMatchObject({
      groupData: { groupType: 'community', categories: [], memberCount: 1, isPublic: false },
    });
    expect(await ctx.newProfile(user, profileInput('project'))).toMatchObject({
      projectData: { projectType: 'dapp', status: 'active', funding: null, teamSize: null, chain: null },
    });
  });

  it('keeps what a group is for, and the state, money and team of a project (SPEC 3); an edit without them keeps them', async () => {
    const group = {
      ...profileInput('group'),
      groupData: { groupType: 'dao', categories: ['DeFi', ' defi ', 'Voting'] },
    };
    const ofGroup = await ctx.ok('createProfile', { as: bob, body: group });
    expect(ofGroup).toMatchObject({ groupData: { categories: ['DeFi', 'Voting'] } });
    const facts = { status: 'building', funding: 'Seed round in 2026', teamSize: 5 };
    const body = { ...profileInput('project'), projectData: { projectType: 'dapp', ...facts } };
    const ofProject = await ctx.ok('createProfile', { as: bob, body });
    const path = { id: ofProject._id };
    expect(await ctx.ok('getProfile', { as: alice, path })).toMatchObject({ projectData: facts });
    expect(await ctx.ok('updateProfile', { as: bob, path, body: profileInput('project') })).toMatchObject({
      projectData: facts,
    });
  });

  it('asks for each required field by its name', async () => {
    const { body } = await ctx.call('createProfile', {
      as: bob,
      body: { profileType: 'individual', name: '  ', individualData: {} },
    });
    expect(body.code).toBe('validation_failed');
    expect(body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'body/name', code: 'required' }),
        expect.objectContaining({ path: 'body/bio', code: 'required' }),
        expect.objectContaining({ path: 'body/individualData/role', code: 'required' }),
      ]),
    );
  });

  it.each([
    ['an unknown type', { profileType: 'robot' }, 'body/profileType', 'invalid_choice'],
    ['an unknown role', { individualData: { role: 'wizard' } }, 'body/individualData/role', 'invalid_choice'],
    ['an unknown field', { isVerified: true }, 'body/isVerified', 'unknown_field'],
    ['a name of 81 characters', { name: '字'.repeat(81) }, 'body/name', 'too_long'],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'body/tags', 'too_many'],
    ['a tag with a comma', { tags: ['a,b'] }, 'body/tags/0', 'invalid_format'],
    [
      'a link without https',
      { individualData: { role: 'developer', githubLink: 'http://github.com' } },
      'body/individualData/githubLink',
      'not_allowed',
    ],
    [
      'a field of another role',
      { individualData: { role: 'artist', githubLink: 'https://github.com/a' } },
      'body/individualData/githubLink',
      'not_allowed',
    ],
    [
      'no members',
      { profileType: 'group', individualData: undefined, groupData: { groupType: 'dao', memberCount: 0 } },
      'body/groupData/memberCount',
      'too_small',
    ],
    [
      '21 categories',
      {
        profileType: 'group',
        individualData: undefined,
        groupData: { groupType: 'dao', categories: Array.from({ length: 21 }, (_, index) => `c${index}`) },
      },
      'body/groupData/categories',
      'too_many',
    ],
    ['an unknown status', project({ status: 'verified' }), 'body/projectData/status', 'invalid_choice'],
    ['funding of 81 characters', project({ funding: '字'.repeat(81) }), 'body/projectData/funding', 'too_long'],
    ['funding of two lines', project({ funding: 'a\nb' }), 'body/projectData/funding', 'invalid_characters'],
    ['a team of nobody', project({ teamSize: 0 }), 'body/projectData/teamSize', 'too_small'],
    ['half a person', project({ teamSize: 1.5 }), 'body/projectData/teamSize', 'invalid_type'],
    ['a team of 100,001', project({ teamSize: 100_001 }), 'body/projectData/teamSize', 'too_large'],
  ])('refuses %s at its field', async (_name, fields, path, code) => {
    const { status, body } = await ctx.call('createProfile', { as: bob, body: { ...profileInput(), ...fields } });
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ path, code })]),
    });
  });

  it('counts code points, not UTF-16 units (D37)', async () => {
    const user = await ctx.signIn('emoji');
    expect(await ctx.newProfile(user, { name: '🦄'.repeat(80), bio: '🦄'.repeat(2000) })).toMatchObject({
      name: '🦄'.repeat(80),
    });
  });

  it.each(['https://user:pass@evil.example', 'https://trusted.example@evil.example', 'https://localhost'])(
    'refuses the link %s',
    async (url) => {
      expect(await ctx.call('createProfile', { as: bob, body: developer(url) })).toMatchObject({
        status: 400,
        body: { code: 'link_not_allowed' },
      });
    },
  );

  it('names each link that it refuses by its field', async () => {
    const [good, bad] = ['https://good.example', 'https://me@bad.example'];
    const refused = async (body: object) => {
      const answer = await ctx.call('createProfile', { as: bob, body });
      return [answer.body.code, answer.body.errors?.map(({ path, code }) => `${path} ${code}`)];
    };
    const artist = { role: 'artist', externalPortfolio: bad, twitterLink: good, portfolio: [good, bad] };
    expect(
      await refused({ ...profileInput(), individualData: { ...artist, social: { x: good, website: bad } } }),
    ).toEqual([
      'link_not_allowed',
      [
        'body/individualData/portfolio/1 not_allowed',
        'body/individualData/social/website not_allowed',
        'body/individualData/externalPortfolio not_allowed',
      ],
    ]);
    expect(await refused(developer(good, good, bad))).toEqual([
      'link_not_allowed',
      ['body/individualData/projectLinks/2/url not_allowed'],
    ]);
    const groupData = { groupType: 'dao', communityLink: good, xProfile: bad, social: { github: bad } };
    expect(await refused({ ...profileInput('group'), groupData })).toEqual([
      'link_not_allowed',
      ['body/groupData/xProfile not_allowed', 'body/groupData/social/github not_allowed'],
    ]);
    const projectData = {
      projectType: 'dapp',
      website: bad,
      telegramLink: good,
      links: { github: good, discord: bad },
    };
    expect(await refused({ ...profileInput('project'), projectData })).toEqual([
      'link_not_allowed',
      ['body/projectData/website not_allowed', 'body/projectData/links/discord not_allowed'],
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', '//a.example'])(
    'takes no link like %s',
    async (url) => {
      expect(await ctx.call('createProfile', { as: bob, body: developer(url) })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );

  it.each([
    ['from elsewhere', 'https://evil.example/a.png'],
    ['from the GIF host', 'https://static.klipy.com/ii/1f/rocket-md.webp'],
    ['that nobody uploaded', `http://localhost:3000/pictures/${'0'.repeat(64)}-8x6-abcdefgh/8.webp`],
  ])('takes no picture %s, in any field, neither at first nor in an edit (D35)', async (_, url) => {
    const { _id } = await ctx.newProfile(carol);
    for (const fields of [
      { avatar: url },
      { coverImage: url },
      { individualData: { role: 'trader', gallery: [url] } },
    ]) {
      const body = { ...profileInput(), ...fields };
      const refused = { status: 400, body: { code: 'picture_not_allowed' } };
      expect(await ctx.call('createProfile', { as: bob, body })).toMatchObject(refused);
      expect(await ctx.call('updateProfile', { as: carol, path: { id: _id }, body })).toMatchObject(refused);
    }
  });

  it('allows ten profiles a person, however many requests come at once (D37)', async () => {
    const user = await ctx.signIn('collector');
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => ctx.call('createProfile', { as: user, body: profileInput() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'profile_limit_reached')).toHaveLength(5);
    const { data, meta } = await ctx.ok('listMyProfiles', { as: user });
    expect({ data: data.length, meta }).toEqual({ data: 10, meta: { total: 10, maximum: 10 } });
    await ctx.ok('deleteProfile', { as: user, path: { id: data[0]?._id ?? '' } });
    await ctx.newProfile(user);
  });
});

describe('the same Idempotency-Key (D31)', () => {
  const send = (user: TestUser, key: string, body: object = profileInput()) =>
    ctx.call('createProfile', { as: user, body, headers: { 'idempotency-key': key } });

  it('makes one profile of twenty requests at once, and answers them all the same', async () => {
    const user = await ctx.signIn('repeater');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(user, 'once')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await ctx.ok('listMyProfiles', { as: user })).data).toHaveLength(1);
  });

  it('with another body is a conflict', async () => {
    const user = await ctx.signIn('changer');
    await send(user, 'key');
    expect(await send(user, 'key', { ...profileInput(), name: 'Another' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('with the same body, its properties in another order, is the same request', async () => {
    const user = await ctx.signIn('reorderer');
    const body = { ...profileInput(), tags: ['defi', 'nft'] };
    const reversed = Object.fromEntries(Object.entries(body).toReversed());
    const [first, second] = [await send(user, 'order', body), await send(user, 'order', reversed)];
    expect(second).toMatchObject({ status: 201, body: { _id: first.body._id } });
    expect((await send(user, 'order', { ...body, tags: ['nft', 'defi'] })).body.code).toBe('idempotency_key_reused');
  });

  it('belongs to one person', async () => {
    const [one, two] = [await ctx.signIn('key_one'), await ctx.signIn('key_two')];
    const [first, second] = [await send(one, 'shared'), await send(two, 'shared')];
    expect(first.body._id).not.toBe(second.body._id);
  });

  it('keeps nothing of a request that failed', async () => {
    const user = await ctx.signIn('failer');
    expect((await send(user, 'retry', developer('https://a@b.example'))).status).toBe(400);
    expect((await send(user, 'retry')).status).toBe(201);
  });

  it.each(['', 'k'.repeat(256)])('must have 1 to 255 characters: %j', async (key) => {
    const { status, body } = await send(await ctx.signIn('keyless'), key);
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ path: 'headers/idempotency-key' }],
    });
  });

  it('is forgotten after 24 hours', async () => {
    const user = await ctx.signIn('forgetful');
    const first = await send(user, 'daily');
    ctx.clock.advance(DAY_MS + 1);
    const later = await ctx.signIn('forgetful');
    const second = await send(later, 'daily', { ...profileInput(), name: 'Another day' });
    expect([first.status, second.status]).toEqual([201, 201]);
    [alice, bob, carol] = [await ctx.signIn('alice'), await ctx.signIn('bob'), await ctx.signIn('carol')];
  });
});

describe('a profile as others see it', () => {
  it('names neither its owner nor anything of them (D36)', async () => {
    const owner = await ctx.signIn({ handle: 'hidden_handle', walletAddress: '0xsecretwallet' });
    const { _id } = await ctx.newProfile(owner);
    for (const viewer of [null, bob]) {
      const text = JSON.stringify(await ctx.ok('getProfile', { as: viewer, path: { id: _id } }));
      for (const secret of [owner.id, owner.privyId, 'hidden_handle', '0xsecretwallet'])
        expect(text).not.toContain(secret);
      expect(text).toContain('"isOwner":false');
    }
  });

  it('shows a project link to others only once it is approved (D5)', async () => {
    const owner = await ctx.signIn('linker');
    const { _id } = await ctx.ok('createProfile', {
      as: owner,
      body: developer('https://pending.example', 'https://approved.example'),
    });
    await approve('https://approved.example');
    const seenBy = async (as: TestUser | null) =>
      Object(await ctx.ok('getProfile', { as, path: { id: _id } })).individualData.projectLinks;
    expect(await seenBy(null)).toMatchObject([{ url: 'https://approved.example', isVerified: true }]);
    expect(await seenBy(bob)).toHaveLength(1);
    expect(await seenBy(owner)).toMatchObject([
      { url: 'https://pending.example', isVerified: false },
      { url: 'https://approved.example', isVerified: true },
    ]);
  });

  it('shows the links of a group to others only when it is public (SPEC 3)', async () => {
    const links = {
      communityLink: 'https://t.me/night',
      xProfile: 'https://x.com/night',
      social: { x: 'https://x.com/night', website: 'https://night.example' },
    };
    const group = (isPublic: boolean) => ({
      ...profileInput('group'),
      groupData: { groupType: 'dao', isPublic, ...links },
    });
    const owner = await ctx.signIn('grouper');
    const { _id } = await ctx.ok('createProfile', { as: owner, body: group(false) });
    expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({
      groupData: { communityLink: null, xProfile: null, social: { x: null, website: null } },
    });
    expect(await ctx.ok('getProfile', { as: owner, path: { id: _id } })).toMatchObject({ groupData: links });
    await ctx.ok('updateProfile', { as: owner, path: { id: _id }, body: group(true) });
    expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({ groupData: links });
  });
});

describe('editing', () => {
  const links = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `https://${name.toLowerCase()}.example`]));
  const cleared = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [] : null]));
  const portrait = 'https://pbs.twimg.com/carol.jpg';
  const facts = {
    avatar: portrait,
    coverImage: portrait,
    pictureDescriptions: [{ url: portrait, description: 'A portrait.' }],
    tags: ['old'],
    languages: ['fr'],
    interests: ['chess'],
  };
  const social = links('github', 'twitter', 'x', 'website');
  /** Every optional field of the contract, with a value that is not its default. */
  const WHOLE: readonly (readonly [string, string, object, object])[] = [
    ...(['artist', 'developer', 'trader', 'influencer', 'raider'] as const).map(
      (role) =>
        [
          role,
          'individualData',
          { role },
          {
            skills: ['solidity'],
            portfolio: ['https://portfolio.example'],
            gallery: [portrait],
            social,
            ...(role === 'artist' && links('externalPortfolio', 'twitterLink')),
            ...(role === 'developer' && { ...links('githubLink'), projectLinks: [{ url: 'https://wallet.example' }] }),
            ...(!['artist', 'developer'].includes(role) && links('xLink', 'walletLink')),
          },
        ] as const,
    ),
    [
      'public group',
      'groupData',
      { groupType: 'dao', isPublic: true, memberCount: 12 },
      { categories: ['learning'], entryRequirements: 'Say hello.', ...links('communityLink', 'xProfile'), social },
    ],
    [
      'project',
      'projectData',
      { projectType: 'dapp', status: 'paused' },
      {
        funding: '$2M seed',
        teamSize: 7,
        tokenAddress: `0x${'a'.repeat(40)}`,
        ...links('website', 'twitterProfile', 'telegramLink'),
        links: links('github', 'discord'),
        chain: 'BNB Chain',
      },
    ],
  ];

  it('is tried with every field of the contract', () => {
    const fieldsOf = (schema: string) =>
      Object.keys(Object(resolve(`#/components/schemas/${schema}`)).properties).filter((name) => name !== 'updatedAt');
    for (const [type, data] of [
      ['Individual', 'individualData'],
      ['Group', 'groupData'],
      ['Project', 'projectData'],
    ] as const) {
      expect(['profileType', 'name', 'bio', data, ...Object.keys(facts)].toSorted()).toEqual(
        fieldsOf(`${type}Update`).toSorted(),
      );
      const tried = WHOLE.filter(([, of]) => of === data).flatMap(([, , ...fields]) => fields.flatMap(Object.keys));
      expect([...new Set(tried)].toSorted()).toEqual(fieldsOf(`${type}DataUpdate`).toSorted());
    }
  });

  it.each(WHOLE)(
    'of a %s keeps what it does not say, and clears what it says is null or empty',
    async (_kind, data, fixed, optional) => {
      const profileType = data.replace('Data', '');
      const least = { profileType, name: 'Ada', bio: 'Changed.' };
      const [kind] = Object.entries(fixed);
      const made = await ctx.ok('createProfile', {
        as: carol,
        body: { ...least, bio: 'Builds.', ...facts, [data]: { ...fixed, ...optional } },
      });
      const path = { id: made._id };
      ctx.clock.advance(1000);
      const edit = (body: object) => ctx.ok('updateProfile', { as: carol, path, body: { ...least, ...body } });
      const kept = await edit({ [data]: Object.fromEntries([kind ?? []]) });
      expect(kept).toEqual({ ...made, bio: 'Changed.', updatedAt: ctx.clock.now().toISOString() });
      // Only one field is sent; all others stay.
      for (const [name, value] of Object.entries(optional)) {
        const said = await edit({ [data]: { ...Object.fromEntries([kind ?? []]), [name]: value } });
        expect({ ...said, updatedAt: kept.updatedAt }).toEqual(kept);
      }
      for (const [name, value] of Object.entries(facts)) {
        const said = await edit({ [data]: Object.fromEntries([kind ?? []]), [name]: value });
        expect({ ...said, updatedAt: kept.updatedAt }).toEqual(kept);
      }
      const empty = await edit({
        ...cleared(facts),
        [data]: { ...Object.fromEntries([kind ?? []]), ...cleared(withoutNested(optional)) },
      });
      expect(empty).toMatchObject({
        tags: [],
        interests: [],
        languages: ['en'],
        [data]: { ...fixed, ...cleared(withoutNested(optional)) },
      });
      await ctx.ok('deleteProfile', { as: carol, path });
    },
  );

  it('keeps what is said of one link beside another, and clears the one that is null', async () => {
    const body = { ...profileInput(), individualData: { role: 'developer', social } };
    const { _id } = await ctx.ok('createProfile', { as: carol, body });
    const edit = (change: object) =>
      ctx.ok('updateProfile', {
        as: carol,
        path: { id: _id },
        body: { ...profileInput(), individualData: { role: 'developer', social: change } },
      });
    expect(await edit({ github: null })).toMatchObject({ individualData: { social: { ...social, github: null } } });
    await ctx.ok('deleteProfile', { as: carol, path: { id: _id } });
  });

  it('keeps the approval of a link that is unchanged, and makes a changed one pending again (D5)', async () => {
    const { _id } = await ctx.ok('createProfile', {
      as: alice,
      body: developer('https://stays.example', 'https://changes.example'),
    });
    await approve('https://stays.example');
    await approve('https://changes.example');
    const edited = await ctx.ok('updateProfile', {
      as: alice,
      path: { id: _id },
      body: developer('https://changes.example/v2', 'https://stays.example'),
    });
    expect(edited).toMatchObject({
      individualData: {
        projectLinks: [
          { url: 'https://changes.example/v2', isVerified: false },
          { url: 'https://stays.example', isVerified: true },
        ],
      },
    });
  });

  it('keeps the links of another role, for the owner alone, until that role shows them again (D58)', async () => {
    const urls = ['https://approved.role.example', 'https://pending.role.example'];
    const { _id } = await ctx.ok('createProfile', {
      as: carol,
      body: {
        ...profileInput(),
        individualData: {
          role: 'developer',
          githubLink: 'https://github.com/ada',
          projectLinks: urls.map(projectLink),
        },
      },
    });
    await approve(urls[0] ?? '');
    const edit = (individualData: object) =>
      ctx.ok('updateProfile', { as: carol, path: { id: _id }, body: { ...profileInput(), individualData } });
    const stored = {
      githubLink: 'https://github.com/ada',
      projectLinks: [
        { url: urls[0], isVerified: true },
        { url: urls[1], isVerified: false },
      ],
    };
    const artist = { role: 'artist', twitterLink: 'https://x.com/ada' };
    expect(await edit(artist)).toMatchObject({ individualData: { ...artist, ...stored } });
    expect((await ctx.ok('listMyProfiles', { as: carol })).data).toContainEqual(
      expect.objectContaining({ _id, individualData: expect.objectContaining({ githubLink: stored.githubLink }) }),
    );
    expect(await ctx.ok('getProfile', { as: bob, path: { id: _id } })).toMatchObject({
      individualData: { ...artist, githubLink: null, projectLinks: [] },
    });
    expect(await edit({ role: 'developer', ...stored, projectLinks: urls.map(projectLink) })).toMatchObject({
      individualData: { ...stored, twitterLink: artist.twitterLink },
    });
    expect(await edit({ role: 'developer', githubLink: null, projectLinks: [] })).toMatchObject({
      individualData: { githubLink: null, projectLinks: [], twitterLink: artist.twitterLink },
    });
  });

  it('keeps the links of a group that is made private, until it is public again (D58)', async () => {
    const links = { communityLink: 'https://t.me/a', xProfile: 'https://x.com/a', social: { x: 'https://x.com/a' } };
    const edit = (id: string, groupData: object) =>
      ctx.ok('updateProfile', {
        as: carol,
        path: { id },
        body: { ...profileInput('group'), groupData: { groupType: 'dao', ...groupData } },
      });
    const { _id } = await ctx.ok('createProfile', {
      as: carol,
      body: { ...profileInput('group'), groupData: { groupType: 'dao', isPublic: true, ...links } },
    });
    expect(await edit(_id, { isPublic: false })).toMatchObject({ groupData: { isPublic: false, ...links } });
    expect(await edit(_id, { isPublic: false, xProfile: 'https://x.com/b' })).toMatchObject({
      groupData: { ...links, xProfile: 'https://x.com/b' },
    });
    expect(await edit(_id, { isPublic: true })).toMatchObject({ groupData: { ...links, xProfile: 'https://x.com/b' } });
  });

  it('takes a link away from a private group that its owner clears', async () => {
    const groupData = { groupType: 'dao', communityLink: 'https://t.me/a', xProfile: 'https://x.com/a' };
    const { _id } = await ctx.ok('createProfile', { as: carol, body: { ...profileInput('group'), groupData } });
    const body = { ...profileInput('group'), groupData: { groupType: 'dao', communityLink: null } };
    expect(await ctx.ok('updateProfile', { as: carol, path: { id: _id }, body })).toMatchObject({
      groupData: { isPublic: false, communityLink: null, xProfile: groupData.xProfile },
    });
    await ctx.ok('deleteProfile', { as: carol, path: { id: _id } });
  });

  it('never changes the type', async () => {
    const { _id } = await ctx.newProfile(alice);
    expect(
      await ctx.call('updateProfile', { as: alice, path: { id: _id }, body: profileInput('group') }),
    ).toMatchObject({ status: 409, body: { code: 'profile_type_immutable' } });
  });

  it('lets a group say 0 members, which making one does not', async () => {
    const { _id } = await ctx.newProfile(alice, profileInput('group'));
    const body = { ...profileInput('group'), groupData: { groupType: 'cabal', memberCount: 0 } };
    expect(await ctx.ok('updateProfile', { as: alice, path: { id: _id }, body })).toMatchObject({
      groupData: { memberCount: 0 },
    });
  });

  it('keeps a picture that was once allowed and is stored', async () => {
    const owner = await ctx.signIn({ handle: 'changing', pictureUrl: 'https://pbs.twimg.com/old.jpg' });
    const { _id } = await ctx.newProfile(owner, { avatar: 'https://pbs.twimg.com/old.jpg' });
    ctx.clock.advance(HOUR_MS / 2);
    const later = await ctx.signIn({ handle: 'changing', pictureUrl: 'https://pbs.twimg.com/new.jpg' });
    const body = { ...profileInput(), avatar: 'https://pbs.twimg.com/old.jpg' };
    expect(await ctx.ok('updateProfile', { as: later, path: { id: _id }, body })).toMatchObject({
      avatar: 'https://pbs.twimg.com/old.jpg',
    });
    expect(await ctx.call('createProfile', { as: later, body })).toMatchObject({
      body: { code: 'picture_not_allowed' },
    });
    [alice, bob] = [await ctx.signIn('alice'), await ctx.signIn('bob')];
  });

  it('of two edits at once, one wins whole', async () => {
    const { _id } = await ctx.ok('createProfile', { as: alice, body: developer() });
    const edits = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      ...developer(`https://${name}.example`, 'https://shared.example'),
      name,
      tags: [name],
    }));
    await Promise.all(edits.map((body) => ctx.ok('updateProfile', { as: alice, path: { id: _id }, body })));
    const { name, tags, ...rest } = await ctx.ok('getProfile', { as: alice, path: { id: _id } });
    expect(tags).toEqual([name]);
    expect(Object(rest).individualData.projectLinks).toMatchObject([
      { url: `https://${name}.example` },
      { url: 'https://shared.example' },
    ]);
  });

  it('that began before the last save is refused, with the fields that differ, and changes nothing (D58)', async () => {
    const first = await ctx.newProfile(carol, { ...profileInput('group'), tags: ['one'] });
    const { _id } = first;
    const body = { ...profileInput('group'), tags: ['one'] };
    const edit = (fields: object) =>
      ctx.call('updateProfile', { as: carol, path: { id: _id }, body: { ...body, ...fields } });
    const second = await edit({
      name: 'Renamed elsewhere',
      groupData: { groupType: 'dao' },
      updatedAt: first.updatedAt,
    });
    expect(second.status).toBe(200);
    expect(second.body.updatedAt > first.updatedAt).toBe(true);
    const late = await edit({ bio: 'Typed here.', updatedAt: first.updatedAt });
    expect(late).toMatchObject({ status: 409, body: { code: 'profile_changed' } });
    expect(late.body.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'body/name changed',
      'body/bio changed',
      'body/groupData/groupType changed',
    ]);
    expect(await ctx.ok('getProfile', { as: carol, path: { id: _id } })).toEqual(second.body);
    expect(await edit({ bio: 'Typed here.', updatedAt: second.body.updatedAt })).toMatchObject({ status: 200 });
    expect(await edit({ bio: 'To the letter of the specification.' })).toMatchObject({ status: 200 });
  });

  it('of ten edits that began from the same profile, one is stored (D58)', async () => {
    const { _id, updatedAt } = await ctx.newProfile(carol);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        ctx.call('updateProfile', {
          as: carol,
          path: { id: _id },
          body: { ...profileInput(), name: `Edit ${number}`, updatedAt },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const stored = answers.find(({ status }) => status === 200);
    expect(await ctx.ok('getProfile', { as: carol, path: { id: _id } })).toEqual(stored?.body);
  });

  it.each(['reject', 'approve'] as const)(
    'that waits while the team comes to %s a link neither undoes nor repeats it (D59)',
    async (decision) => {
      const url = `https://${decision}.team.example`;
      const { _id, updatedAt } = await ctx.ok('createProfile', { as: carol, body: developer(url) });
      const links = async () =>
        Object(await ctx.ok('getProfile', { as: carol, path: { id: _id } })).individualData.projectLinks;
      let late: ReturnType<typeof edit> | undefined;
      const edit = () =>
        ctx.call('updateProfile', { as: carol, path: { id: _id }, body: { ...developer(url), updatedAt } });
      await ctx.database.db.transaction().execute(async (trx) => {
        const decidedAt = new Date(ctx.clock.now().getTime() + 1);
        await trx.updateTable('profiles').set({ updated_at: decidedAt }).where('id', '=', _id).execute();
        late = edit();
        await untilSomeoneWaits(ctx.database.pool);
        if (decision === 'reject') await trx.deleteFrom('project_links').where('url', '=', url).execute();
        else await trx.updateTable('project_links').set({ approved_at: decidedAt }).where('url', '=', url).execute();
      });
      expect(await late).toMatchObject({ status: 409, body: { code: 'profile_changed' } });
      expect(await links()).toMatchObject(decision === 'reject' ? [] : [{ url, isVerified: true }]);
    },
  );

  it.each(['updateProfile', 'deleteProfile'] as const)('%s is for the owner alone', async (operation) => {
    const { _id } = await ctx.newProfile(alice);
    const body = operation === 'updateProfile' ? { body: profileInput() } : {};
    expect(await ctx.call(operation, { as: bob, path: { id: _id }, ...body })).toMatchObject({
      status: 403,
      body: { code: 'not_your_profile' },
    });
    expect(await ctx.call(operation, { as: bob, path: { id: nobody }, ...body })).toMatchObject({
      status: 404,
      body: { code: 'profile_not_found' },
    });
  });
});

describe('a deleted profile (D39)', () => {
  it('leaves no tag behind by which it could be found', async () => {
    const { _id: gone } = await ctx.newProfile(alice, { tags: ['Rust', 'DeFi'] });
    const tags = () =>
      ctx.database.db.selectFrom('profile_tags').select('tag').where('profile_id', '=', gone).orderBy('tag').execute();
    expect(await tags()).toEqual([{ tag: 'defi' }, { tag: 'rust' }]);
    await ctx.ok('deleteProfile', { as: alice, path: { id: gone } });
    expect(await tags()).toEqual([]);
  });

  it('leaves every public place at once', async () => {
    const { _id } = await ctx.newProfile(alice, { name: 'Vanishing', tags: ['vanishing'] });
    expect(await ctx.call('deleteProfile', { as: alice, path: { id: _id } })).toMatchObject({
      status: 204,
      body: null,
    });
    for (const as of [alice, bob, null])
      expect(await ctx.call('getProfile', { as, path: { id: _id } })).toMatchObject({
        status: 404,
        body: { code: 'profile_not_found' },
      });
    expect((await ctx.ok('listMyProfiles', { as: alice })).data.map((profile) => profile._id)).not.toContain(_id);
    expect((await ctx.ok('searchProfiles', { as: bob, query: { searchText: 'Vanishing' } })).profiles).toEqual([]);
    expect((await ctx.ok('searchProfiles', { as: alice, query: { tags: 'vanishing' } })).profiles).toEqual([]);
    expect(await ctx.call('viewProfile', { as: bob, path: { id: _id } })).toMatchObject({ status: 404 });
    expect(await ctx.call('deleteProfile', { as: alice, path: { id: _id } })).toMatchObject({ status: 404 });
  });
});

describe('views (D8)', () => {
  it('count once a viewer and day, also of twenty at once', async () => {
    const { _id } = await ctx.newProfile(alice);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ctx.ok('viewProfile', { as: bob, path: { id: _id } })),
    );
    expect(Math.max(...answers.map(({ views }) => views))).toBe(1);
    ctx.clock.set(new Date(Math.ceil((ctx.clock.now().getTime() + 1) / DAY_MS) * DAY_MS));
    [alice, bob] = [await ctx.signIn('alice'), await ctx.signIn('bob')];
    expect(await ctx.ok('viewProfile', { as: bob, path: { id: _id } })).toEqual({ views: 2 });
  });

  it('of the own profile do not count', async () => {
    const { _id } = await ctx.newProfile(alice);
    expect(await ctx.ok('viewProfile', { as: alice, path: { id: _id } })).toEqual({ views: 0 });
  });
});

describe('searching', () => {
  const names = async (as: TestUser, query: Record<string, string | number | boolean>) =>
    (await ctx.ok('searchProfiles', { as, query })).profiles.map((profile) => profile.name);

  beforeAll(async () => {
    const owner = await ctx.signIn('searched');
    await ctx.newProfile(owner, { name: 'Zürich Café', bio: 'Coffee for node.js people', tags: ['Kaffee'] });
    await ctx.newProfile(owner, {
      name: 'Chain weaver',
      bio: 'zurich based',
      tags: ['Kaffee', 'loom'],
      languages: ['Français'],
    });
    await ctx.newProfile(owner, { ...profileInput('project'), name: '区块链浏览器', bio: '一个工具' });
    await ctx.setTier(await ctx.signIn('searched_plus'), 'premium_plus');
    await ctx.newProfile(await ctx.signIn('searched_plus'), { name: 'Plus zurich' });
  });

  it('finds words by their beginning, without regard to case and accents, names first', async () => {
    expect(await names(bob, { searchText: 'ZURI' })).toEqual(['Plus zurich', 'Zürich Café', 'Chain weaver']);
    expect(await names(bob, { searchText: 'cafe zür' })).toEqual(['Zürich Café']);
    expect(await names(bob, { searchText: 'node.js' })).toEqual(['Zürich Café']);
  });

  it('finds Chinese by any piece of it', async () => {
    for (const searchText of ['区块链', '块链', '链', '浏览器', '器', '工具'])
      expect(await names(bob, { searchText })).toEqual(['区块链浏览器']);
    expect(await names(bob, { searchText: '链块' })).toEqual([]);
  });

  it.each(["'", '\\', "a' & b", '!!!', ':*', '<->', '%', '(', '😀', '\u200b'])(
    'survives the text %j',
    async (searchText) => {
      expect((await ctx.call('searchProfiles', { as: bob, query: { searchText } })).status).toBe(200);
    },
  );

  it('by type and verification is for everyone', async () => {
    expect(await names(bob, { searchText: 'zurich', profileType: 'project' })).toEqual([]);
    expect(await names(bob, { isVerified: true })).toEqual([]);
  });

  it.each([{ tags: 'loom' }, { languages: 'en' }, { isPremium: true }, { isPremium: false }])(
    'by %j is for the premium tiers (SPEC 6)',
    async (query) => {
      expect(await ctx.call('searchProfiles', { as: bob, query })).toMatchObject({
        status: 403,
        body: { code: 'advanced_filters_locked' },
      });
      expect((await ctx.call('searchProfiles', { as: alice, query })).status).toBe(200);
    },
  );

  it('wants all the tags and one of the languages', async () => {
    expect(await names(alice, { tags: 'kaffee' })).toEqual(['Chain weaver', 'Zürich Café']);
    expect(await names(alice, { tags: 'KAFFEE, loom' })).toEqual(['Chain weaver']);
    expect(await names(alice, { tags: 'kaffee', languages: 'de,français' })).toEqual(['Chain weaver']);
    expect(await names(alice, { searchText: 'zurich', isPremium: true })).toEqual(['Plus zurich']);
  });

  it('pages through everything once, newest first, and ends with an empty page', async () => {
    const all = await ctx.ok('searchProfiles', { as: bob, query: { limit: 100 } });
    const pages = Math.ceil(all.total / 7);
    const found: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const answer = await ctx.ok('searchProfiles', { as: bob, query: { limit: 7, page } });
      expect(answer).toMatchObject({ page, total: all.total, totalPages: pages });
      found.push(...answer.profiles.map((profile) => profile._id));
    }
    expect(found).toEqual(all.profiles.map((profile) => profile._id));
    expect(new Set(found).size).toBe(all.total);
    expect((await ctx.ok('searchProfiles', { as: bob, query: { limit: 100, page: 500 } })).profiles).toEqual([]);
  });

  it.each([
    { page: 0 },
    { page: -1 },
    { page: 1e9 },
    { limit: 0 },
    { limit: 101 },
    { page: 'x' },
    { profileType: 'robot' },
    { isPremium: 'maybe' },
  ])('refuses %j (D27)', async (query) => {
    expect(await ctx.call('searchProfiles', { as: bob, query })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});
