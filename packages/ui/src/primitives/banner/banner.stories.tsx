import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { options } from '../../lib/variants.ts';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';
import { bannerVariants } from './banner.variants.ts';
import { bannerParts } from './banner.parts.ts';

const guide: Guide = {
  use: [
    'A message that belongs to the page and stays until it is no longer true: offline, not saved, a payment that waits.',
  ],
  avoid: [
    'For news that passes: use Toast.',
    'For one field: use its `errorMessage`.',
    'For a question that must be answered: use AlertDialog.',
  ],
  anatomy: [bannerParts],
  keyboard: [{ keys: 'Tab, then Enter', does: 'To the action and the cross, and presses them', story: 'Keyboard' }],
  reader: ['`danger` interrupts (alert), the others wait their turn (status).'],
  dos: ['Say what went wrong, that nothing is lost, and what to do next.', 'Put it above what it is about.'],
  donts: ['Don’t stack several: say the most pressing one.', 'Don’t use `warning` for what is merely new.'],
};

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: {
    title: 'You are offline',
    children: 'What you write is kept here and sent when the connection is back.',
    className: 'mu:w-140 mu:max-w-full',
  },
  argTypes: argTypesOf(bannerVariants),
  parameters: { guide },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix', 'whole-page'],
  render: (args) => (
    <div className="mu:flex mu:w-140 mu:flex-col mu:gap-4">
      {options(bannerVariants, 'tone').map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
      <Banner tone="danger" title="Your profile was not saved" action={<Button size="sm">Try again</Button>}>
        Nothing you typed is lost.
      </Banner>
      <Banner tone="info" dismissLabel="Close" onDismiss={fn()}>
        Short, and can be closed.
      </Banner>
    </div>
  ),
};

const onRetry = fn();
const onDismiss = fn();

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: () => (
    <Banner
      tone="danger"
      title="Your profile was not saved"
      action={
        <Button size="sm" onPress={onRetry}>
          Try again
        </Button>
      }
      dismissLabel="Close"
      onDismiss={onDismiss}
    >
      Nothing you typed is lost.
    </Banner>
  ),
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    onDismiss.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
  },
};
