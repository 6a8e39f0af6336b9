import type { ApiClient } from '@mutuals/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useSession } from '../session/index.ts';
import { DeleteMyAccount, LeavingPage, MyData } from './index.ts';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

const FINAL_AT = '2026-12-04T09:00:00.000Z';
const texts = ['errors'] as const;
afterEach(() => void vi.useRealTimers());

const none = { state: 'none', requestedAt: null, readyAt: null, expiresAt: null, bytes: null, url: null } as const;
const show = async (element: React.ReactElement, api: Partial<ApiClient>) =>
  (await renderMember(element, apiOf({ getExport: async () => none, ...api }), { texts })).screen;

it('asks for one’s data, and offers the file when it is ready', async () => {
  const making = { ...none, state: 'making', requestedAt: FINAL_AT, expiresAt: FINAL_AT } as const;
  const ready = { ...making, state: 'ready', readyAt: FINAL_AT, bytes: 2_000_000, url: '/exports/1?until=2' } as const;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const getExport = vi.fn<ApiClient['getExport']>().mockResolvedValueOnce(none).mockResolvedValue(making);
  const screen = await show(<MyData />, { getExport, requestExport: async () => making });
  await screen.getByRole('button', { name: 'Ask for my data' }).click();
  await expect.element(screen.getByRole('progressbar', { name: 'Your file is being made' })).toBeInTheDocument();
  getExport.mockResolvedValue(ready);
  vi.advanceTimersByTime(5000);
  await expect.element(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/exports/1?until=2');
});

/** What the whole page follows (shell/signed-in.tsx). */
const Until = () => <p>Until {useSession().user.deletionFinalAt ?? 'ever'}</p>;

it('deletes the account once its handle is typed, and the page knows until when it can be taken back', async () => {
  const deleteMe = vi.fn<ApiClient['deleteMe']>(async () => ({ finalAt: FINAL_AT }));
  const account = (
    <>
      <Until />
      <DeleteMyAccount />
    </>
  );
  const screen = await show(account, { deleteMe });
  await expect.element(screen.getByText('Until ever')).toBeVisible();
  await screen.getByRole('button', { name: 'Delete my account…' }).click();
  await userEvent.fill(screen.getByRole('textbox'), `${user.twitterUsername}`);
  await screen.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect.element(screen.getByText(`Until ${FINAL_AT}`)).toBeVisible();
  expect(deleteMe).toHaveBeenCalledOnce();
});

it('says what must be done first, and where', async () => {
  const refusal = problemOf('deleteMe', 409, 'refund_waiting');
  const screen = await show(<DeleteMyAccount />, { deleteMe: async () => Promise.reject(refusal) });
  await screen.getByRole('button', { name: 'Delete my account…' }).click();
  await userEvent.fill(screen.getByRole('textbox'), `${user.twitterUsername}`);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/waits for a decision/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open my payments' }))
    .toHaveAttribute('href', routes.myPayments.href());
});

it('takes a deletion back: the page knows it at once, and reads everything again', async () => {
  const restoreMe = vi.fn<ApiClient['restoreMe']>(async () => user);
  const getMe = vi
    .fn<ApiClient['getMe']>(() => new Promise(() => {}))
    .mockResolvedValueOnce({ ...user, deletionFinalAt: FINAL_AT });
  const account = (
    <>
      <Until />
      <LeavingPage />
    </>
  );
  const screen = await show(account, { getMe, restoreMe });
  await expect.element(screen.getByText(/Nobody sees your profiles any more/)).toBeVisible();
  await screen.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(screen.getByText('Until ever')).toBeVisible();
  expect(restoreMe).toHaveBeenCalledOnce();
  await expect.poll(() => getMe).toHaveBeenCalledTimes(2);
});
