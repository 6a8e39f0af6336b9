import { chatView } from '@mutuals/machines/chat';
import { messagesFrom, pageOf, playChat } from '@mutuals/machines/chat/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { useSnapshot } from '../../lib/story/use-snapshot.ts';
import { Button } from '../../primitives/button/button.tsx';
import { chatComposerParts, chatThreadParts } from './chat-thread.parts.ts';
import { Chat } from './chat-thread.registry.tsx';
import { ChatComposer, type ChatMessage, ChatThread, type ChatThreadProps } from './chat-thread.tsx';

const guide: Guide = {
  use: [
    'For the messages of one live conversation, from ten to ten thousand.',
    'ChatComposer below it, with the draft kept outside.',
  ],
  avoid: ['For a question to a team, which is short: use TicketThread.'],
  anatomy: [chatThreadParts, chatComposerParts],
  keyboard: [
    { keys: 'Tab', does: 'reaches the thread, which the arrow keys scroll', story: 'Keyboard' },
    { keys: 'Enter', does: 'in the field sends', story: 'Keyboard' },
    { keys: 'Shift + Enter', does: 'starts a line', story: 'Keyboard' },
    { keys: 'Arrow up, arrow down', does: 'moves between the report buttons', story: 'Reports' },
  ],
  reader: [
    'A group named after the partner holds a list that says how long it is.',
    'What the partner writes while it is open is announced.',
    'An own message says how far it is; one that failed says why.',
    'The count of characters is read politely as it nears its end.',
  ],
  dos: [
    'Give a message the same key before and after the server has it.',
    'Keep a message that failed in its place.',
    'Draw a thread of its own for each conversation, by a `key`, once its first messages are there: what comes later is announced.',
    'Say why nothing can be sent, and leave the draft readable.',
  ],
  donts: ['Don’t cut a text off at its limit.', 'Don’t disable the field while a message is on its way.'],
};

const now = Date.parse('2026-11-20T19:00:00Z');
const messages: readonly ChatMessage[] = [
  {
    key: 'a',
    isOwn: false,
    state: 'received',
    content: 'The bridge is on the test network. Do you have an hour?',
    seq: 1,
    createdAt: '2026-11-19T18:00:00Z',
  },
  {
    key: 'b',
    isOwn: true,
    state: 'read',
    content: 'Tomorrow, gladly.',
    seq: 2,
    createdAt: '2026-11-19T18:10:00Z',
  },
  {
    key: 'c',
    isOwn: false,
    state: 'received',
    content: 'It takes three confirmations now.',
    seq: 3,
    createdAt: '2026-11-20T18:20:00Z',
  },
  {
    key: 'd',
    isOwn: false,
    state: 'received',
    content: 'Try it with a small amount first.',
    seq: 4,
    createdAt: '2026-11-20T18:21:00Z',
  },
  {
    key: 'e',
    isOwn: true,
    state: 'read',
    content: 'It arrived. 0.01 BNB, two minutes.',
    seq: 5,
    createdAt: '2026-11-20T18:48:00Z',
  },
  {
    key: 'f',
    isOwn: true,
    state: 'sent',
    content: 'I will write up what I found.',
    seq: 6,
    createdAt: '2026-11-20T18:57:00Z',
  },
];
const unconfirmed = (key: string, content: string, state: ChatMessage['state']): ChatMessage => ({
  key,
  isOwn: true,
  state,
  content,
  seq: null,
  createdAt: null,
});

