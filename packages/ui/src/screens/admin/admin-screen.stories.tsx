import { useState } from 'react';
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
  OverviewPanel,
  type OverviewPanelProps,
  PaymentsPanel,
  type PaymentsPanelProps,
  ProfilesPanel,
  type ProfilesPanelProps,
  TeamPaymentDialog,
  type TeamPaymentDialogProps,
  SavedRepliesDialog,
  type SavedRepliesDialogProps,
  TicketDialog,
  type TicketDialogProps,
  TicketsPanel,
  type TicketsPanelProps,
  TreasuryCard,
  type TreasuryCardProps,
  UsersPanel,
  type UsersPanelProps,
} from './admin-screen.tsx';
import { bsc } from '../../patterns/payment-panel/payment.examples.ts';
import {
  brokenReconciliation,
  entries,
  latePayment,
  links,
  now,
  openTicket,
  savedReplies,
  overviewDays,
  payments,
  poorHealth,
  profiles,
  reconciliation,
  run,
  settledPayment,
  sweepFigures,
  team,
  tickets,
  twicePayment,
  users,
  wellHealth,
} from './admin.examples.ts';

const page = { page: 1, pageCount: 1, limit: 50 };
const failed = { status: 'error', message: 'Something went wrong on our side. Nothing is lost: try again.' } as const;
const none = { status: 'ready', rows: [], total: 0, ...page, pageCount: 0 } as const;
const atRest = { isPending: false };
const tabs = ADMIN_TABS.map((id) => ({ id, href: `/admin/${id}` }));
const pageHref = (to: number) => `?page=${to}`;

const ofLinks: LinksPanelProps = {
  view: { status: 'ready', rows: links, total: links.length, ...page },
  now,
  onDecide: fn(),
  onRetry: fn(),
  pageHref,
};
const ofUsers: UsersPanelProps = {
  view: { status: 'ready', rows: users, total: 100, ...page, pageCount: 2 },
  search: '',
  tier: 'all',
  onSearchChange: fn(),
  onSearchSubmit: fn(),
  onTierFilterChange: fn(),
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
  filters: { search: '', type: 'all', state: 'all' },
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
  filters: { search: '', decision: 'all', status: 'all' },
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
  edited: null,
  saving: atRest,
  onEdit: fn(),
  onNew: fn(),
  onSave: fn(),
  onDelete: fn(),
  onRetry: fn(),
  onClose: fn(),
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
  filters: { action: 'all', subject: '', days: null },
  onFiltersChange: fn(),
  onSubjectSubmit: fn(),
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

export const Links: Story = linksStory({});
export const LinksLoading: Story = linksStory({ view: { status: 'loading' } });
export const LinksEmpty: Story = linksStory({ view: none });
export const LinksFailed: Story = linksStory({ view: failed });

export const LinksByKeyboard: Story = {
  ...linksStory({}),
  tags: ['no-picture'],
  play: async ({ userEvent, canvas }) => {
    // Keys are heard once the list is there.
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
  },
};

export const Overview: Story = overviewStory({});
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

export const Payments: Story = paymentsStory({});
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

export const Users: Story = usersStory({});
export const UsersReadOnly: Story = { ...usersStory({ onEdit: undefined }), tags: ['no-picture'] };
export const UsersLoading: Story = usersStory({ view: { status: 'loading' } });
export const UsersEmpty: Story = usersStory({ view: none, search: 'nobody' });
export const UsersFailed: Story = { ...usersStory({ view: failed }), tags: ['no-picture'] };
export const EditSubscription: Story = usersStory({ edited: users[0] ?? null });
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

export const Profiles: Story = profilesStory({});
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

export const Tickets: Story = ticketsStory({});
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

/** Holds the reply, as a page does. */
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
    // What is marked stays, too: the caret is at its end.
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
  ...repliesStory({ edited: savedReplies[0] ?? null }),
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(ofReplies.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ask for the hash' }));
  },
};
export const SavedReplyNotWhole: Story = {
  ...repliesStory({
    edited: { _id: 'reply-3', name: 'Hello', texts: { en: 'Hello', fr: ' ', zh: '您好' } },
    saving: { isPending: false, error: 'There are 100 saved replies.' },
  }),
  tags: ['no-picture'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Saved replies' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(dialog.getByRole('alert')).toHaveTextContent('There are 100 saved replies.');
  },
};

export const Migrations: Story = { ...migrationsStory({}), tags: ['whole-page'] };
export const MigrationNever: Story = migrationsStory({ view: { status: 'ready', run: null } });
export const MigrationRunning: Story = migrationsStory({
  view: {
    status: 'ready',
    run: { ...run, status: 'running', isDryRun: true, doneProfiles: 200, changes: [], errors: [] },
  },
});
export const MigrationsLoading: Story = { ...migrationsStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const MigrationsFailed: Story = { ...migrationsStory({ view: failed }), tags: ['no-picture'] };

export const Audit: Story = auditStory({});
export const AuditLoading: Story = { ...auditStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const AuditEmpty: Story = auditStory({ view: none });
export const AuditFailed: Story = { ...auditStory({ view: failed }), tags: ['no-picture'] };

export const Health: Story = healthStory({});
export const HealthLoading: Story = { ...healthStory({ view: { status: 'loading' } }), tags: ['no-picture'] };
export const HealthNotLoaded: Story = { ...healthStory({ view: failed }), tags: ['no-picture'] };
export const HealthAllWell: Story = healthOf({});
export const HealthEmpty: Story = healthOf({ jobs: [], watcher: null, realtime: 'none', model: null });
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
