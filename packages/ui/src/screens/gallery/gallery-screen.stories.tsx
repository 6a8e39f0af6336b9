import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { portraits } from '../../patterns/deck-card/deck-card.examples.ts';
import { noFilters } from '../../patterns/filter-bar/filter-bar.tsx';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import { type GalleryProfile, GalleryScreen, type GalleryScreenProps, type GalleryView } from './gallery-screen.tsx';

const stranger = { isOwn: false, isSaved: false, like: 'none' } as const;
const profiles: readonly GalleryProfile[] = [
  { ...ada, ...stranger, avatar: portraits.ada },
  { ...nightBuilders, ...stranger, isSaved: true },
  { ...tidepool, ...stranger, like: 'liked' },
  { ...chineseArtist, ...stranger, avatar: portraits.lin },
  { ...longest, ...stranger },
  { ...ada, _id: 'noor', name: 'Noor Haddad', avatar: portraits.noor, isVerified: false, ...stranger, isOwn: true },
];
const trending = profiles.slice(0, 5);

const found = (view: Partial<Extract<GalleryView, { status: 'ready' }>> = {}): GalleryView => ({
  status: 'ready',
  profiles,
  total: profiles.length,
  hasNext: false,
  isAlike: false,
  isSearching: false,
  ...view,
});

/** A page with working filters. */
function PlayableScreen({ filters: first, onFiltersChange, ...props }: GalleryScreenProps) {
  const [filters, setFilters] = useState(first);
  return (
    <GalleryScreen
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        onFiltersChange(next);
        setFilters(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Gallery',
  component: GalleryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: found({ total: 101, hasNext: true }),
    filters: noFilters,
    page: 1,
    trending: [],
    profileHref: (id) => `/gallery/${id}`,
    pageHref: (page) => `/gallery?page=${page}`,
    premiumHref: '/premium',
    onFiltersChange: fn(),
    onRetry: fn(),
    onSave: fn(),
    onLike: fn(),
  },
  render: (args) => <PlayableScreen {...args} />,
} satisfies Meta<typeof GalleryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a plan, its filters are locked. */
export const Guest: Story = {
  tags: ['on-sheet'],
  args: { onUpgrade: fn(), trending },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ada Okafor' }));
    await expect(args.onLike).toHaveBeenCalledWith(expect.objectContaining({ _id: ada._id }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Ada Okafor' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ _id: ada._id }), true);
  },
};

/** One’s own profile has no actions. */
export const PayingMember: Story = {
  tags: ['whole-page'],
  args: { trending },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Noor Haddad/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'You liked Tidepool' }));
    await expect(args.onLike).not.toHaveBeenCalled();
  },
};

export const Liking: Story = {
  args: { view: found({ profiles: profiles.map((profile) => ({ ...profile, like: 'pending' })) }) },
};

export const Search: Story = {
  args: {
    filters: { ...noFilters, search: 'wallets', type: 'individual', verifiedOnly: true },
    view: found({ profiles: profiles.slice(0, 2), total: 2 }),
  },
};

/** No profile has the words: close matches are shown, and the screen says so. */
export const Alike: Story = {
  args: {
    filters: { ...noFilters, search: 'adda okafro' },
    view: found({ profiles: profiles.slice(0, 1), total: 1, isAlike: true }),
  },
};

/** The previous results stay until the new ones load. */
export const Searching: Story = {
  args: { filters: { ...noFilters, search: 'wal' }, view: found({ isSearching: true }) },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const NobodyFound: Story = {
  tags: ['no-picture'],
  args: { filters: { ...noFilters, search: 'xqzjwv', type: 'group' }, view: found({ profiles: [], total: 0 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noFilters);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};

export const NobodyYet: Story = { args: { view: found({ profiles: [], total: 0 }) } };

/** With links to the previous and next page. */
export const SecondPage: Story = {
  tags: ['whole-page'],
  args: { page: 2, view: found({ total: 101, hasNext: true }), trending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/gallery?page=1');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/gallery?page=3');
    await expect(canvas.queryByRole('heading', { name: 'Trending' })).toBeNull();
  },
};

export const PageBeyondTheEnd: Story = { args: { page: 400, view: found({ profiles: [], total: 6 }) } };

/** An address with filters outside the reader’s plan. */
export const Locked: Story = {
  args: {
    onUpgrade: fn(),
    view: { status: 'locked' },
    filters: { ...noFilters, search: 'wallets', tags: ['zk'], languages: ['zh'], premiumOnly: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/premium');
    await userEvent.click(canvas.getByRole('button', { name: 'Search without them' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'wallets' });
  },
};

export const Failed: Story = {
  args: { view: { status: 'error', message: 'That was very fast. Nothing is lost: wait a moment and try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
