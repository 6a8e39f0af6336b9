import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { latestProfiles } from './latest-profiles.examples.ts';
import { LatestProfiles, LatestProfilesLoading } from './latest-profiles.tsx';

const guide: Guide = {
  use: ['The newest profiles for people who are not signed in: what kind they are, and nothing that leads to them.'],
  avoid: ['Profiles that may be seen: ProfileCard in a list or a grid.', 'Slides that stand one by one: Carousel.'],
  anatomy: [
    { part: 'Row', is: 'cards 240 or 280 px wide; each passes in 20 seconds' },
    { part: 'Card', is: 'art drawn from an id that means nothing, “New”, a blurred bar for the name, kind and day' },
    { part: 'Pause', is: 'stops the row and lets it go on; only where it moves' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the row, which stands still while it has the focus, then to Pause', story: 'Keyboard' },
    { keys: 'Arrow left, arrow right', does: 'On the row: scroll it', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'On Pause: stops and starts the row', story: 'Keyboard' },
  ],
  reader: [
    'A group with its label and one list; the copy that closes the loop is hidden.',
    'In place of the name: “Hidden name”.',
  ],
  dos: ['Leave it out when there are no profiles.', 'Let it run from edge to edge of the page.'],
  donts: ['Put a link on a card: there is nowhere to go.', 'Derive the art from a real picture.'],
};

const meta = {
  title: 'Patterns/LatestProfiles',
  component: LatestProfiles,
  parameters: { layout: 'fullscreen', guide },
  args: { profiles: latestProfiles, className: 'mu:py-4' },
} satisfies Meta<typeof LatestProfiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { render: () => <LatestProfilesLoading label="Loading latest profiles..." /> };

/** Too few to fill a wide window: they do not move, and there is nothing to pause. */
export const Few: Story = {
  tags: ['no-picture'],
  args: { profiles: latestProfiles.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** With reduced motion nothing moves, so there is no pause button: the row scrolls. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'Latest profiles' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The row can be focused and scrolled, and the movement paused. */
export const Keyboard: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Latest profiles' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move on by itself' })).toHaveFocus());
  },
};
