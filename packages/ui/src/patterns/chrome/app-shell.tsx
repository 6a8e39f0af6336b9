import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useMedia } from '../../lib/use-media.ts';
import { ToastRegion, type Toasts } from '../../primitives/toast/toast.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { ChromeProps } from './chrome.types.ts';
import { ConnectionBanner, type ConnectionState } from './connection-banner.tsx';
import { Content, SkipLink } from './content.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

export interface AppShellProps extends ChromeProps {
  /** The screen. */
  children: ReactNode;
  /** `page` scrolls and ends with a footer; `stage` has none, for the deck; `fill` is as high as the window and scrolls inside, for messages. */
  layout?: 'page' | 'stage' | 'fill';
  /** Hides the bottom bar, on a conversation's route (SPEC 2). */
  hideBottomBar?: boolean;
  connection: ConnectionState;
  onRetryConnection: () => void;
  toasts: Toasts;
  /** The year of the copyright line. */
  year: number;
}

/** The position of toasts on a phone: the page's title and its controls stay uncovered. */
const PHONE = {
  aboveTheBar: 'mu:max-sm:bottom-[calc(5.25rem+env(safe-area-inset-bottom))]',
  aboveTheDecisions: 'mu:max-sm:bottom-[calc(14rem+env(safe-area-inset-bottom))]',
  aboveTheComposer: 'mu:max-sm:bottom-[calc(10.5rem+env(safe-area-inset-bottom))]',
} as const;

/** Controls over a page stay uncovered by toasts: these are above a floating bar, and on a picture instead of its caption. */
const CLEAR =
  'mu:lg:max-xl:[:root:has([data-floating-bar])_&]:bottom-[6.5rem] mu:max-lg:[:root:has([data-floating-bar])_&]:bottom-[calc(11rem+env(safe-area-inset-bottom))] mu:[:root:has([data-picture-viewer])_&]:top-18 mu:[:root:has([data-picture-viewer])_&]:bottom-auto';

/** The frame of a member's pages: skip link, top bar, connection, the screen, footer, bottom bar, toasts. Visitors have VisitorShell. */
export function AppShell({
  children,
  layout = 'page',
  hideBottomBar = false,
  connection,
  onRetryConnection,
  toasts,
  year,
  ...chrome
}: AppShellProps) {
  const { t } = useTranslation(['chrome', 'common']);
  // Of the two bars the one that fits, and the footer only where it shows: drawing them is much of what the frame costs. A server,
  // which cannot know, sends them all.
  const isWide = useMedia('(min-width: 64rem)');
  return (
    <div
      className={join(
        'mu:flex mu:flex-col mu:bg-surface mu:text-text',
        // Visually hidden elements are positioned in it: otherwise they make the window scroll beside the page.
        layout === 'fill' ? 'mu:relative mu:h-dvh mu:overflow-hidden' : 'mu:min-h-dvh',
        // Floating elements at the foot of a page are above the bar.
        'mu:max-lg:[--mu-floating-foot:calc(5.75rem+env(safe-area-inset-bottom))]',
      )}
    >
      <SkipLink />
      {/* Both stay in sight: whoever scrolls far has to know, too, that nothing can be written. */}
      <div className="mu:sticky mu:top-0 mu:z-30">
        {isWide !== false && <TopBar {...chrome} className="mu:max-lg:hidden" />}
        <ConnectionBanner state={connection} onRetry={onRetryConnection} />
      </div>
      <Content className={layout === 'fill' ? 'mu:min-h-0' : ''}>{children}</Content>
      {layout === 'page' && isWide !== false && <Footer links={chrome.links} isSignedIn year={year} />}
      {isWide !== true && <BottomBar {...chrome} className={hideBottomBar ? 'mu:hidden' : 'mu:lg:hidden'} />}
      <ToastRegion
        toasts={toasts}
        label={t('nav.notifications')}
        closeLabel={t('common:close')}
        className={join(
          hideBottomBar ? PHONE.aboveTheComposer : layout === 'stage' ? PHONE.aboveTheDecisions : PHONE.aboveTheBar,
          CLEAR,
          layout === 'fill' ? 'mu:sm:top-20 mu:sm:bottom-auto' : 'mu:sm:max-lg:bottom-24',
        )}
      />
    </div>
  );
}
