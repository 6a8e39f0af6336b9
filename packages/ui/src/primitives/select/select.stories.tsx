import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/index.ts';
import { selectGuide } from './select.guide.ts';
import { Select } from './select.tsx';

const roles = [
  { key: 'developer', label: 'Developer', description: 'Writes code and contracts' },
  { key: 'artist', label: 'Artist', description: 'Draws, designs, makes sound' },
  { key: 'trader', label: 'Trader', description: 'Lives in the order book' },
  { key: 'influencer', label: 'Influencer', description: 'Has an audience', isDisabled: true },
] as const;

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: { guide: selectGuide },
  args: { label: 'Role', options: roles, placeholder: 'Choose a role', onChange: fn(), className: 'w-80' },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-6">
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
  args: { defaultValue: 'artist' },
  decorators: [
    (Story) => (
      <div className="h-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Artist/ })).toHaveAttribute('aria-selected', 'true'),
    );
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
