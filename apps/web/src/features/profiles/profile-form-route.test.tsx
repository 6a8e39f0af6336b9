import { ApiProblem, type ApiClient, type Profile } from '@mutuals/api-client';
import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { Component } from './profile-form-route.tsx';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));
beforeEach(() => sessionStorage.clear());

const offline = new ApiProblem({ kind: 'offline', operation: 'createProfile' });

type Decision = Awaited<ReturnType<ApiClient['listMyDecisions']>>['data'][number];
type Screen = Awaited<ReturnType<typeof renderMember>>['screen'];

async function fillIn(screen: Screen, name: string): Promise<void> {
  await screen.getByRole('textbox', { name: 'Name' }).fill(name);
  await screen.getByRole('textbox', { name: 'Bio' }).fill('Here to stay.');
  await screen.getByRole('button', { name: /Role/ }).click();
  await screen.getByRole('option', { name: 'Developer' }).click();
}

it('creates a profile under one key however often it is tried, after a reload too, and the next one under another (D31)', async () => {
  const createProfile = vi.fn<ApiClient['createProfile']>().mockRejectedValue(offline);
  const api = apiOf({ createProfile });
  const keys = () => createProfile.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

  const { screen } = await renderMember(<Component />, api);
  await fillIn(screen, 'Ada');
  const save = screen.getByRole('button', { name: 'Create profile' });
  await save.click();
  await expect.poll(() => keys()).toHaveLength(1);
  await save.click();
  await expect.poll(() => keys()).toHaveLength(2);
  await screen.unmount();

  const again = await renderMember(<Component />, api);
  await expect.element(again.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  createProfile.mockResolvedValue(own('Ada'));
  await again.screen.getByRole('button', { name: 'Create profile' }).click();
  await expect.poll(() => again.router.state.location.pathname).toBe('/profiles');
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  await again.screen.unmount();

  const next = await renderMember(<Component />, api);
  await expect.element(next.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await fillIn(next.screen, 'Another');
  await next.screen.getByRole('button', { name: 'Create profile' }).click();
  await expect.poll(() => keys()).toHaveLength(4);
  expect(keys()[3]).not.toBe(keys()[2]);
});

it('leaves the focus at the page when the draft that is back is discarded', async () => {
  const page = (
    <main tabIndex={-1}>
      <Component />
    </main>
  );
  const first = await renderMember(page, apiOf({}));
  await first.screen.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await first.screen.unmount();
  const { screen } = await renderMember(page, apiOf({}));
  await screen.getByRole('button', { name: 'Discard them' }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus at a list of links when its last one is removed', async () => {
  const { screen } = await renderMember(<Component />, apiOf({}));
  const add = screen.getByRole('button', { name: 'Add a link: Work to show' });
  await add.click();
  await add.click();
  const remove = screen.getByRole('button', { name: /^Remove: / });
  await remove.last().click();
  await expect.element(add).toHaveFocus();
  await remove.click();
  await expect.element(add).toHaveFocus();
});

describe('a profile whose answer was lost and whose draft was dropped is none that the next one changes', () => {
  /** The form of a new profile, opened by its address. */
  async function openNew(api: ApiClient) {
    const page = (
      <Routes>
        <Route path="/profiles/new" element={<Component />} />
        <Route path="*" element="Another page" />
      </Routes>
    );
    return renderMember(page, api, { path: '/profiles/new' });
  }

  /** A server that stores a profile and never says so. */
  function losingServer() {
    const createProfile = vi.fn<ApiClient['createProfile']>().mockRejectedValue(offline);
    const updateProfile = vi.fn<ApiClient['updateProfile']>().mockResolvedValue(own('Bert'));
    const keys = () => createProfile.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    return { api: apiOf({ createProfile, updateProfile }), createProfile, updateProfile, keys };
  }

  async function createAda(api: ApiClient, keys: () => unknown[]) {
    const { screen, router } = await openNew(api);
    await fillIn(screen, 'Ada');
    await screen.getByRole('button', { name: 'Create profile' }).click();
    await expect.poll(keys).toHaveLength(1);
    await expect.element(screen.getByRole('button', { name: 'Create profile' })).toBeEnabled();
    return { screen, router };
  }

  async function createBert(screen: Screen, keys: () => unknown[]) {
    await fillIn(screen, 'Bert');
    await screen.getByRole('button', { name: 'Create profile' }).click();
    await expect.poll(keys).toHaveLength(2);
    expect(keys()[1]).not.toBe(keys()[0]);
  }

  it('by leaving the form', async () => {
    const { api, keys } = losingServer();
    const { screen, router } = await createAda(api, keys);
    void router.navigate('/profiles');
    await screen.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(screen.getByText('Another page')).toBeVisible();
    await router.navigate('/profiles/new');
    await createBert(screen, keys);
  });

  it('by discarding what is back', async () => {
    const { api, keys } = losingServer();
    const { screen } = await createAda(api, keys);
    await screen.unmount();
    const again = await openNew(api);
    await again.screen.getByRole('button', { name: 'Discard them' }).click();
    await createBert(again.screen, keys);
  });

  it('also where the answer is lost only once the form was left', async () => {
    const { api, createProfile, keys } = losingServer();
    const answer = Promise.withResolvers<never>();
    createProfile.mockReturnValueOnce(answer.promise);
    const { screen, router } = await openNew(api);
    await fillIn(screen, 'Ada');
    await screen.getByRole('button', { name: 'Create profile' }).click();
    await expect.poll(keys).toHaveLength(1);
    void router.navigate('/profiles');
    await screen.getByRole('button', { name: 'Leave', exact: true }).click();
    answer.reject(problemOf('createProfile', 409, 'profile_limit_reached'));
    await expect.element(screen.getByText('Another page')).toBeVisible();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });
});

it('a profile that is stored after its form was left takes no words of the next one with it', async () => {
  const answer = Promise.withResolvers<Profile>();
  const page = (
    <Routes>
      <Route path="/profiles/new" element={<Component />} />
      <Route path="*" element="Another page" />
    </Routes>
  );
  const listMyProfiles = vi.fn(async () => profilesOf());
  const api = apiOf({ createProfile: () => answer.promise, listMyProfiles });
  const { screen, router } = await renderMember(page, api, { path: '/profiles/new' });
  await fillIn(screen, 'Ada');
  await screen.getByRole('button', { name: 'Create profile' }).click();
  void router.navigate('/profiles');
  await screen.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(screen.getByText('Another page')).toBeVisible();
  await router.navigate('/profiles/new');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Bert');
  const drafts = () => Object.values(sessionStorage).filter((kept) => kept.includes('Bert'));
  await expect.poll(drafts).toHaveLength(1);
  answer.resolve(own('Ada'));
  await expect.poll(() => listMyProfiles).toHaveBeenCalledTimes(2);
  expect(drafts()).toHaveLength(1);
});

it('a reload while the list of profiles is read again makes no second profile', async () => {
  const createProfile = vi.fn<ApiClient['createProfile']>().mockResolvedValue(own('Ada'));
  const reading = Promise.withResolvers<never>();
  const listMyProfiles = vi.fn<ApiClient['listMyProfiles']>(() => reading.promise).mockResolvedValueOnce(profilesOf());
  const { screen, router } = await renderMember(<Component />, apiOf({ createProfile, listMyProfiles }));
  await fillIn(screen, 'Ada');
  await screen.getByRole('button', { name: 'Create profile' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/profiles');
  expect(createProfile).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

describe('an edit', () => {
  const stored: Profile = { ...own('Ada'), bio: 'First.', updatedAt: '2026-11-20T12:00:00.000Z' };
  const newer: Profile = { ...stored, name: 'Ada elsewhere', bio: 'Elsewhere.', updatedAt: '2026-11-20T13:00:00.000Z' };
  const changed = problemOf('updateProfile', 409, 'profile_changed');

  /** The form of a profile, opened by its address. */
  async function openForm(answers: Partial<ApiClient>) {
    const page = (
      <Routes>
        <Route path="/profiles/:id/edit" element={<Component />} />
        <Route path="*" element="Another page" />
      </Routes>
    );
    const { screen, router } = await renderMember(page, apiOf(answers));
    await expect.element(screen.getByText('Another page')).toBeVisible();
    await router.navigate('/profiles/ada/edit');
    return {
      screen,
      path: () => router.state.location.pathname,
      goTo: (to: string) => void router.navigate(to),
      name: screen.getByRole('textbox', { name: 'Name' }),
      bio: screen.getByRole('textbox', { name: 'Bio' }),
      save: screen.getByRole('button', { name: 'Save changes' }),
    };
  }

  it('is back after the page was closed, says so, and can be dropped; what it did not change is the newer (D58)', async () => {
    const first = await openForm({ getProfile: async () => stored });
    await first.bio.fill('Typed here.');
    await first.screen.unmount();

    const { screen, name, bio } = await openForm({ getProfile: async () => ({ ...newer, bio: stored.bio }) });
    await expect.element(bio).toHaveValue('Typed here.');
    await expect.element(name).toHaveValue('Ada elsewhere');
    await expect.element(screen.getByText('Your unsaved changes are back')).toBeVisible();
    await screen.getByRole('button', { name: 'Discard them' }).click();
    await expect.element(bio).toHaveValue('First.');
    await expect.element(screen.getByText('Your unsaved changes are back')).not.toBeInTheDocument();
    await screen.unmount();

    const last = await openForm({ getProfile: async () => stored });
    await expect.element(last.bio).toHaveValue('First.');
  });

  it('says what the team hid of it, and nothing of what is over or another profile (D65)', async () => {
    const statement = {
      language: 'en',
      what: '',
      where: '',
      duration: '',
      rule: { number: '1', title: '', words: '' },
      facts: '',
      machine: '',
      appeal: '',
    } as const;
    const at = '2026-11-20T09:20:00.000Z';
    const hiding = (fields: Partial<Decision>, measure: string): Decision => ({
      _id: measure,
      subject: { type: 'profile', id: 'ada' },
      profileId: 'ada',
      measure: 'hide_field',
      createdAt: at,
      endsAt: at,
      endedAt: null,
      endedBy: null,
      strikeEndsAt: at,
      appeal: null,
      appealUntil: at,
      canAppeal: true,
      ...fields,
      statement: { ...statement, measure },
    });
    const data = [
      hiding({}, 'We have hidden the bio.'),
      hiding({ endedAt: '2026-11-21T09:20:00.000Z' }, 'Over.'),
      hiding({ profileId: 'lin' }, 'Elsewhere.'),
      hiding({ measure: 'mute' }, 'No messages.'),
    ];
    const meta = { total: 4, limit: 100, offset: 0, nextCursor: null };
    const { screen } = await openForm({
      getProfile: async () => stored,
      listMyDecisions: async () => ({ data, meta }),
    });
    await expect.element(screen.getByText('Our team hid a part of this profile')).toBeVisible();
    await expect.element(screen.getByText(/We have hidden the bio/)).toBeVisible();
    for (const text of [/Over/, /Elsewhere/, /No messages/])
      await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  });

  it('is not lost without a question', async () => {
    const { screen, path, goTo, bio } = await openForm({ getProfile: async () => stored });
    await bio.fill('Typed here.');
    goTo('/profiles');
    await screen.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(bio).toHaveValue('Typed here.');
    expect(path()).toBe('/profiles/ada/edit');
    goTo('/profiles');
    await screen.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(screen.getByText('Another page')).toBeVisible();
    expect(path()).toBe('/profiles');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('asks for what is sought first, where that is changed over it, and keeps its own draft', async () => {
    const nothing = { level: 'any' as const, values: [] };
    const sought = { types: nothing, subtypes: nothing, languages: nothing, tags: nothing };
    const { screen, path, goTo, bio } = await openForm({
      getProfile: async () => stored,
      getSeeking: async () => sought,
    });
    await bio.fill('Typed here.');
    await screen.getByRole('button', { name: 'Choose what you seek' }).click();
    const language = screen.getByRole('radiogroup', { name: 'Language: how much it matters' });
    await language.getByText('Nice').click();
    goTo('/profiles');
    const question = screen.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(language.getByRole('radio', { name: 'Nice' })).toBeChecked();
    goTo('/profiles');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(path).toBe('/profiles');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toHaveLength(1);
  });

  it('that came too late shows what was changed, and is saved once the person has chosen (D58)', async () => {
    const getProfile = vi.fn<ApiClient['getProfile']>().mockResolvedValue(newer).mockResolvedValueOnce(stored);
    const updateProfile = vi.fn<ApiClient['updateProfile']>().mockResolvedValue(newer).mockRejectedValueOnce(changed);
    const { screen, path, name, bio, save } = await openForm({ getProfile, updateProfile });
    await bio.fill('Typed here.');
    await save.click();
    await expect.element(screen.getByText('Now stored: Elsewhere.', { exact: false })).toBeVisible();
    await expect.element(name).toHaveValue('Ada elsewhere');
    await expect.element(bio).toHaveValue('Typed here.');

    await save.click();
    expect(updateProfile).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: /keep mine/ }).click();
    await save.click();
    await expect.poll(() => path()).toBe('/profiles');
    expect(updateProfile.mock.lastCall?.[0].body).toMatchObject({
      name: 'Ada elsewhere',
      bio: 'Typed here.',
      updatedAt: newer.updatedAt,
    });
  });
});

describe('what this device kept of before (D74)', () => {
  const AT = { updatedAt: 0.5 };
  const before: Profile = { ...own('Ada'), updatedAt: '2026-11-20T12:00:00.000Z' };

  it.each<[string, Profile]>([
    ['is nothing that a form begins with', before],
    ['leads nobody away from the form of a profile that is no longer hidden', { ...before, isHidden: true }],
  ])('%s', async (_what, kept) => {
    const answer = Promise.withResolvers<Profile>();
    const { screen, router } = await renderMember(<Component />, apiOf({ getProfile: () => answer.promise }), {
      pattern: '/profiles/:id/edit',
      path: '/profiles/ada/edit',
      fill: (client) => client.setQueryData(queryOf(apiOf(), 'getProfile', { path: { id: 'ada' } }).queryKey, kept, AT),
    });
    answer.resolve({ ...before, name: 'Ada elsewhere', updatedAt: '2026-11-20T13:00:00.000Z' });
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada elsewhere');
    expect(router.state.location.pathname).toBe('/profiles/ada/edit');
  });

  it('says nothing of the room for another profile: the form waits for the server', async () => {
    const kept = profilesOf(...Array.from({ length: limits.profilesPerUser }, (_, place) => own(`Ada ${place}`)));
    const answer = Promise.withResolvers<typeof kept>();
    const { screen, router } = await renderMember(<Component />, apiOf({ listMyProfiles: () => answer.promise }), {
      path: '/profiles/new',
      fill: (client) => client.setQueryData(queryOf(apiOf(), 'listMyProfiles').queryKey, kept, AT),
    });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    answer.resolve(profilesOf());
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/profiles/new');
  });

  it('begins a new profile where there was room for it, and the list follows where the server says that there is none', async () => {
    const all = profilesOf(...Array.from({ length: limits.profilesPerUser }, (_, place) => own(`Ada ${place}`)));
    const answer = Promise.withResolvers<typeof all>();
    const { screen, router } = await renderMember(<Component />, apiOf({ listMyProfiles: () => answer.promise }), {
      path: '/profiles/new',
      fill: (client) => client.setQueryData(queryOf(apiOf(), 'listMyProfiles').queryKey, profilesOf(), AT),
    });
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
    answer.resolve(all);
    await expect.poll(() => router.state.location.pathname).toBe('/profiles');
  });

  it('leads nobody away from what is typed, then or after a reload: saving it says that there is no room', async () => {
    const all = profilesOf(...Array.from({ length: limits.profilesPerUser }, (_, place) => own(`Ada ${place}`)));
    const answer = Promise.withResolvers<typeof all>();
    const createProfile = vi.fn(() => Promise.reject(problemOf('createProfile', 409, 'profile_limit_reached')));
    const api = apiOf({ listMyProfiles: () => answer.promise, createProfile });
    const first = await renderMember(<Component />, api, {
      path: '/profiles/new',
      fill: (client) => client.setQueryData(queryOf(apiOf(), 'listMyProfiles').queryKey, profilesOf(), AT),
    });
    await fillIn(first.screen, 'Bert');
    answer.resolve(all);
    await first.screen.getByRole('textbox', { name: 'Name' }).fill('Bertha');
    await first.screen.unmount();

    const { screen } = await renderMember(<Component />, api, { path: '/profiles/new' });
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bertha');
    await screen.getByRole('button', { name: 'Create profile' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(createProfile).toHaveBeenCalledOnce();
  });
});
