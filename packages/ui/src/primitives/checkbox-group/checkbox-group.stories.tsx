import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { checkboxGroupParts } from './checkbox-group.parts.ts';

const guide: Guide = {
  use: ['For several of two to seven answers that are all in sight: which transfers a decision is about.'],
  avoid: [
    'For one of several: take RadioCards or Select.',
    'For one yes alone: take Checkbox.',
    'For many answers, or words of people’s own: take TagField.',
  ],
  anatomy: [checkboxGroupParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next box: each is a stop of its own', story: 'Keyboard' },
    { keys: 'Space', does: 'Ticks the box, or takes the tick away', story: 'Keyboard' },
  ],
  reader: [
    'A group with the question; each box reads its label, its description and whether it is checked.',
    'The error is read with the group and with each box.',
  ],
  dos: ['Say in the error how many are needed: “Choose one at least.”', 'Keep the order that people know.'],
  donts: ['Do not mix in a box that means none of them: an empty group says that.'],
};

const boxes = [
  <Checkbox key="likes" value="likes" description="At most one a day.">
    Likes
  </Checkbox>,
  <Checkbox key="matches" value="matches">
    Matches
  </Checkbox>,
  <Checkbox key="messages" value="messages">
    Messages
  </Checkbox>,
];

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { guide },
  args: { label: 'What may we write to you about?', onChange: fn(), children: boxes, className: 'mu:w-96' },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: ['matches'], hint: 'Optional', description: 'You can change this at any time.' },
};

export const States: Story = {
  tags: ['rtl'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:gap-6 mu:sm:grid-cols-2">
      <CheckboxGroup label="Invalid" errorMessage="Choose one at least.">
        {boxes}
      </CheckboxGroup>
      <CheckboxGroup label="Disabled" isDisabled defaultValue={['likes']}>
        {boxes}
      </CheckboxGroup>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await userEvent.tab();
    await waitFor(() => expect(box(/^Likes/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['likes']));
    await userEvent.tab();
    await waitFor(() => expect(box(/^Matches/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['likes', 'matches']));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['likes']));
    await waitFor(() => expect(box(/^Matches/)).not.toBeChecked());
  },
};

/** The group is labelled by its question, and announces its error. */
export const ErrorIsRead: Story = {
  tags: ['no-picture'],
  render: function Asked({ children, ...args }) {
    const [error, setError] = useState<string>();
    return (
      <div>
        <CheckboxGroup {...args} errorMessage={error} onChange={() => setError(undefined)}>
          {children}
        </CheckboxGroup>
        <Button onPress={() => setError('Choose one at least.')}>Save</Button>
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: args.label });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose one at least.'));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Messages' }));
    await waitFor(() => expect(group).not.toHaveAccessibleDescription());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Messages' })).toBeValid());
  },
};
