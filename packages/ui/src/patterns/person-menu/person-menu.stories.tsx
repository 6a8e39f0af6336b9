import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { PersonMenu, type PersonMenuProps, type PersonQuestion } from './person-menu.tsx';

const guide: Guide = {
  use: ['Wherever another person shows: on cards, on their page, at the head of a conversation.'],
  avoid: ['For one’s own profile.', 'For what people do often: that has a button of its own.'],
  anatomy: [
    { part: 'Button', is: 'three dots; its name says whom it is about' },
    { part: 'Menu', is: 'what one may do, the most serious last; loaded once it is wanted' },
    { part: 'Question', is: 'what will happen, for whom, and how to undo it' },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'opens the menu; the focus is on its first action', story: 'Blocking' },
    { keys: 'Escape', does: 'closes the menu or the question; the focus is back on the button', story: 'Keyboard' },
  ],
  reader: ['A menu button named “More about” and the person; each question is an alert dialog.'],
  dos: ['Say in the question that nobody is told.'],
  donts: ['Don’t act without asking.'],
};

const meta = {
  title: 'Patterns/PersonMenu',
  component: PersonMenu,
  parameters: { guide },
  args: { name: 'Lin Yue', asked: null, onAsk: fn(), onBlock: fn() },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof PersonMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

function Asking(props: PersonMenuProps) {
  const [asked, setAsked] = useState<PersonQuestion | null>(props.asked);
  return <PersonMenu {...props} asked={asked} onAsk={setAsked} />;
}

export const Default: Story = {};

export const Open: Story = {
  args: { onUnmatch: fn(), reportHref: '/report/profile/lin?name=Lin+Yue' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Lin Yue' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'End this match' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Report Lin Yue' })).toHaveAttribute(
      'href',
      '/report/profile/lin?name=Lin+Yue',
    );
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block Lin Yue' })).toBeVisible());
  },
};

export const Muting: Story = {
  args: { mute: { isMuted: false, onChange: fn() } },
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Lin Yue' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute the conversation' }));
    await expect(args.mute?.onChange).toHaveBeenCalledWith(true);
  },
};

export const Blocking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More about Lin Yue' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Block Lin Yue' });
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Block Lin Yue?' });
    await expect(args.onBlock).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Block' }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};

export const Unmatching: Story = {
  args: { onUnmatch: fn(), asked: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Lin Yue' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End this match' }));
    const question = await screen.findByRole('alertdialog', { name: 'End the match with Lin Yue?' });
    await userEvent.click(within(question).getByRole('button', { name: 'End match' }));
    await expect(args.onUnmatch).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { change: { isPending: false, error: 'The server did not answer. Try again.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Lin Yue' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Lin Yue' }));
    await waitFor(() => expect(screen.getByText('Lin Yue was not blocked')).toBeVisible());
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about Lin Yue' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Block Lin Yue' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A device that has the code and could not fetch the words. */
function WithoutTexts(props: PersonMenuProps) {
  const { i18n } = useTranslation();
  const lacking = Object.assign(i18n.cloneInstance(), { hasResourceBundle: () => false });
  return (
    <I18nextProvider i18n={lacking}>
      <Asking {...props} />
    </I18nextProvider>
  );
}

export const NeverShowsKeysInPlaceOfTexts: Story = {
  tags: ['no-picture'],
  render: (args) => <WithoutTexts {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Lin Yue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
