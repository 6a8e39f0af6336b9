import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { publicLinks } from '../../patterns/public-page/public-page.examples.ts';
import { AboutScreen } from './about-screen.tsx';

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: { start: { onSignIn: fn(), isSigningIn: false }, links: publicLinks },
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['whole-page', 'on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'hello@mutuals.example' })).toHaveAttribute(
      'href',
      'mailto:hello@mutuals.example',
    );
    canvas.getByRole('button', { name: 'Sign in with X' }).focus();
    await userEvent.keyboard('{Enter}');
    if ('onSignIn' in args.start) await expect(args.start.onSignIn).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = { args: { start: { profilesHref: '/profiles' } } };
