import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DataExport } from '../../patterns/data-export/data-export.tsx';
import { DeleteAccount } from '../../patterns/delete-account/delete-account.tsx';
import { preferences } from '../../patterns/chrome/chrome.examples.ts';
import { gone, lin } from '../../patterns/chat-thread/message.examples.ts';
import { PictureField } from '../../patterns/picture-field/picture-field.tsx';
import { ada, longest, nightBuilders } from '../../patterns/profile-kind/profile.examples.ts';
import { DeviceList } from '../../patterns/device-list/device-list.tsx';
import { MailAddress } from '../../patterns/mail-address/mail-address.tsx';
import { DeviceAlerts } from '../../patterns/device-alerts/device-alerts.tsx';
import { calm } from '../../patterns/reach/reach.examples.ts';
import { Reach } from '../../patterns/reach/reach.tsx';
import { type BlockView, SettingsScreen, type SettingsScreenProps } from './settings-screen.tsx';

const waiting = {
  ...ada,
  individualData: {
    ...ada.individualData,
    projectLinks: [{ _id: 'l1', url: 'https://tidepool.example', isVerified: false }],
  },
};

/** Replaces the page's upload: the idle field. */
const picture = (
  <PictureField
    kind="avatar"
    id="picture"
    upload={{ status: 'idle', picture: null, file: null, progress: 0, fault: null, canRetry: false, choices: 0 }}
    onChoose={fn()}
    onCrop={fn()}
    onCancel={fn()}
    onRetry={fn()}
    onRemove={fn()}
  />
);

