import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { SavedReply } from '../admin/saved-reply.ts';
import {
  AppealDialog,
  AppealsPanel,
  ConflictDialog,
  ConflictsPanel,
  ReportsPanel,
  type ConflictSide,
  type TeamAppeal,
  type TeamConflict,
  type TeamDecision,
  type TeamReport,
  TeamReportDialog,
} from './moderation-screen.tsx';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const NOOR = 'noor';
const decision: TeamDecision = {
  _id: 'd1',
  measure: 'mute',
  policy: 'scam',
  severity: 'high',
  facts: 'You asked two people for an advance payment.',
  statement: {
    language: 'en',
    what: 'Your profile “Lin”.',
    where: 'On all of Mutuals, in every country.',
    measure: 'You cannot send messages.',
    duration: 'Until November 27, 2026.',
    rule: { number: '1', title: 'Fraud', words: 'Do not deceive people to get their money.' },
    facts: 'You asked two people for an advance payment.',
    machine: 'A person of our team decided.',
    appeal: 'You can appeal once until May 20, 2027.',
  },
  decidedBy: { _id: 'ines', displayName: 'Inès' },
  awaitsConfirmation: false,
  createdAt: '2026-11-20T09:20:00.000Z',
  endsAt: '2026-11-27T09:20:00.000Z',
  endedAt: null,
};
const report: TeamReport = {
  _id: 's1',
  subject: { type: 'profile', id: 'p1' },
  content: {
    name: 'Mallory',
    texts: [
      { field: 'name', text: 'Mallory' },
      { field: 'bio', text: 'Send me BNB and I send you double.' },
    ],
    pictures: [],
  },
  profileId: 'p1',
  person: {
    _id: 'mallory',
    displayName: 'Mallory',
    language: 'fr',
    createdAt: '2026-11-18T09:00:00.000Z',
    isNewcomer: true,
    mutedUntil: null,
    isSuspended: false,
  },
  profiles: [
    { _id: 'p1', name: 'Mallory', profileType: 'individual', isHidden: false },
    { _id: 'p2', name: 'Support desk', profileType: 'individual', isHidden: true },
  ],
  otherAccounts: [
    {
      _id: 'mallory2',
      displayName: 'Mallory again',
      createdAt: '2026-10-18T09:00:00.000Z',
      isSuspended: true,
      measures: 2,
    },
  ],
  reportCount: 3,
  weight: 3.5,
  isUrgent: true,
  assignedTo: null,
  assigneeName: null,
  escalation: null,
  lastReportedAt: '2026-11-21T08:20:00.000Z',
  reports: [
    {
      _id: 'r1',
      reporterName: 'Ada',
      reason: 'scam',
      message: 'Asks for money first.',
      evidence: [
        { senderName: 'Mallory', isReporter: false, content: 'Send 0.1 BNB first.' },
        { senderName: 'Ada', isReporter: true, content: 'Why?' },
      ],
      weight: 1.5,
      createdAt: '2026-11-21T08:20:00.000Z',
    },
    {
      _id: 'r2',
      reporterName: null,
      reason: 'impersonation',
      message: '',
      evidence: [],
      weight: 0.5,
      createdAt: '2026-11-20T08:20:00.000Z',
    },
  ],
  strikes: [{ ...decision, _id: 'd0', measure: 'warn', statement: null }],
  decision: null,
};
const ready = <Row,>(rows: readonly Row[]) =>
  ({ status: 'ready', rows, page: 1, pageCount: 1, limit: 20, total: rows.length }) as const;

const meta = {
  title: 'Screens/Moderation',
  parameters: { layout: 'fullscreen' },
  component: ReportsPanel,
  args: {
    view: ready([
      report,
      { ...report, _id: 's2', isUrgent: false, reportCount: 1, assigneeName: 'Noor', assignedTo: NOOR },
    ]),
    filters: { state: 'open', assigned: 'all' },
    onFilter: fn(),
    hidesNames: false,
    onHideNames: fn(),
    now: NOW,
    onOpen: fn(),
    onClaim: fn(),
    onEscalate: fn(),
    onReplies: fn(),
    onRetry: fn(),
    pageHref: (page) => `?page=${page}`,
  },
} satisfies Meta<typeof ReportsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reports: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('jc');
    await expect(args.onClaim).toHaveBeenCalledWith(report);
    await userEvent.keyboard('h');
    await expect(args.onEscalate).toHaveBeenCalledWith(report);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(report);
    await expect(canvas.getAllByText(/Mallory/)).toHaveLength(2);
  },
};
export const NamesHidden: Story = { tags: ['no-picture'], args: { hidesNames: true } };
export const Loading: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };
export const Failed: Story = { tags: ['no-picture'], args: { view: { status: 'error', message: 'Try again.' } } };
export const Empty: Story = { args: { view: ready([]) } };

