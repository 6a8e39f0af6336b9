import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { radioGroupParts, radioOptionParts } from './radio-group.parts.ts';
import { RadioGroup, RadioOption } from './radio-group.tsx';
import { radioGroupVariants } from './radio-group.variants.ts';

const guide: Guide = {
  use: ['For exactly one of two to six short answers, when people gain by seeing all of them.'],
  avoid: [
    'Where each answer deserves a sentence or a picture: take RadioCards.',
    'For more answers, or where there is little room: take Select.',
    'For several answers: CheckboxGroup. For views of one thing: ToggleButtonGroup.',
  ],
  anatomy: [radioGroupParts, radioOptionParts],
  keyboard: [
    { keys: 'Tab', does: 'Enters at the chosen answer, else at the first', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Choose the next or the previous answer, around the ends', story: 'Keyboard' },
    { keys: 'Space', does: 'Chooses the answer that has the focus', story: 'Keyboard' },
  ],
  reader: ['A radio group with its label; each answer with its place among them, then the description or the error.'],
  dos: ['Order the answers as people think of them, the likeliest first.', 'Choose one beforehand where one is safe.'],
  donts: ['Do not let an answer do something at once: it is saved with its form.'],
};

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  parameters: { guide },
  argTypes: argTypesOf(radioGroupVariants),
  args: {
    label: 'Who can write to you',
    onChange: fn(),
    children: [
      <RadioOption key="all" value="all">
        Everybody
      </RadioOption>,
      <RadioOption key="matches" value="matches" description="Those whom you like, and who like you.">
        Matches
      </RadioOption>,
      <RadioOption key="none" value="none">
        Nobody
      </RadioOption>,
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'matches', description: 'You can change it at any time.' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:max-w-160 mu:grid-cols-2 mu:gap-6">
      {interactionStates.map((state) => (
        <ForceState key={state} state={state} target="label">
          <RadioGroup label={state} defaultValue="a" direction="row">
            <RadioOption value="a">Yes</RadioOption>
            <RadioOption value="b">No</RadioOption>
          </RadioGroup>
        </ForceState>
      ))}
      <RadioGroup label="invalid" errorMessage="Choose one.">
        <RadioOption value="a">Yes</RadioOption>
      </RadioGroup>
      <RadioGroup label="disabled" isDisabled defaultValue="a">
        <RadioOption value="a">Yes</RadioOption>
      </RadioGroup>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const option = (name: RegExp) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'Who can write to you' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(option(/^Everybody/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('all'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(option(/^Matches/)).toBeChecked());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(option(/^Nobody/)).toBeChecked());
  },
};
