import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFaultText } from '../../lib/fault.ts';
import { Address } from '../../blocks/address/address-line.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Countdown } from '../../primitives/countdown/countdown.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { QrCode } from '../../primitives/qr-code/qr-code.tsx';
import { AskFirst } from './ask-first.tsx';
import { DropPayment } from './drop-payment.tsx';
import type { DropState, OtherCoin, PaymentNetwork, PaymentView, WalletState } from './payment.types.ts';
import { amountText, coinsText, dollarText, shortHash, strayTransfers, sumText, symbolOf } from './payment.words.ts';
import { useWalletText } from './use-wallet-text.ts';
import { WalletWait } from './wallet-wait.tsx';
import { walletLinks } from './wallet-links.ts';

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

/** The remaining time on a scale; five minutes, one minute, half a minute and the end are announced. */
function TimeLeft({ leftMs, totalMs }: Pick<PaySlipProps, 'leftMs' | 'totalMs'>) {
  const { t } = useTranslation('payments');
  const announce = (left: number): string => {
    if (left <= 0) return t('panel.over');
    return left < 60_000
      ? t('panel.leftSeconds', { seconds: left / 1000 })
      : t('panel.leftMinutes', { count: left / 60_000 });
  };
  return <Countdown shape="bar" label={t('panel.left')} left={leftMs} total={totalMs} announce={announce} />;
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mu:flex mu:gap-x-4">
      <dt className="mu:w-20 mu:shrink-0 mu:text-text-muted">{name}</dt>
      <dd className="mu:min-w-0 mu:font-medium">{children}</dd>
    </div>
  );
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

