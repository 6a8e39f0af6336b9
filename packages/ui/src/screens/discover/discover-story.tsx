import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { someSought } from '../../patterns/seeking/seeking.examples.ts';
import { fullScore } from '../../patterns/why-this-card/score.examples.ts';
import { discoverArgs } from './discover.examples.ts';
import { DiscoverScreen, type DiscoverScreenProps } from './discover-screen.tsx';

/** The space that the product's chrome leaves to a screen. */
function Chrome({ children }: { children: ReactNode }) {
  return (
    <div className="mu:flex mu:min-h-dvh mu:flex-col mu:bg-surface mu:pt-14 mu:pb-16 mu:sm:pt-16 mu:sm:pb-0">
      <div
        aria-hidden="true"
        className="mu:fixed mu:inset-x-0 mu:top-0 mu:z-1 mu:h-14 mu:border-b mu:border-border mu:bg-surface mu:sm:h-16"
      />
      <main className="mu:flex mu:flex-1 mu:flex-col">{children}</main>
      <div
        aria-hidden="true"
        className="mu:fixed mu:inset-x-0 mu:bottom-0 mu:z-1 mu:h-16 mu:border-t mu:border-border mu:bg-surface mu:sm:hidden"
      />
    </div>
  );
}

/** Shared props of the discover stories. */
export const discoverStory = {
  parameters: { layout: 'fullscreen' },
  args: {
    ...discoverArgs,
    yourTurn: null,
    onCloseTurn: fn(),
    onPassTurn: fn(),
    onChooseActing: fn(),
    onClearActing: fn(),
    onFilterChange: fn(),
    onProvenChange: fn(),
    onShowAll: fn(),
    onDecide: fn(),
    onHold: fn(),
    onLetGo: fn(),
    onOpen: fn(),
    isSaved: () => false,
    onSave: fn(),
    why: { score: { status: 'ready', score: fullScore }, onAsk: fn() },
    seeking: {
      view: { status: 'ready', seeking: someSought },
      isOpen: false,
      onOpenChange: fn(),
      isSaving: false,
      onSave: fn(),
    },
    loosening: null,
    onLoosen: fn(),
    onRetryProfiles: fn(),
    onRetryDeck: fn(),
    onFailureSeen: fn(),
    onSendMessage: fn(),
    onKeepSwiping: fn(),
    onUpgradeClose: fn(),
    onSeePlans: fn(),
  } satisfies DiscoverScreenProps,
  render: (args: DiscoverScreenProps) => (
    <Chrome>
      <DiscoverScreen {...args} />
    </Chrome>
  ),
};
