import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/index.ts';
import { GroupIcon, IndividualIcon, ProjectIcon } from '../icons/index.ts';
import { radioCardsGuide } from './radio-cards.guide.ts';
import { RadioCard, RadioCards } from './radio-cards.tsx';

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
  parameters: { guide: radioCardsGuide },
  args: { label: 'What is this profile for?', onChange: fn(), children: cards, className: 'w-96' },
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'group' } };

export const ThreeColumns: Story = { args: { columns: 'three', defaultValue: 'individual', className: 'w-184' } };

export const States: Story = {
  tags: ['matrix', 'whole-page'],
  render: () => (
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-4">
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
