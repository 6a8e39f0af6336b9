import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type DemoPerson, SignInDialog } from './sign-in-dialog.tsx';

const people: readonly DemoPerson[] = [
  { handle: 'ada_builds', name: 'Ada Okafor', avatar: null, tier: 'free', types: ['individual'], language: 'en' },
  { handle: 'xiaoyu', name: '林晓雨', avatar: null, tier: 'premium', types: ['individual', 'group'], language: 'zh' },
  { handle: 'tidepool', name: 'Tidepool', avatar: null, tier: 'premium_plus', types: ['project'], language: 'en' },
  {
    handle: 'maelle_codes',
    name: 'Maëlle Kerviel',
    avatar: null,
    tier: 'free',
    types: ['individual', 'project'],
    language: 'fr',
  },
  { handle: 'kestrel', name: 'Kestrel', avatar: null, tier: 'free', types: ['individual'], language: 'en' },
  {
    handle: 'a_very_long_one',
    name: 'Wolfeschlegelsteinhausenbergerdorff the Younger',
    avatar: null,
    tier: 'premium',
    types: ['individual', 'group', 'project'],
    language: 'en',
  },
];

const dialog = async () => within(await screen.findByRole('dialog'));

const meta = {
  title: 'Screens/SignIn',
  component: SignInDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onOpenChange: fn(), people: { status: 'ready', people }, onSignIn: fn(), onRetryPeople: fn() },
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof SignInDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['on-sheet'] };

export const AnyHandleByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await dialog();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await userEvent.keyboard('@satoshi_was_here_{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith('satoshi_was_her');
  },
};

export const DemoPersonByKeyboard: Story = {
  render: function Living(args) {
    const [signingInAs, setSigningInAs] = useState<string>();
    return (
      <SignInDialog
        {...args}
        signingInAs={signingInAs}
        onSignIn={(handle) => {
          args.onSignIn(handle);
          setSigningInAs(handle);
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const search = (await dialog()).getByRole('searchbox');
    search.focus();
    await userEvent.keyboard('maëlle');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith('maelle_codes');
    await screen.findByText('Signing in…');
  },
};

export const NobodyFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type((await dialog()).getByRole('searchbox'), 'vitalik');
    await waitFor(() =>
      expect(
        screen.queryAllByRole('option', { selected: false }).filter((option) => option.textContent?.includes('@')),
      ).toHaveLength(0),
    );
  },
};

export const SigningIn: Story = { args: { signingInAs: 'xiaoyu' } };
export const Failed: Story = { args: { error: 'Failed to sign you in. Nothing is lost: try again.' } };
export const LoadingPeople: Story = { args: { people: { status: 'loading' } } };
export const NoPeople: Story = { args: { people: { status: 'ready', people: [] } } };

export const PeopleNotLoaded: Story = {
  args: { people: { status: 'error' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(within((await dialog()).getByRole('alert')).getByRole('button'));
    await expect(args.onRetryPeople).toHaveBeenCalledOnce();
  },
};
