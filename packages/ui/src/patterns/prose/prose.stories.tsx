import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { proseGuide } from './prose.guide.ts';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Patterns/Prose',
  component: Prose,
  parameters: { guide: proseGuide },
  args: {
    text: 'A month is paid once, and **nothing renews by itself**. See [the plans](premium) for what each one brings.\n- Too little: you can send the rest within 15 minutes.\n- **Too much:** what was over is listed for a refund, and our team sends it back to the address that it came from.\nThe [terms](terms) say more.',
    links: { premium: '/premium', terms: '/terms' },
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A place that nobody told stays plain words. */
export const UnknownPlace: Story = {
  args: { text: 'Write to [somebody](nowhere).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Write to somebody.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'the plans' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveFocus();
  },
};
