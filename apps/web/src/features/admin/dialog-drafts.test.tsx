import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formDraft } from '../../lib/form-actors.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { listedProfile as lin, plan, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { AppealsTab } from './appeals-tab.tsx';
import { ProfilesTab } from './profiles-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { UsersTab } from './users-tab.tsx';

beforeEach(() => sessionStorage.clear());

const at = '2026-11-21T08:20:00.000Z';
const page = { page: 1, limit: 20, total: 1, totalPages: 1, nextCursor: null, isTotalExact: true };
const refused = problemOf('answerAppeal', 503, 'service_unavailable');
const openTab = async (tab: ReactNode, path: string, answers: Partial<ApiClient>) =>
  (
    await renderMember(tab, apiOf(answers), {
      pattern: '/admin/:tab',
      path,
      texts: ['admin', 'moderation', 'reports', 'errors'],
    })
  ).screen;

const appeal: CallAnswer<'listAppeals'>['data'][number] = {
  _id: 'a1',
  person: { _id: 'mallory', displayName: 'Mallory' },
  decision: {
    _id: 'd1',
    subject: { type: 'profile', id: 'p1' },
    measure: 'mute',
    policy: 'scam',
    severity: 'high',
    facts: 'You asked two people for an advance payment.',
    statement: null,
    decidedBy: { _id: 'ines', displayName: 'Inès' },
    awaitsConfirmation: false,
    createdAt: at,
    endsAt: null,
    endedAt: null,
    endedBy: null,
    strikeEndsAt: at,
    appeal: null,
  },
  name: 'Lin',
  texts: [],
  appeal: { message: 'It was a quotation.', createdAt: at, outcome: null, answer: null, answeredAt: null },
};

