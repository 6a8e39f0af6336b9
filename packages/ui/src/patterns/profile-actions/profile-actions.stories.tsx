import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import type { Guide } from '../../lib/story/guide.ts';
import type { Decision } from '../../blocks/swipe-deck/drag.rules.ts';
import { ProfileActions, type ProfileActionsProps } from './profile-actions.tsx';

const guide: Guide = {
  use: ['At the foot of somebody else’s profile page: once, floating, in reach of the thumb.'],
  avoid: ['In the deck: DeckActions has its keys.', 'On one’s own profile.'],
  anatomy: [
    { part: 'Who acts', is: 'the own profile, where there are several; a press chooses another one' },
    { part: 'What was decided', is: 'in the place of the buttons; a pass can still become a like' },
    { part: 'Decisions', is: 'pass, super-like and like, each in its hue' },
    { part: 'Message', is: 'once both liked each other; for visitors too, who are asked to sign in' },
  ],
  keyboard: [{ keys: 'Enter or Space', does: 'Decides; the focus stays in the bar', story: 'Default' }],
  reader: ['A group called “Decide”; what was decided is announced.'],
  dos: ['Keep a locked decision pressable: it explains.'],
  donts: ['Don’t show anything of what the other person decided before both did.'],
};

const meta = {
  title: 'Patterns/ProfileActions',
  component: ProfileActions,
  parameters: { guide },
  args: { name: 'Lin Wei', decision: null, locked: [], conversationHref: null, onDecide: fn() },
} satisfies Meta<typeof ProfileActions>;
export default meta;

type Story = StoryObj<typeof meta>;

function Deciding(props: ProfileActionsProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <ProfileActions
      {...props}
      decision={decision}
      onDecide={(next) => {
        props.onDecide(next);
        setDecision(next);
      }}
    />
  );
}

const acting = {
  _id: 'noor',
  name: 'Noor Haddad',
  avatar: null,
  profileType: 'individual',
  onChange: fn(),
} as const;

export const Default: Story = {
  render: (args) => <Deciding {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Like Lin Wei' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith('like');
    await expect(canvas.getByRole('status')).toHaveTextContent('You liked Lin Wei.');
    await expect(canvas.getByRole('group', { name: 'Decide' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-4">
      <ProfileActions {...args} />
      <ProfileActions {...args} onWrite={fn()} />
      <ProfileActions {...args} acting={acting} locked={['like', 'superLike']} />
      <ProfileActions {...args} decision="pass" />
      <ProfileActions {...args} decision="like" />
      <ProfileActions {...args} decision="superLike" acting={acting} />
      <ProfileActions {...args} decision="like" conversationHref="/profiles/noor/messages/c" />
    </div>
  ),
};

export const LongName: Story = {
  args: {
    name: 'The Extraordinarily Long-Named Collective of Independent Auditors',
    decision: 'superLike',
    acting,
  },
};
