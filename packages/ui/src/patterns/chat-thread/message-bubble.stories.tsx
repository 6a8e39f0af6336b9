import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { MessageBubble } from './message-bubble.story.tsx';
import { line, still, unconfirmed, wave } from './message.examples.ts';
import type { MessageRow } from './message.types.ts';

const guide: Guide = {
  use: ['One message in a conversation: text or GIF, theirs or one’s own.'],
  avoid: ['A support answer with a subject and a state: TicketThread.', 'The assistant’s words: OnboardingChat.'],
  anatomy: [
    { part: 'Bubble', is: 'the words or the picture; own ones on gold, the partner’s on the raised surface' },
    { part: 'Corners', is: 'rounded where a run of messages by one person begins and ends' },
    { part: 'Play and pause', is: 'on a GIF; it stands still at first where motion is reduced' },
    { part: 'Time and mark', is: 'under the last of a run: one diamond sent, two that overlap read' },
    {
      part: 'Waiting',
      is: 'while the network is gone: the mark stays broken, and the words go by themselves when it is back',
    },
    { part: 'Failed', is: 'says so, keeps the words, offers to try again or to remove' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'on a failed message reaches “Try again” and “Remove”',
      story: 'FailedCanBeTriedAgainOrRemoved',
    },
    { keys: 'Tab, Enter', does: 'on a GIF plays or pauses it', story: 'GifStandsStillUntilAsked' },
  ],
  reader: ['Who wrote it, what, when; for one’s own whether it was sent or read.', 'A GIF is read by its title.'],
  dos: [
    'Keep a failed message in its place with its words (D25).',
    'Group messages of one person within five minutes.',
  ],
  donts: ['Colour anything else gold in a thread.', 'Take words away because the network failed.'],
};

const mine = line([9, 'me', '40 ms! Can I see it?']);
const theirs = line([
  3,
  'lin',
  'Of course. I will send you the repository tonight, with the notes that explain the second constraint.',
]);

const meta = {
  title: 'Patterns/MessageBubble',
  component: MessageBubble,
  parameters: { guide },
  args: { message: theirs, isFirst: true, isLast: true, partnerName: 'Lin Yue', onSendAgain: fn(), onRemove: fn() },
  render: (args) => (
    <div className="mu:w-[26rem] mu:max-w-[calc(100vw-2rem)]">
      <MessageBubble {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

const gif: MessageRow = {
  ...theirs,
  key: 'gif',
  type: 'gif',
  content: wave,
  metadata: { title: 'Two diamonds wave', width: 280, height: 180, stillUrl: still },
};

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:flex mu:w-[30rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-3">
      <MessageBubble {...args} message={theirs} />
      <MessageBubble {...args} message={{ ...mine, state: 'read' }} />
      <MessageBubble {...args} message={{ ...mine, state: 'sent' }} />
      <MessageBubble {...args} message={unconfirmed('a', 'sending', 'On its way.')} />
      <MessageBubble {...args} message={unconfirmed('d', 'waiting', 'In a tunnel.')} />
      <MessageBubble {...args} message={unconfirmed('b', 'failed', 'This one did not get through.')} />
      <MessageBubble
        {...args}
        message={unconfirmed('c', 'failed', 'Nor can this one.', {
          code: 'partner_deleted',
          message: '',
          isFinal: true,
        })}
      />
      <MessageBubble {...args} message={gif} />
    </div>
  ),
};

const imageOf = (element: HTMLElement) => element.querySelector('img');

/** Wide, tall, and too flat to see: the space is reserved before anything loads. */
export const GifShapes: Story = {
  render: (args) => (
    <div className="mu:flex mu:w-[26rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-3">
      {[
        [560, 240],
        [300, 400],
        [2000, 20],
      ].map(([width = 1, height = 1]) => (
        <MessageBubble
          {...args}
          key={width}
          message={{ ...gif, metadata: { title: 'Two diamonds wave', width, height, stillUrl: still } }}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('img')].map(({ clientWidth, clientHeight }) => [
      clientWidth,
      clientHeight,
    ]);
    await expect(places).toEqual([
      [280, 120],
      [240, 320],
      [280, 64],
    ]);
  },
};

export const GifStandsStillUntilAsked: Story = {
  args: { message: gif },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = canvas.getByRole('img', { name: 'Two diamonds wave' });
    await expect(imageOf(canvasElement)?.getAttribute('src')).toBe(still);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play the GIF: Two diamonds wave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(imageOf(canvasElement)?.getAttribute('src')).toBe(wave));
    await expect(canvas.getByRole('button', { name: 'Pause the GIF: Two diamonds wave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(imageOf(canvasElement)?.getAttribute('src')).toBe(still));
    await expect(picture).toBeVisible();
  },
};

/** One stored by an earlier version of the server: it has no still picture. */
export const GifWithoutAStillPicture: Story = {
  args: { message: { ...gif, metadata: { title: '', width: 280, height: 180, stillUrl: null } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('GIF')).toBeInTheDocument();
    await expect(imageOf(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Play the GIF: GIF' }));
    await waitFor(() => expect(imageOf(canvasElement)?.getAttribute('src')).toBe(wave));
  },
};

export const GifMovesOtherwise: Story = {
  tags: ['no-picture'],
  globals: { motion: 'full' },
  args: { message: gif },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(imageOf(canvasElement)?.getAttribute('src')).toBe(wave);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the GIF: Two diamonds wave' }));
    await waitFor(() => expect(imageOf(canvasElement)?.getAttribute('src')).toBe(still));
  },
};

export const ARunOfMessages: Story = {
  render: (args) => (
    <div className="mu:flex mu:w-[26rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-1">
      <MessageBubble {...args} message={mine} isFirst isLast={false} />
      <MessageBubble {...args} message={{ ...mine, content: 'Or the notes?' }} isFirst={false} isLast={false} />
      <MessageBubble {...args} message={{ ...mine, content: 'Whatever you have.' }} isFirst={false} isLast />
    </div>
  ),
};

export const LongWordsAndLines: Story = {
  args: { message: { ...mine, content: `0x${'9f3c'.repeat(40)}\n\nA second paragraph,\nwith a second line.` } },
};

export const FailedCanBeTriedAgainOrRemoved: Story = {
  args: { message: unconfirmed('client-7', 'failed', 'This one did not get through.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith('client-7');
    await expect(canvas.getByText('Not sent. No connection.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('client-7');
  },
};

/** A retry that would fail again is not offered; the reason shows. */
export const RefusedForGood: Story = {
  tags: ['no-picture'],
  args: {
    message: unconfirmed('client-7', 'failed', 'Are you still there?', {
      code: 'partner_deleted',
      message: 'Deleted.',
      isFinal: true,
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Not sent\. This profile was deleted\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('client-7');
  },
};

/** One restored after a reload has no reason, one from a newer server has the server's message. */
export const FailedForAnotherReason: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div className="mu:flex mu:w-[26rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-3">
      <MessageBubble {...args} message={unconfirmed('a', 'failed', 'Kept.', { code: 'unsent', message: 'No.' })} />
      <MessageBubble
        {...args}
        message={unconfirmed('b', 'failed', 'New.', { code: 'quiet_hours', message: 'It is night there.' })}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent')).toBeVisible();
    await expect(canvas.getByText('Not sent. It is night there.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};
