import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  type AdminLink,
  type AdminProfile,
  AdminScreen,
  HealthPanel,
  LinksPanel,
  ProfilesPanel,
  type ReplyWords,
  type SavedReply,
  SavedRepliesDialog,
  SavedReplyForm,
  TeamPaymentDialog,
  type TeamPaymentDialogView,
  TicketsPanel,
} from './admin-screen.tsx';
import { bsc } from '../../patterns/payment-panel/payment.examples.ts';
import {
  latePayment,
  links,
  now,
  poorHealth,
  profiles,
  savedReplies,
  settledPayment,
  team,
  tickets,
} from './admin.examples.ts';

/**
 * A pressed button waits for the server, and disappears with its subject. Each of these stories holds its state like a page: a keyboard user's focus
 * moves to the result.
 */
const meta = {
  title: 'Checks/Focus of administration',
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const body = within(document.body);
const page = { page: 1, pageCount: 1, limit: 50 };
const pageHref = () => '#';

/** Lets the server answer the last request. */
let answer = (): void => {};
function useServer() {
  const [isPending, setPending] = useState(false);
  function ask(then: () => void): void {
    setPending(true);
    answer = () => {
      setPending(false);
      then();
    };
  }
  return { isPending, ask };
}

/** What a screen reader announces, and where Tab continues. */
const focused = (): Element | null => document.activeElement;

function Profiles() {
  const [profile, setProfile] = useState<AdminProfile>({ ...profiles[0], isVerified: false, hidden: null });
  const { isPending, ask } = useServer();
  return (
    <ProfilesPanel
      view={{ status: 'ready', rows: profiles, total: profiles.length, ...page }}
      filters={{ search: '', type: 'all', state: 'all', sort: 'newest' }}
      onFiltersChange={fn()}
      onSearchSubmit={fn()}
      opened={profile}
      change={{ isPending }}
      onOpen={fn()}
      onClose={fn()}
      onVerify={(_profile, isVerified) => ask(() => setProfile({ ...profile, isVerified }))}
      onHide={(_profile, isHidden, reason) =>
        ask(() => setProfile({ ...profile, hidden: isHidden ? { at: '2026-11-22T12:00:00Z', reason } : null }))
      }
      profileHref={pageHref}
      onRetry={fn()}
      pageHref={pageHref}
    />
  );
}
export const Profile: Story = {
  render: () => <Profiles />,
  play: async ({ userEvent }) => {
    const dialog = within(await body.findByRole('dialog'));
    const verify = dialog.getByRole('button', { name: 'Verify' });
    verify.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(verify).toHaveAttribute('data-pending'));
    await expect(verify).toHaveFocus();
    answer();
    await waitFor(() => expect(focused()).toHaveTextContent(/^(Individual|Project|Group)Verified$/));
    const unverify = dialog.getByRole('button', { name: 'Take verified back' });
    unverify.focus();
    await userEvent.keyboard('{Enter}');
    await expect(unverify).toHaveFocus();
    answer();
    await waitFor(() => expect(focused()).toHaveTextContent(/^(Individual|Project|Group)$/));
    const hide = dialog.getByRole('button', { name: /^Hide/ });
    hide.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(dialog.getByRole('textbox'), 'Copied from somebody else.');
    hide.focus();
    await userEvent.keyboard('{Enter}');
    await expect(hide).toHaveFocus();
    answer();
    await waitFor(() => expect(focused()).toHaveTextContent(/Hidden$/));
  },
};

