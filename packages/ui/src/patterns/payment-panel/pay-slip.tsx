import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { minus } from '../../lib/decimal.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Countdown } from '../../primitives/countdown/countdown.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { QrCode } from '../../primitives/qr-code/qr-code.tsx';
import type { PaymentNetwork, PaymentView, WalletProblem } from './payment.types.ts';
import { addressGroups, amountText, receivedText, symbolOf } from './payment.words.ts';

export interface PaySlipProps {
  payment: PaymentView;
  network: PaymentNetwork;
  phase: 'awaiting' | 'underpaid' | 'wrongAsset';
  leftMs: number;
  totalMs: number;
  wallet: 'idle' | 'opening' | WalletProblem;
  onOpenWallet: () => void;
  /** Asks for the status, with what the last asking said. */
  check: ReactNode;
}

/** The time as a scale that runs out; five minutes, one minute, half a minute and the end are told. */
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

/** All of an address, in groups that can be compared with the wallet's; the ends weigh more, for that is what wallets show. */
function Address({ address }: { address: string }) {
  const groups = addressGroups(address);
  return (
    <p translate="no" className="flex max-w-64 flex-wrap gap-x-2 font-mono text-base select-all">
      {groups.map((group, index) => (
        <span
          key={index}
          className={index === 0 || index === groups.length - 1 ? 'font-semibold text-text' : 'text-text-muted'}
        >
          {group}
        </span>
      ))}
    </p>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-4">
      <dt className="w-20 shrink-0 text-text-muted">{name}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}

function Trouble({ payment, phase }: Pick<PaySlipProps, 'payment' | 'phase'>) {
  const { t } = useTranslation('payments');
  const symbol = symbolOf(payment.paymentMethod);
  if (phase === 'awaiting') return null;
  return (
    <Banner tone="warning" title={t(`${phase}.title`)}>
      {phase === 'underpaid' ? t('underpaid.text') : t('wrongAsset.text', { received: receivedText(payment), symbol })}
    </Banner>
  );
}

/** How much of it is there. The share is drawn, so a float will do; the words are exact. */
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

/** What to send: the whole amount, or what is missing of it. */
function useToSend(
  { paymentMethod, expectedAmount, receivedAmount, usdPrice }: PaymentView,
  phase: PaySlipProps['phase'],
) {
  const { locale } = useLocale();
  const toSend = phase === 'underpaid' ? minus(expectedAmount, receivedAmount) : expectedAmount;
  const usd = Number(usdPrice) * (Number(toSend) / Number(expectedAmount));
  return {
    amount: amountText(toSend, paymentMethod),
    usd: new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
      usd,
    ),
  };
}

/** What to send, where and until when: each said once, exactly, with a way to carry it into a wallet. */
export function PaySlip({ payment, network, phase, leftMs, totalMs, wallet, onOpenWallet, check }: PaySlipProps) {
  const { t } = useTranslation('payments');
  const { paymentMethod: method, paymentAddress: address } = payment;
  const { amount, usd } = useToSend(payment, phase);
  const symbol = symbolOf(method);
  const { networkName } = network;
  const copied = { copiedLabel: t('panel.copied'), failedLabel: t('panel.copyFailed') };
  const problem = wallet === 'idle' || wallet === 'opening' ? null : wallet;
  return (
    <>
      <TimeLeft leftMs={leftMs} totalMs={totalMs} />
      <Trouble payment={payment} phase={phase} />
      <div className="flex flex-col gap-x-8 gap-y-6 @xl:flex-row">
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          {phase === 'underpaid' && <Received payment={payment} />}
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <div className="flex min-w-0 flex-col gap-1">
              <p className="text-sm text-text-muted">{phase === 'underpaid' ? t('panel.rest') : t('panel.send')}</p>
              <p
                translate="no"
                className={join(
                  'figures font-semibold tracking-tight wrap-anywhere',
                  amount.length > 12 ? 'text-xl' : 'text-3xl',
                )}
              >
                <span className="select-all">{amount}</span>{' '}
                <span className="text-lg font-medium text-text-muted">{symbol}</span>
              </p>
              {method === 'bnb' && <p className="figures text-sm text-text-muted">{t('panel.about', { usd })}</p>}
            </div>
            <CopyButton text={amount} label={t('panel.copyAmount')} {...copied} />
          </div>
          <div className="flex flex-col gap-2 border-t border-border pt-5 text-sm text-text-muted">
            <p>{t('panel.address')}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Address address={address} />
              <CopyButton text={address} label={t('panel.copyAddress')} {...copied} />
            </div>
            <p>{t('panel.addressNote')}</p>
          </div>
          <dl className="flex flex-col gap-1.5 border-t border-border pt-5">
            <Line name={t('panel.network')}>{networkName}</Line>
            <Line name={t('panel.token')}>{t(method === 'bnb' ? 'panel.native' : 'panel.bep20', { symbol })}</Line>
          </dl>
          <p className="rounded-control bg-fill px-4 py-3 text-sm">
            {t('panel.words', { amount, symbol, network: networkName })}
          </p>
          {problem && (
            <Banner tone={problem === 'rejected' ? 'neutral' : 'danger'}>
              {t(`wallet.${problem}`, { network: networkName })}
            </Banner>
          )}
          <div className="flex flex-col gap-x-3 gap-y-2 @md:flex-row @md:flex-wrap @md:items-center">
            <Button
              variant="primary"
              isPending={wallet === 'opening'}
              onPress={onOpenWallet}
              className="@max-md:w-full"
            >
              {t('panel.openWallet')}
            </Button>
            {check}
          </div>
        </div>
        <div className="flex shrink-0 flex-col items-center gap-2 text-center @xl:w-48">
          <QrCode value={address} label={t('panel.qr', { address })} size="md" />
          <p className="text-sm text-text-muted">{t('panel.qrText')}</p>
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
    <div className="border-t border-border pt-5">
      <p className="text-sm font-medium">{t('steps.title')}</p>
      <ol className="mt-3 grid gap-x-6 gap-y-3 text-sm text-text-muted @xl:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="figures relative grid size-6 shrink-0 place-items-center text-xs text-text before:absolute before:inset-1 before:rotate-45 before:border before:border-border-strong"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
