import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { textAreaGuide } from './text-area.guide.ts';
import { TextArea } from './text-area.tsx';

const long = 'I build wallets that people who never heard of gas can use. '.repeat(12).trim();

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  parameters: { guide: textAreaGuide },
  args: { label: 'About you', className: 'w-96' },
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
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-6">
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
    const text = canvas.getByRole('textbox');
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