function Health() {
  const [jobs, setJobs] = useState(poorHealth);
  const { isPending, ask } = useServer();
  return (
    <HealthPanel
      view={{ status: 'ready', health: jobs }}
      change={{ isPending }}
      checks={null}
      onRetryJob={(job) =>
        ask(() => setJobs({ ...jobs, failedJobs: jobs.failedJobs.filter(({ _id }) => _id !== job._id) }))
      }
      onRetryKind={({ kind }) =>
        ask(() => setJobs({ ...jobs, jobs: jobs.jobs.map((job) => (job.kind === kind ? { ...job, failed: 0 } : job)) }))
      }
      paymentsHref="/admin/payments"
      onRetry={fn()}
    />
  );
}
export const Retries: Story = {
  render: () => <Health />,
  play: async ({ canvas, userEvent }) => {
    async function retry(name: string): Promise<void> {
      const button = await canvas.findByRole('button', { name });
      // In a table, a focused button passes focus to its row; a pressed one keeps it.
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('data-pending'));
      await expect(button).toHaveFocus();
      answer();
      await waitFor(() => expect(button).not.toBeInTheDocument());
    }
    await retry('Retry: purge-pictures 1204');
    // In the next row, if there is one.
    await waitFor(() => expect(focused()?.closest('[role="row"]')).toHaveTextContent('#1180'));
    await retry('Retry: confirm-payment 1180');
    await retry('Retry: purge-pictures 1102');
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Failed jobs' })).toHaveFocus());
    await retry('Retry failed: purge-pictures');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Jobs in the background' })).toHaveFocus());
  },
};

function Payment() {
  const [view, setView] = useState<TeamPaymentDialogView>({ status: 'error', message: 'Something went wrong.' });
  const { isPending, ask } = useServer();
  return (
    <TeamPaymentDialog
      view={view}
      network={bsc}
      userHref={pageHref}
      draft={{ outcome: 'credited', transferIds: latePayment.unsettledTransferIds, txHash: '', note: 'Came late.' }}
      change={{ isPending }}
      onDraftChange={fn()}
      onSettle={() =>
        ask(() =>
          setView({
            status: 'ready',
            payment: { ...latePayment, unsettledTransferIds: [], settlements: settledPayment.settlements },
          }),
        )
      }
      onClose={fn()}
      onRetry={() => {
        setView({ status: 'loading' });
        answer = () => setView({ status: 'ready', payment: latePayment });
      }}
    />
  );
}
export const SettledPayment: Story = {
  render: () => <Payment />,
  play: async ({ userEvent }) => {
    const dialog = within(await body.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByRole('dialog')).toHaveFocus());
    answer();
    const settle = await dialog.findByRole('button', { name: 'Credit the month' });
    settle.focus();
    await userEvent.keyboard('{Enter}');
    within(await body.findByRole('alertdialog'))
      .getByRole('button', { name: 'Credit the month' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(settle).toHaveFocus());
    answer();
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Settled' })).toHaveFocus());
  },
};

const wordsOf = ({ name, texts }: SavedReply): ReplyWords => ({ name, ...texts });
function Replies() {
  const [replies, setReplies] = useState(savedReplies);
  const [edited, setEdited] = useState<SavedReply | null>(null);
  const [choice, setChoice] = useState<'open' | 'mine' | 'theirs'>('open');
  const { isPending, ask } = useServer();
  const [deleted, setDeleted] = useState('');
  return (
    <SavedRepliesDialog
      view={{ status: 'ready', replies }}
      form={
        edited && (
          <SavedReplyForm
            words={wordsOf(edited)}
            saving={{ isPending: false }}
            elsewhere={[{ field: 'en', theirs: 'Hello {name}, welcome.', choice }]}
            isDeleted={false}
            isRestored={false}
            onChange={fn()}
            onChoose={(_field, side) => setChoice(side)}
            onDiscard={fn()}
            onSave={fn()}
            onCancel={() => setEdited(null)}
          />
        )
      }
      deletion={{ id: deleted, isPending }}
      onEdit={setEdited}
      onNew={fn()}
      onDelete={(id) => {
        setDeleted(id);
        ask(() => setReplies(replies.filter(({ _id }) => _id !== id)));
      }}
      onRetry={fn()}
      onClose={fn()}
    />
  );
}
export const SavedReplies: Story = {
  render: () => <Replies />,
  play: async ({ userEvent }) => {
    const dialog = within(await body.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Edit: Refunded' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    dialog.getByRole('button', { name: 'In English: keep mine' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toHaveTextContent('Yours is kept'));
    dialog.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toContainElement(dialog.getByRole('button', { name: 'New reply' })));
    await waitFor(() => expect(body.getByRole('dialog')).toContainElement(focused() as HTMLElement));
    dialog.getByRole('button', { name: 'Delete: Refunded' }).focus();
    await userEvent.keyboard('{Enter}');
    within(await body.findByRole('alertdialog'))
      .getByRole('button', { name: 'Delete' })
      .focus();
    await userEvent.keyboard('{Enter}');
    answer();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Delete: Refunded' })).toBeNull());
    await waitFor(() => expect(focused()).toContainElement(dialog.getByRole('button', { name: 'New reply' })));
    await waitFor(() => expect(body.getByRole('dialog')).toContainElement(focused() as HTMLElement));
  },
};

