import type { ApiClient } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { messageAt } from '@mutuals/machines/chat/fixtures';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { keepAnswers, showKept } from '../../lib/kept-answers.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { others, own, talkOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useServices } from '../../services.ts';
import { Component as GuestReportPage } from './guest-report-route.tsx';
import { MyAppeal } from './my-appeal.tsx';
import { Component as ReportPage } from './report-route.tsx';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

beforeEach(() => sessionStorage.clear());

const page = (api: Partial<ApiClient>) =>
  renderMember(<ReportPage />, apiOf(api), {
    pattern: '/report/:type/:id',
    path: '/report/profile/lin?name=Lin',
    texts: ['reports', 'errors'],
  });

const UNREAD = 'Your messages could not be loaded. You can report without them.';

it.each([
  [429, 'rate_limited'],
  [503, 'unavailable'],
])(
  'says that the messages could not be loaded where the conversation could not be found out: %s',
  async (status, code) => {
    const { screen } = await page({
      createConversation: () => Promise.reject(problemOf('createConversation', status, code)),
    });
    await expect.element(screen.getByText(UNREAD)).toBeVisible();
  },
);

it('says so offline too', async () => {
  const { screen } = await page({ createConversation: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect.element(screen.getByText(UNREAD)).toBeVisible();
});

it('offers the messages that were read before where they cannot be read anew', async () => {
  const refuse = () => Promise.reject(problemOf('listMessages', 403, 'forbidden'));
  const known = queryOf(apiOf(), 'listMessages', { path: { id: 'talk' }, query: { limit: 50 } });
  let client: QueryClient | undefined;
  const { screen } = await renderMember(
    <ReportPage />,
    apiOf({ createConversation: async () => talkOf(own('Ada'), others('Lin')), listMessages: refuse }),
    {
      pattern: '/report/:type/:id',
      path: '/report/profile/lin?name=Lin',
      texts: ['reports', 'errors'],
      fill(made) {
        const page = { data: [messageAt(1, { conversationId: 'talk' })], meta: { hasMore: false } };
        made.setQueryData(known.queryKey, page, { updatedAt: 0.5 });
        client = made;
      },
    },
  );
  await expect.poll(() => client?.getQueryState(known.queryKey)?.status).toBe('error');
  await expect.element(screen.getByRole('button', { name: 'Send report' })).toBeVisible();
  // What it would say shows with the next frame.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  expect(screen.getByText(UNREAD).elements()).toEqual([]);
});

it.each(['not_matched', 'profile_not_found', 'acting_profile_not_found', 'not_your_profile'])(
  'says nothing of messages where there can be none: %s',
  async (code) => {
    const createConversation = vi.fn<ApiClient['createConversation']>(() =>
      Promise.reject(problemOf('createConversation', 403, code)),
    );
    const { screen } = await page({ createConversation });
    await expect.element(screen.getByRole('button', { name: 'Send report' })).toBeVisible();
    await expect.poll(() => createConversation.mock.settledResults.length).toBe(1);
    await expect.element(screen.getByText(UNREAD)).not.toBeInTheDocument();
  },
);

const words = 'In your own words';

it('keeps what is written over a reload, until it is sent, and then blocks whom it is about (RP2, RP6)', async () => {
  const sendReport = vi.fn<ApiClient['sendReport']>(() => Promise.reject(new TypeError('Failed to fetch')));
  const createBlock = vi.fn<ApiClient['createBlock']>(() => Promise.reject(new TypeError('Failed to fetch')));
  const createConversation = () => Promise.reject(problemOf('createConversation', 403, 'not_matched'));
  const first = await page({ createConversation });
  await first.screen.getByText(/^Fraud/).click();
  await first.screen.getByRole('textbox', { name: words }).fill('Asks for money first.');
  await first.screen.unmount();

  const { screen } = await page({ createConversation, sendReport, createBlock });
  await expect.element(screen.getByRole('radio', { name: /Fraud/ })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: words })).toHaveValue('Asks for money first.');
  await screen.getByRole('button', { name: 'Send report' }).click();
  await expect.element(screen.getByText('Your report was not sent')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: words })).toHaveValue('Asks for money first.');
  sendReport.mockImplementation(async () => ({}) as never);
  await screen.getByRole('button', { name: 'Send report' }).click();
  await expect.element(screen.getByText('Thank you for your report')).toBeVisible();
  expect(sendReport.mock.calls.at(-1)?.[0].body).toEqual({
    subject: { type: 'profile', id: 'lin' },
    reason: 'scam',
    message: 'Asks for money first.',
    evidence: [],
  });
  await screen.getByRole('button', { name: 'Block Lin too' }).click();
  await expect.element(screen.getByText('Lin was not blocked')).toBeVisible();
  expect(createBlock.mock.calls.at(-1)?.[0].body).toEqual({ profileId: 'lin' });
  await screen.unmount();

  const again = await page({ createConversation });
  await expect.element(again.screen.getByRole('textbox', { name: words })).toHaveValue('');
});

