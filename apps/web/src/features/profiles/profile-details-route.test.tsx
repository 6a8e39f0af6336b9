import type { ApiClient } from '@mutuals/api-client';
import { operationKey, queryOf, tagKey } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { limit, others, own, profilesOf } from '../../testing/examples.ts';
import { renderApp, renderMember } from '../../testing/render-member.tsx';
import { keepIntent } from './intent.ts';
import { Component } from './profile-details-route.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const BIO = '我画海边的猫。';
const lin = { ...others('Lin'), bio: BIO, tags: ['安全', 'Kites'], languages: ['zh'] };
const answer = (bio: string, provider: 'libretranslate' | null) => ({
  data: { name: 'Lin', bio, entryRequirements: null, description: null, goals: null, lookingFor: null },
  meta: { sourceLanguage: 'zh', provider },
});
const unavailable = () => Promise.reject(problemOf('translateProfile', 503, 'translation_unavailable'));
const nothing = { count: 0, tags: [], interests: [], languages: [], skills: [] };
const undecided = { decision: null, conversationId: null, common: nothing, likes: limit(3), superLikes: limit(10) };
const at = { pattern: '/profiles/:id', path: '/profiles/lin' };

it('shows a bio in the reader’s language, and the original at a press', async () => {
  const api = apiOf({
    getProfile: async () => lin,
    translateProfile: async () => answer('I draw seaside cats.', 'libretranslate'),
  });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByText('I draw seaside cats.')).toBeVisible();
  await expect.element(screen.getByText('Translated from Chinese')).toBeVisible();
  await screen.getByRole('button', { name: 'Show original' }).click();
  await expect.element(screen.getByText(BIO)).toBeVisible();
});

it('shows known words in the reader’s language, and people’s own as they are', async () => {
  const api = apiOf({ getProfile: async () => lin, translateProfile: unavailable });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByText('security')).toBeVisible();
  await expect.element(screen.getByText('Kites')).toBeVisible();
});

it('keeps the original where nobody can translate, and asks nothing for an own profile', async () => {
  const translateProfile = vi.fn(unavailable);
  const first = await renderMember(<Component />, apiOf({ getProfile: async () => lin, translateProfile }), at);
  await expect.element(first.screen.getByText(BIO)).toBeVisible();
  await expect.poll(() => translateProfile.mock.calls.length).toBe(1);
  expect(first.screen.getByRole('button', { name: 'Translate' }).elements()).toEqual([]);
  await first.screen.unmount();

  const mine = { ...own('Lin'), bio: BIO };
  const { screen } = await renderMember(<Component />, apiOf({ getProfile: async () => mine, translateProfile }), at);
  await expect.element(screen.getByText(BIO)).toBeVisible();
  expect(translateProfile).toHaveBeenCalledOnce();
});

it('offers the translator of the device where the server has none', async () => {
  const create = vi.fn(async () => ({ translate: async () => 'Seaside cats, on this device.' }));
  vi.stubGlobal(
    'Translator',
    Object.assign(() => {}, { availability: async () => 'downloadable', create }),
  );
  const api = apiOf({ getProfile: async () => lin, translateProfile: unavailable });
  const { screen } = await renderMember(<Component />, api, at);
  await screen.getByRole('button', { name: 'Translate' }).click();
  await expect.element(screen.getByText('Seaside cats, on this device.')).toBeVisible();
  expect(create).toHaveBeenCalledWith({ sourceLanguage: 'zh', targetLanguage: 'en' });
});

const me = own('Ada');
const acting = async () => profilesOf(me);
const deciding = (calls: Parameters<typeof apiOf>[0]) =>
  apiOf({
    getProfile: async () => lin,
    translateProfile: unavailable,
    listMyProfiles: acting,
    getDecision: async () => undecided,
    ...calls,
  });
const liked = { isMatch: false, matchId: null, conversationId: null, matchedProfile: null };

