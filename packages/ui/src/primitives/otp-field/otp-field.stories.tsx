import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { otpFieldParts } from './otp-field.parts.ts';
import { OtpField } from './otp-field.tsx';

const guide: Guide = {
  use: ['For a code of a few characters that somebody copies from a message or another app.'],
  avoid: ['For a password or a code that people choose: take TextField.'],
  anatomy: [otpFieldParts],
  keyboard: [
    { keys: 'Tab', does: 'One stop for all boxes', story: 'Keyboard' },
    { keys: 'Digits', does: 'Fill the next box', story: 'Keyboard' },
    { keys: 'Backspace', does: 'Empties the last one', story: 'Keyboard' },
    { keys: 'Ctrl + V', does: 'Pastes the whole code, spaces or not', story: 'Pasted' },
  ],
  reader: ['One text field with its label; the boxes are not read. Then the description or the error.'],
  dos: ['Send it with `onComplete`, and say so when it was wrong, with the code still there.'],
  donts: ['Do not let it run out while somebody types.'],
};

const meta = {
  title: 'Primitives/OtpField',
  component: OtpField,
  parameters: { guide },
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'We have sent it to ada@example.org.', defaultValue: '314' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:flex mu:max-w-full mu:flex-col mu:gap-6">
      <OtpField label="Empty" />
      <OtpField label="Letters" kind="letters" length={4} defaultValue="K7QX" hint="Optional" />
      <OtpField label="Invalid" defaultValue="314159" errorMessage="This code has expired. We have sent you another." />
      <OtpField label="Disabled" isDisabled defaultValue="314159" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await userEvent.keyboard('31x4');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('314'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('31'));
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste('314 159');
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith('314159'));
  },
};
