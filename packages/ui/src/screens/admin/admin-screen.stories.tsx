import { type MouseEvent, useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  ADMIN_TABS,
  AdminScreen,
  AdminSearch,
  type AdminSearchProps,
  AuditPanel,
  type AuditPanelProps,
  HealthPanel,
  type HealthPanelProps,
  LinksPanel,
  type LinksPanelProps,
  MigrationsPanel,
  type MigrationsPanelProps,
  MatchingWeeks,
  OverviewPanel,
  type MatchingWeeksProps,
  type OverviewPanelProps,
  PaymentsPanel,
  type PaymentsPanelProps,
  ProfilesPanel,
  type ProfilesPanelProps,
  TeamPaymentDialog,
  type TeamPaymentDialogProps,
  SavedRepliesDialog,
  type SavedRepliesDialogProps,
  SavedReplyForm,
  type SavedReplyFormProps,
  TicketDialog,
  type TicketDialogProps,
  TicketsPanel,
  type TicketsPanelProps,
  TreasuryCard,
  type TreasuryCardProps,
  UsersPanel,
  type UsersPanelProps,
} from './admin-screen.tsx';
import { Toasts } from '../../primitives/toast/toast-queue.ts';
import { ToastRegion } from '../../primitives/toast/toast.tsx';
import { bsc } from '../../patterns/payment-panel/payment.examples.ts';
import {
  checksFound,
  brokenReconciliation,
  entries,
  latePayment,
  links,
  now,
  openTicket,
  savedReplies,
  matchingWeeks,
  overviewDays,
  payments,
  poorHealth,
  profiles,
  reconciliation,
  run,
  foreignTransfers,
  oddlyRefundedPayment,
  overpaidPayment,
  settledPayment,
  sweepFigures,
  team,
  tickets,
  twicePayment,
  users,
  wellHealth,
} from './admin.examples.ts';

const page = { page: 1, pageCount: 1, limit: 50 };
const failed = { status: 'error', message: 'Something went wrong. Please try again.' } as const;
const none = { status: 'ready', rows: [], total: 0, ...page, pageCount: 0 } as const;
const atRest = { isPending: false };
const tabs = ADMIN_TABS.map((id) => ({ id, href: `/admin/${id}` }));
const pageHref = (to: number) => `?page=${to}`;

