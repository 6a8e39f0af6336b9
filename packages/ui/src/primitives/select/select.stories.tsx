import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Select } from './select.tsx';
import { selectParts } from './select.parts.ts';

const guide: Guide = {
  use: ['For one of five to about fifteen known answers, in a form or a toolbar: role, type, order of a list.'],
  avoid: [
    'Up to five answers that deserve a word of explanation: take RadioCards.',
    'Many answers that people can name: take ComboBox.',
    'Actions: take Menu. On or off: take Switch or Checkbox.',
  ],
  anatomy: [selectParts],
  keyboard: [
    { keys: 'Arrow down, Enter or Space', does: 'Opens the list at the chosen answer', story: 'Keyboard' },
    { keys: 'Arrow down, arrow up', does: 'Moves in the list', story: 'Keyboard' },
    { keys: 'Enter', does: 'Chooses and closes; the focus returns to the button', story: 'Keyboard' },
    { keys: 'Letters', does: 'Choose the answer that begins with them, without opening', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes without choosing', story: 'EscapeKeepsTheAnswer' },
  ],
  reader: [
    'A button that opens a list, named by its label and the chosen answer; then the description or the error.',
    'In the list each option is read with its second line and whether it is selected.',
  ],
  dos: [
    'Order the answers as people think of them; by the alphabet only where there is nothing better.',
    'Leave it empty with a placeholder where no answer is more likely than the others.',
  ],
  donts: [
    'Do not put “Choose …” among the answers: it is the placeholder.',
    'Do not do something at once that cannot be undone: choosing is no confirmation.',
  ],
};

const roles = [
  { key: 'developer', label: 'Developer', description: 'Writes code and contracts' },
  { key: 'artist', label: 'Artist', description: 'Draws, designs, makes sound' },
  { key: 'trader', label: 'Trader', description: 'Lives in the order book' },
  { key: 'influencer', label: 'Influencer', description: 'Has an audience', isDisabled: true },
] as const;

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: { guide },
  args: { label: 'Role', options: roles, placeholder: 'Choose a role', onChange: fn(), className: 'mu:w-80' },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-6">
      <Select label="Nothing chosen" options={roles} placeholder="Choose a role" />
      <Select label="Chosen" options={roles} defaultValue="artist" />
      <Select label="Small" size="sm" options={roles} defaultValue="artist" description="36 px high" />
      <Select label="Invalid" options={roles} placeholder="Choose a role" errorMessage="Choose a role." />
      <Select label="Disabled" isDisabled options={roles} defaultValue="trader" />
      {interactionStates.map((state) => (
        <ForceState key={state} state={state} target="button">
          <Select label={state} options={roles} defaultValue="developer" />
        </ForceState>
      ))}
    </div>
  ),
};

export const Open: Story = {
  tags: ['open'],
  args: { defaultValue: 'artist' },
  decorators: [
    (Story) => (
      <div className="mu:h-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Artist.*Role/ });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'listbox');
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Artist/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const option = (name: RegExp) => screen.findByRole('option', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await option(/Developer/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(async () => expect(await option(/Artist/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('artist'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await option(/Artist/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('t');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('trader'));
  },
};

export const EscapeKeepsTheAnswer: Story = {
  args: { defaultValue: 'artist' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Artist/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Artist'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
