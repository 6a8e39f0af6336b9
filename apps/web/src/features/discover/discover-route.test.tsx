import { type ApiClient, ApiProblem, type Seeking } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { Route, Routes } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { card, limit, notification, others, own, profilesOf, user } from '../../testing/examples.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { draftKey } from '../../lib/person-storage.ts';
import { Component, WaitingDecks } from './discover-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));

const ada = own('Ada');
const lin = others('Lin');
const limits = { likes: limit(), superLikes: limit() };
const api = apiOf({
  listMyProfiles: async () => profilesOf(ada),
  getMatchQueue: async () => ({
    data: [card('Lin'), card('Bob')],
    meta: { ...limits, totalProfiles: 2, hiddenByMusts: null },
  }),
  getProfile: async () => lin,
});
const liked = { ...limits, isMatch: true, matchId: 'm', conversationId: 'talk' };
const matched = { ...lin, avatar: null };

it('renews the realtime token for a match, and holds toasts back while its moment has the attention (D4)', async () => {
  const { screen } = await renderMember(
    <Component />,
    apiOf({ ...api, likeProfile: async () => ({ ...liked, matchedProfile: matched }) }),
  );
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  await realtime.connected();
  realtime.renewToken.mockClear();
  await userEvent.keyboard('{ArrowRight}');
  const moment = screen.getByRole('dialog', { name: 'You’re mutuals' });
  await expect.element(moment).toBeVisible();
  await expect.poll(() => realtime.renewToken).toHaveBeenCalledOnce();

  await realtime.emit('user:user-ada', 'notification', notification('new_message', { senderName: 'Eve' }));
  const toast = screen.getByText('Eve sent you a message');
  // It would show with the next frame.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  expect(toast.elements()).toEqual([]);
  await moment.getByRole('button', { name: 'Keep swiping' }).click();
  await expect.element(toast).toBeVisible();
});

it('renews the token for a match that the other side made, shows its moment once, and tells of it nowhere else', async () => {
  const markNotificationRead = vi.fn<ApiClient['markNotificationRead']>(async () => notification('new_match'));
  const { screen } = await renderMember(<Component />, apiOf({ ...api, markNotificationRead }));
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  await realtime.connected();
  realtime.renewToken.mockClear();
  const match = notification('new_match', {
    receiverProfileId: ada._id,
    matchedProfileId: lin._id,
    matchedProfileName: lin.name,
    conversationId: 'talk',
  });
  await realtime.emit('user:user-ada', 'notification', match);
  const moment = screen.getByRole('dialog', { name: 'You’re mutuals' });
  await expect.element(moment).toBeVisible();
  await expect.poll(() => realtime.renewToken).toHaveBeenCalledOnce();
  expect(markNotificationRead).toHaveBeenCalledExactlyOnceWith({ path: { id: match._id } });
  await moment.getByRole('button', { name: 'Keep swiping' }).click();
  await expect.element(moment).not.toBeInTheDocument();
  await realtime.emit('user:user-ada', 'notification', match);
  // A moment would hold this one back.
  await realtime.emit('user:user-ada', 'notification', notification('new_message', { senderName: 'Eve' }));
  await expect.element(screen.getByText('Eve sent you a message')).toBeVisible();
  expect(moment.elements()).toEqual([]);
});

it('leaves a match unread whose moment shows where nobody looks', async () => {
  const markNotificationRead = vi.fn<ApiClient['markNotificationRead']>();
  const { screen } = await renderMember(<Component />, apiOf({ ...api, markNotificationRead }));
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await realtime.emit(
    'user:user-ada',
    'notification',
    notification('new_match', {
      receiverProfileId: ada._id,
      matchedProfileId: lin._id,
      matchedProfileName: lin.name,
      conversationId: 'talk',
    }),
  );
  await expect.element(screen.getByRole('dialog', { name: 'You’re mutuals' })).toBeVisible();
  expect(markNotificationRead).not.toHaveBeenCalled();
  hidden.mockRestore();
});

it('tells by a toast of a match of another own profile', async () => {
  const { screen } = await renderMember(<Component />, api);
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  const match = notification('new_match', {
    receiverProfileId: 'my-group',
    matchedProfileId: lin._id,
    matchedProfileName: lin.name,
    conversationId: 'talk',
  });
  await realtime.emit('user:user-ada', 'notification', match);
  await expect.element(screen.getByText('You and Lin matched')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'You’re mutuals' }).elements()).toEqual([]);
});