const replies: SavedReply[] = [
  {
    _id: 'r1',
    name: 'Advance payment',
    texts: {
      en: '{name}, you asked for money in advance.',
      fr: '{name}, vous avez demandé de l’argent d’avance.',
      zh: '{name}，你要求对方预先付款。',
    },
    updatedAt: null,
  },
];
const dialog = {
  report,
  selfId: NOOR,
  isOwner: false,
  isHandingOver: false,
  escalating: { isPending: false },
  onEscalate: fn(),
  hidesNames: false,
  replies,
  saving: { isPending: false },
  changing: { isPending: false },
  onDecide: fn(),
  onClaim: fn(),
  onLift: fn(),
  onConfirm: fn(),
  profileHref: (id: string) => `/profiles/${id}`,
  onClose: fn(),
};

export const Subject: Story = {
  render: () => <TeamReportDialog {...dialog} />,
  play: async ({ userEvent }) => {
    const open = within(await screen.findByRole('dialog'));
    const decide = open.getByRole('button', { name: 'Decide and next' });
    await userEvent.click(open.getByRole('button', { name: /Measure/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Warn' }));
    await expect(decide).toBeDisabled();
    await userEvent.click(open.getByRole('button', { name: /How grave/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Moderate' }));
    await expect(open.getByText('Asks for money first.').closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.type(open.getByRole('textbox', { name: 'The facts, for the person' }), 'Asked for money.');
    // From the keyboard, where the facts are typed.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(dialog.onDecide).toHaveBeenCalledWith(
      {
        measure: 'warn',
        policy: 'scam',
        severity: 'medium',
        days: null,
        facts: 'Asked for money.',
        field: null,
        picture: null,
      },
      true,
    );
  },
};

/** The pressed button shows that the decision is saved, and keeps the focus. */
export const Saving: Story = {
  tags: ['no-picture'],
  render: function Asks() {
    const [isPending, setPending] = useState(false);
    return <TeamReportDialog {...dialog} saving={{ isPending }} onDecide={() => setPending(true)} />;
  },
  play: async ({ userEvent }) => {
    const decide = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decide' });
    decide.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(decide).toHaveAttribute('aria-disabled', 'true'));
    await expect(decide).toHaveFocus();
  },
};

export const WithASavedReply: Story = {
  tags: ['no-picture'],
  render: () => <TeamReportDialog {...dialog} />,
  play: async ({ userEvent }) => {
    const open = within(await screen.findByRole('dialog'));
    await userEvent.click(open.getByRole('button', { name: 'Saved replies' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Advance payment/ }));
    const facts = open.getByRole('textbox', { name: 'The facts, for the person' });
    await waitFor(() => expect(facts).toHaveValue('Mallory, vous avez demandé de l’argent d’avance.'));
    await expect(facts).toHaveFocus();
  },
};

export const NamesHiddenInASubject: Story = {
  tags: ['no-picture'],
  render: () => <TeamReportDialog {...dialog} hidesNames />,
  play: async ({ userEvent }) => {
    const open = await screen.findByRole('dialog');
    await userEvent.keyboard('s');
    await expect(open).not.toHaveTextContent(/Mallory|Ada/);
    await expect(open).toHaveTextContent('Send me BNB');
  },
};

export const ByKeyboard: Story = {
  tags: ['no-picture'],
  render: () => <TeamReportDialog {...dialog} />,
  play: async ({ userEvent }) => {
    const open = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('s');
    await waitFor(() => expect(open.getByText('Asks for money first.').closest('[aria-hidden="true"]')).toBeNull());
    await userEvent.keyboard('c');
    await waitFor(() => expect(dialog.onClaim).toHaveBeenCalledWith(true));
    await userEvent.keyboard('d');
    await waitFor(() => expect(open.getByRole('button', { name: /Measure/ })).toHaveFocus());
    // A letter chooses in a list, and does nothing else there.
    await userEvent.keyboard('h');
    await expect(open.queryByRole('textbox', { name: 'What an owner should know' })).toBeNull();
  },
};

export const HandingOver: Story = {
  render: () => <TeamReportDialog {...dialog} />,
  play: async ({ userEvent }) => {
    const open = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('h');
    const note = open.getByRole('textbox', { name: 'What an owner should know' });
    await expect(note).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(dialog.onEscalate).not.toHaveBeenCalled();
    await userEvent.type(note, 'A partner of ours.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(dialog.onEscalate).toHaveBeenCalledWith('A partner of ours.');
  },
};

const escalated: TeamReport = {
  ...report,
  escalation: { note: 'A partner of ours.', by: { _id: 'ines', displayName: 'Inès' } },
};

export const HandedOver: Story = {
  render: () => <TeamReportDialog {...dialog} report={escalated} />,
  play: async () => {
    const open = within(await screen.findByRole('dialog'));
    for (const name of ['Claim', 'Hand back', 'Decide'])
      await expect(open.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

export const HandedToMe: Story = {
  render: () => <TeamReportDialog {...dialog} report={escalated} isOwner />,
  play: async ({ userEvent }) => {
    const open = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(open.getByRole('button', { name: 'Decide' })).toBeVisible());
    await userEvent.click(open.getByRole('button', { name: 'Hand back' }));
    await expect(dialog.onEscalate).toHaveBeenCalledWith(null);
  },
};

export const Decided: Story = {
  render: () => <TeamReportDialog {...dialog} report={{ ...report, decision }} />,
};

const appeal: TeamAppeal = {
  _id: 'd1',
  person: { _id: 'lin', displayName: 'Lin' },
  decision,
  name: 'Lin',
  texts: [{ field: 'bio', text: 'Send me BNB.' }],
  appeal: { message: 'It was a quotation.', createdAt: '2026-11-21T08:00:00.000Z', outcome: null, answer: null },
};

export const Appeals: Story = {
  render: () => (
    <AppealsPanel
      view={ready([appeal])}
      state="open"
      onState={fn()}
      hidesNames={false}
      onHideNames={fn()}
      onReplies={fn()}
      now={NOW}
      onOpen={fn()}
      onRetry={fn()}
      pageHref={(page) => `?page=${page}`}
    />
  ),
};

const answering = { appeal, selfId: NOOR, hidesNames: false, replies, saving: { isPending: false }, onClose: fn() };
const onAnswer = fn();
export const Answering: Story = {
  render: () => <AppealDialog {...answering} onAnswer={onAnswer} />,
  play: async ({ userEvent }) => {
    const open = within(await screen.findByRole('dialog'));
    const grant = open.getByRole('button', { name: 'Grant: put everything back' });
    await expect(grant).toBeDisabled();
    await userEvent.keyboard('r');
    await userEvent.keyboard('You are right.');
    await userEvent.click(grant);
    await expect(onAnswer).toHaveBeenCalledWith('granted', 'You are right.');
  },
};

export const OwnDecision: Story = {
  tags: ['no-picture'],
  render: () => <AppealDialog {...answering} selfId="ines" onAnswer={onAnswer} />,
};

const side: ConflictSide = {
  profile: {
    _id: 'p1',
    isDeleted: false,
    name: 'Ada Marchetti',
    avatar: null,
    profileType: 'individual',
    subtype: 'developer',
    isVerified: false,
  },
  method: 'dns',
  provedAt: '2026-10-21T08:00:00.000Z',
  checkedAt: '2026-11-20T08:00:00.000Z',
  evidence: [{ name: 'name', value: '_mutuals-challenge.ada.example' }],
};
const conflict: TeamConflict = {
  _id: 'k1',
  kind: 'domain',
  subject: 'ada.example',
  holder: side,
  claimant: { ...side, profile: { _id: 'p2', isDeleted: true }, method: 'well_known' },
  createdAt: '2026-11-20T08:00:00.000Z',
  keeps: null,
  reason: null,
};

export const Conflicts: Story = {
  render: () => (
    <ConflictsPanel
      view={ready([conflict])}
      state="open"
      onState={fn()}
      now={NOW}
      onOpen={fn()}
      onRetry={fn()}
      pageHref={(page) => `?page=${page}`}
    />
  ),
};

const onKeep = fn();
export const DecidingAConflict: Story = {
  render: () => (
    <ConflictDialog
      conflict={conflict}
      now={NOW}
      saving={{ isPending: false }}
      profileHref={(id) => `/profiles/${id}`}
      onDecide={onKeep}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    const open = within(await screen.findByRole('dialog'));
    const decide = open.getByRole('button', { name: 'Decide' });
    await userEvent.type(open.getByRole('textbox', { name: 'Why' }), 'The domain was sold.');
    await expect(decide).toBeDisabled();
    await userEvent.click(open.getByRole('button', { name: /Decision/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'It stays with Ada Marchetti' }));
    await userEvent.click(open.getByRole('button', { name: 'Decide' }));
    await expect(onKeep).toHaveBeenCalledWith('holder', 'The domain was sold.');
  },
};

export const DecidedConflict: Story = {
  tags: ['no-picture'],
  render: () => (
    <ConflictDialog
      conflict={{ ...conflict, keeps: 'holder', reason: 'The domain was never sold.' }}
      now={NOW}
      saving={{ isPending: false }}
      profileHref={(id) => `/profiles/${id}`}
      onDecide={onKeep}
      onClose={fn()}
    />
  ),
};
