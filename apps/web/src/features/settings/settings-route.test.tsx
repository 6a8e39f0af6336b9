import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { own, profilesOf, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './settings-route.tsx';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

beforeEach(() => sessionStorage.clear());

const on = { inProduct: true, push: true, mail: true };
const calm: CallAnswer<'getPreferences'> = {
  kinds: { match: on, message: on, like: on, ticket: on, payment: on, decision: on },
  digest: 'weekly',
  quietHours: null,
  showsWords: false,
  mutedConversations: [],
};
const none: CallAnswer<'getMailAddress'> = { address: null, stoppedBy: null, waiting: null, isAvailable: true };

type UpdateAuthProfile = ApiClient['updateAuthProfile'];

async function settings(api: Partial<ApiClient>) {
  const texts = ['settings', 'profiles', 'errors'] as const;
  const { screen } = await renderMember(<Component />, apiOf(api), { texts });
  const name = screen.getByRole('textbox', { name: 'Display name' });
  await expect.element(name).toHaveValue(user.displayName);
  return { screen, name, save: screen.getByRole('button', { name: 'Save name' }) };
}

it('shows the section that the address names, as mails do', async () => {
  const texts = ['settings', 'profiles', 'errors'] as const;
  const { screen } = await renderMember(<Component />, apiOf({}), { texts, path: '/settings#reach' });
  await expect.element(screen.getByRole('heading', { name: 'What reaches you' })).toBeInViewport();
});

it('stays at what became of a confirmation while the parts above it come later, until its reader moves', async () => {
  const preferences = Promise.withResolvers<CallAnswer<'getPreferences'>>();
  const texts = ['settings', 'profiles', 'reach', 'errors'] as const;
  const { screen } = await renderMember(
    <Component />,
    apiOf({
      getPreferences: () => preferences.promise,
      getMailAddress: async () => none,
      confirmMailAddress: async () => ({ ...none, address: 'a***@example.org' }),
    }),
    { texts, path: `/settings#confirm-mail=${'q6'.repeat(21)}s` },
  );
  const answer = screen.getByText('Your address is confirmed');
  await expect.element(answer).toBeInViewport();
  preferences.resolve(calm);
  const kinds = screen.getByRole('group', { name: 'Likes' });
  await expect.element(kinds).toBeInTheDocument();
  await expect.element(answer).toBeInViewport();
  await userEvent.keyboard('{Shift}');
  scrollTo({ top: 0 });
  const later = document.createElement('p');
  later.style.height = '50vh';
  document.body.append(later);
  // It would be followed with the next frame.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  later.remove();
  expect(scrollY).toBe(0);
});

it('saves a display name, trimmed, and goes on from it', async () => {
  const updateAuthProfile = vi.fn<UpdateAuthProfile>(async ({ body }) => ({ ...user, ...body, avatar: null }));
  const { screen, name, save } = await settings({ updateAuthProfile });
  await expect.element(save).toBeDisabled();
  await userEvent.fill(name, '  Noor of Paris ');
  await save.click();
  await expect.element(screen.getByText('Your name is saved')).toBeVisible();
  expect(updateAuthProfile.mock.calls.map(([{ body }]) => body)).toEqual([{ displayName: 'Noor of Paris' }]);
  await expect.element(save).toBeDisabled();
});

it('keeps the focus in its section once a name is saved by the keyboard: the button has nothing to press any more', async () => {
  const { screen, name, save } = await settings({
    updateAuthProfile: async ({ body }) => ({ ...user, ...body, avatar: null }),
  });
  await userEvent.fill(name, 'Noor of Paris');
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Your name is saved')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await expect.element(screen.getByRole('heading', { name: 'Account', exact: true })).toHaveFocus();
});

it('keeps what was typed when it is refused, and says at the name why', async () => {
  const blamed = { path: 'body/displayName', code: 'invalid_characters', message: '' };
  const refusal = problemOf('updateAuthProfile', 400, 'validation_failed', [blamed]);
  const { screen, name, save } = await settings({ updateAuthProfile: async () => Promise.reject(refusal) });
  await userEvent.fill(name, 'Noor');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription(/This holds characters that can’t be used/);
  await expect.element(name).toHaveValue('Noor');
  await screen.unmount();

  const texts = ['settings', 'profiles', 'errors'] as const;
  const back = (await renderMember(<Component />, apiOf(), { texts })).screen;
  await expect.element(back.getByText('What you typed is back. It is not saved yet.')).toBeVisible();
  await back.getByRole('button', { name: 'Discard' }).click();
  await expect.element(back.getByRole('textbox', { name: 'Display name' })).toHaveValue(user.displayName);
});

it('goes back to the picture of X when one’s own is removed, and to one’s own where that is refused', async () => {
  const answers = [1, 2].map(() => Promise.withResolvers<typeof user>());
  let asked = 0;
  const updateAuthProfile = vi.fn<UpdateAuthProfile>(() => answers[asked++]?.promise ?? Promise.reject(new Error()));
  const { screen } = await settings({
    getMe: async () => ({ ...user, avatar: 'https://pictures.example/mine.webp' }),
    updateAuthProfile,
  });
  const remove = screen.getByRole('button', { name: /^Remove/ });
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  answers[0]?.reject(problemOf('updateAuthProfile', 503, 'service_unavailable'));
  await expect.element(screen.getByText(/not available right now/)).toBeVisible();
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  answers[1]?.resolve({ ...user, avatar: 'https://pictures.example/of-x.webp' });
  await expect.element(remove).toBeVisible();
  expect(updateAuthProfile.mock.calls.map(([{ body }]) => body)).toEqual([{ avatar: null }, { avatar: null }]);
});

it('shows at once whether others see how soon one answers, and as it was where that could not be stored', async () => {
  const answer = Promise.withResolvers<never>();
  const { screen } = await settings({ updateAuthProfile: () => answer.promise });
  const habit = screen.getByRole('switch', { name: /^Show how soon you usually answer/ });
  await expect.element(habit).toBeChecked();
  await screen.getByText('Show how soon you usually answer', { exact: false }).click();
  await expect.element(habit).not.toBeChecked();
  answer.reject(problemOf('updateAuthProfile', 503, 'service_unavailable'));
  await expect.element(screen.getByText(/not available right now/)).toBeVisible();
  await expect.element(habit).toBeChecked();
});

it('stores a chosen language with the account', async () => {
  const updateAuthProfile = vi.fn<UpdateAuthProfile>(async () => user);
  const { screen } = await settings({ updateAuthProfile });
  await screen.getByRole('radio', { name: 'Français' }).click();
  await expect.poll(() => updateAuthProfile.mock.calls.map(([{ body }]) => body)).toEqual([{ language: 'fr' }]);
});

it('says of each own profile who sees it', async () => {
  const { screen } = await settings({
    listMyProfiles: async () => profilesOf(own('Ada'), { ...own('Night Builders'), isHidden: true }),
  });
  await expect.element(screen.getByText('Public', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Hidden by our team: nobody else sees it')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Edit Ada' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/profiles\/.*\/edit$/));
});

it('says whether this device tells anything while the app is closed', async () => {
  const { screen } = await settings({});
  await expect
    .element(screen.getByText('This browser cannot tell you anything while Mutuals is closed.'))
    .toBeVisible();
});