const meta = {
  title: 'Blocks/ChatThread',
  component: ChatThread<ChatMessage>,
  decorators: [withKit],
  parameters: { guide },
  args: {
    messages,
    older: 'none',
    partnerName: 'Ada',
    now,
    onLoadOlder: fn(),
    onSendAgain: fn(),
    onRemove: fn(),
    onSeen: fn(),
  },
  render: (args) => (
    <div className="mu:flex mu:h-[30rem] mu:w-[28rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-2">
      <ChatThread {...args} />
      <ChatComposer partnerName={args.partnerName} draft="" canSend={false} onDraftChange={fn()} onSend={fn()} />
    </div>
  ),
} satisfies Meta<typeof ChatThread<ChatMessage>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const OnItsWayAndFailed: Story = {
  args: {
    messages: [
      ...messages.slice(0, 4),
      unconfirmed('failed', 'This one was not sent.', 'failed'),
      unconfirmed('waiting', 'This one waits for the network.', 'waiting'),
    ],
    older: 'failed',
    failureOf: () => ({ reason: 'It is too long.', canRetry: false }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Not sent. It is too long.')).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
};

/** A picture in place of words, and tools around what the keys do. */
export const MediaToolsAndReason: Story = {
  args: {
    mediaOf: ({ key }) =>
      key === 'd' ? { content: <div className="mu:h-32 mu:w-60 mu:bg-fill" />, height: 128, name: 'A picture' } : null,
  },
  render: (args) => (
    <div className="mu:flex mu:h-[36rem] mu:w-[28rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-2">
      <ChatThread {...args} />
      <ChatComposer
        partnerName="Ada"
        draft="It would be too long."
        canSend={false}
        charactersLeft={-12}
        onDraftChange={fn()}
        onSend={fn()}
        renderBefore={() => <Button size="sm">Picture</Button>}
        renderAfter={() => <Button size="sm">Templates</Button>}
      />
      <ChatComposer
        partnerName="Bao"
        draft="This stays readable."
        canSend
        onDraftChange={fn()}
        onSend={fn()}
        disabledReason="Bao has left this conversation."
      />
    </div>
  ),
};

/** An app that keeps messages and a draft. */
function Kept(props: ChatThreadProps<ChatMessage>) {
  const [written, setWritten] = useState(props.messages);
  const [draft, setDraft] = useState('');
  const add = (message: ChatMessage) => setWritten([...written, message]);
  return (
    <div className="mu:flex mu:h-[30rem] mu:w-[28rem] mu:flex-col mu:gap-2">
      <ChatThread {...props} messages={written} />
      <ChatComposer
        partnerName={props.partnerName}
        draft={draft}
        canSend={draft.trim() !== ''}
        onDraftChange={setDraft}
        onSend={() => {
          add(unconfirmed(`new-${written.length}`, draft, 'sending'));
          setDraft('');
        }}
        renderBefore={(insert) => <Button onPress={() => insert('👋')}>Wave</Button>}
        renderAfter={() => (
          <Button
            onPress={() =>
              add({
                key: `ada-${written.length}`,
                isOwn: false,
                state: 'received',
                content: 'Good.',
                seq: 7,
                createdAt: null,
              })
            }
          >
            Ada answers
          </Button>
        )}
      />
    </div>
  );
}

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Conversation with Ada' })).toHaveFocus();
    const field = canvas.getByRole('textbox', { name: 'Message to Ada' });
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await userEvent.click(canvas.getByRole('button', { name: 'Wave' }));
    await expect(field).toHaveValue('One\ntwo👋');
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvas.getByText(/One\s+two👋/)).toBeVisible());
    await userEvent.type(field, 'Three');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('Three')).toBeVisible());
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ada answers' }));
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Ada: Good.'));
  },
};

export const Reports: Story = {
  tags: ['no-picture'],
  args: { onReport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Report this message of Ada' });
    buttons.find(({ tabIndex }) => tabIndex === 0)?.focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onReport).toHaveBeenLastCalledWith(messages[2]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onReport).toHaveBeenLastCalledWith(messages[3]);
  },
};

function Played() {
  const [{ actor, sends }] = useState(() => {
    const play = playChat();
    play.messages.answer(pageOf(messagesFrom(1, 3).toReversed()));
    return play;
  });
  const view = chatView(useSnapshot(actor));
  return (
    <div className="mu:w-[28rem]">
      <Chat view={view} partnerName="Ada" now={now} send={actor.send} />
      <Button onPress={() => sends.refuse({ code: 'bad_request', message: 'The server did not take it.' })}>
        Refuse
      </Button>
    </div>
  );
}

/** The block's example with the machine of a conversation. */
export const WithTheMachine: Story = {
  tags: ['play-only'],
  render: () => <Played />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message to Ada' }), 'Hello{Enter}');
    await waitFor(() => expect(canvas.getByText('Hello')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(canvas.getByText('Not sent. The server did not take it.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('Hello')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Conversation with Ada' })).toHaveFocus());
  },
};
