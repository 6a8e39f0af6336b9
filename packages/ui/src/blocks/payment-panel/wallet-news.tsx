import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { Banner, type BannerProps } from '../../primitives/banner/banner.tsx';
import { AskFirst } from './ask-first.tsx';
import type { walletNewsParts } from './payment-panel.parts.ts';
import type { WalletNewsTexts } from './payment-panel.texts.ts';
import { WalletWait } from './wallet-wait.tsx';

/** What a wallet does with a transfer. The block’s example maps the view of @mutuals/machines/payment to it. */
export type WalletNewsState =
  /** `left`: nobody waits for it, and it may have sent, or may still. */
  | { readonly status: 'idle' | 'opening' | 'left' }
  | { readonly status: 'sent'; readonly hash: string }
  /** Why it did not send, in words; `isDeclined`: its owner said no, which is no error. */
  | { readonly status: 'refused'; readonly reason: string; readonly isDeclined: boolean };

export interface WalletNewsProps extends Omit<
  BannerProps,
  'tone' | 'title' | 'children' | 'action' | 'dismissLabel' | 'onDismiss' | 'classNames'
> {
  wallet: WalletNewsState;
  /** Stops waiting for it. */
  onCancel: () => void;
  /** Its owner looked: it did not send. */
  onNotSent: () => void;
  texts?: WalletNewsTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof walletNewsParts> | undefined;
}

/** What the wallet does, or why it did not send. Where nobody knows whether it sent, a second payment takes a confirmation. */
export function WalletNews({ wallet, onCancel, onNotSent, texts, classNames, ...props }: WalletNewsProps) {
  const part = partsOf<typeof walletNewsParts>('wallet-news', classNames);
  const root = { 'data-slot': 'wallet-news', ...props };
  const words = useTexts('walletNews', texts);
  switch (wallet.status) {
    case 'idle':
      return null;
    case 'opening':
      return (
        <WalletWait {...root} title={words.asking} leave={words.leave} leaveProps={part('leave')} onCancel={onCancel}>
          {words.askingText}
        </WalletWait>
      );
    case 'left':
      return (
        <Banner
          {...root}
          tone="warning"
          title={words.left}
          action={
            <AskFirst
              {...part('not-sent')}
              size="sm"
              label={words.notSent}
              question={{
                title: words.notSentTitle,
                children: words.notSentText,
                confirmLabel: words.notSentYes,
                cancelLabel: words.notSentNo,
              }}
              onConfirm={onNotSent}
            />
          }
        >
          {words.leftText}
        </Banner>
      );
    case 'sent':
      return (
        <Banner {...root} tone="success" title={words.sent}>
          {words.sentText(wallet.hash)}
        </Banner>
      );
    case 'refused':
      return (
        <Banner {...root} tone={wallet.isDeclined ? 'neutral' : 'danger'}>
          {wallet.reason}
        </Banner>
      );
  }
}
