import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { latestProfiles } from './latest-profiles.examples.ts';
import { latestProfilesGuide } from './latest-profiles.guide.ts';
import { LatestProfiles, LatestProfilesLoading } from './latest-profiles.tsx';

const meta = {
  title: 'Patterns/LatestProfiles',
  component: LatestProfiles,
  parameters: { layout: 'fullscreen', guide: latestProfilesGuide },
  args: { profiles: latestProfiles, className: 'py-4' },
} satisfies Meta<typeof LatestProfiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { render: () => <LatestProfilesLoading label="Loading latest profiles..." /> };

/** Too few to fill a wide window: they stand still, and there is nothing to pause. */
export const Few: Story = {
  args: { profiles: latestProfiles.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Where motion is reduced nothing moves, so nothing is there to stop it: the row is scrolled. */
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

/** The row can be reached and scrolled, and the movement stopped. */
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
