import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { deckProfiles, longProfile, portraits } from '../deck-card/deck-card.examples.ts';
import { matchDialogGuide } from './match-dialog.guide.ts';
import { MatchDialog, type MatchDialogProps } from './match-dialog.tsx';

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
  parameters: { guide: matchDialogGuide },
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
