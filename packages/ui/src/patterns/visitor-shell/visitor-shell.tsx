import type { ReactNode } from 'react';
import type { ChromeLinks } from '../chrome/chrome.types.ts';
import { ConnectionBanner, type ConnectionState } from '../chrome/connection-banner.tsx';
import { Content, SkipLink } from '../chrome/content.tsx';
import { Footer } from '../chrome/footer.tsx';
import { VisitorBar, type VisitorBarProps } from './visitor-bar.tsx';

export interface VisitorShellProps extends VisitorBarProps {
  /** The screen. */
  children: ReactNode;
  links: ChromeLinks;
  connection: ConnectionState;
  onRetryConnection: () => void;
  /** The year of the copyright line. Left out, there is no footer, as while it is not known who comes. */
  year?: number | undefined;
}

/**
 * The frame of a visitor's page. Separate from the members' (AppShell), because it is in everyone's first load: it loads no menu, sheet or toast
 * before one is opened.
 */
export function VisitorShell({ children, connection, onRetryConnection, year, ...bar }: VisitorShellProps) {
  return (
    <div className="mu:flex mu:min-h-dvh mu:flex-col mu:bg-surface mu:text-text">
      <SkipLink />
      <div className="mu:sticky mu:top-0 mu:z-30">
        <VisitorBar {...bar} />
        <ConnectionBanner state={connection} onRetry={onRetryConnection} />
      </div>
      <Content>{children}</Content>
      {year !== undefined && <Footer links={bar.links} isSignedIn={false} year={year} />}
    </div>
  );
}
