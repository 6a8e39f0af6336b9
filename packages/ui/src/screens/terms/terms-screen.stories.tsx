import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { atPart } from '../../lib/story/at-part.tsx';
import { publicLinks } from '../../patterns/public-page/public-page.examples.ts';
import { TermsScreen } from './terms-screen.tsx';

const meta = {
  title: 'Screens/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [atPart],
  args: {
    start: { onSignIn: fn(), isSigningIn: false },
    links: publicLinks,
  },
} satisfies Meta<typeof TermsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['whole-page', 'on-sheet'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'hello@mutuals.example' })[0]).toHaveAttribute(
      'href',
      'mailto:hello@mutuals.example',
    );
  },
};

/** An address such as `/terms#law` opens the page at that section, and the reading position is there. */
export const ByAddress: Story = {
  args: { part: 'law' },
  play: async ({ canvas }) => {
    await expect(document.activeElement).toContainElement(canvas.getAllByRole('heading', { level: 2 }).at(-2) ?? null);
  },
};

export const SignedIn: Story = { args: { start: { profilesHref: '/profiles' } } };