it('has one’s own reports read again once one was sent', async () => {
  const { queryKey } = queryOf(apiOf(), 'listMyReports', { query: {} });
  let client: QueryClient | undefined;
  const { screen } = await renderMember(<ReportPage />, apiOf({ sendReport: async () => ({}) as never }), {
    pattern: '/report/:type/:id',
    path: '/report/profile/lin?name=Lin',
    texts: ['reports', 'errors'],
    fill(filled) {
      client = filled;
      filled.setQueryData([...queryKey], {});
    },
  });
  await screen.getByText(/^Fraud/).click();
  await screen.getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => client?.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('is sent by a guest too, who blocks nobody, and finds nothing of a member’s draft', async () => {
  const sendReport = vi.fn<ApiClient['sendReport']>(async () => ({}) as never);
  const { screen } = await renderMember(<GuestReportPage />, apiOf({ sendReport }), {
    pattern: '/report/:type/:id',
    path: '/report/picture/abc?name=Lin&profile=lin',
    texts: ['reports', 'errors'],
  });
  await screen.getByText(/^Spam/).click();
  await screen.getByRole('button', { name: 'Send report' }).click();
  await expect.element(screen.getByText('Our team decides on it.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Block/ })).not.toBeInTheDocument();
  expect(sendReport.mock.calls[0]?.[0].body.subject).toEqual({ type: 'picture', id: 'abc', profileId: 'lin' });
});

it('keeps the words of an appeal over a reload, until it is sent (AP2)', async () => {
  const appealDecision = vi.fn<ApiClient['appealDecision']>(async () => ({}) as never);
  const show = () =>
    renderMember(<MyAppeal id="d1" until="2027-05-20T09:20:00.000Z" />, apiOf({ appealDecision }), {
      texts: ['reports', 'errors'],
    });
  const first = await show();
  await first.screen.getByRole('button', { name: 'Appeal' }).click();
  await first.screen.getByRole('textbox').fill('It was a quotation.');
  await first.screen.unmount();
  const { screen } = await show();
  await expect.element(screen.getByRole('textbox')).toHaveValue('It was a quotation.');
  await screen.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(screen.getByText('Your appeal was sent')).toBeVisible();
  expect(appealDecision.mock.calls).toEqual([
    [{ path: { id: 'd1' }, body: { message: 'It was a quotation.' }, signal: expect.anything() }],
  ]);
  await screen.unmount();
  await expect.element((await show()).screen.getByRole('button', { name: 'Appeal' })).toBeVisible();
});

it('says of an appeal whose answer was lost that it arrived, and reads the decisions anew (AP5)', async () => {
  const appealDecision = vi.fn<ApiClient['appealDecision']>(() => Promise.reject(new TypeError('Failed to fetch')));
  const listMyDecisions = vi.fn<ApiClient['listMyDecisions']>(async () => ({ data: [] }) as never);
  function List() {
    const { api } = useServices();
    useQuery(queryOf(api, 'listMyDecisions', { query: {} }));
    return <MyAppeal id="d1" until="2027-05-20T09:20:00.000Z" />;
  }
  const { screen } = await renderMember(<List />, apiOf({ appealDecision, listMyDecisions }), {
    texts: ['reports', 'errors'],
  });
  await screen.getByRole('button', { name: 'Appeal' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await screen.getByRole('textbox').fill('It was a quotation.');
  await screen.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(screen.getByText('Your appeal was not sent')).toBeVisible();
  appealDecision.mockImplementation(() => Promise.reject(problemOf('appealDecision', 409, 'already_appealed')));
  const before = listMyDecisions.mock.calls.length;
  await screen.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(screen.getByText('Your appeal has arrived already')).toBeVisible();
  await expect.element(screen.getByText('Your appeal was not sent')).not.toBeInTheDocument();
  await expect.poll(() => listMyDecisions.mock.calls.length).toBe(before + 1);
});

it('leaves nothing of whom it blocks in the client or on the device (D64, D74)', async () => {
  const { queryKey } = queryOf(apiOf(), 'getProfile', { path: { id: 'lin' } });
  /** What another page of the same person finds. */
  async function kept() {
    const client = createQueryClient();
    keepAnswers(client, 'ada');
    await showKept(client, queryKey);
    return client.getQueryData(queryKey)?.name;
  }
  const client = Promise.withResolvers<ReturnType<typeof createQueryClient>>();
  const { screen } = await renderMember(
    <ReportPage />,
    apiOf({ sendReport: async () => ({}) as never, createBlock: async () => ({}) as never }),
    {
      pattern: '/report/:type/:id',
      path: '/report/profile/lin?name=Lin',
      texts: ['reports', 'errors'],
      fill(made) {
        keepAnswers(made, 'ada');
        made.setQueryData(queryKey, others('Lin'));
        dispatchEvent(new PageTransitionEvent('pagehide'));
        client.resolve(made);
      },
    },
  );
  await expect.poll(kept).toBe('Lin');
  await screen.getByText(/^Fraud/).click();
  await screen.getByRole('button', { name: 'Send report' }).click();
  await screen.getByRole('button', { name: 'Block Lin too' }).click();
  await expect.poll(kept).toBeUndefined();
  expect((await client.promise).getQueryData(queryKey)).toBeUndefined();
});
