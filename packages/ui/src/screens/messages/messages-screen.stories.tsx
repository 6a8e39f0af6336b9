import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AppShell } from '../../patterns/chrome/app-shell.tsx';
import { links, preferences, signedIn } from '../../patterns/chrome/chrome.examples.ts';
import {
  conversations,
  gone,
  lin,
  longTalk,
  talk,
  unconfirmed,
  wave,
  still,
} from '../../patterns/chat-thread/message.examples.ts';
import { pageOf } from '../../primitives/gif-picker/gif-picker.examples.ts';
import { Toasts } from '../../primitives/toast/toast-queue.ts';
import { MessagesScreen } from './messages-screen.tsx';
import { Chrome, messagesStory, thread } from './messages-story.tsx';
import type { MessagesScreenProps } from './messages.types.ts';

const toasts = new Toasts();

const meta = {
  ...messagesStory,
  title: 'Screens/Messages',
  component: MessagesScreen,
} satisfies Meta<typeof MessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(10));
    await expect(canvas.getByRole('link', { name: 'Lin Yue' })).toHaveAttribute('href', '/profiles/lin-yue');
  },
};

/** With the real chrome around it. */
export const InTheProduct: Story = {
  render: (args) => (
    <AppShell
      current="messages"
      layout="fill"
      hideBottomBar
      links={links}
      preferences={preferences}
      session={signedIn}
      connection="online"
      onRetryConnection={fn()}
      toasts={toasts}
      year={2026}
    >
      <MessagesScreen {...args} />
    </AppShell>
  ),
};

export const NothingSelected: Story = { args: { thread: { kind: 'none' } } };

