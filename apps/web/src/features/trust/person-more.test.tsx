import type { ApiClient, Block } from '@mutuals/api-client';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf, tagKey } from '@mutuals/api-client/queries';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useServices } from '../../services.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useRealtime } from '../realtime/index.ts';
import { useMoreOf } from './index.ts';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));

beforeEach(() => {
  sessionStorage.clear();
  onGone.mockClear();
});

const lin = { _id: 'lin', name: 'Lin Yue' };
const block: Block = { _id: 'b1', profile: { _id: 'lin', isDeleted: true }, createdAt: '2026-11-25T10:00:00.000Z' };
const onGone = vi.fn();
const messages = [...tagKey('Messaging'), 'one'];
let client: QueryClient | undefined;
let people: ReturnType<typeof useRealtime>['people'] | undefined;

/** A page with somebody's menu, and a list that shows people. */
function Page({ isMatch }: { isMatch: boolean }) {
  const { api } = useServices();
  const { people: held } = useRealtime();
  useEffect(() => void (people = held), [held]);
  const moreOf = useMoreOf({ actingId: 'me', onGone });
  useQuery(queryOf(api, 'listTrendingProfiles'));
  return moreOf({ ...lin, isMatch });
}

async function page(api: Partial<ApiClient>, isMatch = true) {
  const listTrendingProfiles = vi.fn<ApiClient['listTrendingProfiles']>(async () => ({ data: [] }));
  const pages = (
    <Routes>
      <Route path="/profiles/lin" element={<Page isMatch={isMatch} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const { screen, router } = await renderMember(pages, apiOf({ listTrendingProfiles, ...api }), {
    path: '/profiles/lin',
    texts: ['errors'],
    fill(filled) {
      client = filled;
      filled.setQueryData(messages, {});
    },
  });
  await screen.getByRole('button', { name: 'More about Lin Yue' }).click();
  await expect.poll(() => listTrendingProfiles.mock.calls.length).toBe(1);
  return { screen, router, listTrendingProfiles };
}

it('blocks after asking, looks at all people again, and takes it back from the toast', async () => {
  const createBlock = vi.fn<ApiClient['createBlock']>(async () => block);
  const deleteBlock = vi.fn<ApiClient['deleteBlock']>(async () => undefined);
  const { screen, listTrendingProfiles } = await page({ createBlock, deleteBlock });
  await screen.getByRole('menuitem', { name: 'Block Lin Yue' }).click();
  expect(createBlock).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(screen.getByText('Lin Yue is blocked')).toBeVisible();
  expect(createBlock.mock.calls.map(([{ body }]) => body)).toEqual([{ profileId: 'lin' }]);
  await expect.poll(() => onGone).toHaveBeenCalledOnce();
  await expect.poll(() => listTrendingProfiles.mock.calls.length).toBe(2);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Lin Yue is no longer blocked')).toBeVisible();
  expect(deleteBlock.mock.calls.map(([{ path }]) => path)).toEqual([{ blockId: 'b1' }]);
  await expect.poll(() => listTrendingProfiles.mock.calls.length).toBe(3);
});

it('takes nobody away who went elsewhere before the answer', async () => {
  const answer = Promise.withResolvers<Block>();
  const { screen, router } = await page({ createBlock: () => answer.promise });
  await screen.getByRole('menuitem', { name: 'Block Lin Yue' }).click();
  await screen.getByRole('button', { name: 'Block', exact: true }).click();
  await router.navigate('/discover');
  await expect.element(screen.getByRole('button', { name: 'More about Lin Yue' })).not.toBeInTheDocument();
  answer.resolve(block);
  await expect.element(screen.getByText('Lin Yue is blocked')).toBeVisible();
  expect(onGone).not.toHaveBeenCalled();
});

it('waits for no event of taking it back where that failed: the next one is news', async () => {
  const deleteBlock = () => Promise.reject(problemOf('deleteBlock', 429, 'rate_limited'));
  const { screen, listTrendingProfiles } = await page({ createBlock: async () => block, deleteBlock });
  await screen.getByRole('menuitem', { name: 'Block Lin Yue' }).click();
  await screen.getByRole('button', { name: 'Block', exact: true }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listTrendingProfiles.mock.calls.length).toBe(3);
  const listener = vi.fn();
  people?.onChange(listener);
  // The event of the block itself, and then somebody else's.
  people?.changed();
  expect(listener).not.toHaveBeenCalled();
  people?.changed();
  expect(listener).toHaveBeenCalledOnce();
});

it('says in the question why nobody was blocked, not in the next one, and can be pressed again', async () => {
  const refusal = problemOf('createBlock', 409, 'block_limit_reached');
  const createBlock = vi.fn<ApiClient['createBlock']>(async () => Promise.reject(refusal));
  const { screen } = await page({ createBlock });
  await screen.getByRole('menuitem', { name: 'Block Lin Yue' }).click();
  await screen.getByRole('button', { name: 'Block', exact: true }).click();
  const failure = screen.getByText('Lin Yue was not blocked');
  await expect.element(failure).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'More about Lin Yue' }).click();
  await screen.getByRole('menuitem', { name: 'Block Lin Yue' }).click();
  await expect.element(screen.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  expect(failure.elements()).toEqual([]);
  createBlock.mockResolvedValue(block);
  await screen.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(screen.getByText('Lin Yue is blocked')).toBeVisible();
});

it('ends a match as the acting profile, after asking: its conversation goes from the lists and from the realtime token (D64)', async () => {
  const unmatchProfile = vi.fn<ApiClient['unmatchProfile']>(async () => undefined);
  const { screen } = await page({ unmatchProfile });
  await realtime.connected();
  realtime.renewToken.mockClear();
  await screen.getByRole('menuitem', { name: 'End this match' }).click();
  await screen.getByRole('button', { name: 'End match' }).click();
  await expect.element(screen.getByText('You and Lin Yue are no longer a match')).toBeVisible();
  expect(unmatchProfile.mock.calls.map(([input]) => [input.path, input.query])).toEqual([
    [{ profileId: 'lin' }, { userProfileId: 'me' }],
  ]);
  await expect.poll(() => client?.getQueryState(messages)?.isInvalidated).toBe(true);
  expect(realtime.renewToken).toHaveBeenCalledOnce();
});

it('offers to end no match where there is none', async () => {
  const { screen } = await page({}, false);
  await expect.element(screen.getByRole('menuitem', { name: 'Block Lin Yue' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'End this match' }).elements()).toEqual([]);
});
