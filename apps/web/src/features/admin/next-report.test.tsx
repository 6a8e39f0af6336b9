import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { ReportsTab } from './reports-tab.tsx';

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

const openFirst = (answers: Partial<ApiClient>, list: () => ReturnType<typeof reportOn>[]) =>
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
      path: '/admin/reports?report=Kim',
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
