import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Closing } from './closing.tsx';
import { publicPageGuide } from './public-page.guide.ts';
import { StartButton } from './start-button.tsx';

const meta = {
  title: 'Patterns/PublicPage',
  component: StartButton,
  parameters: { guide: publicPageGuide },
  args: { start: { onSignIn: fn(), isSigningIn: false } },
} satisfies Meta<typeof StartButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SigningIn: Story = { args: { start: { onSignIn: fn(), isSigningIn: true } } };
export const SignedIn: Story = { args: { start: { profilesHref: '/profiles' } } };
export const AtTheEnd: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ start }) => <Closing start={start} />,
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    if ('onSignIn' in args.start) await expect(args.start.onSignIn).toHaveBeenCalledOnce();
  },
};