it('keeps the answer to an appeal in the tab until it is sent, however its dialog was closed', async () => {
  const answerAppeal = vi.fn<ApiClient['answerAppeal']>().mockRejectedValueOnce(refused).mockResolvedValue(appeal);
  const listAppeals = vi.fn<ApiClient['listAppeals']>(async () => ({ data: [appeal], meta: page }));
  const screen = await openTab(<AppealsTab />, '/admin/appeals', {
    listSavedReplies: async () => ({ data: [] }),
    listAppeals,
    answerAppeal,
  });
  const open = screen.getByRole('button', { name: 'Open', exact: true });
  const words = screen.getByRole('textbox', { name: 'Your answer, for the person' });
  await open.click();
  await words.fill('You are right.');
  await userEvent.keyboard('{Escape}');
  await expect.element(words).not.toBeInTheDocument();

  await open.click();
  await expect.element(words).toHaveValue('You are right.');
  const grant = screen.getByRole('button', { name: 'Grant: put everything back' });
  await grant.click();
  await expect.element(screen.getByText(/not available right now/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await open.click();
  await expect.element(words).toHaveValue('You are right.');
  expect(screen.getByText(/not available right now/).elements()).toEqual([]);
  await grant.click();
  await expect.element(words).not.toBeInTheDocument();

  await open.click();
  await expect.element(words).toHaveValue('');
  // Somebody else may have answered first; and what is answered leaves the list.
  await expect.poll(() => listAppeals).toHaveBeenCalledTimes(3);
});

it('says why an answer to an appeal failed, though somebody else answered it meanwhile and it has left the list', async () => {
  let rows = [appeal];
  const screen = await openTab(<AppealsTab />, '/admin/appeals?appeal=a1', {
    listSavedReplies: async () => ({ data: [] }),
    listAppeals: async () => ({ data: rows, meta: page }),
    async answerAppeal() {
      rows = [];
      throw problemOf('answerAppeal', 409, 'already_decided');
    },
  });
  const words = screen.getByRole('textbox', { name: 'Your answer, for the person' });
  await words.fill('You are right.');
  await screen.getByRole('button', { name: 'Grant: put everything back' }).click();
  await expect.element(screen.getByText('No appeal waits')).toBeInTheDocument();
  await expect.element(screen.getByText('The answer was not saved')).toBeVisible();
  await expect.element(words).toHaveValue('You are right.');
  await userEvent.keyboard('{Escape}');
  await expect.element(words).not.toBeInTheDocument();
});

const report: CallAnswer<'listReports'>['data'][number] = {
  _id: 's1',
  subject: { type: 'profile', id: 'p1' },
  content: { name: 'Mallory', texts: [{ field: 'name', text: 'Mallory' }], pictures: [], sentAt: null },
  profileId: 'p1',
  person: {
    _id: 'mallory',
    displayName: 'Mallory',
    language: 'fr',
    createdAt: at,
    isNewcomer: true,
    mutedUntil: null,
    isSuspended: false,
    isSuspendedForGood: false,
  },
  profiles: [],
  otherAccounts: [],
  reportCount: 1,
  weight: 1.5,
  isUrgent: true,
  assignedTo: null,
  assigneeName: null,
  escalation: null,
  openedAt: at,
  lastReportedAt: at,
  reports: [{ _id: 'r1', reporterName: 'Ada', reason: 'scam', message: '', evidence: [], weight: 1.5, createdAt: at }],
  strikes: [],
  decision: null,
};

it('keeps the draft of a decision on a report in the tab, over a reload too, and under its own subject alone', async () => {
  const answers = {
    listSavedReplies: async () => ({ data: [] }),
    listReports: async () => ({ data: [report, { ...report, _id: 's2' }], meta: { ...page, total: 2 } }),
  };
  const facts = (screen: Awaited<ReturnType<typeof openTab>>) =>
    screen.getByRole('textbox', { name: 'The facts, for the person' });
  const first = await openTab(<ReportsTab />, '/admin/reports?report=s1', answers);
  await facts(first).fill('Asked for money.');
  await first.unmount();

  const other = await openTab(<ReportsTab />, '/admin/reports?report=s2', answers);
  await expect.element(facts(other)).toHaveValue('');
  await other.unmount();

  const again = await openTab(<ReportsTab />, '/admin/reports?report=s1', answers);
  await expect.element(facts(again)).toHaveValue('Asked for money.');
  expect(Object.keys(sessionStorage).filter((key) => key.includes(user._id))).toHaveLength(1);
});

it('keeps the note to the owners in the tab, and forgets it once it is given up', async () => {
  const answers = {
    listSavedReplies: async () => ({ data: [] }),
    listReports: async () => ({ data: [report], meta: page }),
  };
  const first = await openTab(<ReportsTab />, '/admin/reports?report=s1', answers);
  const handOver = first.getByRole('button', { name: 'Hand to an owner' });
  const note = first.getByRole('textbox', { name: 'What an owner should know' });
  await handOver.click();
  await expect.element(note).toHaveFocus();
  await note.fill('A partner of ours.');
  await first.unmount();

  const again = await openTab(<ReportsTab />, '/admin/reports?report=s1', answers);
  await expect.element(note).toHaveValue('A partner of ours.');
  await expect.element(note).not.toHaveFocus();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(handOver).toHaveFocus();
  await handOver.click();
  await expect.element(note).toHaveValue('');
});

const words = 'It was a mistake.';
const team = { getMe: async () => ({ ...user, role: 'owner', isAdmin: true }) } satisfies Partial<ApiClient>;

it('keeps why a decision is lifted in the tab, until it is', async () => {
  const liftDecision = vi.fn<ApiClient['liftDecision']>(async () => appeal.decision);
  const listReports = vi.fn<ApiClient['listReports']>(async () => ({
    data: [{ ...report, strikes: [appeal.decision] }],
    meta: page,
  }));
  const answers = { ...team, listSavedReplies: async () => ({ data: [] }), listReports, liftDecision };
  const first = await openTab(<ReportsTab />, '/admin/reports?report=s1', answers);
  const reason = first.getByRole('textbox', { name: 'Why, for the audit log' });
  const lift = first.getByRole('button', { name: 'End the measure' });
  await lift.click();
  await reason.fill(words);
  await first.unmount();

  const again = await openTab(<ReportsTab />, '/admin/reports?report=s1', answers);
  await expect.element(reason).toHaveValue(words);
  await lift.click();
  await expect.poll(() => liftDecision.mock.calls.map(([{ body }]) => body)).toEqual([{ reason: words }]);
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  await again.unmount();
});

it('keeps why a plan is changed, however the dialog was closed, and forgets it once it is', async () => {
  const updateSubscription = vi
    .fn<ApiClient['updateSubscription']>()
    .mockRejectedValueOnce(problemOf('updateSubscription', 503, 'service_unavailable'))
    .mockResolvedValueOnce({ ...plan, tier: 'premium' });
  const lin = { ...user, _id: 'lin', privyId: 'did:lin', displayName: 'Lin' };
  const noor = { ...user, _id: 'noor', privyId: 'did:noor', displayName: 'Noor' };
  const screen = await openTab(<UsersTab />, '/admin/users', {
    ...team,
    listUsers: async () => ({ data: [lin, noor], meta: page }),
    updateSubscription,
  });
  const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` }).click();
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  const give = screen.getByRole('button', { name: /^Premium ?Unlimited/ });
  await edit('Lin');
  await reason.fill(words);
  await give.click();
  await expect.element(screen.getByText('Failed to update subscription')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await edit('Noor');
  await expect.element(reason).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await edit('Lin');
  await expect.element(reason).toHaveValue(words);
  await give.click();
  await expect.element(reason).not.toBeInTheDocument();
  expect(updateSubscription.mock.calls.map(([{ body }]) => body.reason)).toEqual([words, words]);
  await edit('Lin');
  await expect.element(reason).toHaveValue('');
});

/** Lin's profile, and a reason to hide it. */
async function hideLin(hideProfile: ApiClient['hideProfile']) {
  const screen = await openTab(<ProfilesTab />, '/admin/profiles', {
    ...team,
    listAdminProfiles: async () => ({ data: [lin], meta: page }),
    hideProfile,
  });
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  const hide = screen.getByRole('button', { name: 'Hide…' });
  const open = () => screen.getByText('Here to stay.').click();
  await open();
  await hide.click();
  await reason.fill(words);
  return { screen, open, reason, hide };
}

it('keeps why a profile is hidden, however the dialog was closed, and forgets it once it is', async () => {
  const hideProfile = vi.fn<ApiClient['hideProfile']>(async ({ body: { reason } }) => ({
    ...lin,
    hidden: { reason, at },
  }));
  const { open, reason, hide } = await hideLin(hideProfile);
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  await open();
  await expect.element(reason).toHaveValue(words);
  await hide.click();
  await expect
    .poll(() => hideProfile.mock.calls.map(([{ body }]) => body))
    .toEqual([{ isHidden: true, reason: words }]);
  // The next decision starts without a reason.
  await expect.element(reason).not.toBeInTheDocument();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('keeps the reason that is written into a dialog while that of an earlier one is on its way, and what is typed into the profile', async () => {
  const edited = { version: at, changes: { bio: { from: 'Here to stay.', to: 'Here.' } } };
  const edit = formDraft({ userId: user._id, subject: `profile.${lin._id}` });
  edit.keep(edited);
  const answer = Promise.withResolvers<typeof lin>();
  const hideProfile = vi.fn<ApiClient['hideProfile']>(() => answer.promise);
  const { screen, open, reason, hide } = await hideLin(hideProfile);
  await hide.click();
  await userEvent.keyboard('{Escape}');
  await open();
  await reason.fill('Something else.');
  answer.resolve({ ...lin, hidden: { reason: words, at } });
  await expect.element(screen.getByText(/^Lin is hidden/)).toBeVisible();
  expect(edit.read()).toEqual(edited);
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(reason).toHaveValue('Something else.');
});
