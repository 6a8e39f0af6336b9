import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { preferences } from '../../patterns/chrome/chrome.examples.ts';
import { PictureField } from '../../patterns/picture-field/picture-field.tsx';
import { ada, longest, nightBuilders } from '../../patterns/profile-kind/profile.examples.ts';
import { SettingsScreen, type SettingsScreenProps } from './settings-screen.tsx';

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
    profiles: { status: 'ready', profiles: [waiting, nightBuilders, { ...longest, isHidden: true }] },
    links: { about: '/about', faq: '/faq', privacy: '/privacy', terms: '/terms', createProfile: '/profiles/create' },
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
  tags: ['whole-page'],
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
