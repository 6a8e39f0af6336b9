import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { line, longTalk, now, talk, unconfirmed } from './message.examples.ts';
import type { MessageRow } from './message.types.ts';
import { ChatThread, type ChatThreadProps } from './chat-thread.tsx';

const guide: Guide = {
  use: ['The messages of one conversation, from ten to ten thousand.'],
  avoid: ['A ticket, which is short and has no read marks: TicketThread.'],
  anatomy: [
    { part: 'Day', is: 'a line with its name where a new one begins' },
    { part: 'Run', is: 'messages of one person within five minutes' },
    { part: 'Top', is: 'older messages: loading, more, or failed with another try' },
    { part: 'Pill', is: 'how many new ones wait below' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'on “Try again” asks for the older messages once more', story: 'OlderFailed' },
    {
      keys: 'Tab, up, down, Enter',
      does: 'reaches the report button of the newest message of the partner, the arrows those of the others',
      story: 'ReportsAMessage',
    },
  ],
  reader: [
    'A group named after the partner holds a list that says how long it is.',
    'What the partner writes while it is open is said.',
  ],
  dos: [
    'Load older ones before the reader reaches the top.',
    'Follow one’s own messages always, the partner’s only at the end.',
  ],
  donts: ['Scroll under the reader’s eyes when older messages arrive.'],
};

const PAGE = 50;
const TOTAL = 10_000;
const reply = line([0, 'lin', 'One more thing.']);

/** A thread in which the story triggers older pages and new messages. */
function LivingThread({ rows: first, ...props }: ChatThreadProps) {
  const [rows, setRows] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const from = TOTAL - first.length - (rows.length - first.length);
  const add = (row: MessageRow) =>
    setRows((before) => {
      const seq = row.seq === null ? null : TOTAL + 1 + before.length - first.length;
      return [...before, { ...row, seq, key: `${row.key}-${before.length}` }];
    });
  return (
    <div className="mu:flex mu:h-[36rem] mu:w-[32rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-2">
      <ChatThread
        {...props}
        rows={rows}
        older={isLoading ? 'loading' : 'more'}
        onLoadOlder={() => {
          props.onLoadOlder?.();
          setLoading(true);
        }}
      />
      <div className="mu:flex mu:gap-2">
        <Button
          size="sm"
          onPress={() => {
            setRows([...longTalk(PAGE, from - PAGE), ...rows]);
            setLoading(false);
          }}
        >
          Older ones arrive
        </Button>
        <Button size="sm" onPress={() => add(reply)}>
          Partner writes
        </Button>
        <Button size="sm" onPress={() => add(unconfirmed('mine', 'sending', 'On its way.'))}>
          I write
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: 'Patterns/ChatThread',
  component: ChatThread,
  parameters: { guide },
  args: {
    rows: talk,
    older: 'none',
    partnerName: 'Lin Yue',
    now,
    onLoadOlder: fn(),
    onSendAgain: fn(),
    onRemove: fn(),
    onSeen: fn(),
  },
  render: (args) => (
    <div className="mu:flex mu:h-[36rem] mu:w-[32rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col">
      <ChatThread {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatThread>;
export default meta;

type Story = StoryObj<typeof meta>;

const scrollerOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }): HTMLElement =>
  canvas.getByRole('group', { name: 'Conversation with Lin Yue' });
const distanceFromEnd = (scroller: HTMLElement): number =>
  scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvas))).toBeLessThan(2));
    await expect(args.onSeen).toHaveBeenCalledWith(10);
  },
};

export const FewMessagesStandAtTheBottom: Story = { args: { rows: talk.slice(-2) } };

export const SendingAndFailed: Story = {
  tags: ['matrix'],
  args: {
    rows: [
      ...talk.slice(0, -2),
      unconfirmed('a', 'failed', 'This one did not get through.'),
      ...talk.slice(-2),
      unconfirmed('b', 'sending', 'This one is on its way.'),
    ],
  },
};

export const LoadingOlder: Story = { args: { rows: talk.slice(0, 4), older: 'loading' } };

export const OlderFailed: Story = {
  args: { rows: talk.slice(0, 4), older: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

export const TenThousandMessages: Story = {
  args: { rows: longTalk(TOTAL) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^10000\./)).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '10000');
  },
};

