import type { ApiClient, OnboardingSession } from '@mutuals/api-client';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.ts';
import { own } from '../../testing/examples.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './assistant-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
beforeEach(() => sessionStorage.clear());

const NOW = '2026-11-20T12:00:00.000Z';
const turn = (role: 'user' | 'assistant', content: string) => ({ role, content, timestamp: NOW });
const individualData = {
  role: null,
  skills: [],
  portfolio: [],
  social: { github: null, twitter: null, x: null, website: null },
  externalPortfolio: null,
  twitterLink: null,
  githubLink: null,
  projectLinks: [],
  xLink: null,
  walletLink: null,
};
const talk: OnboardingSession = {
  _id: 'talk',
  profileType: 'individual',
  language: 'en',
  messages: [turn('assistant', 'What should people call you?')],
  messagesLeft: 60,
  extractedData: {
    profileType: 'individual',
    name: null,
    bio: null,
    tags: [],
    languages: [],
    interests: [],
    seeking: {
      types: { level: 'any', values: [] },
      subtypes: { level: 'any', values: [] },
      languages: { level: 'any', values: [] },
      tags: { level: 'any', values: [] },
    },
    individualData,
    isComplete: false,
    missingFields: [],
    sources: [],
  },
  asking: { field: 'name', suggestions: [] },
  taken: [],
  suggestedTags: [],
  progress: 0,
  isCompleted: false,
  createdAt: NOW,
  updatedAt: NOW,
  expiresAt: NOW,
};
const summary = { ...talk, name: null };
const role = {
  profileType: 'individual' as const,
  individualData: { ...individualData, role: 'developer' as const },
};

async function open(answers: Partial<ApiClient>) {
  const shown = await renderMember(
    <Routes>
      <Route path={routes.assistant.pattern} element={<Component />} />
      <Route path="*" element={null} />
    </Routes>,
    apiOf({
      getOnboardingSession: async () => talk,
      listOnboardingSessions: async () => ({ data: [summary], meta: { total: 1, maximum: 10 } }),
      ...answers,
    }),
    { path: routes.assistant.href({ session: 'talk' }), texts: ['onboarding', 'profiles', 'messages'] },
  );
  return { ...shown, field: shown.screen.getByRole('textbox') };
}

it('finds what was said on its way when one leaves and comes back, not in the field again, and then its reply', async () => {
  const answer = Promise.withResolvers<OnboardingSession>();
  const sendOnboardingMessage = vi.fn<ApiClient['sendOnboardingMessage']>(() => answer.promise);
  const { screen, router, field } = await open({ sendOnboardingMessage });
  await field.fill('Noor');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await router.navigate(routes.profiles.href());
  await expect.element(field).not.toBeInTheDocument();

  await router.navigate(routes.assistant.href({ session: 'talk' }));
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByText('Noor', { exact: true })).toBeVisible();
  answer.resolve({ ...talk, messages: [...talk.messages, turn('user', 'Noor'), turn('assistant', 'What do you do?')] });
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(rows).toHaveLength(3);
  expect(rows().at(-1)).toMatch(/What.do.you.do\?/u);
  expect(sendOnboardingMessage).toHaveBeenCalledOnce();
});

it('keeps what was being written in a talk that is left for the choice of a type and gone on with (OB1)', async () => {
  const { screen, field } = await open({});
  await field.fill('I build');
  await screen.getByRole('button', { name: 'Leave the talk' }).click();
  await screen.getByRole('button', { name: 'Go on with the talk that has no name yet' }).click();
  await expect.element(field).toHaveValue('I build');
});

it('gives the words back that could not be sent, says why, and sends them at the next press', async () => {
  const said = { ...talk, messages: [...talk.messages, turn('user', 'Noor'), turn('assistant', 'What do you do?')] };
  const refused = problemOf('sendOnboardingMessage', 503, 'service_unavailable');
  const sendOnboardingMessage = vi
    .fn<ApiClient['sendOnboardingMessage']>(async () => said)
    .mockRejectedValueOnce(refused);
  const { screen, field } = await open({ sendOnboardingMessage });
  await field.fill('Noor');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^This is not available right now\./)).toBeVisible();
  await expect.element(field).toHaveValue('Noor');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.poll(() => sendOnboardingMessage.mock.calls.map(([{ body }]) => body.message)).toEqual(['Noor', 'Noor']);
});

