import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { Button } from '../button/button.tsx';
import { bannerGuide } from './banner.guide.ts';
import { Banner } from './banner.tsx';
import { bannerVariants } from './banner.variants.ts';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: {
    title: 'You are offline',
    children: 'What you write is kept here and sent when the connection is back.',
    className: 'w-140 max-w-full',
  },
  argTypes: argTypesOf(bannerVariants),
  parameters: { guide: bannerGuide },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix', 'whole-page'],
  render: (args) => (
    <div className="flex w-140 flex-col gap-4">
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
