import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { ReportsTab } from './reports-tab.tsx';

beforeEach(() => sessionStorage.clear());

const at = '2026-11-21T08:20:00.000Z';
const reportOn = (name: string): CallAnswer<'listReports'>['data'][number] => ({
  _id: name,
  subject: { type: 'profile', id: name },
  content: { name, texts: [{ field: 'bio', text: `${name} invests.` }], pictures: [], sentAt: null },
  profileId: name,
  person: {
    _id: name,
    displayName: name,
    language: 'en',
    createdAt: at,
    isNewcomer: false,
    mutedUntil: null,
    isSuspended: false,
    isSuspendedForGood: false,
  },
  profiles: [],
  otherAccounts: [],
  reportCount: 1,
  weight: 1,
  isUrgent: false,
  assignedTo: null,
  assigneeName: null,
  escalation: null,
  openedAt: at,
  lastReportedAt: at,
  reports: [{ _id: name, reporterName: 'Ada', reason: 'spam', message: '', evidence: [], weight: 1, createdAt: at }],
  strikes: [],
  decision: null,
});

const decision: CallAnswer<'decideOnReport'> = {
  _id: 'd1',
  subject: { type: 'profile', id: 'Kim' },
  measure: 'none',
  policy: null,
  severity: null,
  facts: '',
  statement: null,
  decidedBy: { _id: user._id, displayName: user.displayName },
  awaitsConfirmation: false,
  createdAt: at,
  endsAt: null,
  endedAt: null,
  endedBy: null,
  strikeEndsAt: null,
  appeal: null,
};

const openFirst = (answers: Partial<ApiClient>, list: () => ReturnType<typeof reportOn>[], report = 'Kim') =>
  renderMember(
    <ReportsTab />,
    apiOf({
      listSavedReplies: async () => ({ data: [] }),
      listReports: async () => ({
        data: list(),
        meta: { page: 1, limit: 20, total: 3, totalPages: 1, nextCursor: null, isTotalExact: true },
      }),
      ...answers,
    }),
    {
      pattern: '/admin/:tab',
      path: `/admin/reports?report=${report}`,
      texts: ['admin', 'moderation', 'reports', 'errors'],
    },
  );

it('opens the next subject in the same dialog, with the focus, though the one decided on has left the list', async () => {
  let rows = ['Kim', 'Lin', 'Max'].map(reportOn);
  const { screen } = await openFirst(
    {
      async decideOnReport({ path }) {
        rows = rows.filter(({ _id }) => _id !== path.subjectId);
        return decision;
      },
    },
    () => rows,
  );
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  const dialog = screen.getByRole('dialog').element();
  for (const next of ['Lin', 'Max']) {
    await userEvent.keyboard('d{Control>}{Enter}{/Control}');
    await expect.element(screen.getByRole('dialog', { name: `Profile of ${next}` })).toHaveFocus();
    expect(screen.getByRole('dialog').element()).toBe(dialog);
  }
});

it('opens nothing by the link of what was decided on here and has left the list', async () => {
  let rows = ['Kim', 'Lin'].map(reportOn);
  const { screen, router } = await openFirst(
    {
      async decideOnReport() {
        rows = rows.slice(1);
        return decision;
      },
    },
    () => rows,
  );
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('d{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('dialog', { name: 'Profile of Lin' })).toHaveFocus();
  await router.navigate('/admin/reports?report=Kim');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('gives the focus back to the row of what was open last, to the next one where that is gone, and to the queue at last', async () => {
  let rows = ['Kim', 'Lin', 'Max'].map(reportOn);
  const { screen } = await openFirst(
    {
      async decideOnReport({ path }) {
        rows = rows.filter(({ _id }) => _id !== path.subjectId);
        return decision;
      },
    },
    () => rows,
  );
  const rowOf = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('d{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('dialog', { name: 'Profile of Lin' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(rowOf('Lin')).toHaveFocus();
  // Decided without the next one, while the list still has it.
  for (const next of ['Max', null]) {
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('d{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect.element(next === null ? screen.getByRole('region', { name: 'Reports' }) : rowOf(next)).toHaveFocus();
  }
});

/** What the tab keeps of what the team wrote. */
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes(user._id));

it('keeps nothing of a decision or of a note to the owners once the server has it (D58)', async () => {
  const escalateReport = vi.fn<ApiClient['escalateReport']>(async () => reportOn('Lin'));
  const { screen } = await openFirst({ decideOnReport: async () => decision, escalateReport }, () =>
    ['Kim', 'Lin'].map(reportOn),
  );
  await screen.getByRole('textbox', { name: 'The facts, for the person' }).fill('Asked for money.');
  expect(kept()).toHaveLength(1);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('dialog', { name: 'Profile of Lin' })).toHaveFocus();
  expect(kept()).toEqual([]);

  await screen.getByRole('button', { name: 'Hand to an owner' }).click();
  await screen.getByRole('textbox', { name: 'What an owner should know' }).fill('A partner of ours.');
  expect(kept()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect.element(screen.getByText('Handed to the owners', { exact: true })).toBeVisible();
  expect(kept()).toEqual([]);
});

it('says that a report could not be claimed, and reads the queue again', async () => {
  const assignReport = () => Promise.reject(problemOf('assignReport', 503, 'service_unavailable'));
  const list = vi.fn<() => ReturnType<typeof reportOn>[]>(() => [reportOn('Kim')]);
  const { screen } = await openFirst({ assignReport }, list);
  await screen.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  await expect.element(screen.getByText(/not available right now/)).toBeVisible();
  await expect.poll(() => list).toHaveBeenCalledTimes(2);
});

it('gives up by the same key what one has claimed, and claims nothing that was decided on', async () => {
  const assignReport = vi.fn<ApiClient['assignReport']>(async () => reportOn('Kim'));
  const { screen } = await openFirst(
    { assignReport },
    () => [
      { ...reportOn('Kim'), assignedTo: user._id },
      { ...reportOn('Lin'), decision },
    ],
    '',
  );
  for (const name of ['Lin', 'Kim']) {
    const row = screen.getByRole('listitem').filter({ hasText: name });
    await expect.element(row).toBeVisible();
    row.element().focus();
    await userEvent.keyboard('c');
  }
  await expect.poll(() => assignReport.mock.calls).toEqual([[{ path: { subjectId: 'Kim' }, body: { isMine: false } }]]);
});

it.each([
  ['admin', 0],
  ['owner', 1],
] as const)('what was handed to the owners waits for them alone (D65): %s', async (role, claims) => {
  const escalation = { by: { _id: 'noor', displayName: 'Noor' }, note: 'A partner of ours.', createdAt: at };
  const { screen } = await openFirst({ getMe: async () => ({ ...user, role, isAdmin: true }) }, () => [
    { ...reportOn('Kim'), escalation },
  ]);
  await expect.element(screen.getByText('A partner of ours.')).toBeVisible();
  expect(screen.getByRole('dialog').getByRole('button', { name: 'Claim' }).elements()).toHaveLength(claims);
});

it('says at no other report that the decision on the last one was not saved', async () => {
  const decideOnReport = () => Promise.reject(problemOf('decideOnReport', 503, 'service_unavailable'));
  const { screen, router } = await openFirst({ decideOnReport }, () => ['Kim', 'Lin'].map(reportOn));
  const failure = screen.getByText('The decision was not saved');
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('d{Control>}{Enter}{/Control}');
  await expect.element(failure).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await router.navigate('/admin/reports?report=Lin');
  await expect.element(screen.getByRole('dialog', { name: 'Profile of Lin' })).toBeVisible();
  expect(failure.elements()).toEqual([]);
});
