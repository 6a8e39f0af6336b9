import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { discoverArgs } from './discover.examples.ts';
import { DiscoverScreen, type DiscoverScreenProps } from './discover-screen.tsx';

/** The room that the chrome of the product leaves a screen. */
function Chrome({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface pt-14 pb-16 sm:pt-16 sm:pb-0">
      <div aria-hidden="true" className="fixed inset-x-0 top-0 z-1 h-14 border-b border-border bg-surface sm:h-16" />
      <main className="flex flex-1 flex-col">{children}</main>
      <div
        aria-hidden="true"
        className="fixed inset-x-0 bottom-0 z-1 h-16 border-t border-border bg-surface sm:hidden"
      />
    </div>
  );
}

/** What all stories of the discover screen share. */
export const discoverStory = {
  parameters: { layout: 'fullscreen' },
  args: {
    ...discoverArgs,
    onChooseActing: fn(),
    onClearActing: fn(),
    onFilterChange: fn(),
    onDecide: fn(),
    onHold: fn(),
    onLetGo: fn(),
    onOpen: fn(),
    onRetryProfiles: fn(),
    onRetryDeck: fn(),
    onFailureSeen: fn(),
    onSendMessage: fn(),
    onKeepSwiping: fn(),
    onUpgradeClose: fn(),
    onSeePlans: fn(),
  } satisfies Omit<DiscoverScreenProps, 'dragRule'>,
  render: (args: DiscoverScreenProps) => (
    <Chrome>
      <DiscoverScreen {...args} />
    </Chrome>
  ),
};
