import { describe, expect, it } from 'vitest';
import { contract, isOfType, operations, responseOf, schemaOf, within, type Schema } from './contract.ts';

const { schemas } = contract.components;
const codes = contract['x-error-codes'];
const limits = contract['x-limits'];

/** SPEC section 7, written from the specification and not from openapi.yaml: its paths match to the letter. */
const specified = `
getMe                   get    /users/me                                  user
getAuthProfile          get    /api/auth/profile                          user
updateAuthProfile       put    /api/auth/profile                          user
createProfile           post   /profiles                                  user
listMyProfiles          get    /profiles/my-profiles                      user
getProfile              get    /profiles/{id}                             guest
updateProfile           put    /profiles/{id}                             owner
deleteProfile           delete /profiles/{id}                             owner
searchProfiles          get    /profiles/search                           user
viewProfile             post   /profiles/{id}/view                        user
getMatchQueue           get    /matching/queue                            owner
likeProfile             post   /matching/like/{profileId}                 owner
dislikeProfile          post   /matching/dislike/{profileId}              owner
listMatches             get    /matching/matches                          owner
listInboundLikes        get    /matching/inbound-likes                    owner
listOutboundLikes       get    /matching/outbound-likes                   owner
getMySubscription       get    /subscriptions/me                          user
getSubscriptionFeatures get    /subscriptions/features                    user
getPricing              get    /subscriptions/pricing                     guest
upgradeSubscription     put    /subscriptions/upgrade                     user
cancelSubscription      put    /subscriptions/cancel                      user
initPayment             post   /payments/crypto/init                      user
getPayment              get    /payments/crypto/transaction/{id}          owner
getPaymentStatus        get    /payments/crypto/status/{id}               owner
listMyPayments          get    /payments/crypto/my-transactions           user
getNetworkConfig        get    /payments/network-config                   guest
listLatestProfiles      get    /gallery/latest                            guest
getGalleryProfile       get    /gallery/{id}                              guest
browseGallery           get    /gallery/browse                            guest
listPublicGroups        get    /gallery/groups                            guest
listTrendingProfiles    get    /gallery/trending                          guest
getStatistics           get    /statistics                                guest
listBookmarks           get    /bookmarks                                 user
createBookmark          post   /bookmarks                                 user
deleteBookmark          delete /bookmarks/{profileId}                     user
uploadPicture           post   /uploads                                   user
listConversations       get    /messaging/conversations                   owner
createConversation      post   /messaging/conversations                   participant
listMessages            get    /messaging/conversations/{id}/messages     participant
markConversationRead    post   /messaging/conversations/{id}/read         participant
sendMessage             post   /messaging/messages                        participant
listNotifications       get    /notifications                             user
markNotificationRead    post   /notifications/{id}/mark-read              owner
deleteNotification      delete /notifications/{id}                        owner
restoreNotification     post   /notifications/{id}/restore                owner
getNotificationCounts   get    /notifications/counts                      user
markLikesViewed         post   /notifications/mark-likes-viewed           user
markAllNotificationsRead post  /notifications/mark-all-read               user
getRealtimeToken        get    /auth/ably-token                           user
listUsers               get    /admin/users                               user
updateSubscription      put    /admin/subscriptions/update                user
listPayments            get    /admin/payments                            user
getSweepStats           get    /admin/payments/sweep-stats                user
listPendingLinks        get    /admin/pending-links                       user
approveLink             post   /admin/links/{profileId}/{linkId}/approve  user
rejectLink              post   /admin/links/{profileId}/{linkId}/reject   user
listAdminProfiles       get    /admin/profiles                            user
normalizeLinks          post   /admin/migrations/normalize-links          user
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).join(' '));

describe('operations', () => {
  it('of SPEC 7 are all there, with their permitted callers', () => {
    const written = operations.map(({ id, method, path, access }) => [id, method, path, access].join(' '));
    expect(written).toEqual(expect.arrayContaining(specified));
  });

  it.each(operations)('$id has a description, a known tag and its rule', ({ written, action, tag }) => {
    expect(written.summary).toMatch(/^[A-Z][^\n]*[^.\n]$/);
    expect(written.description).toMatch(/SPEC \d|\bD\d/);
    expect(action).toMatch(/^[a-z]/);
    expect(contract.tags.map(({ name }) => name)).toContain(tag);
  });

  it.each(operations)(
    '$id requires a token unless guests may call it',
    ({ written: { security, responses }, access }) => {
      const open =
        security !== undefined && (security.length === 0 || security.some((way) => Object.keys(way).length === 0));
      expect(open).toBe(access === 'guest');
      if (!open) expect(Object.keys(responses)).toContain('401');
    },
  );

  it.each(operations)(
    '$id lists known error codes, and the status of each among its answers',
    ({ written, errors }) => {
      for (const code of errors) {
        expect(codes, code).toHaveProperty(code);
        expect(Object.keys(written.responses), code).toContain(String(codes[code]?.status));
      }
      expect(Object.keys(written.responses)).toContain('default');
    },
  );

  it.each(operations)('$id has an example of every body', ({ written }) => {
    const bodies = [
      written.requestBody?.content ?? {},
      ...Object.values(written.responses).map((response) => responseOf(response).content ?? {}),
    ];
    for (const media of bodies.flatMap((body) => Object.values(body)))
      expect(Object.keys(media.examples ?? {})).not.toEqual([]);
  });

  // To block again is to be told of the first block; a browser's subscription is one however often it comes.
  it.each(
    operations.filter(
      ({ method, id, written }) =>
        method === 'post' &&
        id.startsWith('create') &&
        !['createBlock', 'createPushSubscription'].includes(id) &&
        '201' in written.responses,
    ),
  )('$id takes an idempotency key (D31)', ({ parameters, errors }) => {
    expect(parameters.find(({ name }) => name === 'Idempotency-Key')?.schema.maxLength).toBe(limits['idempotencyKey']);
    expect(errors).toContain('idempotency_key_reused');
  });
});

describe('schemas', () => {
  it.each(Object.entries(schemas))('%s is closed', (name, schema) => {
    for (const [way, part] of within(schema, name)) {
      if (part.properties) expect(part.additionalProperties, way).toBe(false);
      else if (isOfType(part, 'object') && !part.oneOf) expect(part.additionalProperties, way).toBeTypeOf('object');
    }
  });

  it.each(Object.entries(schemas))('%s requires only properties that it has', (name, schema) => {
    for (const [way, part] of within(schema, name))
      expect(Object.keys(part.properties ?? {}), way).toEqual(expect.arrayContaining(part.required ?? []));
  });

  const bounded = (schema: Schema): boolean =>
    [schema.maxLength, schema.enum, schema.const].some((bound) => bound !== undefined) ||
    /^\^.*\{\d+\}\$$/.test(schema.pattern ?? '');

  it.each(operations.filter(({ body }) => body))(
    '$id bounds every text, list and number that it accepts',
    ({ id, written }) => {
      const body = written.requestBody?.content['application/json'];
      if (!body) throw new Error(`${id} takes no JSON`);
      for (const [way, part] of within(body.schema, id)) {
        if (isOfType(part, 'string')) expect(bounded(part), way).toBe(true);
        if (isOfType(part, 'array')) expect(part.maxItems, way).toBeTypeOf('number');
        if (isOfType(part, 'integer'))
          expect([part.minimum, part.maximum], way).toEqual([expect.any(Number), expect.any(Number)]);
      }
    },
  );

  it.each(operations)('$id bounds every parameter', ({ parameters }) => {
    for (const { name, schema } of parameters) {
      const real = schemaOf(schema);
      if (isOfType(real, 'string')) expect(bounded(real), name).toBe(true);
      if (isOfType(real, 'integer'))
        expect([real.minimum, real.maximum], name).toEqual([expect.any(Number), expect.any(Number)]);
    }
  });

  it('have the sizes of D37', () => {
    const at = (way: string): Schema => {
      const [name = '', ...rest] = way.split('.');
      return rest.reduce((schema, property) => schemaOf(schema.properties?.[property] ?? {}), schemaOf({ $ref: name }));
    };
    expect({
      profileName: at('ProfileName').maxLength,
      displayName: at('UserUpdate.displayName').maxLength,
      bio: at('ProfileBio').maxLength,
      message: at('TextMessageInput.content').maxLength,
      entryRequirements: at('GroupDataInput.entryRequirements').maxLength,
      chain: at('Chain').maxLength,
      tagsPerProfile: at('IndividualInput.tags').maxItems,
      languagesPerProfile: at('IndividualInput.languages').maxItems,
      interestsPerProfile: at('IndividualInput.interests').maxItems,
      skillsPerProfile: at('IndividualDataInput.skills').maxItems,
      tagLength: at('Word').maxLength,
      links: at('IndividualDataInput.projectLinks').maxItems,
      linkLength: at('Link').maxLength,
      galleryPictures: at('IndividualDataInput.gallery').maxItems,
      pictureDescription: at('PictureDescription.description').maxLength,
      picturesDescribed: at('PictureDescriptionList').maxItems,
      memberCount: at('GroupDataInput.memberCount').maximum,
      categoriesPerGroup: at('GroupDataInput.categories').maxItems,
      funding: at('Funding').maxLength,
      teamSize: at('TeamSize').maximum,
    }).toEqual({
      profileName: 80,
      displayName: 80,
      bio: 2000,
      message: 4000,
      entryRequirements: limits['entryRequirements'],
      chain: limits['chain'],
      tagsPerProfile: 20,
      languagesPerProfile: 20,
      interestsPerProfile: 20,
      skillsPerProfile: 20,
      tagLength: 40,
      links: 10,
      linkLength: limits['linkLength'],
      galleryPictures: 7,
      pictureDescription: limits['pictureDescription'],
      picturesDescribed: limits['picturesDescribed'],
      memberCount: limits['memberCount'],
      categoriesPerGroup: 20,
      funding: limits['funding'],
      teamSize: limits['teamSize'],
    });
    expect(limits).toMatchObject({
      profileName: 80,
      bio: 2000,
      message: 4000,
      tagLength: 40,
      links: 10,
      profilesPerUser: 10,
      bodyBytes: 256 * 1024,
      uploadBytes: 5 * 1024 * 1024,
    });
  });

  it('have the page sizes of SPEC 9, from 1 to 100 (D27)', () => {
    const sizes = operations.flatMap(({ id, parameters }) =>
      parameters.filter(({ name }) => name === 'limit').map(({ schema }) => [id, schema] as const),
    );
    for (const [id, schema] of sizes) expect([schema.minimum, schema.maximum], id).toEqual([1, 100]);
    expect(Object.fromEntries(sizes.map(([id, schema]) => [id, schema.default]))).toEqual({
      searchProfiles: 12,
      listLatestProfiles: 12,
      browseGallery: 12,
      listPublicGroups: 12,
      getMatchQueue: 10,
      listMatches: 20,
      listInboundLikes: 20,
      listOutboundLikes: 20,
      listBookmarks: 12,
      listConversations: 20,
      listMessages: 50,
      listNotifications: 20,
      listTickets: 20,
      listMyReports: 20,
      listBlocks: 20,
      listReports: 20,
      listMyDecisions: 20,
      listAppeals: 20,
      listProofConflicts: 20,
      listAllTickets: 50,
      listUsers: 50,
      listPendingLinks: 50,
      listAdminProfiles: 50,
      listAudit: 50,
      suggestWords: 8,
      listMyPayments: 20,
      listPayments: 50,
    });
  });

  it('accept only https links (D5)', () => {
    for (const name of ['Link', 'NullableLink']) {
      const pattern = new RegExp(schemas[name]?.pattern ?? '', 'u');
      expect(pattern.test('https://example.org')).toBe(true);
      for (const link of ['http://example.org', 'javascript:alert(1)', 'data:text/html,x', 'https:///x', ' https://x'])
        expect(pattern.test(link), link).toBe(false);
    }
  });
});

describe('privacy', () => {
  const propertiesOf = (name: string): string[] =>
    [...within({ $ref: name }, name)].flatMap(([, part]) => Object.keys(part.properties ?? {}));

  it.each(['Profile', 'DeckCard', 'MatchedProfile', 'Partner', 'RevealedLike', 'Conversation', 'Message'])(
    '%s names no owner (D36)',
    (name) => {
      expect(
        propertiesOf(name).filter(
          (property) =>
            /owner(?!$)|owner_?id|user|privy|email|address/i.test(property) &&
            !['isOwner', 'tokenAddress'].includes(property),
        ),
      ).toEqual([]);
    },
  );

  it('only one’s own decision is sent, except for a match (D1)', () => {
    expect(Object.keys(schemas['OwnDecision']?.properties ?? {}).toSorted()).toEqual([
      'common',
      'conversationId',
      'decision',
      'likes',
      'superLikes',
    ]);
  });

  it('a redacted like reveals only that it happened (D1)', () => {
    expect(propertiesOf('RedactedLike').toSorted()).toEqual(['_id', 'createdAt', 'isRevealed', 'isSuperLike']);
  });

  it('the notification of an anonymous like contains nothing about the other person (D1)', () => {
    expect(Object.keys(schemas['AnonymousNotification']?.properties?.['data']?.properties ?? {}).toSorted()).toEqual([
      'count',
      'isSuperLike',
      'profileName',
      'receiverProfileId',
    ]);
    expect(schemas['NamedNotification']?.properties?.['type']?.enum).not.toContain('new_like');
  });
});

describe('errors (D30)', () => {
  it('a problem’s codes are the table of codes', () => {
    expect(schemas['ErrorCode']?.enum?.toSorted()).toEqual(Object.keys(codes).toSorted());
  });

  it('every code is an answer of some operation', () => {
    const shared = Object.values(contract['x-shared-errors']).flat();
    const used = new Set([...shared, ...operations.flatMap(({ errors }) => errors), 'not_found', 'forbidden']);
    expect(Object.keys(codes).filter((code) => !used.has(code))).toEqual([]);
    expect(shared.filter((code) => !(code in codes))).toEqual([]);
  });

  it.each(Object.entries(codes))('%s has an error status and a sentence', (_code, { status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it.each(Object.entries(contract.components.examples).filter(([name]) => name.endsWith('Problem')))(
    'the example %s matches the table',
    (_name, { value }) => {
      const problem = value as { code: string; status: number; message: string; type: string };
      const { status, message } = codes[problem.code] ?? {};
      expect(problem).toMatchObject({ status, message, type: `urn:mutuals:problem:${problem.code}` });
    },
  );
});