it('says a whole answer at one press and leaves what was being written, and adds one thing of several to it (OB11)', async () => {
  const asking = {
    field: 'skills' as const,
    suggestions: [
      { kind: 'item' as const, text: 'Rust' },
      { kind: 'skip' as const, text: 'Skip' },
    ],
  };
  const sendOnboardingMessage = vi.fn<ApiClient['sendOnboardingMessage']>(async () => ({
    ...talk,
    taken: [{ field: 'name' as const, change: 'Change the name' }],
  }));
  const { screen, field } = await open({
    sendOnboardingMessage,
    getOnboardingSession: async () => ({ ...talk, asking }),
  });
  await field.fill('Solidity');
  await screen.getByRole('button', { name: 'Add Rust to the answer' }).click();
  await expect.element(field).toHaveValue('Solidity, Rust');
  await screen.getByRole('button', { name: 'Skip' }).click();
  await screen.getByRole('button', { name: 'Change the name' }).click();
  await expect.element(field).toHaveValue('Solidity, Rust');
  await expect
    .poll(() => sendOnboardingMessage.mock.calls.map(([{ body }]) => body.message))
    .toEqual(['Skip', 'Change the name']);
});

it('offers another beginning where a talk is over, and begins one of the type and in the language of the person', async () => {
  const startOnboarding = vi.fn<ApiClient['startOnboarding']>(async () => ({ ...talk, _id: 'new-talk' }));
  const gone = problemOf('getOnboardingSession', 404, 'onboarding_session_not_found');
  const { screen, field } = await open({ startOnboarding, getOnboardingSession: () => Promise.reject(gone) });
  await expect.element(screen.getByText('This talk could not be opened')).toBeVisible();
  await screen.getByRole('button', { name: 'Begin a new talk' }).click();
  await screen.getByText('Group', { exact: true }).click();
  await screen.getByRole('button', { name: 'Start talking' }).click();
  await expect.element(field).toBeVisible();
  expect(startOnboarding.mock.calls).toMatchObject([
    [{ body: { userId: 'user-ada', language: 'en', profileType: 'group' } }],
  ]);
});

it('says why an earlier talk was not deleted, and keeps it', async () => {
  const deleteOnboardingSession = () =>
    Promise.reject(problemOf('deleteOnboardingSession', 503, 'service_unavailable'));
  const { screen } = await open({ deleteOnboardingSession });
  await screen.getByRole('button', { name: 'Leave the talk' }).click();
  await screen.getByRole('button', { name: 'Delete the talk that has no name yet' }).click();
  await screen.getByRole('button', { name: 'Delete the talk', exact: true }).click();
  await expect.element(screen.getByText('The talk could not be deleted')).toBeVisible();
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(screen.getByRole('button', { name: 'Go on with the talk that has no name yet' })).toBeVisible();
});

it('asks for what is still missing where the server completes no talk, and shows the profile once it does (OB8)', async () => {
  const completeOnboarding = vi
    .fn<ApiClient['completeOnboarding']>(async () => ({ ...talk, isCompleted: true }))
    .mockRejectedValueOnce(problemOf('completeOnboarding', 409, 'onboarding_incomplete'));
  const complete = { ...talk.extractedData, name: 'Noor', bio: 'Audits bridges.', isComplete: true };
  const { screen } = await open({
    completeOnboarding,
    getOnboardingSession: async () => ({ ...talk, extractedData: complete, progress: 100 }),
  });
  await screen.getByRole('button', { name: 'Look at the profile' }).click();
  await expect.element(screen.getByText(/^A name, a bio and what you are/)).toBeVisible();
  await screen.getByRole('button', { name: 'Look at the profile' }).click();
  await expect.element(screen.getByRole('heading', { name: 'This is your profile' })).toBeVisible();
});

it('saves beside the new profile what the talk says it seeks (D62)', async () => {
  const noor = own('Noor');
  const updateSeeking = vi.fn<ApiClient['updateSeeking']>(async ({ body }) => body);
  const seeking = { ...talk.extractedData.seeking, languages: { level: 'must' as const, values: ['zh'] } };
  const { screen } = await open({
    updateSeeking,
    createProfile: async () => noor,
    deleteOnboardingSession: async () => undefined,
    getOnboardingSession: async () => ({
      ...talk,
      isCompleted: true,
      progress: 100,
      extractedData: {
        ...talk.extractedData,
        name: 'Noor',
        bio: 'Audits bridges.',
        isComplete: true,
        seeking,
        ...role,
      },
    }),
  });
  await screen.getByRole('button', { name: 'Create profile' }).click();
  await expect.poll(() => updateSeeking.mock.calls).toEqual([[{ path: { id: noor._id }, body: seeking }]]);
});
