import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { GroupIcon, IndividualIcon, ProjectIcon } from '../icons/icons.ts';
import { RadioCard, RadioCards } from './radio-cards.tsx';
import { radioCardsParts, radioCardParts } from './radio-cards.parts.ts';

const guide: Guide = {
  use: ['For one of two to five answers that deserve a word of explanation: the type of a profile, the way to pay.'],
  avoid: [
    'For more answers, or ones that need no word: take Select.',
    'For several at once: take CheckboxGroup.',
    'For views of one thing: take Tabs.',
  ],
  anatomy: [radioCardsParts, radioCardParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen card, or the first, as one stop', story: 'Keyboard' },
    { keys: 'Space', does: 'Chooses the card', story: 'Keyboard' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or the previous card and chooses it', story: 'Keyboard' },
  ],
  reader: [
    'A radio group with the question; each card is a radio button that reads its title and its explanation, and which of how many it is.',
    'The error is read with the group.',
  ],
  dos: [
    'Keep titles to one or two words and let the line below tell them apart.',
    'Choose for people where one answer suits most of them.',
    'Use `columns` only for short texts.',
  ],
  donts: [
    'Do not put buttons, links or fields into a card: it is one control.',
    'Do not go on to the next step as soon as a card is chosen: arrow keys choose on their way.',
  ],
};

const cards = [
  <RadioCard key="individual" value="individual" title="Individual" icon={<IndividualIcon />}>
    You, with your role and skills.
  </RadioCard>,
  <RadioCard key="group" value="group" title="Group" icon={<GroupIcon />}>
    A community, a DAO, a call group.
  </RadioCard>,
  <RadioCard key="project" value="project" title="Project" icon={<ProjectIcon />}>
    A token, a dApp, a collection.
  </RadioCard>,
];

const meta = {
  title: 'Primitives/RadioCards',
  component: RadioCards,
  parameters: { guide },
  args: { label: 'What is this profile for?', onChange: fn(), children: cards, className: 'mu:w-96' },
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'group' } };

export const ThreeColumns: Story = { args: { columns: 'three', defaultValue: 'individual', className: 'mu:w-184' } };

export const States: Story = {
  tags: ['matrix', 'whole-page'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-4">
      {interactionStates.flatMap((state) =>
        ['not chosen', 'chosen'].map((choice) => (
          <ForceState key={`${state}, ${choice}`} state={state} target="label[data-rac]">
            <RadioCards label={`${state}, ${choice}`} {...(choice === 'chosen' ? { defaultValue: 'a' } : {})}>
              <RadioCard value="a" title="Individual" icon={<IndividualIcon />}>
                You.
              </RadioCard>
            </RadioCards>
          </ForceState>
        )),
      )}
      <RadioCards label="invalid" errorMessage="Choose one.">
        <RadioCard value="a" title="Individual" icon={<IndividualIcon />}>
          You.
        </RadioCard>
      </RadioCards>
      <RadioCards label="disabled" isDisabled defaultValue="a">
        <RadioCard value="a" title="Individual" icon={<IndividualIcon />}>
          You.
        </RadioCard>
      </RadioCards>
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = (name: RegExp) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'What is this profile for?' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(card(/^Individual/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('individual'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(card(/^Group/)).toBeChecked());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(card(/^Individual/)).toBeChecked());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('individual'));
  },
};
