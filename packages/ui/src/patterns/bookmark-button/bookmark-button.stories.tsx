import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { BookmarkButton, type BookmarkButtonProps } from './bookmark-button.tsx';

const guide: Guide = {
  use: ['On a card or a profile of somebody else, to find it again on the page of saved profiles.'],
  avoid: ['On one’s own profile.', 'For liking: a like tells the other person, a bookmark tells nobody.'],
  anatomy: [{ part: 'Icon', is: 'a bookmark, filled while the profile is saved' }],
  keyboard: [{ keys: 'Enter or Space', does: 'Saves the profile, or drops it again', story: 'Keyboard' }],
  reader: ['A toggle button “Save Ada Okafor”, pressed while the profile is saved.'],
  dos: ['Say in passing that it was saved or dropped, with an undo.'],
  donts: ['Don’t ask before dropping: it can be undone.'],
};

function Toggling({ isSaved: initial, onChange, ...props }: BookmarkButtonProps) {
  const [isSaved, setSaved] = useState(initial);
  return (
    <BookmarkButton
      {...props}
      isSaved={isSaved}
      onChange={(next) => {
        setSaved(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/BookmarkButton',
  component: BookmarkButton,
  parameters: { guide },
  args: { name: 'Ada Okafor', isSaved: false, onChange: fn() },
  render: (args) => <Toggling {...args} />,
} satisfies Meta<typeof BookmarkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saved: Story = { args: { isSaved: true } };

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:flex mu:gap-4">
      {(['quiet', 'secondary'] as const).map((variant) => (
        <div key={variant} className="mu:flex mu:gap-2">
          <BookmarkButton {...args} variant={variant} />
          <BookmarkButton {...args} variant={variant} isSaved />
          <BookmarkButton {...args} variant={variant} isDisabled />
        </div>
      ))}
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save Ada Okafor' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
  },
};