const ofLinks: LinksPanelProps = {
  view: { status: 'ready', rows: links, total: links.length, ...page },
  now,
  chosen: { ids: new Set(), onChange: fn(), failures: new Map(), isWorking: false },
  onApproveChosen: fn(),
  onDecide: fn(),
  onUndo: fn(),
  onRetry: fn(),
};
const ofUsers: UsersPanelProps = {
  view: { status: 'ready', rows: users, total: 100, ...page, pageCount: 2 },
  filters: { search: '', tier: 'all', sort: 'newest' },
  onFiltersChange: fn(),
  onSearchSubmit: fn(),
  edited: null,
  change: atRest,
  onEdit: fn(),
  onEditEnd: fn(),
  onTierChange: fn(),
  onRoleChange: fn(),
  linksOf: ({ _id }) => ({
    profiles: `/admin/profiles?search=${_id}`,
    payments: `/admin/payments?search=${_id}`,
    tickets: `/admin/tickets?search=${_id}`,
  }),
  onRetry: fn(),
  pageHref,
};
const ofProfiles: ProfilesPanelProps = {
  view: { status: 'ready', rows: profiles, total: profiles.length, ...page },
  filters: { search: '', type: 'all', state: 'all', sort: 'newest' },
  onFiltersChange: fn(),
  onSearchSubmit: fn(),
  opened: null,
  change: atRest,
  onOpen: fn(),
  onClose: fn(),
  onVerify: fn(),
  onHide: fn(),
  profileHref: (id) => `/gallery/${id}`,
  onRetry: fn(),
  pageHref,
};
const ofTreasury: TreasuryCardProps = {
  view: { status: 'ready', figures: sweepFigures, reconciliation },
  now,
  onRetry: fn(),
};
const ofPayments: PaymentsPanelProps = {
  view: { status: 'ready', rows: payments, total: payments.length, ...page },
  filters: { search: '', decision: 'all', status: 'all', sort: 'newest' },
  network: bsc,
  onFiltersChange: fn(),
  onSearchSubmit: fn(),
  onOpen: fn(),
  onRetry: fn(),
  pageHref,
  figures: <TreasuryCard {...ofTreasury} />,
};
const ofPayment: TeamPaymentDialogProps = {
  view: { status: 'ready', payment: latePayment },
  network: bsc,
  userHref: (privyId) => `/admin/users?search=${privyId}`,
  draft: { outcome: 'refunded', transferIds: latePayment.unsettledTransferIds, txHash: '', note: '' },
  change: atRest,
  onDraftChange: fn(),
  onSettle: fn(),
  onClose: fn(),
  onRetry: fn(),
};
const ofTickets: TicketsPanelProps = {
  view: { status: 'ready', rows: tickets, total: tickets.length, ...page },
  filters: { search: '', assigned: 'all', status: 'all', category: 'all', sort: 'due' },
  onFiltersChange: fn(),
  onSearchSubmit: fn(),
  medianFirstAnswer: 5400,
  selection: {
    chosen: { ids: new Set(), onChange: fn(), failures: new Map(), isWorking: false },
    selfId: 'me',
    team,
    onAssign: fn(),
    onMove: fn(),
  },
  now,
  onOpen: fn(),
  onAssignToMe: fn(),
  onReplies: fn(),
  onRetry: fn(),
  pageHref,
};
const writing = { text: '', onChange: fn(), onSend: fn(), isPending: false };
const ofTicket: TicketDialogProps = {
  view: { status: 'ready', ticket: openTicket },
  selfId: 'user-5',
  team,
  now,
  isReplying: false,
  answer: writing,
  replies: savedReplies,
  note: { ...writing, onSend: fn() },
  move: atRest,
  onMove: fn(),
  assignment: atRest,
  onAssign: fn(),
  onClose: fn(),
  onRetry: fn(),
};
const ofReplies: SavedRepliesDialogProps = {
  view: { status: 'ready', replies: savedReplies },
  form: null,
  onEdit: fn(),
  onNew: fn(),
  onDelete: fn(),
  onRetry: fn(),
  onClose: fn(),
};
const ofReplyForm: SavedReplyFormProps = {
  words: { name: 'Hello', en: 'Hello', fr: 'Bonjour', zh: '您好' },
  saving: atRest,
  elsewhere: [],
  isDeleted: false,
  isRestored: false,
  onChange: fn(),
  onChoose: fn(),
  onDiscard: fn(),
  onSave: fn(),
  onCancel: fn(),
};
const ofMigrations: MigrationsPanelProps = {
  view: { status: 'ready', run },
  change: atRest,
  onRun: fn(),
  onStop: fn(),
  onRetry: fn(),
};
const ofAudit: AuditPanelProps = {
  view: { status: 'ready', rows: entries, total: entries.length, ...page },
  filters: { action: 'all', search: '', days: null, sort: 'newest' },
  onFiltersChange: fn(),
  onSearchSubmit: fn(),
  isExporting: false,
  onExport: fn(),
  onRetry: fn(),
  pageHref,
};
const ofHealth: HealthPanelProps = {
  view: { status: 'ready', health: poorHealth },
  change: atRest,
  onRetryJob: fn(),
  onRetryKind: fn(),
  checks: null,
  paymentsHref: '/admin/payments',
  onRetry: fn(),
};
const ofSearch: AdminSearchProps = {
  isOpen: true,
  onOpenChange: fn(),
  search: 'o',
  onSearchChange: fn(),
  maxLength: 200,
  tabs,
  found: {
    users: { status: 'ready', rows: users, total: users.length, ...page },
    profiles: { status: 'ready', rows: profiles.slice(0, 2), total: 2, ...page },
    payments: { status: 'ready', rows: payments.slice(0, 2), total: 2, ...page },
    tickets: { status: 'ready', rows: tickets.slice(0, 2), total: 2, ...page },
  },
  hrefOf: {
    user: ({ _id }) => `#user-${_id}`,
    profile: ({ _id }) => `#profile-${_id}`,
    payment: ({ _id }) => `#payment-${_id}`,
    ticket: ({ _id }) => `#ticket-${_id}`,
  },
  onChosen: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Screens/Admin',
  component: AdminScreen,
  parameters: { layout: 'fullscreen' },
  args: { tab: 'links', tabs, onSearch: fn(), children: <LinksPanel {...ofLinks} /> },
} satisfies Meta<typeof AdminScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const linksStory = (props: Partial<LinksPanelProps>): Story => ({
  args: { children: <LinksPanel {...ofLinks} {...props} /> },
});
const usersStory = (props: Partial<UsersPanelProps>): Story => ({
  args: { tab: 'users', children: <UsersPanel {...ofUsers} {...props} /> },
});
const profilesStory = (props: Partial<ProfilesPanelProps>): Story => ({
  args: { tab: 'profiles', children: <ProfilesPanel {...ofProfiles} {...props} /> },
});
const ofOverview: OverviewPanelProps = {
  view: { status: 'ready', days: overviewDays },
  range: 91,
  onRangeChange: fn(),
  onRetry: fn(),
};
const overviewStory = (props: Partial<OverviewPanelProps>): Story => ({
  args: { tab: 'overview', children: <OverviewPanel {...ofOverview} {...props} /> },
});
const paymentsStory = (props: Partial<PaymentsPanelProps>): Story => ({
  args: { tab: 'payments', children: <PaymentsPanel {...ofPayments} {...props} /> },
});
const paymentStory = (props: Partial<TeamPaymentDialogProps>): Story =>
  paymentsStory({ children: <TeamPaymentDialog {...ofPayment} {...props} /> });
const ticketsStory = (props: Partial<TicketsPanelProps>): Story => ({
  args: { tab: 'tickets', children: <TicketsPanel {...ofTickets} {...props} /> },
});
const ticketStory = (props: Partial<TicketDialogProps>): Story =>
  ticketsStory({ children: <TicketDialog {...ofTicket} {...props} /> });
