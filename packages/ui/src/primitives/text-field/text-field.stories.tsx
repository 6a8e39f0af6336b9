import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { SearchIcon } from '../icons/icons.ts';
import { TextField } from './text-field.tsx';
import { textFieldParts } from './text-field.parts.ts';

const guide: Guide = {
  use: [
    'For one line of somebody’s own words: a name, a link, a wallet address.',
    'With `limit` where the contract has one: a count shows from four fifths on, and longer text is kept, not cut.',
  ],
  avoid: [
    'For several lines: take TextArea. For a number: NumberField. For a list of words: TagField.',
    'For one of several known answers: take Select or RadioCards, or ComboBox where there are many.',
    'To find things in a list: take SearchField.',
  ],
  anatomy: [textFieldParts],
  keyboard: [
    { keys: 'Tab', does: 'Enters the field and shows the frame in the focus colour', story: 'Keyboard' },
    { keys: 'Letters', does: 'Change the value at once', story: 'Keyboard' },
  ],
  reader: [
    'Its label; then the description or, when there is one, the error.',
    'An error marks the field as invalid. The count and the prefix are not read: the error says what is too long.',
  ],
  dos: [
    'Say in the description what the text is for or who sees it.',
    'Say in the error how to mend it: “Use a link that starts with https://.”',
    'Mark the few optional fields with a hint, not the many required ones with a star.',
  ],
  donts: [
    'Do not let a placeholder do the work of a label or of help: it goes with the first letter.',
    'Do not show an error before somebody had the chance to finish.',
    'Do not disable a field that can be read but not changed: take `isReadOnly`, which can be reached and copied from.',
  ],
};

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'Display name', onChange: fn(), className: 'mu:w-80' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Shown on your card and in conversations.', placeholder: 'Ada Okafor' },
};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-6">
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

/** A field whose count does not show yet is as high as one without a limit. */
export const NoLineForACountThatDoesNotShow: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="mu:flex mu:items-start mu:gap-4">
      <TextField label="Name" />
      <TextField label="Handle" limit={20} defaultValue="ada" />
      <TextField label="Motto" limit={20} defaultValue="Builds small wallets" />
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByText(name).parentElement?.offsetHeight ?? 0;
    await expect(height('Handle')).toBe(height('Name'));
    await expect(height('Motto')).toBeGreaterThan(height('Name'));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveFocus());
    await userEvent.keyboard('Ada');
    await waitFor(() => expect(canvas.getByLabelText('Display name')).toHaveValue('Ada'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Ada'));
  },
};

export const ErrorIsAnnouncedWithTheField: Story = {
  args: { errorMessage: 'Enter a name.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Display name');
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter a name.'));
  },
};
