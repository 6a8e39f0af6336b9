import type { ApiClient, CallAnswer, CallInput } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './admin-route.tsx';

type Link = CallAnswer<'listPendingLinks'>['data'][number];
const linkOf = (name: string): Link => ({
  profileId: `profile-${name}`,
  linkId: name,
  profileName: `Owner of ${name}`,
  avatar: null,
  linkUrl: `https://${name}.example/`,
  host: `${name}.example`,
  createdAt: '2026-11-20T12:00:00.000Z',
  earlier: { approved: 0, rejected: 0 },
});

/** A server with pages of two links; the cursor is the last link of the page before. */
async function renderLinks(answers: Partial<ApiClient> = {}) {
  let pending = ['one', 'two', 'three', 'four', 'five'].map(linkOf);
  const all = pending;
  const settle = ({ path }: CallInput<'approveLink'>, decision: 'approve' | 'reject') => {
    pending = pending.filter((other) => other.linkId !== path.linkId);
    return { ...path, decision };
  };
  const listPendingLinks = vi.fn<ApiClient['listPendingLinks']>(async ({ query } = {}) => {
    const rest = query?.cursor ? all.slice(all.findIndex(({ linkId }) => linkId === query.cursor) + 1) : all;
    const open = rest.filter((link) => pending.includes(link));
    const data = open.slice(0, 2);
    const nextCursor = open.length > 2 ? (data.at(-1)?.linkId ?? null) : null;
    return { data, meta: { page: 1, limit: 2, total: pending.length, totalPages: 3, nextCursor, isTotalExact: true } };
  });
  const api = apiOf({
    getMe: async () => ({ ...user, role: 'admin', isAdmin: true }),
    listPendingLinks,
    approveLink: async (input) => settle(input, 'approve'),
    rejectLink: async (input) => settle(input, 'reject'),
    undoLinkDecision: async ({ path, body }) => {
      pending = all.filter((link) => link.linkId === path.linkId || pending.includes(link));
      return { ...path, ...body };
    },
    ...answers,
  });
  const { screen, router } = await renderMember(<Component />, api, {
    pattern: '/admin/:tab',
    path: '/admin/links',
    texts: ['admin', 'errors'],
  });
  const row = (name: string) => screen.getByRole('listitem').filter({ hasText: `Owner of ${name}` });
  const press = (name: string, action: 'Approve' | 'Reject' | 'Undo') =>
    row(name)
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click();
  const choose = (name: string) =>
    row(name)
      .getByRole('checkbox')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const follow = (name: string) =>
    router.navigate(screen.getByRole('link', { name }).element().getAttribute('href') ?? '');
  await expect.element(row('one')).toBeVisible();
  return { screen, router, row, press, choose, follow, listPendingLinks };
}