/** A page with an editable name. */
function Playable({ name, ...props }: SettingsScreenProps) {
  const [value, setValue] = useState(name.value);
  return (
    <SettingsScreen
      {...props}
      name={{ ...name, value, isDirty: value !== name.value }}
      onNameChange={(typed) => {
        props.onNameChange(typed);
        setValue(typed);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    handle: 'ada_builds',
    name: { value: 'Ada Okafor', isDirty: false, isSaving: false, isRestored: false },
    nameLimit: 80,
    picture,
    preferences,
    replyHabit: { isShown: true, onChange: fn() },
    blocked: {
      view: {
        status: 'ready',
        blocks: [
          { _id: 'b1', profile: lin, createdAt: '2026-11-24T10:00:00.000Z' },
          { _id: 'b2', profile: gone, createdAt: '2026-10-03T10:00:00.000Z' },
        ],
        hasMore: false,
        isLoadingMore: false,
        hasMoreFailed: false,
      },
      unblocking: new Set(),
      onUnblock: fn(),
      onRetry: fn(),
      onLoadMore: fn(),
    },
    profiles: { status: 'ready', profiles: [waiting, nightBuilders, { ...longest, isHidden: true }] },
    links: {
      about: '/about',
      faq: '/faq',
      privacy: '/privacy',
      terms: '/terms',
      createProfile: '/profiles/create',
      reports: '/settings/reports',
      decisions: '/settings/decisions',
      transparency: '/transparency',
    },
    reach: (
      <>
        <DeviceAlerts view={{ status: 'off', fault: null }} onTurnOn={fn()} onTurnOff={fn()} onCancel={fn()} />
        <Reach
          view={{ status: 'ready', data: calm }}
          zone="Europe/Paris"
          messagesHref="/messages"
          onChange={fn()}
          onRetry={fn()}
        />
      </>
    ),
    mail: (
      <MailAddress
        view={{ status: 'ready', data: { address: null, stoppedBy: null, waiting: null, isAvailable: true } }}
        limit={254}
        isSaving={false}
        isRemoving={false}
        confirmation="none"
        onSave={fn()}
        onRemove={fn()}
        onRetry={fn()}
      />
    ),
    devices: (
      <DeviceList view={{ status: 'ready', devices: [] }} isSigningOut={false} onSignOut={fn()} onRetry={fn()} />
    ),
    data: (
      <DataExport
        view={{ status: 'ready', data: { state: 'none', expiresAt: null, bytes: null, url: null } }}
        isAsking={false}
        onAsk={fn()}
        onRetry={fn()}
      />
    ),
    deletion: (
      <DeleteAccount
        view={{ status: 'staying', word: 'ada_builds', typed: '', canConfirm: false, fault: null }}
        paymentsHref="/payments"
        onAsk={fn()}
        onType={fn()}
        onConfirm={fn()}
        onCancel={fn()}
        onSignIn={fn()}
      />
    ),
    profileHref: (id) => `/profiles/${id}`,
    editHref: (id) => `/profiles/${id}/edit`,
    onNameChange: fn(),
    onNameSave: fn(),
    onNameDiscard: fn(),
    onRetry: fn(),
  },
  render: (args) => <Playable {...args} />,
} satisfies Meta<typeof SettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['whole-page', 'on-sheet'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Public, but 1 link that waits for approval')).toBeVisible();
    await expect(canvas.getByText('Hidden by our team: nobody else sees it')).toBeVisible();
    await expect(canvas.getByRole('link', { name: nightBuilders.name })).toHaveAttribute(
      'href',
      `/profiles/${nightBuilders._id}`,
    );
    for (const [name, href] of [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['About', '/about'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

const blocked = { unblocking: new Set<string>(), onUnblock: fn(), onRetry: fn(), onLoadMore: fn() };
const someBlocks = {
  status: 'ready',
  blocks: [{ _id: 'b1', profile: lin, createdAt: '2026-11-24T10:00:00.000Z' }],
  hasMore: true,
  isLoadingMore: false,
  hasMoreFailed: false,
} as const;

/** Whom the person blocked, each with a way back (D64). */
export const Unblocks: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Lin Yue' }));
    await expect(args.blocked.onUnblock).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Unblock Deleted profile' })).toBeVisible();
  },
};

export const Unblocking: Story = {
  args: { blocked: { ...blocked, view: someBlocks, unblocking: new Set(['b1']) } },
};

export const NobodyBlocked: Story = {
  tags: ['no-picture'],
  args: { blocked: { ...blocked, view: { ...someBlocks, blocks: [], hasMore: false } } },
};

export const LoadingBlocks: Story = {
  tags: ['no-picture'],
  args: { blocked: { ...blocked, view: { status: 'loading' } } },
};

export const BlocksFailed: Story = {
  tags: ['no-picture'],
  args: { blocked: { ...blocked, view: { status: 'error', message: 'The server did not answer.' } } },
};

export const SavesAName: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Display name' });
    const save = canvas.getByRole('button', { name: 'Save name' });
    await expect(save).toBeDisabled();
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription(/This is required/);
    await expect(save).toBeDisabled();
    await userEvent.type(field, 'Ada{Enter}');
    await expect(args.onNameSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  tags: ['no-picture'],
  args: { name: { value: 'Ada', isDirty: true, isSaving: true, isRestored: false } },
  render: (args) => <SettingsScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveAttribute('readonly');
  },
};

export const NotSaved: Story = {
  tags: ['no-picture'],
  args: {
    name: {
      value: 'Ada',
      isDirty: true,
      isSaving: false,
      isRestored: false,
      error: { message: 'Something went wrong. Please try again.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your name was not saved')).toBeVisible();
  },
};

export const NameRefused: Story = {
  tags: ['no-picture'],
  args: {
    name: {
      value: 'Ada',
      isDirty: true,
      isSaving: false,
      isRestored: false,
      error: { message: 'Check the fields.', field: 'This is too long.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveAccessibleDescription(/This is too long/);
  },
};

export const WithoutProfiles: Story = {
  tags: ['no-picture'],
  args: { profiles: { status: 'ready', profiles: [] }, handle: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create a profile' })).toHaveAttribute('href', '/profiles/create');
  },
};

export const LoadingProfiles: Story = {
  tags: ['no-picture'],
  args: { profiles: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profiles')).toBeInTheDocument();
  },
};

export const ProfilesFailed: Story = {
  tags: ['no-picture'],
  args: { profiles: { status: 'error', message: 'You are offline.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A button that goes with what it undid leaves the focus at its section. */
export const TheFocusStaysInItsSection: Story = {
  tags: ['no-picture'],
  args: { name: { value: 'Ada B.', isDirty: true, isSaving: false, isRestored: false } },
  render: function Render({ name, blocked: given, ...args }) {
    const [isDirty, setDirty] = useState(name.isDirty);
    const [blocks, setBlocks] = useState<readonly BlockView[]>(someBlocks.blocks);
    return (
      <SettingsScreen
        {...args}
        name={{ ...name, isDirty }}
        onNameDiscard={() => setDirty(false)}
        blocked={{
          ...given,
          view: { ...someBlocks, hasMore: false, blocks },
          onUnblock: ({ _id }) => setBlocks(blocks.filter((block) => block._id !== _id)),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Discard' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Account' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Unblock Lin Yue' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'People you blocked' })).toHaveFocus());
  },
};