export const KeepsItsPlaceWhenOlderOnesLoad: Story = {
  args: { rows: longTalk(PAGE, TOTAL - PAGE) },
  render: (args) => <LivingThread {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    for (let page = 1; page <= 2; page += 1) {
      scroller.scrollTop = 150;
      await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledTimes(page));
      const first = await waitFor(() => {
        const words = canvas.getAllByRole('listitem')[3]?.querySelector('p')?.textContent;
        if (!words) throw new Error('No message is in sight.');
        return words;
      });
      const before = canvas.getByText(first).getBoundingClientRect().top;
      await userEvent.click(canvas.getByRole('button', { name: 'Older ones arrive' }));
      await waitFor(() =>
        expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(PAGE * (page + 1))),
      );
      await waitFor(() =>
        expect(Math.abs(canvas.getByText(first).getBoundingClientRect().top - before)).toBeLessThan(2),
      );
    }
  },
};

/** The focus scrolls to the button, older messages load, and the button is gone. */
export const FocusStaysInTheThreadWhileOlderOnesLoad: Story = {
  tags: ['no-picture'],
  args: { rows: longTalk(PAGE, TOTAL - PAGE) },
  render: (args) => <LivingThread {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Load older messages' }).focus();
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledOnce());
    await waitFor(() => expect(scrollerOf(canvas)).toHaveFocus());
  },
};

export const SaysHowManyNewMessagesWait: Story = {
  args: { rows: longTalk(PAGE, TOTAL - PAGE) },
  render: (args) => <LivingThread {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Partner writes' }));
    await waitFor(() => expect(args.onSeen).toHaveBeenLastCalledWith(TOTAL + 1));
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    scroller.scrollTop -= 700;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Newest messages' })).toBeVisible());
    const place = scroller.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Partner writes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Partner writes' }));
    const pill = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(Math.abs(scroller.scrollTop - place)).toBeLessThan(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Lin Yue: One more thing.');
    // A message below the viewport is not read.
    await expect(args.onSeen).toHaveBeenLastCalledWith(TOTAL + 1);
    await userEvent.click(pill);
    await waitFor(() => expect(args.onSeen).toHaveBeenLastCalledWith(TOTAL + 3));
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '2 new messages' })).toBeNull());
  },
};

export const OwnMessagesAreAlwaysFollowed: Story = {
  args: { rows: longTalk(PAGE, TOTAL - PAGE) },
  render: (args) => <LivingThread {...args} />,
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    scroller.scrollTop -= 700;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Newest messages' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    await waitFor(() => expect(canvas.getByText('On its way.')).toBeVisible());
  },
};

const together: ReadonlyArray<readonly [who: 'me' | 'lin', content: string]> = [
  ['lin', 'First.'],
  ['lin', 'Second.'],
  ['me', 'Mine.'],
];

/** A thread that gets several messages in one drawing, its own already confirmed. */
function ThreadAtOnce({ rows: first, ...props }: ChatThreadProps) {
  const [rows, setRows] = useState(first);
  return (
    <div className="mu:flex mu:h-[36rem] mu:w-[32rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-2">
      <ChatThread {...props} rows={rows} />
      <Button
        size="sm"
        onPress={() =>
          setRows([
            ...rows,
            ...together.map(([who, content], index): MessageRow => ({
              ...line([0, who, content], TOTAL + index),
              state: who === 'me' ? 'sent' : 'received',
            })),
          ])
        }
      >
        All come
      </Button>
    </div>
  );
}

/** A screen that draws later may skip the states between: none of them is what follows or announces a message. */
export const FollowsAndSaysWhatComesAtOnce: Story = {
  tags: ['no-picture'],
  args: { rows: longTalk(PAGE, TOTAL - PAGE) },
  render: (args) => <ThreadAtOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    scroller.scrollTop -= 700;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Newest messages' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'All come' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Lin Yue: First. Lin Yue: Second.');
    await waitFor(() => expect(distanceFromEnd(scroller)).toBeLessThan(2));
    await waitFor(() => expect(canvas.getByText('Mine.')).toBeVisible());
  },
};

/** One stop of Tab for all messages; the arrows move between theirs. */
export const ReportsAMessage: Story = {
  tags: ['no-picture'],
  args: { onReport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    // The list measures itself before it draws its rows.
    const buttons = await canvas.findAllByRole('button', { name: 'Report this message of Lin Yue' });
    await expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    buttons.find(({ tabIndex }) => tabIndex === 0)?.focus();
    const newest = document.activeElement;
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).not.toBe(newest);
    await expect(document.activeElement).toHaveAccessibleName('Report this message of Lin Yue');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toBe(newest);
    await userEvent.keyboard('{Enter}');
    await expect(args.onReport).toHaveBeenCalledWith(args.rows.findLast(({ isOwn }) => !isOwn));
  },
};
