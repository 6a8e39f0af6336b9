import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { TextArea } from './text-area.tsx';
import { textAreaParts } from './text-area.parts.ts';

const guide: Guide = {
  use: [
    'For a text of several lines: a bio, the description of a ticket.',
    'It grows with what is written, up to 200 px, and scrolls from there.',
  ],
  avoid: ['For one line: take TextField.', 'For chat messages: take ChatComposer, where Enter sends.'],
  anatomy: [textAreaParts],
  keyboard: [
    { keys: 'Tab', does: 'Enters the field and leaves it; it never writes a tab', story: 'Keyboard' },
    { keys: 'Enter', does: 'Begins a new line; the field grows', story: 'Keyboard' },
  ],
  reader: ['Its label and that it takes several lines; then the description or the error.'],
  dos: [
    'Ask a question in the placeholder that is easy to answer: “What are you building?”',
    'Give it the rows that a good answer has.',
    'Keep too long a text and say by how much: nothing that was written may be lost.',
  ],
  donts: ['Do not cut text at the limit while it is typed or pasted.', 'Do not send a form on Enter.'],
};

const long = 'I build wallets that people who never heard of gas can use. '.repeat(12).trim();

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { label: 'About you', className: 'mu:w-96' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'What are you building, and who would you like to meet?' } };

export const GrowsTo200Pixels: Story = {
  args: { defaultValue: long },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBe(200);
  },
};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-6">
      <TextArea label="Empty" placeholder="What are you building?" />
      <TextArea label="Filled" hint="Optional" description="Shown on your profile." defaultValue="I build wallets." />
      <TextArea
        label="Too long"
        limit={150}
        defaultValue={long.slice(0, 176)}
        errorMessage="Use at most 150 characters. Nothing you wrote is lost."
      />
      <TextArea label="Near its limit" limit={150} defaultValue={long.slice(0, 141)} />
      <TextArea label="Disabled" isDisabled defaultValue="I build wallets." />
      <TextArea label="Read only" isReadOnly defaultValue="I build wallets." />
    </div>
  ),
};

/** An emoji is one character, as people count (D37). */
export const CountsAsPeopleDo: Story = {
  args: { defaultValue: '🚀'.repeat(9), limit: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 / 10')).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'About you' });
    const { height } = text.getBoundingClientRect();
    await userEvent.tab();
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('One{Enter}Two{Enter}Three{Enter}Four{Enter}Five');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo\nThree\nFour\nFive'));
    await waitFor(() => expect(text.getBoundingClientRect().height).toBeGreaterThan(height));
    await userEvent.tab();
    await waitFor(() => expect(text).not.toHaveFocus());
    await expect(text).toHaveValue('One\nTwo\nThree\nFour\nFive');
  },
};