const migrationsStory = (props: Partial<MigrationsPanelProps>): Story => ({
  args: { tab: 'migrations', children: <MigrationsPanel {...ofMigrations} {...props} /> },
});
/** Whose first run starts on request. */
function Starting() {
  const [isRunning, setRunning] = useState(false);
  const shown = isRunning ? ({ ...run, status: 'running', isDryRun: true, changes: [], errors: [] } as const) : null;
  return <MigrationsPanel {...ofMigrations} view={{ status: 'ready', run: shown }} onRun={() => setRunning(true)} />;
}
function WithToast() {
  const [toasts] = useState(() => new Toasts());
  useEffect(() => toasts.show({ title: 'Subscription changed' }, Number.POSITIVE_INFINITY), [toasts]);
  return <ToastRegion toasts={toasts} label="Notifications" closeLabel="Close" />;
}
const auditStory = (props: Partial<AuditPanelProps>): Story => ({
  args: { tab: 'audit', children: <AuditPanel {...ofAudit} {...props} /> },
});
const healthStory = (props: Partial<HealthPanelProps>): Story => ({
  args: { tab: 'health', children: <HealthPanel {...ofHealth} {...props} /> },
});
const healthOf = (health: Partial<typeof wellHealth>): Story => ({
  ...healthStory({ view: { status: 'ready', health: { ...wellHealth, ...health } } }),
  tags: ['no-picture'],
});
const searchStory = (props: Partial<AdminSearchProps>): Story => ({
  args: {
    children: (
      <>
        <LinksPanel {...ofLinks} />
        <AdminSearch {...ofSearch} {...props} />
      </>
    ),
  },
  tags: ['no-picture'],
});
const asked = (found: Partial<AdminSearchProps['found']>) => ({
  search: 'ada',
  found: { ...ofSearch.found, ...found },
});

export const Links: Story = { ...linksStory({}), tags: ['on-sheet'] };
export const LinksLoading: Story = linksStory({ view: { status: 'loading' } });
export const LinksEmpty: Story = linksStory({ view: none });
export const LinksPaged: Story = linksStory({
  view: { status: 'ready', rows: links, total: 240, ...page, pageCount: 5 },
  firstHref: '/admin/links',
  nextHref: '/admin/links?cursor=next',
});
/** An app in which the next page is the last one. */
function ToTheLastPage() {
  const [isLast, setLast] = useState(false);
  const turn = (event: MouseEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('a[href*=cursor]'))) return;
    event.preventDefault();
    setLast(true);
  };
  return (
    <div onClickCapture={turn}>
      <LinksPanel
        {...ofLinks}
        view={{ status: 'ready', rows: links, total: 240, ...page, pageCount: 5 }}
        firstHref="/admin/links"
        nextHref={isLast ? undefined : '/admin/links?cursor=next'}
      />
    </div>
  );
}
export const LinksToTheLastPage: Story = {
  args: { tab: 'links', children: <ToTheLastPage /> },
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[aria-labelledby=pending-links]')).toHaveFocus());
  },
};
/** The last page, where everything was decided meanwhile. */
export const LinksPageEmpty: Story = linksStory({ view: none, firstHref: '/admin/links' });
export const LinksFailed: Story = linksStory({ view: failed });

export const LinksByKeyboard: Story = {
  ...linksStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent, canvas }) => {
    // Shortcuts work once the list is there.
    await canvas.findAllByRole('listitem');
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').some((row) => row === document.activeElement)).toBe(true),
    );
    await userEvent.keyboard('a');
    await expect(ofLinks.onDecide).toHaveBeenLastCalledWith(links[0], 'approve');
    await userEvent.keyboard('j');
    await userEvent.keyboard('r');
    await expect(ofLinks.onDecide).toHaveBeenLastCalledWith(links[1], 'reject');
    // The third was approved.
    await userEvent.keyboard('j');
    await userEvent.keyboard('r');
    await expect(ofLinks.onDecide).toHaveBeenLastCalledWith(links[1], 'reject');
    await userEvent.keyboard('u');
    await expect(ofLinks.onUndo).toHaveBeenLastCalledWith(links[2], 'approve');
  },
};

