import type { CallAnswer } from '@mutuals/api-client';
import { expect, it } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { others, own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './home-route.tsx';

const lin = others('Lin');
const limit = { limit: 10, current: 3, remaining: 7, canUse: true, resetsAt: '2026-11-21T00:00:00.000Z' };
const none = { total: 0, data: [] };
const home: CallAnswer<'getHome'> = {
  likes: limit,
  toAnswer: none,
  newMatches: none,
  inboundLikes: {
    total: 1,
    data: [{ _id: 'l', isRevealed: false, isSuperLike: false, createdAt: '2026-11-20T09:00:00.000Z' }],
  },
  strength: { percent: 65, nextStep: { step: 'picture', gain: 30 } },
};
const listMyProfiles = async () => profilesOf(own('Ada'));
const getHome = async () => home;
const listNewInTags = async () => ({ data: [{ ...lin, sharedTags: ['kites'] }] });

it('shows what waits, and who is new in one’s tags', async () => {
  const { screen } = await renderMember(<Component />, apiOf({ listMyProfiles, getHome, listNewInTags }));
  await expect.element(screen.getByRole('link', { name: /^Someone liked you/ })).toHaveAttribute('href', '/premium');
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toHaveAttribute('href', `/profiles/${lin._id}`);
  await expect.element(screen.getByRole('link', { name: 'Add a picture' })).toBeVisible();
});

it.each([
  ['what waits', 'getHome', 'Lin'],
  ['who is new', 'listNewInTags', /^Someone liked you/],
] as const)('keeps the rest where %s cannot be read, and reads it when asked again', async (_part, failing, other) => {
  let isAway = true;
  const fail = async (): Promise<never> => {
    throw problemOf(failing, 400, 'validation_failed');
  };
  const { screen } = await renderMember(
    <main tabIndex={-1}>
      <Component />
    </main>,
    apiOf(
      failing === 'getHome'
        ? { listMyProfiles, listNewInTags, getHome: () => (isAway ? fail() : getHome()) }
        : { listMyProfiles, getHome, listNewInTags: () => (isAway ? fail() : listNewInTags()) },
    ),
    { texts: ['home', 'discover', 'likes', 'profiles'] },
  );
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: other })).toBeInTheDocument();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  // The button is gone, and the focus with it.
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Someone liked you/ })).toBeInTheDocument();
});

it('shows what became of it once it is asked for, and asks for it no sooner', async () => {
  const asked: unknown[] = [];
  let isAway = true;
  const getOutcomes = async (request: unknown) => {
    asked.push(request);
    if (isAway) throw problemOf('getOutcomes', 400, 'validation_failed');
    return {
      last7Days: { seen: 35, likes: 9, matches: 2, answers: 1 },
      last28Days: { seen: 120, likes: 31, matches: 6, answers: 4 },
      activeDays: 5,
      isSeeking: false,
      strengthPercent: 65,
    };
  };
  const { screen } = await renderMember(<Component />, apiOf({ listMyProfiles, getHome, listNewInTags, getOutcomes }), {
    texts: ['home', 'outcomes'],
  });
  const button = screen.getByRole('button', { name: 'Show figures' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
  await button.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('row', { name: /^Cards you decided on.*35.*120/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Complete it' })).toBeVisible();
  await screen.getByRole('button', { name: 'Hide figures' }).click();
  expect(screen.getByRole('table').query()).toBeNull();
});