export const MoreConversations: Story = {
  args: { thread: { kind: 'none' }, list: { status: 'ready', conversations, hasMore: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('navigation').querySelector(':scope > div button') ?? document.body);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const NoProfile: Story = {
  args: {
    profiles: [],
    actingId: null,
    thread: { kind: 'none' },
    list: { status: 'ready', conversations: [], hasMore: false },
  },
};

export const ProfilesFailed: Story = {
  args: {
    profiles: 'failed',
    actingId: null,
    thread: { kind: 'none' },
    list: { status: 'loading', conversations: [], hasMore: false },
  },
};

export const NoConversations: Story = {
  args: { thread: { kind: 'none' }, list: { status: 'ready', conversations: [], hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/discover');
  },
};

export const LoadingList: Story = {
  tags: ['no-picture-phone-fr'],
  args: {
    profiles: 'loading',
    actingId: null,
    thread: { kind: 'none' },
    list: { status: 'loading', conversations: [], hasMore: false },
  },
};

export const ListFailed: Story = {
  args: { thread: { kind: 'none' }, list: { status: 'failed', conversations: [], hasMore: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getAllByRole('heading', { level: 2 })[0]?.parentElement?.querySelector('button') ?? document.body,
    );
    await expect(args.onRetryList).toHaveBeenCalledOnce();
  },
};

export const ListFailedWithOlderListShown: Story = {
  args: { thread: { kind: 'none' }, list: { status: 'failed', conversations, hasMore: false } },
};

export const LoadingConversation: Story = { args: { thread: thread({ status: 'loading', rows: [] }) } };

export const LoadingConversationAndPartner: Story = {
  tags: ['no-picture-phone-fr'],
  args: { thread: thread({ status: 'loading', rows: [] }, null) },
};

export const ConversationFailed: Story = { args: { thread: thread({ status: 'failed', rows: [] }) } };

export const ConversationNotFound: Story = { args: { thread: { kind: 'notFound' } } };

export const NothingSaidYet: Story = { args: { thread: thread({ rows: [] }) } };

export const PartnerDeleted: Story = { args: { thread: thread({ rows: talk.slice(0, 5) }, gone) } };

/** Nobody is asked to say hello to a profile that is gone. */
export const PartnerDeletedBeforeAWord: Story = {
  tags: ['no-picture'],
  args: { thread: thread({ rows: [] }, gone) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This profile was deleted\./)).toBeVisible();
    await expect(canvas.queryByText(/^Say hello\./)).toBeNull();
  },
};

export const ClosedForNow: Story = { args: { thread: thread({}, lin, 'own') } };

/** The partner ended the match (D64): the draft can still be copied. */
export const NoLongerAMatch: Story = {
  args: { thread: thread({ draft: 'See you there.' }, lin, 'partner', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is no longer a match/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const EndedByOneself: Story = { tags: ['no-picture-phone'], args: { thread: thread({}, lin, 'own', true) } };

export const ClosedByThePartner: Story = { tags: ['no-picture-phone'], args: { thread: thread({}, lin, 'partner') } };

/** Closing asks first, with the words that the partner will read. */
export const CloseKindly: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/Lin Yue reads: “Noor Haddad has no time/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it open' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A refused message is the first sign of the partner's deletion: name, link and composer disappear at once; the draft stays readable. */
export const PartnerDeletedMeanwhile: Story = {
  tags: ['no-picture'],
  args: {
    thread: thread({
      rows: [
        ...talk,
        unconfirmed('a', 'failed', 'Are you still there?', { code: 'partner_deleted', message: '', isFinal: true }),
      ],
      draft: 'And one more thing',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Deleted profile' })).toBeVisible();
    await expect(canvas.getByText('And one more thing')).toBeVisible();
  },
};

/** An unsent message restored from the tab's storage: its reason is not stored. */
export const NotSentToWhoIsDeleted: Story = {
  tags: ['no-picture'],
  args: { thread: thread({ rows: [...talk, unconfirmed('a', 'failed', 'Are you still there?')] }, gone) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Not sent\. This profile was deleted\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const ConversationRefused: Story = {
  tags: ['no-picture'],
  args: {
    thread: thread({ status: 'failed', rows: [], fault: { code: 'not_a_participant', message: '', isFinal: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not part of this conversation.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** A message that was stopped: the panel above the field says why, and the field stays for what is next. */
export const StoppedBeforeSending: Story = {
  args: {
    thread: thread({
      rows: [
        ...talk,
        unconfirmed('a', 'failed', 'Log in at https://binance.com@evil.example', {
          code: 'message_warned',
          message: '',
          isFinal: true,
          warnings: [{ kind: 'deceptive_link', found: 'evil.example', other: null }],
        }),
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(await canvas.findByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Send anyway' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith('a', ['deceptive_link']);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Reconnecting: Story = { args: { connection: 'interrupted' } };

export const NotSent: Story = {
  args: {
    thread: thread({
      rows: [...talk, unconfirmed('a', 'failed', 'Monday is good. Nine o’clock?')],
      draft: 'I will bring',
      canSend: true,
      charactersLeft: 3988,
    }),
  },
};

export const SendingAndGif: Story = {
  args: {
    thread: thread({
      rows: [
        ...talk,
        {
          key: 'gif',
          isOwn: false,
          state: 'received',
          type: 'gif',
          content: wave,
          metadata: { title: 'Two diamonds', width: 280, height: 180, stillUrl: still },
          seq: 11,
          createdAt: talk[9]?.createdAt ?? null,
          clientId: null,
          fault: null,
        },
        unconfirmed('a', 'sending', 'Monday is good. Nine o’clock?'),
      ],
    }),
  },
};

/** Beside the button, and on a phone a sheet. */
export const ChoosingAGif: Story = {
  args: {
    thread: thread({ rows: talk }),
    gifs: {
      query: '',
      gifs: pageOf(1),
      page: 1,
      hasNext: true,
      source: 'Powered by KLIPY',
      onSearch: fn(),
      onPage: fn(),
      onRetry: fn(),
      onGif: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GIF' }));
    await within(await screen.findByRole('dialog')).findByRole('option', { name: 'Rocket' });
  },
};

/** After thousands of estimated rows, the scroll position may differ by a pixel, so this checks the content, not a picture. */
export const TenThousandMessages: Story = {
  tags: ['no-picture'],
  args: { thread: thread({ rows: longTalk(10_000), older: 'none' }) },
};

/** A thread that sends, fails and removes messages, as the chat machine does. */
function LivingScreen(props: MessagesScreenProps) {
  const [rows, setRows] = useState(talk);
  const [draft, setDraft] = useState('');
  return (
    <MessagesScreen
      {...props}
      thread={thread({ rows, draft, canSend: draft.trim() !== '' })}
      onDraftChange={setDraft}
      onSend={() => {
        setRows([...rows, unconfirmed(`own-${rows.length}`, 'failed', draft.trim())]);
        setDraft('');
      }}
      onRemove={(clientId) => {
        props.onRemove(clientId);
        setRows(rows.filter(({ key }) => key !== clientId));
      }}
    />
  );
}

export const WriteThenRemoveWhatFailed: Story = {
  render: (args) => (
    <Chrome>
      <LivingScreen {...args} />
    </Chrome>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '  Nine o’clock?  {Enter}');
    const failed = await canvas.findByText('Nine o’clock?');
    await expect(field).toHaveFocus();
    const [, remove] = failed.closest('li')?.querySelectorAll('button') ?? [];
    if (!remove) throw new Error('The failed message offers no way to remove it.');
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Nine o’clock?')).toBeNull());
    await expect(field).toHaveFocus();
  },
};
