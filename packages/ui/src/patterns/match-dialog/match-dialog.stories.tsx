import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { deckProfiles, longProfile, portraits } from '../deck-card/deck-card.examples.ts';
import { MatchDialog, type MatchDialogProps } from './match-dialog.tsx';

const guide: Guide = {
  use: ['The moment when two profiles like each other, in front of the deck.'],
  avoid: ['Telling of a match later or elsewhere: Toast, NotificationPanel.'],
  anatomy: [
    { part: 'Figure', is: 'two portraits that slide together, and gold where they overlap' },
    { part: 'Words', is: 'who, and the first 100 characters of the bio' },
    { part: 'Actions', is: 'send a message, or keep swiping' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'sends a message', story: 'Default' },
    { keys: 'Escape', does: 'keeps swiping', story: 'Default' },
  ],
  reader: ['A dialog named “You’re mutuals”; the figure is hidden from it.', 'With reduced motion it fades in.'],
  dos: ['Hold back passing news until it is closed.'],
  donts: ['Celebrate anything but a match and a payment.'],
};

const [lin, tidepool] = deckProfiles;

function Opener(args: MatchDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Play the match moment</Button>
      <MatchDialog
        {...args}
        isOpen={isOpen}
        onKeepSwiping={() => {
          args.onKeepSwiping();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/MatchDialog',
  component: MatchDialog,
  parameters: { guide },
  args: {
    isOpen: true,
    own: { _id: 'me', name: 'Noor Haddad', avatar: portraits.noor, profileType: 'individual' },
    partner: lin,
    onSendMessage: fn(),
    onKeepSwiping: fn(),
  },
} satisfies Meta<typeof MatchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'You’re mutuals' });
    await expect(dialog).toHaveTextContent('You and Lin Yue liked each other.');
    await expect(dialog).toHaveTextContent(/Looking for a wa…/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendMessage).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeepSwiping).toHaveBeenCalledOnce();
  },
};

export const WithoutPictures: Story = {
  args: { own: { _id: 'lantern', name: 'Lantern Labs', avatar: null, profileType: 'project' }, partner: tidepool },
};

export const LongestTexts: Story = { args: { partner: longProfile } };

/** Press the button to see it move; focus returns to it afterwards. */
export const Moving: Story = {
  args: { isOpen: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep swiping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
