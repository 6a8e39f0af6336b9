import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { others } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './bookmarks-route.tsx';

const lin = others('Lin');
const bob = others('Bob');
const listed = async () => ({
  data: [lin, bob],
  meta: { page: 1, limit: 12, total: 2, totalPages: 1, nextCursor: null },
});
const savedIds = async () => ({ data: [lin._id, bob._id] });

it('drops a bookmark at once, keeps the card in its place, and saves it again from the toast', async () => {
  const deleteBookmark = vi.fn(async () => undefined);
  const createBookmark = vi.fn(async () => undefined);
  const api = apiOf({ listBookmarks: listed, listBookmarkIds: savedIds, deleteBookmark, createBookmark });
  const { screen } = await renderMember(<Component />, api);
  const button = screen.getByRole('button', { name: 'Save Lin' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  await expect.poll(() => deleteBookmark).toHaveBeenCalledWith({ path: { profileId: lin._id } });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => createBookmark).toHaveBeenCalledWith({ body: { profileId: lin._id } });
});

it('takes a press for what it is that comes before it is known what is saved', async () => {
  const known = Promise.withResolvers<void>();
  const deleteBookmark = vi.fn(async () => undefined);
  const listBookmarkIds = () => known.promise.then(savedIds);
  const { screen } = await renderMember(
    <Component />,
    apiOf({ listBookmarks: listed, listBookmarkIds, deleteBookmark }),
  );
  const button = screen.getByRole('button', { name: 'Save Lin' });
  await button.click();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  known.resolve();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => deleteBookmark).toHaveBeenCalledOnce();
});

it('puts a bookmark back when the server refuses, and says so', async () => {
  const deleteBookmark = async () => {
    throw problemOf('deleteBookmark', 500, 'internal_error');
  };
  const api = apiOf({ listBookmarks: listed, listBookmarkIds: savedIds, deleteBookmark });
  const { screen } = await renderMember(<Component />, api);
  const button = screen.getByRole('button', { name: 'Save Lin' });
  await button.click();
  await expect.element(screen.getByText(/Something went wrong. Please try again./)).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

it('takes what another tab saved meanwhile for saved', async () => {
  const createBookmark = vi.fn(async () => {
    throw problemOf('createBookmark', 409, 'already_bookmarked');
  });
  const api = apiOf({ listBookmarks: listed, listBookmarkIds: async () => ({ data: [bob._id] }), createBookmark });
  const { screen } = await renderMember(<Component />, api);
  const button = screen.getByRole('button', { name: 'Save Lin' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => createBookmark).toHaveBeenCalledOnce();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

it('ends with what was pressed last, however late the server is', async () => {
  const saved = new Set([lin._id, bob._id]);
  const server = Promise.withResolvers<void>();
  const api = apiOf({
    listBookmarks: listed,
    listBookmarkIds: async () => ({ data: [...saved] }),
    deleteBookmark: ({ path }) => server.promise.then(() => void saved.delete(path.profileId)),
    createBookmark: ({ body }) => server.promise.then(() => void saved.add(body.profileId)),
  });
  const { screen } = await renderMember(<Component />, api);
  const button = screen.getByRole('button', { name: 'Save Lin' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  server.resolve();
  await expect.poll(() => [...saved]).toEqual([bob._id]);
});

it('keeps what was pressed last when the server refuses an earlier press late, and does not make another profile wait', async () => {
  const first = Promise.withResolvers<void>();
  const saved = new Set([lin._id, bob._id]);
  const deleteBookmark = vi.fn(async ({ path }: { path: { profileId: string } }) => {
    if (deleteBookmark.mock.calls.length === 1) await first.promise;
    saved.delete(path.profileId);
    return undefined;
  });
  const api = apiOf({
    listBookmarks: listed,
    listBookmarkIds: async () => ({ data: [...saved] }),
    deleteBookmark,
    createBookmark: async ({ body }) => void saved.add(body.profileId),
  });
  const { screen } = await renderMember(<Component />, api);
  const button = screen.getByRole('button', { name: 'Save Lin' });
  for (const isPressed of ['false', 'true', 'false']) {
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', isPressed);
  }
  await screen.getByRole('button', { name: 'Save Bob' }).click();
  await expect.poll(() => deleteBookmark).toHaveBeenCalledWith({ path: { profileId: bob._id } });
  first.reject(problemOf('deleteBookmark', 500, 'internal_error'));
  await expect.element(screen.getByText(/Something went wrong. Please try again./)).toBeVisible();
  await expect.poll(() => saved.size).toBe(0);
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

it('says nothing any more of a press that was refused', async () => {
  const deleteBookmark = () => Promise.reject(problemOf('deleteBookmark', 500, 'internal_error'));
  const api = apiOf({ listBookmarks: listed, listBookmarkIds: savedIds, deleteBookmark });
  const { screen } = await renderMember(<Component />, api);
  await screen.getByRole('button', { name: 'Save Lin' }).click();
  await expect.element(screen.getByText(/Something went wrong. Please try again./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it.each(['x', '0', '501', '1.5'])('opens the first page for ?page=%s', async (page) => {
  const listBookmarks = vi.fn(listed);
  const api = apiOf({ listBookmarks, listBookmarkIds: savedIds });
  const { screen } = await renderMember(<Component />, api, { path: `/bookmarks?page=${page}` });
  await expect.element(screen.getByRole('link', { name: 'Lin' })).toBeVisible();
  expect(listBookmarks).toHaveBeenCalledWith(expect.objectContaining({ query: { page: 1 } }));
});
