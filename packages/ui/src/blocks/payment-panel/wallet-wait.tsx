import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface WalletWaitProps extends Omit<BannerProps, 'tone' | 'action'> {
  title: string;
  children: ReactNode;
  /** The button that stops waiting. */
  leave: string;
  leaveProps?: { readonly className: string } | undefined;
  onCancel: () => void;
}

/** Waits for a wallet; if it never answers, its owner can stop waiting. */
export function WalletWait({ leave, leaveProps, onCancel, ...props }: WalletWaitProps) {
  return (
    <Banner
      {...props}
      tone="info"
      action={
        <Button {...leaveProps} size="sm" onPress={onCancel}>
          {leave}
        </Button>
      }
    />
  );
}