it('what was decided keeps its place on its page, and the next page leaves out nothing', async () => {
  const { screen, router, row, press, follow } = await renderLinks();
  await press('one', 'Approve');
  await expect.element(row('one').getByText('Link approved')).toBeVisible();
  await press('two', 'Reject');
  await expect.element(row('two').getByText('Link rejected and removed')).toBeVisible();

  await follow('Next page');
  await expect.element(row('three')).toBeVisible();
  await expect.element(row('four')).toBeVisible();
  await expect.element(row('one')).not.toBeInTheDocument();
  await expect.element(row('two')).not.toBeInTheDocument();
  await press('three', 'Approve');
  await expect.element(row('three').getByText('Link approved')).toBeVisible();

  await router.navigate(-1);
  await expect.element(row('one').getByText('Link approved')).toBeVisible();
  await expect.element(row('two').getByText('Link rejected and removed')).toBeVisible();
  await expect.element(row('three')).not.toBeInTheDocument();

  await router.navigate(1);
  await expect.element(row('three').getByText('Link approved')).toBeVisible();
  await follow('Next page');
  await expect.element(row('five')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await follow('First page');
  await expect.element(row('one').getByText('Link approved')).toBeVisible();
});

it('undo is offered again when it failed, but not when the link was changed since', async () => {
  const undoLinkDecision = vi
    .fn<ApiClient['undoLinkDecision']>()
    .mockRejectedValueOnce(problemOf('undoLinkDecision', 500, 'internal_error'))
    .mockRejectedValueOnce(problemOf('undoLinkDecision', 409, 'nothing_to_undo'));
  const { row, press } = await renderLinks({ undoLinkDecision });
  await press('one', 'Approve');
  await press('one', 'Undo');
  await expect.poll(() => undoLinkDecision.mock.calls.length).toBe(1);
  await press('one', 'Undo');
  await expect.element(row('one').getByRole('button')).not.toBeInTheDocument();
  await expect.element(row('one').getByText('Link approved')).toBeVisible();
  expect(undoLinkDecision.mock.calls).toEqual(
    [1, 2].map(() => [{ path: { profileId: 'profile-one', linkId: 'one' }, body: { decision: 'approve' } }]),
  );
});

it('several are approved together, and undone from one toast; a link undone in its row is left out', async () => {
  const { screen, row, press, choose } = await renderLinks();
  choose('one');
  choose('two');
  await approveChosen(screen);
  await expect.element(screen.getByText('2 links approved')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(screen.getByText('2 links wait again')).toBeVisible();
  for (const name of ['one', 'two']) await expect.element(row(name).getByRole('checkbox')).not.toBeChecked();

  await press('one', 'Reject');
  await expect.element(screen.getByText('Link rejected and deleted')).toBeVisible();
  await press('one', 'Undo');
  await expect.element(screen.getByText('Link waits again')).toBeVisible();
  // At once: the toast would close by itself in time.
  expect(screen.getByText('Link rejected and deleted').elements()).toEqual([]);
});

it('says of each link why it was not approved, and reads the list again when somebody else was faster', async () => {
  const approveLink: ApiClient['approveLink'] = async ({ path: { linkId } }) => {
    throw linkId === 'one'
      ? problemOf('approveLink', 409, 'link_already_decided')
      : problemOf('approveLink', 500, 'internal_error');
  };
  const { screen, row, choose, listPendingLinks } = await renderLinks({ approveLink });
  choose('one');
  choose('two');
  await approveChosen(screen);
  await expect.element(screen.getByText('Nothing was changed')).toBeVisible();
  const rest =
    '1 was already decided by another admin, or removed. 1 was not changed and stays selected, with the reason.';
  await expect.element(screen.getByText(rest)).toBeVisible();
  await expect.element(row('one').getByRole('alert')).toBeVisible();
  await expect.element(row('two').getByRole('checkbox')).toBeChecked();
  await expect.poll(() => listPendingLinks.mock.calls.length).toBe(2);
});

it('a single link that failed can be decided on again, and the list is read again only when it was outdated', async () => {
  const rejectLink = vi
    .fn<ApiClient['rejectLink']>()
    .mockRejectedValueOnce(problemOf('rejectLink', 500, 'internal_error'))
    .mockRejectedValueOnce(problemOf('rejectLink', 404, 'link_not_found'));
  const { screen, row, press, listPendingLinks } = await renderLinks({ rejectLink });
  await press('one', 'Reject');
  await expect.element(row('one').getByRole('alert')).toBeVisible();
  expect(listPendingLinks).toHaveBeenCalledOnce();
  expect(screen.getByText('Nothing was changed').elements()).toEqual([]);
  await press('one', 'Reject');
  await expect.poll(() => listPendingLinks.mock.calls.length).toBe(2);
});

type Screen = Awaited<ReturnType<typeof renderLinks>>['screen'];
async function approveChosen(screen: Screen): Promise<void> {
  await screen.getByRole('region', { name: 'What is selected' }).getByRole('button', { name: 'Approve' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
}