it('leaves the deck of a profile that was deleted elsewhere, says so, and blames no card for it', async () => {
  let profiles = profilesOf(ada);
  const { screen } = await renderMember(
    <Component />,
    apiOf({
      ...api,
      listMyProfiles: async () => profiles,
      dislikeProfile: async () => {
        profiles = profilesOf();
        throw problemOf('dislikeProfile', 404, 'acting_profile_not_found');
      },
    }),
  );
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('link', { name: 'Create a profile' })).toBeVisible();
  await expect.element(screen.getByText(/^The profile that you act as was deleted\./)).toBeVisible();
  expect(screen.getByText(/can’t be decided on/).elements()).toEqual([]);
});

it('saves the profile on the card by keys, keeps its place in the deck, and takes it back from the toast', async () => {
  const createBookmark = vi.fn(async () => undefined);
  const deleteBookmark = vi.fn(async () => undefined);
  const listBookmarkIds = async () => ({ data: [] });
  const { screen } = await renderMember(
    <Component />,
    apiOf({ ...api, listBookmarkIds, createBookmark, deleteBookmark }),
  );
  const button = screen.getByRole('button', { name: 'Save Lin' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(button.element()).toBe(document.activeElement);
  await expect.poll(() => createBookmark).toHaveBeenCalledExactlyOnceWith({ body: { profileId: lin._id } });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => deleteBookmark).toHaveBeenCalledExactlyOnceWith({ path: { profileId: lin._id } });
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
});

const BIO = '我画海边的猫。';
const translated = {
  data: {
    name: 'Lin',
    bio: 'I draw seaside cats.',
    entryRequirements: null,
    description: null,
    goals: null,
    lookingFor: null,
  },
  meta: { sourceLanguage: 'zh', provider: 'libretranslate' },
} as const;
const foreign = { ...card('Lin'), bio: BIO, languages: ['zh'], tags: ['安全'] };
const dealt = (...cards: (typeof foreign)[]) => ({
  getMatchQueue: async () => ({ data: cards, meta: { ...limits, totalProfiles: cards.length, hiddenByMusts: null } }),
});

it('shows a bio in the reader’s language on the card, and in the match, and asks once (D7, D43)', async () => {
  const translateProfile = vi.fn(async () => translated);
  const likeProfile = async () => ({ ...liked, matchedProfile: { ...matched, _id: foreign._id, bio: BIO } });
  const { screen } = await renderMember(
    <Component />,
    apiOf({ ...api, ...dealt(foreign), translateProfile, likeProfile }),
  );
  await expect.element(screen.getByText('I draw seaside cats.')).toBeVisible();
  await expect.element(screen.getByText('Translated from Chinese')).toBeVisible();
  await expect.element(screen.getByText('security')).toBeVisible();
  await screen.getByRole('button', { name: 'Show original' }).click();
  await expect.element(screen.getByText(BIO)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  const moment = screen.getByRole('dialog', { name: 'You’re mutuals' });
  await expect.element(moment.getByText('I draw seaside cats.')).toBeVisible();
  expect(translateProfile).toHaveBeenCalledOnce();
});

it('keeps the original where it cannot be translated, and asks for no card that is in the reader’s language', async () => {
  const translateProfile = vi.fn(() => Promise.reject(problemOf('translateProfile', 503, 'translation_unavailable')));
  const mine = { ...card('Bob'), bio: 'I like small teams.', languages: ['en'] };
  const { screen } = await renderMember(<Component />, apiOf({ ...api, ...dealt(foreign, mine), translateProfile }));
  await expect.element(screen.getByText(BIO)).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText('I like small teams.')).toBeVisible();
  expect(translateProfile).toHaveBeenCalledOnce();
  expect(screen.getByText(/Translated/).elements()).toEqual([]);
});

const nothing = { level: 'any' as const, values: [] };
const sought = {
  types: nothing,
  subtypes: nothing,
  languages: { level: 'must' as const, values: ['zh'] },
  tags: { level: 'must' as const, values: ['seaside'] },
};
const hidden = {
  total: 12,
  musts: [
    { group: 'languages' as const, values: ['zh'], hides: 9, frees: 4 },
    { group: 'tags' as const, values: ['seaside'], hides: 8, frees: 3 },
  ],
};
/** A deck that is dry as long as Chinese is a must. */
function dryDeck() {
  let stored: Seeking = sought;
  return {
    getSeeking: async () => stored,
    updateSeeking: vi.fn(async ({ body }: { body: Seeking }) => (stored = body)),
    getMatchQueue: async () =>
      stored.languages.level === 'must'
        ? { data: [], meta: { ...limits, totalProfiles: 0, hiddenByMusts: hidden } }
        : { data: [card('Lin')], meta: { ...limits, totalProfiles: 1, hiddenByMusts: null } },
  };
}

it('says what the musts hide, loosens one by one press, and goes on with the focus in the deck (D62)', async () => {
  const deck = dryDeck();
  const { screen } = await renderMember(<Component />, apiOf({ ...api, ...deck }));
  await expect.element(screen.getByRole('heading', { name: 'Your musts hide 12 profiles' })).toBeVisible();
  screen.getByRole('button', { name: 'Loosen Language: Chinese' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  expect(deck.updateSeeking).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { ...sought, languages: { level: 'nice', values: ['zh'] } } }),
  );
  await expect.element(screen.getByRole('group', { name: 'Cards' })).toHaveFocus();
});

