import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Closing } from './closing.tsx';
import { StartButton } from './start-button.tsx';

const guide: Guide = {
  use: [
    'What the public pages have in common: StartButton for the way in, Closing at the end of a page, usePart for an address that points into one.',
  ],
  avoid: ['Pages of people who are signed in: their one action is their own.', 'A second StartButton in one view.'],
  anatomy: [
    { part: 'StartButton', is: 'gold; signs a visitor in, opens the profiles of who is signed in' },
    { part: 'Closing', is: 'a last word with the StartButton, across the page' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Starts the sign-in', story: 'Keyboard' }],
  reader: [
    'A button while it signs in, a link when it leads to the profiles.',
    'Closing is a region, named by its heading.',
  ],
  dos: ['Keep its words: they say what happens.'],
  donts: ['Give it another colour where the page has no other gold action.'],
};

const meta = {
  title: 'Patterns/PublicPage',
  component: StartButton,
  parameters: { guide },
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
