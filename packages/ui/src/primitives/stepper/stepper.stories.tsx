import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { stepperParts } from './stepper.parts.ts';
import { Stepper } from './stepper.tsx';

const guide: Guide = {
  use: ['Above a task of three to five steps that follow each other: a checkout, a setup.'],
  avoid: [
    'For parts that can be seen in any order: take Tabs.',
    'For how far something has come by itself: take ProgressBar.',
  ],
  anatomy: [stepperParts],
  keyboard: [{ keys: 'Tab, Enter', does: 'To a step that is done, and back to it', story: 'Keyboard' }],
  reader: ['A list with its label; the step at hand is announced as the current one, a done one by its tick.'],
  dos: ['Name each step by what it asks for.', 'Let people go back without losing what they gave.'],
  donts: ['Do not add a step while somebody is on the way.'],
};

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  parameters: { guide },
  args: {
    label: 'Checkout',
    doneLabel: 'Done',
    current: 'pay',
    steps: [
      { id: 'plan', label: 'Plan', href: '#plan' },
      { id: 'address', label: 'Address', href: '#address' },
      { id: 'pay', label: 'Payment' },
      { id: 'done', label: 'Receipt' },
    ],
    className: 'mu:w-160 mu:max-w-full',
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };
export const First: Story = { args: { current: 'plan' } };

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Plan' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Address' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe('#address'));
    await expect(canvas.getByText('Payment').closest('li')).toHaveAttribute('aria-current', 'step');
    location.hash = '';
  },
};
