import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** Waits for a wallet; if it never answers, its owner can stop waiting. */
export function WalletWait({
  title,
  children,
  leave,
  onCancel,
}: {
  title: string;
  children: ReactNode;
  /** The button that stops waiting. */
  leave: string;
  onCancel: () => void;
}) {
  return (
    <Banner
      tone="info"
      title={title}
      action={
        <Button size="sm" onPress={onCancel}>
          {leave}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