function Links() {
  const [list, setList] = useState<readonly AdminLink[]>(links);
  return (
    <LinksPanel
      view={{ status: 'ready', rows: list, total: list.length, ...page }}
      now={now}
      chosen={{ ids: new Set(), onChange: fn(), failures: new Map(), isWorking: false }}
      onApproveChosen={fn()}
      onDecide={({ linkId }, choice) =>
        setList(list.map((link) => (link.linkId === linkId ? { ...link, state: { status: 'done', choice } } : link)))
      }
      onUndo={fn()}
      onRetry={fn()}
    />
  );
}
/** The checkbox of a decided link is disabled: its row keeps the focus. */
export const LinkByItsBox: Story = {
  render: () => <Links />,
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('listitem');
    if (!row) throw new Error('There is no link.');
    within(row).getByRole('checkbox').focus();
    await userEvent.keyboard('a');
    await expect(row).toHaveTextContent('Link approved');
    await expect(row).toHaveFocus();
  },
};

function Tickets() {
  const { isPending, ask } = useServer();
  return (
    <TicketsPanel
      view={{ status: 'ready', rows: tickets, total: tickets.length, ...page }}
      filters={{ search: '', assigned: 'all', status: 'all', category: 'all', sort: 'due' }}
      onFiltersChange={fn()}
      onSearchSubmit={fn()}
      medianFirstAnswer={5400}
      selection={{
        chosen: { ids: new Set([tickets[0]._id]), onChange: fn(), failures: new Map(), isWorking: isPending },
        selfId: 'me',
        team,
        // It fails: the selection stays.
        onAssign: () => ask(() => {}),
        onMove: () => ask(() => {}),
      }}
      now={now}
      onOpen={fn()}
      onAssignToMe={fn()}
      onRetry={fn()}
      pageHref={pageHref}
    />
  );
}
export const SeveralTickets: Story = {
  render: () => <Tickets />,
  play: async ({ canvas, userEvent }) => {
    const assign = await canvas.findByRole('button', { name: 'Assign to' });
    assign.focus();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(assign).toHaveAttribute('data-pending'));
    await waitFor(() => expect(assign).toHaveFocus());
    answer();
    await waitFor(() => expect(assign).not.toHaveAttribute('data-pending'));
    await expect(assign).toHaveFocus();
  },
};

type Found = 'failed' | 'loading' | 'ready';
function Failing() {
  const [found, setFound] = useState<Found>('failed');
  const views = {
    failed: { status: 'error', message: 'Something went wrong.' },
    loading: { status: 'loading' },
    ready: { status: 'ready', rows: links, total: links.length, ...page },
  } as const;
  return (
    <AdminScreen tab="links" tabs={[{ id: 'links', href: '#' }]} onSearch={fn()}>
      <LinksPanel
        view={views[found]}
        now={now}
        chosen={{ ids: new Set(), onChange: fn(), failures: new Map(), isWorking: false }}
        onApproveChosen={fn()}
        onDecide={fn()}
        onUndo={fn()}
        onRetry={() => {
          setFound('loading');
          answer = () => setFound('ready');
        }}
      />
    </AdminScreen>
  );
}
/** A failure disappears with its button: its panel gets the focus, and keeps it when the data arrives. */
export const FailedList: Story = {
  render: () => <Failing />,
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(focused()).toHaveAttribute('tabindex', '-1'));
    const panel = focused() as HTMLElement;
    answer();
    await expect(panel).toContainElement(await canvas.findByRole('heading', { name: /^Pending/ }));
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await expect(panel).toContainElement(focused() as HTMLElement);
  },
};