/** The received share. It is drawn, so a float will do; the words are exact. */
function Received({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payments');
  const { paymentMethod: method, receivedAmount, expectedAmount } = payment;
  const words = t('panel.share', {
    received: amountText(receivedAmount, method),
    expected: amountText(expectedAmount, method),
    symbol: symbolOf(method),
  });
  return (
    <ProgressBar
      label={t('panel.received')}
      showLabel
      tone="success"
      value={Number(receivedAmount)}
      maxValue={Number(expectedAmount)}
      valueLabel={words}
    />
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

/** The same in a wallet on this phone. */
function WalletLinks({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payments');
  const links = walletLinks(payment, payment.remainingAmount);
  if (links.length === 0) return null;
  return (
    <ul className="mu:mt-2 mu:flex mu:w-full mu:flex-col mu:gap-2">
      {links.map(({ name, href }) => (
        <li key={name}>
          <LinkButton size="sm" width="full" href={href} target="_blank" rel="noopener noreferrer">
            {t('panel.openIn', { wallet: name })}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The wallet's state, or why it did not send. */
function WalletNews({
  wallet,
  network,
  onCancel,
  onNotSent,
}: {
  wallet: WalletState;
  network: string;
  onCancel: () => void;
  onNotSent: () => void;
}) {
  const { t } = useTranslation('payments');
  const walletText = useWalletText(network);
  if (wallet.status === 'opening')
    return (
      <WalletWait title={t('send.asking')} onCancel={onCancel}>
        {t('send.askingText')}
      </WalletWait>
    );
  if (wallet.status === 'left')
    return (
      <Banner
        tone="warning"
        title={t('send.left')}
        action={
          <AskFirst
            size="sm"
            label={t('send.notSent')}
            question={{
              title: t('send.notSentTitle'),
              children: t('send.notSentText'),
              confirmLabel: t('send.notSentYes'),
              cancelLabel: t('send.notSentNo'),
            }}
            onConfirm={onNotSent}
          />
        }
      >
        {t('send.leftText')}
      </Banner>
    );
  if (wallet.status === 'sent')
    return (
      <Banner tone="success" title={t('send.sent')}>
        {t('send.sentText', { hash: shortHash(wallet.hash) })}
      </Banner>
    );
  if (wallet.status !== 'refused' || wallet.intent !== 'pay') return null;
  return <Banner tone={wallet.fault.code === 'rejected' ? 'neutral' : 'danger'}>{walletText(wallet.fault)}</Banner>;
}

/** What to send, where and until when: each once, exactly, with a way to transfer it to a wallet. */
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
  const { paymentMethod: method, paymentAddress: address } = payment;
  const { amount, usd } = useToSend(payment);
  const symbol = symbolOf(method);
  const { networkName } = network;
  const copied = { copiedLabel: t('panel.copied'), failedLabel: t('panel.copyFailed') };
  return (
    <>
      <TimeLeft leftMs={leftMs} totalMs={totalMs} />
      <Trouble payment={payment} phase={phase} supportHref={supportHref} />
      <div className="mu:flex mu:flex-col mu:gap-x-8 mu:gap-y-6 mu:@xl:flex-row">
        <div className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col mu:gap-5">
          {phase === 'underpaid' && <Received payment={payment} />}
          <div className="mu:flex mu:flex-wrap mu:items-end mu:justify-between mu:gap-x-4 mu:gap-y-2">
            <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-1">
              <p className="mu:text-sm mu:text-text-muted">
                {phase === 'underpaid' ? t('panel.rest') : t('panel.send')}
              </p>
              <p
                translate="no"
                className={join(
                  'mu:figures mu:font-semibold mu:tracking-tight mu:wrap-anywhere',
                  amount.length > 12 ? 'mu:text-xl' : 'mu:text-3xl',
                )}
              >
                <span className="mu:select-all">{amount}</span>{' '}
                <span className="mu:text-lg mu:font-medium mu:text-text-muted">{symbol}</span>
              </p>
              {method === 'bnb' && (
                <p className="mu:figures mu:text-sm mu:text-text-muted">{t('panel.about', { usd })}</p>
              )}
            </div>
            <CopyButton text={amount} label={t('panel.copyAmount')} {...copied} />
          </div>
          <div className="mu:flex mu:flex-col mu:gap-2 mu:border-t mu:border-border mu:pt-5 mu:text-sm mu:text-text-muted">
            <p className="mu:block">{t('panel.address')}</p>
            <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-2">
              <Address address={address} emphasis="ends" className="mu:block mu:max-w-64 mu:text-base mu:select-all" />
              <CopyButton text={address} label={t('panel.copyAddress')} {...copied} />
            </div>
            <p className="mu:block">{t('panel.addressNote')}</p>
          </div>
          <dl className="mu:flex mu:flex-col mu:gap-1.5 mu:border-t mu:border-border mu:pt-5">
            <Line name={t('panel.network')}>{networkName}</Line>
            <Line name={t('panel.token')}>{t(method === 'bnb' ? 'panel.native' : 'panel.bep20', { symbol })}</Line>
          </dl>
          <p className="mu:rounded-control mu:bg-fill mu:px-4 mu:py-3 mu:text-sm">
            {t('panel.words', { amount, symbol, network: networkName })}
          </p>
          <WalletNews wallet={wallet} network={networkName} onCancel={onCancelWallet} onNotSent={onNotSent} />
          {drop.status === 'failed' && (
            <Banner tone="danger" title={t('drop.failed')}>
              {faultText(drop.fault)}
            </Banner>
          )}
          <div className="mu:flex mu:flex-col mu:gap-x-3 mu:gap-y-2 mu:@md:flex-row mu:@md:flex-wrap mu:@md:items-center">
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
          </div>
          {drop.status !== 'notOffered' && others.length > 0 && (
            <div className="mu:flex mu:flex-wrap mu:gap-x-4 mu:gap-y-1 mu:text-sm mu:figures">
              {others.map((of) => (
                <Link key={of.method} href={of.href}>
                  {t('panel.other', { amount: sumText(of.amount, of.method) })}
                </Link>
              ))}
            </div>
          )}
        </div>
        <div className="mu:flex mu:shrink-0 mu:flex-col mu:items-center mu:gap-2 mu:text-center mu:@xl:w-48">
          <QrCode value={address} label={t('panel.qr', { address })} size="md" />
          <p className="mu:text-sm mu:text-text-muted">{t('panel.qrText')}</p>
          <WalletLinks payment={payment} />
        </div>
      </div>
      <Steps amount={amount} symbol={symbol} network={networkName} />
    </>
  );
}

function Steps({ amount, symbol, network }: { amount: string; symbol: string; network: string }) {
  const { t } = useTranslation('payments');
  const steps = [t('steps.network', { network }), t('steps.send', { amount, symbol }), t('steps.wait')];
  return (
    <div className="mu:border-t mu:border-border mu:pt-5">
      <p className="mu:text-sm mu:font-medium">{t('steps.title')}</p>
      <ol className="mu:mt-3 mu:grid mu:gap-x-6 mu:gap-y-3 mu:text-sm mu:text-text-muted mu:@xl:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="mu:flex mu:gap-3">
            <span
              aria-hidden="true"
              className="mu:figures mu:relative mu:grid mu:size-6 mu:shrink-0 mu:place-items-center mu:text-xs mu:text-text mu:before:absolute mu:before:inset-1 mu:before:rotate-45 mu:before:border mu:before:border-border-strong"
            >
              {index + 1}
            </span>
            <span className="mu:min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