export const Overview: Story = { ...overviewStory({}), tags: ['on-sheet'] };
export const OverviewLoading: Story = { ...overviewStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const OverviewFailed: Story = { ...overviewStory({ view: failed }), tags: ['no-picture'] };
export const OverviewOfDays: Story = {
  ...overviewStory({ range: 30, view: { status: 'ready', days: overviewDays.slice(-60) } }),
  tags: ['no-picture'],
  play: async ({ userEvent, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sign-ups' })).toHaveTextContent('Nov 22');
    await userEvent.click(canvas.getByRole('radio', { name: '52 weeks' }));
    await expect(ofOverview.onRangeChange).toHaveBeenLastCalledWith(364);
  },
};

const matchingStory = (view: MatchingWeeksProps['view']): Story => ({
  args: { tab: 'overview', children: <MatchingWeeks view={view} onRetry={ofOverview.onRetry} /> },
});
/** Below the overview's plots. */
export const Matching: Story = {
  ...matchingStory({ status: 'ready', weeks: matchingWeeks }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nov 9, 2026')).toBeVisible();
    await expect(canvas.getByText('52.6%')).toBeVisible();
    // The newest week's answers, and Plus in the first one.
    await expect(canvas.getAllByText('–')).toHaveLength(3);
  },
};
export const MatchingLoading: Story = { ...matchingStory({ status: 'loading' }), tags: ['no-picture'] };
export const MatchingNone: Story = { ...matchingStory({ status: 'ready', weeks: [] }), tags: ['no-picture'] };
export const MatchingFailed: Story = {
  ...matchingStory(failed),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(ofOverview.onRetry).toHaveBeenCalled();
  },
};

export const Payments: Story = { ...paymentsStory({}), tags: ['on-sheet'] };
export const PaymentsLoading: Story = {
  ...paymentsStory({
    view: { status: 'loading' },
    figures: <TreasuryCard {...ofTreasury} view={{ status: 'loading' }} />,
  }),
  tags: ['no-picture'],
};
export const PaymentsEmpty: Story = {
  ...paymentsStory({
    view: none,
    figures: <TreasuryCard {...ofTreasury} view={{ status: 'ready', figures: sweepFigures, reconciliation: null }} />,
  }),
  tags: ['no-picture'],
};
export const PaymentsFailed: Story = {
  ...paymentsStory({ view: failed, figures: <TreasuryCard {...ofTreasury} view={failed} /> }),
  tags: ['no-picture'],
};
export const BooksDiffer: Story = {
  ...paymentsStory({
    figures: (
      <TreasuryCard
        {...ofTreasury}
        view={{ status: 'ready', figures: sweepFigures, reconciliation: brokenReconciliation }}
      />
    ),
  }),
  tags: ['no-picture'],
};

export const PaymentsByKeyboard: Story = {
  ...paymentsStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent, canvas }) => {
    await canvas.findByRole('button', { name: 'View the payment of Ada Okafor' });
    await userEvent.keyboard('jj{Enter}');
    await waitFor(() => expect(ofPayments.onOpen).toHaveBeenLastCalledWith(payments[1]));
  },
};

export const PaymentOpen: Story = paymentStory({});
export const PaymentOpenLoading: Story = { ...paymentStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const PaymentOpenFailed: Story = { ...paymentStory({ view: failed }), tags: ['no-picture'] };
export const PaymentSettled: Story = {
  ...paymentStory({ view: { status: 'ready', payment: settledPayment } }),
  tags: ['no-picture'],
  play: async () => {
    const dialog = within(document.body);
    await expect(await dialog.findByRole('region', { name: 'Settled' })).toHaveTextContent('Came four seconds late');
    await expect(dialog.queryByRole('form')).toBeNull();
  },
};

/** A refund is recorded even if its transaction is odd: the team is warned, and looks into it. */
export const PaymentRefundDoesNotFit: Story = {
  ...paymentStory({ view: { status: 'ready', payment: oddlyRefundedPayment } }),
  tags: ['no-picture'],
  play: async () => {
    const settled = within(await within(document.body).findByRole('region', { name: 'Settled' }));
    await waitFor(() => expect(settled.getByText('Check this refund')).toBeVisible());
    await expect(settled.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'It paid another address than the payer signed for.',
        'It paid more or less than what is to be returned.',
      ]),
    );
  },
};

/** Anybody can make a token: its contract's claims are separate from what is decided about. */
export const PaymentWithForeignTokens: Story = {
  ...paymentStory({ view: { status: 'ready', payment: { ...settledPayment, foreignTransfers } } }),
  tags: ['no-picture'],
  play: async () => {
    const foreign = within(await within(document.body).findByRole('region', { name: 'Tokens that we don’t take' }));
    await waitFor(() => expect(foreign.getByText('0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d')).toBeVisible());
    await expect(foreign.getByText('Transfers: 1,200')).toBeVisible();
    await expect(foreign.queryByRole('button')).toBeNull();
    await expect(foreign.queryByText('The first 20 are listed.')).toBeNull();
  },
};
export const PaymentWithManyForeignTokens: Story = {
  ...paymentStory({
    view: {
      status: 'ready',
      payment: {
        ...settledPayment,
        foreignTransfers: Array.from({ length: 10 }, (_, place) =>
          foreignTransfers.map((of) => ({ ...of, blockNumber: of.blockNumber + 2 * place })),
        ).flat(),
      },
    },
  }),
  tags: ['no-picture'],
  play: async () => {
    const bound = await within(document.body).findByText('The first 20 are listed.');
    await waitFor(() => expect(bound).toBeVisible());
  },
};

