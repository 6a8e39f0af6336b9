import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { publicLinks } from '../../patterns/public-page/public-page.examples.ts';
import { FaqScreen, type FaqScreenProps } from './faq-screen.tsx';

/** The app keeps the open topic in the address; here a state does. */
function Addressed(props: FaqScreenProps) {
  const [topic, setTopic] = useState(props.topic);
  return (
    <FaqScreen
      {...props}
      topic={topic}
      onTopicChange={(next) => {
        setTopic(next ?? undefined);
        props.onTopicChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Faq',
  component: FaqScreen,
  parameters: { layout: 'fullscreen' },
  args: { start: { onSignIn: fn(), isSigningIn: false }, links: publicLinks, onTopicChange: fn() },
  render: (args) => <Addressed {...args} />,
} satisfies Meta<typeof FaqScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['on-sheet'] };

/** An address such as `/faq#payment-verification` opens its tab and its answer. */
export const ByAddress: Story = {
  tags: ['whole-page'],
  args: { topic: 'payment-verification' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Payment');
    await waitFor(() => expect(canvas.getByText(/one to three minutes/)).toBeVisible());
  },
};

export const UnknownAddress: Story = {
  tags: ['no-picture'],
  args: { topic: 'pricing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('General');
  },
};

/** One answer at a time, by keyboard, each reported for the address. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { expanded: false });
    if (!first || !second) throw new Error('There are no questions.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    await expect(args.onTopicChange).toHaveBeenLastCalledWith('what-it-is');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTopicChange).toHaveBeenLastCalledWith(null));
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Matching'));
  },
};

export const SignedIn: Story = {
  tags: ['no-picture-phone', 'no-picture-phone-zh', 'no-picture-phone-fr'],
  args: { start: { profilesHref: '/profiles' } },
};