it('keeps the musts and says why where one could not be loosened', async () => {
  const updateSeeking = () => Promise.reject(problemOf('updateSeeking', 503, 'service_unavailable'));
  const { screen } = await renderMember(<Component />, apiOf({ ...api, ...dryDeck(), updateSeeking }));
  const button = screen.getByRole('button', { name: 'Loosen Tags: seaside' });
  await button.click();
  await expect.element(screen.getByText(/not available right now/)).toBeVisible();
  await expect.element(button).toBeEnabled();
});

it('starts the deck anew once what is sought is saved, and puts the focus back on its button', async () => {
  const deck = dryDeck();
  const { screen } = await renderMember(<Component />, apiOf({ ...api, ...deck }));
  const open = screen.getByRole('button', { name: 'What you seek' });
  await open.click();
  const sheet = screen.getByRole('dialog', { name: 'What you seek' });
  await sheet.getByRole('radiogroup', { name: 'Language: how much it matters' }).getByText('Any').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

it('asks before what is sought is closed without saving it', async () => {
  const { screen } = await renderMember(<Component />, apiOf({ ...api, ...dryDeck() }));
  await screen.getByRole('button', { name: 'What you seek' }).click();
  const sheet = screen.getByRole('dialog', { name: 'What you seek' });
  const any = sheet.getByRole('radiogroup', { name: 'Language: how much it matters' }).getByText('Any');
  await any.click();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Stay here' }).click();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

it('asks before the page is left with what is sought changed and not saved, by Back as well', async () => {
  const { screen, router } = await renderMember(<Component />, apiOf({ ...api, ...dryDeck() }), { path: '/premium' });
  await router.navigate('/discover');
  await screen.getByRole('button', { name: 'What you seek' }).click();
  const sheet = screen.getByRole('dialog', { name: 'What you seek' });
  const language = sheet.getByRole('radiogroup', { name: 'Language: how much it matters' });
  await language.getByText('Any').click();
  void router.navigate(-1);
  await screen.getByRole('button', { name: 'Stay here' }).click();
  expect(router.state.location.pathname).toBe('/discover');
  await expect.element(language.getByRole('radio', { name: 'Any' })).toBeChecked();
  void router.navigate(-1);
  await screen.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/premium');
});

it('asks nothing when what is sought is opened again after it was saved while the page was to be left', async () => {
  const saving = Promise.withResolvers<Seeking>();
  const deck = { ...dryDeck(), updateSeeking: () => saving.promise };
  const { screen, router } = await renderMember(<Component />, apiOf({ ...api, ...deck }), { path: '/premium' });
  await router.navigate('/discover');
  await screen.getByRole('button', { name: 'What you seek' }).click();
  const sheet = screen.getByRole('dialog', { name: 'What you seek' });
  await sheet.getByRole('radiogroup', { name: 'Language: how much it matters' }).getByText('Any').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  void router.navigate(-1);
  const asked = screen.getByRole('alertdialog');
  await expect.element(asked).toBeVisible();
  saving.resolve(sought);
  await expect.element(asked).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'What you seek' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(asked.elements()).toEqual([]);
});

it('stops a request for cards once others are wanted', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const getMatchQueue: ApiClient['getMatchQueue'] = ({ signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const { router } = await renderMember(<Component />, apiOf({ ...api, getMatchQueue }), { path: '/discover' });
  await expect.poll(() => signals.length).toBe(1);
  await router.navigate('/discover?type=group');
  await expect.poll(() => signals.length).toBe(2);
  await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

it('acts as the profile of its address that was made since this device kept the list (D74)', async () => {
  const group = own('Group');
  const profiles = Promise.withResolvers<ReturnType<typeof profilesOf>>();
  const getMatchQueue = vi.fn<ApiClient['getMatchQueue']>(api.getMatchQueue);
  const { screen } = await renderMember(
    <Component />,
    apiOf({ ...api, getMatchQueue, listMyProfiles: () => profiles.promise }),
    {
      path: `/discover?profileId=${group._id}`,
      fill: (client) =>
        client.setQueryData(queryOf(apiOf(), 'listMyProfiles').queryKey, profilesOf(ada), { updatedAt: 0.5 }),
    },
  );
  await expect.element(screen.getByRole('button').first()).toBeVisible();
  profiles.resolve(profilesOf(ada, group));
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  expect(getMatchQueue.mock.calls.map(([{ query }]) => query.userProfileId)).not.toContain(ada._id);
  sessionStorage.clear();
  localStorage.clear();
});

it('deals the deck of a new day where the day of what is in hand is over (SW26)', async () => {
  const resetsAt = '2026-01-02T00:00:00.000Z';
  const getMatchQueue = vi
    .fn<ApiClient['getMatchQueue']>(async () => ({
      data: [card('Bob')],
      meta: { ...limits, totalProfiles: 1, hiddenByMusts: null },
    }))
    .mockImplementationOnce(async () => ({
      data: [card('Lin'), card('Bob')],
      meta: {
        likes: { ...limits.likes, resetsAt },
        superLikes: { ...limits.superLikes, resetsAt },
        totalProfiles: 2,
        hiddenByMusts: null,
      },
    }));
  const { screen } = await renderMember(<Component />, apiOf({ ...api, getMatchQueue }));
  await expect.element(screen.getByRole('heading', { name: 'Bob' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).not.toBeInTheDocument();
  expect(getMatchQueue).toHaveBeenCalledTimes(2);
});

const peopleChanged = () => realtime.emit('user:user-ada', 'people-changed', {});
type Liked = Awaited<ReturnType<ApiClient['likeProfile']>>;
/** An answer that is held back. It comes after the test at the latest: until then its deck sends nothing else, in no tab. */
function heldAnswer() {
  const answer = Promise.withResolvers<Liked>();
  onTestFinished(() => answer.resolve({ ...liked, isMatch: false } as never));
  return answer;
}
const waiting = (answer: Promise<Liked>, left: () => ReturnType<typeof card>[], of = ada, names = ['Eve']) => {
  const decided = names.map((name) => ({ card: card(name), decision: 'like' }));
  localStorage.setItem(draftKey(user._id, `deck.${of._id}`), JSON.stringify(decided));
  const getMatchQueue = vi.fn<ApiClient['getMatchQueue']>(async () => ({
    data: left(),
    meta: { ...limits, totalProfiles: left().length, hiddenByMusts: null },
  }));
  const page = (
    <>
      <WaitingDecks />
      <Routes>
        <Route path="/discover" element={<Component />} />
        <Route path="*" element="Another page" />
      </Routes>
    </>
  );
  return { page, answers: apiOf({ ...api, getMatchQueue, likeProfile: () => answer }), getMatchQueue };
};

it('deals a deck anew that only sends what waited, where somebody may be seen no more (D64)', async () => {
  const answer = heldAnswer();
  const { page, answers, getMatchQueue } = waiting(answer.promise, () => [card('Lin')]);
  await renderMember(page, answers);
  await expect.poll(() => getMatchQueue.mock.calls.length).toBe(1);
  await peopleChanged();
  await expect.poll(() => getMatchQueue.mock.calls.length).toBeGreaterThan(1);
  localStorage.clear();
});

it('deals a deck anew once, where its page shows it while it sends what waited (D64)', async () => {
  const answer = heldAnswer();
  const { page, answers, getMatchQueue } = waiting(answer.promise, () => [card('Lin')]);
  const { screen } = await renderMember(page, answers, { path: '/discover' });
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  const before = getMatchQueue.mock.calls.length;
  await peopleChanged();
  await expect.poll(() => getMatchQueue.mock.calls.length).toBeGreaterThan(before);
  expect(getMatchQueue.mock.calls.length).toBe(before + 1);
  localStorage.clear();
});

it('lets a deck go once all that waited is sent: its page begins a new one', async () => {
  const answer = heldAnswer();
  let left = [card('Lin'), card('Bob')];
  const { page, answers, getMatchQueue } = waiting(answer.promise, () => left);
  const { screen, router } = await renderMember(page, answers);
  await expect.poll(() => getMatchQueue.mock.calls.length).toBe(1);
  answer.resolve({ ...liked, isMatch: false } as never);
  await expect.poll(() => localStorage.getItem(draftKey(user._id, `deck.${ada._id}`))).toBeNull();
  left = [card('Bob')];
  await peopleChanged();
  const before = getMatchQueue.mock.calls.length;
  await router.navigate('/discover');
  await expect.element(screen.getByRole('heading', { name: 'Bob' })).toBeVisible();
  expect(getMatchQueue.mock.calls.length).toBe(before + 1);
  localStorage.clear();
});

it('says of a decision that waited and is refused that it did not go through, on whatever page (SW25)', async () => {
  const { page, answers } = waiting(heldAnswer().promise, () => [card('Lin')]);
  const likeProfile = () => Promise.reject(problemOf('likeProfile', 404, 'profile_not_found'));
  const { screen } = await renderMember(page, apiOf({ ...answers, likeProfile }));
  await expect.element(screen.getByText('Your like didn’t go through')).toBeVisible();
  expect(localStorage.getItem(draftKey(user._id, `deck.${ada._id}`))).toBeNull();
});

it('says so of another own profile where a deck is open, and not again in the deck of that profile (SW25)', async () => {
  const group = own('Group');
  const { page, answers } = waiting(heldAnswer().promise, () => [card('Lin')], group, ['Eve', 'Noor']);
  const likeProfile = vi
    .fn<ApiClient['likeProfile']>()
    .mockRejectedValueOnce(problemOf('likeProfile', 404, 'profile_not_found'))
    .mockReturnValue(heldAnswer().promise);
  const { screen, router } = await renderMember(
    page,
    apiOf({ ...answers, likeProfile, listMyProfiles: async () => profilesOf(ada, group) }),
    { path: `/discover?profileId=${ada._id}` },
  );
  await expect.element(screen.getByText('Your like didn’t go through')).toBeVisible();
  await router.navigate(`/discover?profileId=${group._id}`);
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  expect(screen.getByText(/^Eve can’t be decided on/).elements()).toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps beside its own decisions those that wait in another tab, and sends them where it begins (SW25)', async () => {
  localStorage.clear();
  const key = draftKey(user._id, `deck.${ada._id}`);
  const keptIds = () =>
    (JSON.parse(localStorage.getItem(key) ?? '[]') as { card: { _id: string } }[]).map(({ card: { _id } }) => _id);
  const offline = new ApiProblem({ kind: 'offline', operation: 'likeProfile' });
  const likeProfile = vi.fn<ApiClient['likeProfile']>().mockRejectedValue(offline);
  const { screen } = await renderMember(<Component />, apiOf({ ...api, likeProfile }));
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  localStorage.setItem(key, JSON.stringify([{ card: card('Eve'), decision: 'like' }]));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(keptIds).toEqual([card('Eve')._id, card('Lin')._id]);
  await screen.unmount();

  likeProfile.mockClear();
  likeProfile.mockResolvedValue({ ...liked, isMatch: false } as never);
  const next = await renderMember(<Component />, apiOf({ ...api, likeProfile }));
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
  expect(likeProfile.mock.calls.map(([{ path }]) => path.profileId)).toEqual([card('Eve')._id, card('Lin')._id]);
  await next.screen.unmount();
});