/** Nothing is preselected for the team, whatever the payer requested. */
export const SettlingNeedsAChoice: Story = {
  ...paymentStory({ draft: { ...ofPayment.draft, outcome: null, note: 'Came late.' } }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(document.body);
    const choice = within(await dialog.findByRole('radiogroup', { name: 'What becomes of it' }));
    for (const radio of choice.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await waitFor(() =>
      expect(dialog.getByText('Worth about $30.00 of the $30.00 that a month of Premium costs.')).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await expect(choice.getByText('Choose what becomes of it.')).toBeVisible();
    await expect(dialog.queryByRole('alertdialog')).toBeNull();
    await expect(ofPayment.onSettle).not.toHaveBeenCalled();
  },
};

/** Worth less than about the price, it can only be refunded, even if a month was requested while it was worth more. */
export const SettlingTooLittle: Story = {
  ...paymentStory({
    view: { status: 'ready', payment: overpaidPayment },
    draft: {
      outcome: 'credited',
      transferIds: overpaidPayment.unsettledTransferIds,
      txHash: latePayment.payment.transfers[0]?.txHash ?? '',
      note: 'Sent back.',
    },
  }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(document.body);
    const worth = await dialog.findByText('Worth about $6.00 of the $30.00 that a month of Premium costs.');
    await waitFor(() => expect(worth).toBeVisible());
    await expect(dialog.queryByRole('radiogroup', { name: 'What becomes of it' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Note the refund' }));
    const question = within(await dialog.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Note the refund' }));
    await expect(ofPayment.onSettle).toHaveBeenLastCalledWith(
      expect.objectContaining({ outcome: 'refunded', transferIds: overpaidPayment.unsettledTransferIds }),
    );
  },
};

export const SettlingNeedsAHashAndANote: Story = {
  ...paymentStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(document.body);
    await userEvent.click(await dialog.findByRole('button', { name: 'Note the refund' }));
    await expect(dialog.getByRole('textbox', { name: 'Transaction of the refund' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.queryByRole('alertdialog')).toBeNull();
    await expect(ofPayment.onSettle).not.toHaveBeenCalled();
  },
};

export const SettlingAsksBefore: Story = {
  ...paymentStory({
    view: { status: 'ready', payment: twicePayment },
    draft: { outcome: 'credited', transferIds: twicePayment.unsettledTransferIds, txHash: '', note: ' Paid twice. ' },
  }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(document.body);
    const [first] = await dialog.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(ofPayment.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ transferIds: twicePayment.unsettledTransferIds.slice(1) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Credit the month' }));
    const question = within(await dialog.findByRole('alertdialog'));
    await expect(ofPayment.onSettle).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Credit the month' }));
    await expect(ofPayment.onSettle).toHaveBeenLastCalledWith({
      outcome: 'credited',
      transferIds: twicePayment.unsettledTransferIds,
      txHash: '',
      note: 'Paid twice.',
    });
  },
};

export const SettlingFailed: Story = {
  ...paymentStory({
    draft: { ...ofPayment.draft, outcome: 'credited', note: 'Came late.' },
    change: { isPending: false, error: 'Your sign-in is older than 12 hours. Sign in again to do this.' },
  }),
  tags: ['no-picture'],
};

export const Users: Story = { ...usersStory({}), tags: ['on-sheet'] };
export const UsersReadOnly: Story = { ...usersStory({ onEdit: undefined }), tags: ['no-picture'] };
export const UsersLoading: Story = usersStory({ view: { status: 'loading' } });
/** The header of the sorted column reverses the order. */
export const SortedByHead: Story = {
  ...usersStory({}),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const joined = await canvas.findByRole('columnheader', { name: 'Joined' });
    await expect(joined).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(joined);
    await expect(ofUsers.onFiltersChange).toHaveBeenCalledWith({ search: '', tier: 'all', sort: 'oldest' });
  },
};

const isChosen = (...ids: string[]) => ({ ids: new Set(ids), onChange: fn(), failures: new Map(), isWorking: false });
const [one, two] = [tickets[0]._id, tickets[1]?._id ?? ''];

/** Links approved together: the question has their number. */
export const LinksChosen: Story = {
  ...linksStory({ chosen: isChosen(...links.slice(0, 2).map(({ linkId }) => linkId)) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
    const bar = within(canvas.getByRole('region', { name: 'What is selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Approve' }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Approve 2 links?' }));
    await expect(ofLinks.onApproveChosen).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(ofLinks.onApproveChosen).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Some tickets are selected; one of the last attempt was not changed. */
export const TicketsChosen: Story = ticketsStory({
  selection: {
    ...ofTickets.selection,
    chosen: { ...isChosen(one, two), failures: new Map([[two, 'This ticket is closed.']]) },
  },
});

/** A status change asks first, since the requesters are notified of it. An assignment does not. */
export const TicketsChosenActs: Story = {
  ...ticketsStory({ selection: { ...ofTickets.selection, chosen: isChosen(one, two) } }),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body);
    const { onAssign, onMove } = ofTickets.selection;
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Nobody' }));
    await waitFor(() => expect(onAssign).toHaveBeenCalledWith(null));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Resolved' }));
    const dialog = within(await body.findByRole('alertdialog', { name: 'Set 2 tickets to “Resolved”?' }));
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Set status' }));
    await waitFor(() => expect(onMove).toHaveBeenCalledWith('resolved'));
  },
};

/** No column sorts the queue until its header is pressed: then the newest come first. */
export const TicketsSortedByHead: Story = {
  ...ticketsStory({}),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const created = await canvas.findByRole('columnheader', { name: 'Created' });
    await expect(created).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(created);
    await expect(ofTickets.onFiltersChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'newest' }));
  },
};

export const UsersEmpty: Story = usersStory({ view: none, filters: { search: 'nobody', tier: 'all', sort: 'newest' } });
export const UsersFailed: Story = { ...usersStory({ view: failed }), tags: ['no-picture'] };
export const EditSubscription: Story = usersStory({ edited: users[0] ?? null });
const onSignIn = fn();
export const EditAsksForANewerSignIn: Story = {
  ...usersStory({
    edited: users[0] ?? null,
    change: { isPending: false, error: 'Your sign-in is older than 12 hours. Sign in again to do this.', onSignIn },
  }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in again' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
};
export const EditByAnAdmin: Story = {
  ...usersStory({ edited: users[0] ?? null, onRoleChange: undefined }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Save role' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^1 month/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '6 months' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Premium Plus/ }));
    await expect(ofUsers.onTierChange).toHaveBeenLastCalledWith({
      user: users[0],
      tier: 'premium_plus',
      months: 6,
      reason: '',
    });
    await expect(dialog.getByRole('link', { name: 'Payments' })).toHaveAttribute(
      'href',
      '/admin/payments?search=user-1',
    );
  },
};
export const EditRole: Story = {
  ...usersStory({ edited: users[3] ?? null }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Save role' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /^Support/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'None' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    await expect(ofUsers.onRoleChange).toHaveBeenLastCalledWith({ user: users[3], role: null, reason: '' });
  },
};
export const EditFailed: Story = usersStory({
  edited: users[0] ?? null,
  change: { isPending: false, error: 'You may not do this.' },
});

export const Profiles: Story = { ...profilesStory({}), tags: ['on-sheet'] };
export const ProfilesLoading: Story = { ...profilesStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const ProfilesEmpty: Story = { ...profilesStory({ view: none }), tags: ['no-picture'] };
export const ProfilesFailed: Story = { ...profilesStory({ view: failed }), tags: ['no-picture'] };
export const ProfileOpen: Story = profilesStory({ opened: profiles[0] });
export const ProfileRenamed: Story = profilesStory({ opened: profiles[1] });
export const ProfileHidden: Story = profilesStory({ opened: profiles[2] });

export const HideNeedsAReason: Story = {
  ...profilesStory({ opened: profiles[0] }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const body = document.querySelector('[role="dialog"]');
    const button = [...(body?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent?.startsWith('Hide'),
    );
    if (button) await userEvent.click(button);
    if (button) await userEvent.click(button);
    await expect(ofProfiles.onHide).not.toHaveBeenCalled();
    await expect(document.querySelector('[role="dialog"] textarea')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Tickets: Story = { ...ticketsStory({}), tags: ['on-sheet'] };
export const TicketsLoading: Story = { ...ticketsStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const TicketsEmpty: Story = {
  ...ticketsStory({ view: none, medianFirstAnswer: null }),
  tags: ['no-picture'],
};
export const TicketsFailed: Story = { ...ticketsStory({ view: failed }), tags: ['no-picture'] };

export const TicketsByKeyboard: Story = {
  ...ticketsStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent, canvas }) => {
    await canvas.findByRole('button', { name: 'View: 无法上传头像' });
    await userEvent.keyboard('j');
    await userEvent.keyboard('a');
    await waitFor(() => expect(ofTickets.onAssignToMe).toHaveBeenLastCalledWith(tickets[0]));
    await userEvent.keyboard('j');
    await userEvent.keyboard('r');
    await expect(ofTickets.onOpen).toHaveBeenLastCalledWith(tickets[1], 'reply');
    await userEvent.keyboard('{Enter}');
    await expect(ofTickets.onOpen).toHaveBeenLastCalledWith(tickets[1], 'read');
  },
};

export const TicketOpen: Story = ticketStory({});
export const TicketOpenLoading: Story = { ...ticketStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const TicketOpenFailed: Story = { ...ticketStory({ view: failed }), tags: ['no-picture'] };
export const TicketChangesFailed: Story = {
  ...ticketStory({
    answer: { ...writing, text: 'We found it.', error: 'This ticket is closed. Reopen it to write again.' },
    move: { isPending: false, error: 'This ticket cannot take this status now.' },
    assignment: { isPending: false, error: 'Nobody in the team has this id.' },
  }),
  tags: ['no-picture'],
};

export const TicketClosed: Story = {
  ...ticketStory({
    view: { status: 'ready', ticket: { ...openTicket, ticket: { ...openTicket.ticket, status: 'closed' } } },
  }),
  tags: ['no-picture'],
  play: async () => {
    const dialog = within(document.body);
    await expect(await dialog.findByRole('tab', { name: 'Reply' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('button', { name: 'Close Ticket' })).toBeDisabled();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Note for the team' })).toBeVisible());
  },
};

export const TicketIsAnswered: Story = {
  ...ticketStory({ isReplying: true, answer: { ...writing, text: 'We found it. ' } }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(document.body);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reply to the person' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(writing.onSend).toHaveBeenLastCalledWith('We found it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign to me' }));
    await expect(ofTicket.onAssign).toHaveBeenLastCalledWith('user-5');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Admin user ID' }), 'user-4{Enter}');
    await expect(ofTicket.onAssign).toHaveBeenLastCalledWith('user-4');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark Resolved' }));
    await expect(ofTicket.onMove).toHaveBeenLastCalledWith('resolved');
  },
};

/** Controls the reply, as a page does. */
function Answering() {
  const [text, setText] = useState('We found it. Thank you.');
  return <TicketDialog {...ofTicket} isReplying answer={{ ...writing, text, onChange: setText }} />;
}

export const TicketSavedReplyByKeyboard: Story = {
  ...ticketsStory({ children: <Answering /> }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const page = within(document.body);
    const reply = await page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to the person' });
    await waitFor(() => expect(reply).toHaveFocus());
    // The selection stays, too: the caret is at its end.
    reply.setSelectionRange(3, 'We found it. '.length);
    const dialog = within(page.getByRole('dialog'));
    dialog.getByRole('button', { name: 'Saved replies' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Ask{Enter}');
    await waitFor(() => expect(reply).toHaveFocus());
    const words = 'Hello Ada Okafor, could you send us the hash of payment 1e2a6301? ';
    await expect(reply).toHaveValue(`We found it. ${words}Thank you.`);
    await expect(reply.selectionStart).toBe(`We found it. ${words}`.length);
    await userEvent.click(dialog.getByRole('button', { name: /Language of the reply/ }));
    await userEvent.click(page.getByRole('option', { name: '中文' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Saved replies' }));
    await userEvent.click(page.getByRole('menuitem', { name: /Ask for the hash/ }));
    await waitFor(() =>
      expect(reply).toHaveValue(`We found it. ${words}Ada Okafor您好，请把付款 1e2a6301 的哈希发给我们。Thank you.`),
    );
  },
};

const repliesStory = (props: Partial<SavedRepliesDialogProps>): Story =>
  ticketsStory({ children: <SavedRepliesDialog {...ofReplies} {...props} /> });

const replyFormStory = (props: Partial<SavedReplyFormProps>): Story =>
  repliesStory({ form: <SavedReplyForm {...ofReplyForm} {...props} /> });

export const SavedReplies: Story = {
  ...repliesStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete: Ask for the hash' }));
    const asking = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(asking.getByRole('button', { name: 'Delete' }));
    await expect(ofReplies.onDelete).toHaveBeenCalledWith(savedReplies[0]?._id);
    await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit: Refunded' }));
    await expect(ofReplies.onEdit).toHaveBeenCalledWith(savedReplies[1]);
  },
};
export const SavedRepliesNone: Story = {
  ...repliesStory({ view: { status: 'ready', replies: [] } }),
  tags: ['no-picture'],
};
export const SavedReplyEdited: Story = {
  ...replyFormStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(ofReplyForm.onSave).toHaveBeenCalledOnce();
  },
};
export const SavedReplyRestored: Story = {
  ...replyFormStory({ isRestored: true }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await waitFor(() => expect(dialog.getByText('Your unsaved changes are back')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Discard them' }));
    await expect(ofReplyForm.onDiscard).toHaveBeenCalledOnce();
  },
};
export const SavedReplyNotWhole: Story = {
  ...replyFormStory({
    words: { ...ofReplyForm.words, fr: ' ' },
    saving: { isPending: false, error: 'There are 100 saved replies.' },
  }),
  tags: ['no-picture'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(dialog.getByRole('alert')).toHaveTextContent('There are 100 saved replies.');
  },
};

/** Somebody else saved it meanwhile: nothing is saved before the person has chosen where both changed it. */
export const SavedReplyChangedElsewhere: Story = {
  ...replyFormStory({
    saving: { isPending: false, error: 'This reply was changed by somebody else while you were editing.' },
    elsewhere: [
      { field: 'en', theirs: 'Hello {name}, welcome.', choice: 'open' },
      { field: 'name', theirs: 'Welcome', choice: 'theirs' },
    ],
  }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByText('Now stored: Hello {name}, welcome.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'In English: keep mine' }));
    await expect(ofReplyForm.onChoose).toHaveBeenCalledWith('en', 'mine');
  },
};

/** Somebody else deleted it meanwhile: nothing is created again before the person confirms. */
export const SavedReplyDeletedElsewhere: Story = {
  ...replyFormStory({ isDeleted: true }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('This reply was deleted');
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(ofReplyForm.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as a new reply' }));
    await expect(ofReplyForm.onSave).toHaveBeenCalledOnce();
  },
};

export const Migrations: Story = { ...migrationsStory({}), tags: ['whole-page', 'on-sheet'] };
export const MigrationNever: Story = migrationsStory({ view: { status: 'ready', run: null } });
export const MigrationRunning: Story = migrationsStory({
  view: {
    status: 'ready',
    run: { ...run, status: 'running', isDryRun: true, doneProfiles: 200, changes: [], errors: [] },
  },
});
/** The pressed button gives way to another, which gets a keyboard user's focus. */
export const MigrationStarted: Story = {
  args: { tab: 'migrations', children: <Starting /> },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Dry run' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Normalize X/Twitter Links' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
  },
};
export const MigrationsLoading: Story = { ...migrationsStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const MigrationsFailed: Story = { ...migrationsStory({ view: failed }), tags: ['no-picture'] };

export const Audit: Story = { ...auditStory({}), tags: ['on-sheet'] };
export const AuditLoading: Story = { ...auditStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const AuditEmpty: Story = auditStory({ view: none });
export const AuditFailed: Story = { ...auditStory({ view: failed }), tags: ['no-picture'] };

export const Health: Story = { ...healthStory({}), tags: ['on-sheet'] };
export const HealthLoading: Story = { ...healthStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const HealthNotLoaded: Story = { ...healthStory({ view: failed }), tags: ['no-picture'] };
export const HealthAllWell: Story = healthOf({});
export const HealthEmpty: Story = healthOf({ jobs: [], watcher: null, realtime: 'none', model: null });
export const HealthDeletionHeldBack: Story = healthOf({ deletionsHeldBack: 2 });
export const HealthNotBegun: Story = healthOf({
  watcher: {
    state: 'not_begun',
    bookedBlock: null,
    finalBlock: null,
    blocksBehind: null,
    reason: null,
    seenAt: null,
  },
  realtime: 'sandbox',
  model: { spent: 5_000_000, limit: 5_000_000 },
});
export const HealthHalted: Story = healthOf({
  watcher: {
    state: 'halted',
    bookedBlock: 48_210_120,
    finalBlock: 48_210_331,
    blocksBehind: 211,
    reason: 'The chain changed below finality: above block 48210100',
    seenAt: '2026-11-22T11:40:00Z',
  },
});
export const HealthUnwatched: Story = healthOf({
  watcher: {
    state: 'unwatched',
    bookedBlock: 48_210_120,
    finalBlock: null,
    blocksBehind: null,
    reason: null,
    seenAt: '2026-11-22T11:40:00Z',
  },
});

export const HealthRetries: Story = {
  ...healthStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry: purge-pictures 1204' }));
    await expect(ofHealth.onRetryJob).toHaveBeenLastCalledWith(poorHealth.failedJobs[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry failed: purge-pictures' }));
    await expect(ofHealth.onRetryKind).toHaveBeenLastCalledWith(poorHealth.jobs[0]);
    await expect(canvas.queryByRole('button', { name: 'Retry failed: fill-deck' })).not.toBeInTheDocument();
  },
};
export const HealthRetryFailed: Story = {
  ...healthStory({
    change: { isPending: false, error: 'Nothing of this failed, or somebody has retried it already.' },
  }),
  tags: ['no-picture'],
};

const onCheck = fn();
const checksStory = (checks: Partial<NonNullable<HealthPanelProps['checks']>>): Story => ({
  ...healthStory({
    view: { status: 'ready', health: { ...wellHealth, jobs: [] } },
    checks: { found: null, isChecking: false, error: undefined, onCheck, ...checks },
  }),
  tags: ['no-picture'],
});
export const HealthNotChecked: Story = {
  ...checksStory({}),
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check everything' }));
    await expect(onCheck).toHaveBeenCalledOnce();
  },
};
export const HealthChecking: Story = checksStory({ isChecking: true });
export const HealthChecked: Story = { ...checksStory({ found: checksFound }), tags: [] };
export const HealthCheckedAllWell: Story = checksStory({
  found: { ...checksFound, checks: checksFound.checks.filter(({ state }) => state !== 'ails') },
});
export const HealthNotCheckedAgain: Story = checksStory({
  found: checksFound,
  error: 'Failed to run the checks. Try again.',
});

export const Search: Story = { ...searchStory({}), tags: [] };
export const SearchJustOpened: Story = searchStory({
  search: '',
  found: { users: null, profiles: null, payments: null, tickets: null },
});
export const SearchTooShort: Story = searchStory({
  search: 'z',
  found: { users: null, profiles: null, payments: null, tickets: null },
});
export const SearchLoading: Story = searchStory(
  asked({
    users: { status: 'loading' },
    profiles: { status: 'loading' },
    payments: { status: 'loading' },
    tickets: { status: 'loading' },
  }),
);
export const SearchNothingFound: Story = searchStory(
  asked({ users: none, profiles: none, payments: none, tickets: none }),
);
export const SearchPartFailed: Story = {
  ...searchStory(asked({ payments: failed })),
  play: async ({ userEvent }) => {
    const body = within(document.body);
    await body.findByText('Not searched: Payments.');
    await userEvent.click(body.getByRole('button', { name: 'Try again' }));
    await expect(ofSearch.onRetry).toHaveBeenCalled();
  },
};
export const SearchFailed: Story = searchStory(
  asked({ users: failed, profiles: failed, payments: failed, tickets: failed }),
);

export const SearchByKeys: Story = {
  ...usersStory({ edited: users[0] ?? null }),
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'k');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};
export const SearchOverAToast: Story = {
  args: { tab: 'users', children: <WithToast /> },
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await within(document.body).findByRole('alertdialog', { name: 'Subscription changed' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};
export const SearchWaitsForAnAnswer: Story = {
  ...paymentStory({
    view: { status: 'ready', payment: twicePayment },
    draft: { outcome: 'credited', transferIds: twicePayment.unsettledTransferIds, txHash: '', note: 'Paid twice.' },
  }),
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: 'Credit the month' }));
    await body.findByRole('alertdialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
