import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PaymentSlip } from '../../blocks/payment-panel/payment-slip.tsx';
import { walletLinks } from '../../blocks/payment-panel/wallet-links.ts';
import { WalletNews, type WalletNewsState } from '../../blocks/payment-panel/wallet-news.tsx';
import { DECIMALS } from '../../lib/decimal.ts';
import { useFaultText } from '../../lib/fault.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { DropPayment } from './drop-payment.tsx';
import type { DropState, OtherCoin, PaymentNetwork, PaymentView, WalletState } from './payment.types.ts';
import { amountText, coinsText, dollarText, shortHash, strayTransfers, sumText, symbolOf } from './payment.words.ts';
import { useSlipTexts, useWalletNewsTexts } from './use-kit-texts.ts';
import { useWalletText } from './use-wallet-text.ts';

export interface PaySlipProps {
  payment: PaymentView;
  network: PaymentNetwork;
  phase: 'awaiting' | 'underpaid' | 'wrongAsset';
  leftMs: number;
  totalMs: number;
  wallet: WalletState;
  onOpenWallet: () => void;
  /** Stops waiting for the wallet. */
  onCancelWallet: () => void;
  /** The person looked: the wallet did not send. */
  onNotSent: () => void;
  /** Checks the status, with the last check's result. */
  check: ReactNode;
  drop: DropState;
  onDrop: () => void;
  /** The same plan in other coins, while nothing was received. */
  others: readonly OtherCoin[];
  /** Where to write a ticket about it: offered as soon as something is wrong. */
  supportHref: string;
}

function Trouble({ payment, phase, supportHref }: Pick<PaySlipProps, 'payment' | 'phase' | 'supportHref'>) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const symbol = symbolOf(payment.paymentMethod);
  if (phase === 'awaiting') return null;
  const received = coinsText(strayTransfers(payment), locale);
  return (
    <Banner
      tone="warning"
      title={t(`${phase}.title`)}
      action={
        <LinkButton size="sm" href={supportHref}>
          {t('panel.support')}
        </LinkButton>
      }
    >
      {phase === 'underpaid' ? t('underpaid.text') : t('wrongAsset.text', { received, symbol })}
    </Banner>
  );
}

/** The remaining amount. Its dollars are approximate, so a float will do. */
function useToSend({ paymentMethod, expectedAmount, remainingAmount, usdPrice }: PaymentView) {
  const { locale } = useLocale();
  const usd = Number(usdPrice) * (Number(remainingAmount) / Number(expectedAmount));
  return {
    amount: amountText(remainingAmount, paymentMethod),
    usd: dollarText(usd, locale),
  };
}

/** A wallet's state, or why it did not send, in this product's words. */
function useNews(wallet: WalletState, network: string): WalletNewsState {
  const walletText = useWalletText(network);
  switch (wallet.status) {
    case 'opening':
    case 'left':
      return { status: wallet.status };
    case 'sent':
      return { status: 'sent', hash: shortHash(wallet.hash) };
    case 'refused':
      return wallet.intent === 'pay'
        ? { status: 'refused', reason: walletText(wallet.fault), isDeclined: wallet.fault.code === 'rejected' }
        : { status: 'idle' };
    default:
      return { status: 'idle' };
  }
}

/** The kit's PaymentSlip in this product's words: what to send, where and until when, and what else can be done. */
export function PaySlip({
  payment,
  network,
  phase,
  leftMs,
  totalMs,
  wallet,
  onOpenWallet,
  onCancelWallet,
  onNotSent,
  check,
  drop,
  onDrop,
  others,
  supportHref,
}: PaySlipProps) {
  const { t } = useTranslation('payments');
  const faultText = useFaultText();
  const { chainId, tokenAddress, paymentMethod: method, paymentAddress: address } = payment;
  const coin = tokenAddress === null ? { tokenAddress } : { tokenAddress, decimals: DECIMALS };
  const { amount, usd } = useToSend(payment);
  const news = useNews(wallet, network.networkName);
  const symbol = symbolOf(method);
  return (
    <PaymentSlip
      amount={amount}
      symbol={symbol}
      worth={method === 'bnb' ? t('panel.about', { usd }) : undefined}
      address={address}
      network={network.networkName}
      coin={t(method === 'bnb' ? 'panel.native' : 'panel.bep20', { symbol })}
      leftMs={leftMs}
      totalMs={totalMs}
      received={
        phase === 'underpaid'
          ? {
              amount: amountText(payment.receivedAmount, method),
              total: amountText(payment.expectedAmount, method),
            }
          : undefined
      }
      links={walletLinks({ chainId, paymentAddress: address, ...coin }, payment.remainingAmount)}
      texts={useSlipTexts()}
      alert={<Trouble payment={payment} phase={phase} supportHref={supportHref} />}
      news={
        <>
          <WalletNews wallet={news} onCancel={onCancelWallet} onNotSent={onNotSent} texts={useWalletNewsTexts()} />
          {drop.status === 'failed' && (
            <Banner tone="danger" title={t('drop.failed')}>
              {faultText(drop.fault)}
            </Banner>
          )}
        </>
      }
      actions={
        <>
          {wallet.status !== 'sent' && wallet.status !== 'left' && (
            <Button
              variant="primary"
              isPending={wallet.status === 'opening'}
              isDisabled={drop.status === 'sending'}
              onPress={onOpenWallet}
              className="mu:@max-md:w-full"
            >
              {t('panel.openWallet')}
            </Button>
          )}
          {check}
          <DropPayment drop={drop} onDrop={onDrop} />
        </>
      }
    >
      {drop.status !== 'notOffered' && others.length > 0 && (
        <div className="mu:flex mu:flex-wrap mu:gap-x-4 mu:gap-y-1 mu:text-sm mu:figures">
          {others.map((of) => (
            <Link key={of.method} href={of.href}>
              {t('panel.other', { amount: sumText(of.amount, of.method) })}
            </Link>
          ))}
        </div>
      )}
    </PaymentSlip>
  );
}
