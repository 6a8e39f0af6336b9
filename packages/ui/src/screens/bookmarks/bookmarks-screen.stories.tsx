import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { portraits } from '../../patterns/deck-card/deck-card.examples.ts';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import { BookmarksScreen, type BookmarksScreenProps } from './bookmarks-screen.tsx';

const saved = [{ ...ada, avatar: portraits.ada }, nightBuilders, tidepool, chineseArtist, longest].map((profile) => ({
  ...profile,
  isSaved: true,
}));

/** A page with working bookmark buttons. */
function PlayableScreen({ view, onSave, ...props }: BookmarksScreenProps) {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  return (
    <BookmarksScreen
      {...props}
      view={
        view.status === 'ready'
          ? {
              ...view,
              profiles: view.profiles.map((profile) => ({ ...profile, isSaved: !dropped.includes(profile._id) })),
            }
          : view
      }
      onSave={(profile, isSaved) => {
        onSave(profile, isSaved);
        setDropped(isSaved ? dropped.filter((id) => id !== profile._id) : [...dropped, profile._id]);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Bookmarks',
  component: BookmarksScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', profiles: saved, page: 1, pageCount: 1 },
    profileHref: (id) => `/profiles/${id}`,
    pageHref: (page) => `/bookmarks?page=${page}`,
    discoverHref: '/discover',
    onRetry: fn(),
    onSave: fn(),
  },
  render: (args) => <PlayableScreen {...args} />,
} satisfies Meta<typeof BookmarksScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = { tags: ['on-sheet'] };
export const SecondPage: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'ready', profiles: saved, page: 2, pageCount: 3 } },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'ready', profiles: [], page: 1, pageCount: 0 } } };
export const PageBeyondTheEnd: Story = { args: { view: { status: 'ready', profiles: [], page: 4, pageCount: 2 } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const DroppedStaysUntilThePageIsLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save Tidepool' });
    await userEvent.click(button);
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ _id: tidepool._id }), false);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('link', { name: 'Tidepool' })).toBeVisible();
  },
};
