import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Countdown } from '../../primitives/countdown/countdown.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { QrCode } from '../../primitives/qr-code/qr-code.tsx';
import { Address } from '../address/address-line.tsx';
import type { paymentSlipParts } from './payment-panel.parts.ts';
import type { PaymentSlipTexts } from './payment-panel.texts.ts';
import type { WalletLink } from './wallet-links.ts';

export interface PaymentSlipProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  /** What is still due, exactly as a wallet takes it: a decimal string with a point. */
  amount: string;
  /** BNB, USDT. */
  symbol: string;
  /** What it is worth: "about $30.00". */
  worth?: string | undefined;
  /** Where to send it. */
  address: string;
  network: string;
  /** What the coin is: "USDT, a BEP-20 token". */
  coin: string;
  /** How long there is to pay, and the full window, in milliseconds. The owner counts. */
  leftMs: number;
  totalMs: number;
  /** What has arrived of it, once a part has. */
  received?: { readonly amount: string; readonly total: string } | undefined;
  /** Links that open it in a wallet on this phone: `walletLinks` makes them. */
  links?: readonly WalletLink[] | undefined;
  /** Above the amount: what went wrong. */
  alert?: ReactNode;
  /** Below the sentence: what the wallet does (WalletNews). */
  news?: ReactNode;
  /** Buttons: open the wallet, check the status. */
  actions?: ReactNode;
  /** Below them: the same in other coins. */
  children?: ReactNode;
  texts?: PaymentSlipTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof paymentSlipParts> | undefined;
}

const MINUTE = 60_000;

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mu:flex mu:gap-x-4">
      <dt className="mu:w-20 mu:shrink-0 mu:text-text-muted">{name}</dt>
      <dd className="mu:min-w-0 mu:font-medium">{children}</dd>
    </div>
  );
}

/** What to send, where and until when: each once, exactly, with a way to get it into a wallet. In a PaymentPanel, whose width sets its columns. */
export function PaymentSlip({
  amount,
  symbol,
  worth,
  address,
  network,
  coin,
  leftMs,
  totalMs,
  received,
  links = [],
  alert,
  news,
  actions,
  children,
  texts,
  className,
  classNames,
  ...props
}: PaymentSlipProps) {
  const part = partsOf<typeof paymentSlipParts>('payment-slip', classNames);
  const words = useTexts('paymentSlip', texts);
  const copied = { copiedLabel: words.copied, failedLabel: words.copyFailed };
  const toSend = { amount, symbol, network };
  const announce = (left: number): string => {
    if (left <= 0) return words.over;
    return left < MINUTE ? words.leftSeconds(left / 1000) : words.leftMinutes(left / MINUTE);
  };
  const steps = [words.stepNetwork(network), words.stepSend(toSend), words.stepWait];
  return (
    <div data-slot="payment-slip" {...props} className={join('mu:ui:flex mu:ui:flex-col mu:gap-6', className)}>
      <Countdown
        {...part('countdown')}
        shape="bar"
        label={words.left}
        left={leftMs}
        total={totalMs}
        announce={announce}
      />
      {alert}
      <div className="mu:flex mu:flex-col mu:gap-x-8 mu:gap-y-6 mu:@xl:flex-row">
        <div className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col mu:gap-5">
          {received && (
            // The share is drawn, so a float will do; the words are exact.
            <ProgressBar
              label={words.received}
              showLabel
              tone="success"
              value={Number(received.amount)}
              maxValue={Number(received.total)}
              valueLabel={words.share({ received: received.amount, total: received.total, symbol })}
            />
          )}
          <div {...part('amount', 'mu:flex mu:flex-wrap mu:items-end mu:justify-between mu:gap-x-4 mu:gap-y-2')}>
            <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-1">
              <p className="mu:text-sm mu:text-text-muted">{received ? words.rest : words.send}</p>
              <p
                translate="no"
                className={join(
                  'mu:figures mu:font-semibold mu:tracking-tight mu:wrap-anywhere',
                  amount.length > 12 ? 'mu:text-xl' : 'mu:text-3xl',
                )}
              >
                <bdi dir="ltr">
                  <span className="mu:select-all">{amount}</span>{' '}
                  <span className="mu:text-lg mu:font-medium mu:text-text-muted">{symbol}</span>
                </bdi>
              </p>
              {worth !== undefined && <p className="mu:figures mu:text-sm mu:text-text-muted">{worth}</p>}
            </div>
            <CopyButton text={amount} label={words.copyAmount} {...copied} />
          </div>
          <div className="mu:flex mu:flex-col mu:gap-2 mu:border-t mu:border-border mu:pt-5 mu:text-sm mu:text-text-muted">
            <p className="mu:block">{words.address}</p>
            <div {...part('address', 'mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-2')}>
              <Address address={address} emphasis="ends" className="mu:block mu:max-w-64 mu:text-base mu:select-all" />
              <CopyButton text={address} label={words.copyAddress} {...copied} />
            </div>
            <p className="mu:block">{words.addressNote}</p>
          </div>
          <dl {...part('facts', 'mu:flex mu:flex-col mu:gap-1.5 mu:border-t mu:border-border mu:pt-5')}>
            <Line name={words.network}>{network}</Line>
            <Line name={words.coin}>{coin}</Line>
          </dl>
          <p {...part('words', 'mu:rounded-control mu:bg-fill mu:px-4 mu:py-3 mu:text-sm')}>{words.words(toSend)}</p>
          {news}
          {actions && (
            <div
              {...part(
                'actions',
                'mu:flex mu:flex-col mu:gap-x-3 mu:gap-y-2 mu:@md:flex-row mu:@md:flex-wrap mu:@md:items-center',
              )}
            >
              {actions}
            </div>
          )}
          {children}
        </div>
        <div {...part('code', 'mu:flex mu:shrink-0 mu:flex-col mu:items-center mu:gap-2 mu:text-center mu:@xl:w-48')}>
          <QrCode value={address} label={words.qr(address)} size="md" />
          <p className="mu:text-sm mu:text-text-muted">{words.qrText}</p>
          {links.length > 0 && (
            <ul className="mu:mt-2 mu:flex mu:w-full mu:flex-col mu:gap-2">
              {links.map(({ name, href }) => (
                <li key={name}>
                  <LinkButton size="sm" width="full" href={href} target="_blank" rel="noopener noreferrer">
                    {words.openIn(name)}
                  </LinkButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div {...part('steps', 'mu:border-t mu:border-border mu:pt-5')}>
        <p className="mu:text-sm mu:font-medium">{words.stepsTitle}</p>
        <ol className="mu:mt-3 mu:grid mu:gap-x-6 mu:gap-y-3 mu:text-sm mu:text-text-muted mu:@xl:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="mu:flex mu:gap-3">
              <span
                aria-hidden="true"
                className="mu:figures mu:relative mu:grid mu:size-6 mu:shrink-0 mu:place-items-center mu:text-xs mu:text-text"
              >
                <span className="mu:absolute mu:inset-1 mu:rotate-(--mu-mark-turn) mu:border mu:border-border-strong" />
                {index + 1}
              </span>
              <span className="mu:min-w-0">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