it('likes as the acting profile, at once, and takes it back when the server refuses, before that is read anew', async () => {
  const refusal = Promise.withResolvers<never>();
  const likeProfile = vi.fn(async () => refusal.promise);
  const getDecision = vi.fn<ApiClient['getDecision']>(() => new Promise(() => {})).mockResolvedValueOnce(undecided);
  const { screen } = await renderMember(<Component />, deciding({ likeProfile, getDecision }), at);
  await screen.getByRole('button', { name: 'Like Lin' }).click();
  await expect.element(screen.getByText('You liked Lin.')).toBeVisible();
  refusal.reject(problemOf('likeProfile', 500, 'internal_error'));
  await expect.element(screen.getByText(/Something went wrong. Please try again./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Like Lin' })).toBeVisible();
  expect(likeProfile).toHaveBeenCalledExactlyOnceWith({
    path: { profileId: lin._id },
    body: { userProfileId: me._id, isSuperLike: false },
  });
});

it.each([
  ['what was decided', 'getDecision'],
  ['who acts', 'listMyProfiles'],
] as const)('says that %s could not be read, and offers to decide once it is', async (_what, operation) => {
  const answers = { getDecision: async () => undecided, listMyProfiles: acting };
  let isBack = false;
  const refused = () => Promise.reject(problemOf(operation, 403, 'forbidden'));
  const api = deciding({ [operation]: () => (isBack ? answers[operation]() : refused()) });
  const { screen } = await renderMember(<Component />, api, at);
  const failure = screen.getByRole('alert').filter({ hasText: 'You cannot decide on Lin for now' });
  await expect.element(failure).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Like Lin' })).not.toBeInTheDocument();
  isBack = true;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Like Lin' })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

it('has passed on somebody again whose like after that is refused', async () => {
  const likeProfile = () => Promise.reject(problemOf('likeProfile', 500, 'internal_error'));
  const getDecision = vi
    .fn<ApiClient['getDecision']>(() => new Promise(() => {}))
    .mockResolvedValueOnce({ ...undecided, decision: 'pass' });
  const { screen } = await renderMember(<Component />, deciding({ likeProfile, getDecision }), at);
  const passed = screen.getByText('You passed on Lin.');
  await expect.element(passed).toBeVisible();
  await screen.getByRole('button', { name: 'Like Lin' }).click();
  await expect.element(screen.getByText(/Something went wrong. Please try again./)).toBeVisible();
  await expect.element(passed).toBeVisible();
  // It may have been decided elsewhere meanwhile.
  await expect.poll(() => getDecision).toHaveBeenCalledTimes(2);
});

it('keeps a decision that was pressed while the last one was being read', async () => {
  const late = Promise.withResolvers<typeof undecided>();
  const getDecision = vi.fn<ApiClient['getDecision']>(() => late.promise).mockResolvedValueOnce(undecided);
  const api = deciding({ likeProfile: () => new Promise(() => {}), getDecision });
  const query = queryOf(api, 'getDecision', { path: { profileId: lin._id }, query: { userProfileId: me._id } });
  let client: QueryClient | undefined;
  const { screen } = await renderMember(<Component />, api, { ...at, fill: (filled) => (client = filled) });
  const like = screen.getByRole('button', { name: 'Like Lin' });
  await expect.element(like).toBeVisible();
  void client?.invalidateQueries(query);
  await expect.poll(() => getDecision).toHaveBeenCalledTimes(2);
  await like.click();
  await expect.element(screen.getByText('You liked Lin.')).toBeVisible();
  late.resolve(undecided);
  await expect.poll(() => client?.getQueryState(query.queryKey)?.fetchStatus).toBe('idle');
  expect(client?.getQueryData(query.queryKey)?.decision).toBe('like');
});

it.each([
  ['Like Lin', 'You liked Lin.'],
  ['Pass on Lin', 'You passed on Lin.'],
])('keeps what the server took, though what was read meanwhile knew nothing of it: %s', async (press, said) => {
  const answer = Promise.withResolvers<undefined>();
  const getDecision = vi
    .fn<ApiClient['getDecision']>(() => new Promise(() => {}))
    .mockResolvedValueOnce(undecided)
    .mockResolvedValueOnce(undecided);
  const api = deciding({
    likeProfile: () => answer.promise.then(() => ({ ...liked, likes: limit(4), superLikes: limit(10) })),
    dislikeProfile: () => answer.promise,
    getDecision,
  });
  const query = queryOf(api, 'getDecision', { path: { profileId: lin._id }, query: { userProfileId: me._id } });
  let client: QueryClient | undefined;
  const { screen } = await renderMember(<Component />, api, { ...at, fill: (filled) => (client = filled) });
  await screen.getByRole('button', { name: press }).click();
  await expect.element(screen.getByText(said)).toBeVisible();
  await client?.invalidateQueries(query);
  answer.resolve(undefined);
  await expect.poll(() => getDecision).toHaveBeenCalledTimes(3);
  expect(client?.getQueryData(query.queryKey)?.decision).not.toBeNull();
  await expect.element(screen.getByText(said)).toBeVisible();
});

it('reads the own profiles again each time the one that acts turns out to be gone', async () => {
  const likeProfile = () => Promise.reject(problemOf('likeProfile', 404, 'acting_profile_not_found'));
  const listMyProfiles = vi.fn<ApiClient['listMyProfiles']>(acting);
  const { screen } = await renderMember(<Component />, deciding({ likeProfile, listMyProfiles }), at);
  const like = screen.getByRole('button', { name: 'Like Lin' });
  await like.click();
  await expect.poll(() => listMyProfiles).toHaveBeenCalledTimes(2);
  await like.click();
  await expect.poll(() => listMyProfiles).toHaveBeenCalledTimes(3);
});

it('has home and the messages read again once a like made a match', async () => {
  const read = [operationKey('getHome'), tagKey('Messaging')];
  let client: QueryClient | undefined;
  const match = { isMatch: true, matchId: 'm', conversationId: 'talk', matchedProfile: { ...lin, avatar: null } };
  const likeProfile = async () => ({ ...match, likes: limit(4), superLikes: limit(10) });
  const { screen } = await renderMember(<Component />, deciding({ likeProfile }), {
    ...at,
    fill(filled) {
      client = filled;
      for (const key of read) filled.setQueryData(key, {});
    },
  });
  await screen.getByRole('button', { name: 'Like Lin' }).click();
  await expect.poll(() => read.map((key) => client?.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

it.each<[string, () => ReturnType<ApiClient['likeProfile']>, string]>([
  [
    'opens no moment of a match under another profile than the one that liked',
    async () => ({
      likes: limit(4),
      superLikes: limit(10),
      isMatch: true,
      matchId: 'm',
      conversationId: 'talk',
      matchedProfile: lin,
    }),
    'You’re mutuals',
  ],
  [
    'takes a refused like back from the profile that liked, and from no other',
    async () => Promise.reject(problemOf('likeProfile', 500, 'internal_error')),
    'Like Lin',
  ],
])('%s, however late the answer comes', async (_rule, answerOf, left) => {
  const [anna, bert] = [own('Anna'), own('Bert')];
  const told = Promise.withResolvers<void>();
  const decisions = new Map<string, 'like' | null>();
  const likeProfile = vi.fn(async () => {
    await told.promise;
    const answer = await answerOf();
    decisions.set(anna._id, 'like');
    return answer;
  });
  const api = deciding({
    likeProfile,
    listMyProfiles: async () => profilesOf(anna, bert),
    getDecision: async ({ query }) => ({ ...undecided, decision: decisions.get(query.userProfileId) ?? null }),
  });
  const { screen } = await renderMember(<Component />, api, at);
  await screen.getByRole('button', { name: 'Like Lin' }).click();
  await screen.getByRole('button', { name: /Act as.*Anna/ }).click();
  await expect.element(screen.getByText('You liked Lin.')).toBeVisible();
  await screen.getByRole('button', { name: /Choose another profile/ }).click();
  await screen.getByRole('button', { name: /Act as.*Bert/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Like Lin' })).toBeVisible();
  told.resolve();
  await expect.poll(() => likeProfile.mock.settledResults[0]?.type).not.toBe('incomplete');
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Like Lin' })).toBeVisible();
  await screen.getByRole('button', { name: /Choose another profile/ }).click();
  await screen.getByRole('button', { name: /Act as.*Anna/ }).click();
  await expect.element(screen.getByText(left).or(screen.getByRole('button', { name: left }))).toBeVisible();
});

it('explains a limit that is used up instead of asking the server, and one that the server knows better', async () => {
  const likeProfile = vi.fn(async () => Promise.reject(problemOf('likeProfile', 403, 'like_limit_reached')));
  const { screen } = await renderMember(<Component />, deciding({ likeProfile }), at);
  await screen.getByRole('button', { name: /^Super-like Lin/ }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(likeProfile).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Not now' }).click();
  await screen.getByRole('button', { name: 'Like Lin' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

it('does once what they pressed as a guest, and not again when they come back', async () => {
  keepIntent({ profileId: lin._id, action: 'like', at: Date.now(), userId: null });
  let decision: 'like' | null = null;
  const likeProfile = vi.fn(async () => {
    decision = 'like';
    return { ...liked, likes: limit(4), superLikes: limit(10) };
  });
  const api = deciding({ likeProfile, getDecision: async () => ({ ...undecided, decision }) });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByText('You liked Lin.')).toBeVisible();
  await screen.unmount();
  const again = await renderMember(<Component />, api, at);
  await expect.element(again.screen.getByText('You liked Lin.')).toBeVisible();
  expect(likeProfile).toHaveBeenCalledOnce();
});

it('asks who acts before it does what they pressed as a guest', async () => {
  keepIntent({ profileId: lin._id, action: 'pass', at: Date.now(), userId: null });
  let decision: 'pass' | null = null;
  const dislikeProfile = vi.fn(async () => {
    decision = 'pass';
    return undefined;
  });
  const bob = own('Bob');
  const getDecision = async () => ({ ...undecided, decision });
  const api = deciding({ dislikeProfile, getDecision, listMyProfiles: async () => profilesOf(me, bob) });
  const { screen } = await renderMember(<Component />, api, at);
  await screen.getByRole('button', { name: /Act as.*Bob/ }).click();
  await expect.element(screen.getByText('You passed on Lin.')).toBeVisible();
  await expect
    .poll(() => dislikeProfile)
    .toHaveBeenCalledExactlyOnceWith({
      path: { profileId: lin._id },
      body: { userProfileId: bob._id },
    });
});

it('forgets what they pressed where it turns out to be their own profile', async () => {
  keepIntent({ profileId: 'lin', action: 'like', at: Date.now(), userId: null });
  const likeProfile = vi.fn(async () => Promise.reject(new Error('Nobody likes themselves.')));
  const api = deciding({ likeProfile, getProfile: async () => own('Lin') });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(sessionStorage.getItem('mutuals.guest.intent')).toBeNull();
  expect(likeProfile).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^Like/ }).elements()).toEqual([]);
});

it('leads who is matched to the conversation, and tells who is not that they cannot write yet', async () => {
  const matched = { ...undecided, decision: 'like' as const, conversationId: 'talk' };
  const first = await renderMember(<Component />, deciding({ getDecision: async () => matched }), at);
  await expect
    .element(first.screen.getByRole('link', { name: 'Send message' }))
    .toHaveAttribute('href', `/profiles/${me._id}/messages/talk`);
  await first.screen.unmount();
  keepIntent({ profileId: lin._id, action: 'write', at: Date.now(), userId: null });
  const { screen } = await renderMember(<Component />, deciding({}), at);
  await expect.element(screen.getByText(/You can write to Lin once/)).toBeVisible();
});

const none = async () => ({ data: [] });

it('saves a profile without acting as one, drops it again, and offers none of it on an own profile', async () => {
  const createBookmark = vi.fn(async () => undefined);
  const deleteBookmark = vi.fn(async () => undefined);
  const saving = { listBookmarkIds: none, createBookmark, deleteBookmark, listMyProfiles: async () => profilesOf() };
  const first = await renderMember(<Component />, deciding(saving), at);
  const button = first.screen.getByRole('button', { name: 'Save Lin' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(first.screen.getByText('Lin is saved')).toBeVisible();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => deleteBookmark).toHaveBeenCalledExactlyOnceWith({ path: { profileId: lin._id } });
  await expect.poll(() => createBookmark).toHaveBeenCalledExactlyOnceWith({ body: { profileId: lin._id } });
  await first.screen.unmount();

  const { screen } = await renderMember(<Component />, deciding({ ...saving, getProfile: async () => own('Lin') }), at);
  await expect.element(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Lin' }).elements()).toEqual([]);
});

it.each([
  { kept: [], calls: 1 },
  { kept: [lin._id], calls: 0 },
])('saves once what a guest wanted saved, and nothing that is saved already: $kept', async ({ kept, calls }) => {
  keepIntent({ profileId: lin._id, action: 'save', at: Date.now(), userId: null });
  const createBookmark = vi.fn(async () => undefined);
  const api = deciding({ listBookmarkIds: async () => ({ data: kept }), createBookmark });
  const { screen } = await renderMember(<Component />, api, at);
  await expect.element(screen.getByRole('button', { name: 'Save Lin' })).toHaveAttribute('aria-pressed', 'true');
  expect(sessionStorage.getItem('mutuals.guest.intent')).toBeNull();
  await expect.poll(() => createBookmark).toHaveBeenCalledTimes(calls);
});

it('counts one look at somebody else’s page, none at one’s own, and shows the page where counting fails (D8)', async () => {
  const viewProfile = vi.fn(async () => Promise.reject(problemOf('viewProfile', 500, 'internal_error')));
  const first = await renderMember(<Component />, deciding({ viewProfile }), at);
  await expect.element(first.screen.getByRole('button', { name: 'Like Lin' })).toBeVisible();
  await expect.poll(() => viewProfile).toHaveBeenCalledExactlyOnceWith({ path: { id: lin._id } });
  await first.screen.unmount();
  const { screen } = await renderMember(
    <Component />,
    deciding({ viewProfile, getProfile: async () => own('Lin') }),
    at,
  );
  await expect.element(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(viewProfile).toHaveBeenCalledOnce();
});

it.each(['/profiles/lin', '/profiles/lin/edit'])(
  'leads from %s of an own profile that the team hid to the list',
  async (path) => {
    const hidden = { ...own('Lin'), isHidden: true as const };
    const api = apiOf({ getProfile: async () => hidden, listMyProfiles: async () => profilesOf(hidden) });
    const { screen, router } = await renderApp(api, path, 'member');
    await expect.element(screen.getByText('Hidden by the team')).toBeVisible();
    expect(router.state.location.pathname).toBe('/profiles');
  },
);
