import type { ApiClient, Block } from '@mutuals/api-client';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useRealtime } from '../realtime/index.ts';
import { useBlocks } from './use-blocks.ts';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));
beforeEach(() => sessionStorage.clear());

const blockOf = (_id: string, profile: Block['profile']): Block => ({
  _id,
  profile,
  createdAt: '2026-11-25T10:00:00.000Z',
});
const lin = blockOf('b1', {
  _id: 'lin',
  isDeleted: false,
  name: 'Lin Yue',
  avatar: null,
  profileType: 'individual',
  isVerified: false,
} as Block['profile']);
const gone = blockOf('b2', { _id: 'noor', isDeleted: true });
const listOf = (data: Block[]): Awaited<ReturnType<ApiClient['listBlocks']>> => ({
  data,
  meta: { total: data.length, page: 1, limit: 20, totalPages: 1, hasMore: false } as never,
});

let people: ReturnType<typeof useRealtime>['people'] | undefined;

/** What the settings draw, in a few elements. */
function Page() {
  const { people: held } = useRealtime();
  useEffect(() => void (people = held), [held]);
  const { view, unblocking, onUnblock, onRetry } = useBlocks();
  if (view.status === 'loading') return <p>Loading</p>;
  if (view.status === 'error') return <button onClick={onRetry}>Try again: {view.message}</button>;
  if (view.blocks.length === 0) return <p>Nobody</p>;
  return view.blocks.map((block) => (
    <button key={block._id} disabled={unblocking.has(block._id)} onClick={() => onUnblock(block)}>
      Unblock {block.profile.isDeleted ? 'a deleted profile' : block.profile.name}
    </button>
  ));
}
const show = async (api: Partial<ApiClient>) =>
  (await renderMember(<Page />, apiOf(api), { texts: ['trust', 'errors'] })).screen;

it('lists whom one blocked, deleted ones too, and takes one back by their name', async () => {
  const listBlocks = vi.fn<ApiClient['listBlocks']>(async () => listOf([lin, gone]));
  const deleteBlock = vi.fn<ApiClient['deleteBlock']>(async () => {
    listBlocks.mockResolvedValue(listOf([gone]));
  });
  const screen = await show({ listBlocks, deleteBlock });
  await expect.element(screen.getByRole('button', { name: 'Unblock a deleted profile' })).toBeVisible();
  await screen.getByRole('button', { name: 'Unblock Lin Yue' }).click();
  await expect.element(screen.getByText('Lin Yue is no longer blocked')).toBeVisible();
  expect(deleteBlock.mock.calls.map(([{ path }]) => path)).toEqual([{ blockId: 'b1' }]);
  await expect.element(screen.getByRole('button', { name: 'Unblock Lin Yue' })).not.toBeInTheDocument();
  // The event of this change itself is no news; the next one is.
  const listener = vi.fn<() => void>();
  people?.onChange(listener);
  people?.changed();
  expect(listener).not.toHaveBeenCalled();
  people?.changed();
  expect(listener).toHaveBeenCalledOnce();
});

it('says that one was not taken back, keeps them in the list, and looks again', async () => {
  const listBlocks = vi.fn<ApiClient['listBlocks']>(async () => listOf([lin]));
  const deleteBlock = () => Promise.reject(problemOf('deleteBlock', 503, 'service_unavailable'));
  const screen = await show({ listBlocks, deleteBlock });
  await screen.getByRole('button', { name: 'Unblock Lin Yue' }).click();
  await expect.element(screen.getByText(/not available right now/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Unblock Lin Yue' })).toBeEnabled();
  await expect.poll(() => listBlocks.mock.calls.length).toBeGreaterThan(1);
});

it('says when the list could not be read, and reads it again', async () => {
  const listBlocks = vi
    .fn<ApiClient['listBlocks']>()
    .mockRejectedValueOnce(problemOf('listBlocks', 404, 'not_found'))
    .mockResolvedValue(listOf([]));
  const screen = await show({ listBlocks });
  await screen.getByRole('button', { name: /Try again/ }).click();
  await expect.element(screen.getByText('Nobody')).toBeVisible();
});
