import { swipeView } from '@mutuals/machines/swipe';
import { snapshotIn, type SwipeLeaf } from '@mutuals/machines/swipe/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deckProfiles } from '../../patterns/deck-card/deck-card.examples.ts';
import type { DeckProfile } from '../../patterns/deck-card/deck-card.types.ts';
import { DiscoverScreen } from './discover-screen.tsx';
import { discoverStory } from './discover-story.tsx';

/** The discover screen over real snapshots of the swipe machine, one story for each leaf state. */
const meta = {
  ...discoverStory,
  title: 'Screens/Discover/Swipe machine',
  component: DiscoverScreen,
  args: discoverStory.args,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DiscoverScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: SwipeLeaf): Story => ({
  name: leaf,
  args: {
    deck: swipeView(snapshotIn<DeckProfile, DeckProfile>(leaf, { cards: deckProfiles, matched: deckProfiles[0] })),
  },
});

export const SupplyLoading: Story = { ...inLeaf('supply.loading'), tags: ['no-picture'] };
export const SupplyStocked = inLeaf('supply.stocked');
export const SupplyStalled: Story = { ...inLeaf('supply.stalled'), tags: ['no-picture'] };
export const SupplyLastCards = inLeaf('supply.lastCards');
export const SupplyEmpty: Story = { ...inLeaf('supply.empty'), tags: ['no-picture'] };
export const SupplyFailed = inLeaf('supply.failed');
export const HandNone: Story = { ...inLeaf('hand.none'), tags: ['no-picture'] };
export const HandResting: Story = { ...inLeaf('hand.resting'), tags: ['no-picture'] };
export const HandDragging: Story = { ...inLeaf('hand.dragging'), tags: ['no-picture'] };
export const OutboxIdle: Story = { ...inLeaf('outbox.idle'), tags: ['no-picture'] };
export const OutboxSending = inLeaf('outbox.sending');
export const OutboxWaiting: Story = { ...inLeaf('outbox.waiting'), tags: ['no-picture'] };
export const DialogClosed: Story = { ...inLeaf('dialog.closed'), tags: ['no-picture'] };
export const DialogMatch = inLeaf('dialog.match');
export const DialogUpgrade: Story = { ...inLeaf('dialog.upgrade'), tags: ['no-picture'] };
