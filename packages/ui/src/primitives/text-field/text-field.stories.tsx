import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState } from '../../lib/story/index.ts';
import { SearchIcon } from '../icons/index.ts';
import { textFieldGuide } from './text-field.guide.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  parameters: { guide: textFieldGuide },
  args: { label: 'Display name', onChange: fn(), className: 'w-80' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Shown on your card and in conversations.', placeholder: 'Ada Okafor' },
};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-6">
      <TextField label="Empty" placeholder="Ada Okafor" />
      <TextField label="Filled" defaultValue="Ada Okafor" />
      <TextField
        label="Optional"
        hint="Optional"
        description="Only https links."
        prefix="https://"
        defaultValue="ada.dev"
      />
      <TextField label="With an icon" icon={<SearchIcon />} placeholder="Name or tag" />
      <TextField label="Invalid" defaultValue="http://ada.dev" errorMessage="Use a link that starts with https://." />
      <TextField
        label="Too long"
        limit={20}
        defaultValue="Ada Okafor from Lagos"
        errorMessage="Use at most 20 characters."
      />
      <TextField label="Disabled" isDisabled defaultValue="Ada Okafor" />
      <TextField label="Read only" isReadOnly defaultValue="0x71C7…976F" />
      <ForceState state="hovered" target="[role=group]">
        <TextField label="Hovered" placeholder="Ada Okafor" />
      </ForceState>
      <TextField label="Small" size="sm" placeholder="36 px high" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Display name')).toHaveFocus());
    await userEvent.keyboard('Ada');
    await waitFor(() => expect(canvas.getByLabelText('Display name')).toHaveValue('Ada'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Ada'));
  },
};

export const ErrorIsAnnouncedWithTheField: Story = {
  args: { errorMessage: 'Enter a name.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Display name');
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter a name.'));
  },
};
