import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { LoadMore } from './load-more.tsx';

const guide: Guide = {
  use: ['Below a list that is read part by part.'],
  avoid: ['Where people look for a page by its number: Pagination.'],
  anatomy: [
    { part: 'Button', is: 'brings the next part, and tries again' },
    { part: 'Words', is: 'why the last try failed; at the end, that it is the end' },
  ],
  keyboard: [{ keys: 'Enter', does: 'brings the next part; the focus stays', story: 'Keyboard' }],
  reader: ['A failure is said at once. At the end the focus is on “Those are all.”'],
  dos: ['Keep what is shown when the next part fails.'],
  donts: ['Show it for a list that is whole.'],
};

const meta = {
  title: 'Patterns/LoadMore',
  component: LoadMore,
  parameters: { guide },
  args: { hasMore: true, isLoading: false, label: 'Load more', allShownLabel: 'Those are all.', onPress: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = { args: { failure: 'The next ones could not be loaded. Nothing is lost: try again.' } };

export const Keyboard: Story = {
  render: function Once(args) {
    const [hasMore, setHasMore] = useState(true);
    return (
      <LoadMore
        {...args}
        hasMore={hasMore}
        onPress={() => {
          args.onPress();
          setHasMore(false);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('Those are all.')).toHaveFocus());
  },
};
