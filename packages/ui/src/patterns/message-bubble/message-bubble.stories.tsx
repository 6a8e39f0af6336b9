import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { messageBubbleGuide } from './message-bubble.guide.ts';
import { line, unconfirmed, wave } from './message.examples.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { MessageRow } from './message.types.ts';

const mine = line([9, 'me', '40 ms! Can I see it?']);
const theirs = line([
  3,
  'lin',
  'Of course. I will send you the repository tonight, with the notes that explain the second constraint.',
]);

const meta = {
  title: 'Patterns/MessageBubble',
  component: MessageBubble,
  parameters: { guide: messageBubbleGuide },
  args: { message: theirs, isFirst: true, isLast: true, partnerName: 'Lin Yue', onSendAgain: fn(), onRemove: fn() },
  render: (args) => (
    <div className="w-[26rem] max-w-[calc(100vw-2rem)]">
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
  metadata: { title: 'Two diamonds wave', width: 280, height: 180 },
};

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="flex w-[30rem] max-w-[calc(100vw-2rem)] flex-col gap-3">
      <MessageBubble {...args} message={theirs} />
      <MessageBubble {...args} message={{ ...mine, state: 'read' }} />
      <MessageBubble {...args} message={{ ...mine, state: 'sent' }} />
      <MessageBubble {...args} message={unconfirmed('a', 'sending', 'On its way.')} />
      <MessageBubble {...args} message={unconfirmed('b', 'failed', 'This one did not get through.')} />
      <MessageBubble {...args} message={gif} />
    </div>
  ),
};

export const ARunOfMessages: Story = {
  render: (args) => (
    <div className="flex w-[26rem] max-w-[calc(100vw-2rem)] flex-col gap-1">
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
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('client-7');
  },
};
