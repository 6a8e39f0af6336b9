import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { useFaultText } from '../../lib/fault.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import type { ClaimState, PaymentView, WalletState } from './payment.types.ts';
import { coinsText, dollarText, shortHash } from './payment.words.ts';
import { useWalletText } from './use-wallet-text.ts';
import { WalletWait } from '../../blocks/payment-panel/wallet-wait.tsx';

export interface PaymentClaimProps {
  payment: PaymentView;
  plan: string;
  networkName: string;
  wallet: WalletState;
  claim: ClaimState;
  onClaimPeriod: () => void;
  onClaimRefund: () => void;
  /** Stops waiting for the wallet. */
  onCancelWallet: () => void;
}

/** The current request, and that it can still be changed. */
function Said({ payment, plan }: Pick<PaymentClaimProps, 'payment' | 'plan'>) {
  const { t } = useTranslation('payments');
  const { claim } = payment;
  if (claim === null) return null;
  return (
    <Banner tone="success" title={t('claim.said')}>
      {claim.wish === 'period'
        ? t('claim.saidPeriod', { plan })
        : t('claim.saidRefund', { address: shortHash(claim.refundAddress ?? '') })}
    </Banner>
  );
}

/** The payer's choice for money that bought nothing: a period, if it is worth about the price, or a refund to an address that signs for it (D15). */
export function PaymentClaim({
  payment,
  plan,
  networkName,
  wallet,
  claim,
  onClaimPeriod,
  onClaimRefund,
  onCancelWallet,
}: PaymentClaimProps) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const faultText = useFaultText();
  const walletText = useWalletText(networkName);
  const said = payment.claim?.wish ?? null;
  const { usd, isAboutPrice } = payment.unsettledWorth;
  const received = coinsText(payment.unsettled, locale);
  const [chosen, setChosen] = useState(said);
  const [isTried, setTried] = useState(false);
  const wish = isAboutPrice ? chosen : 'refund';
  const isRefused = wallet.status === 'refused' && wallet.intent === 'refund';

  function ask(): void {
    setTried(true);
    if (wish === 'period') onClaimPeriod();
    if (wish === 'refund') onClaimRefund();
  }
  return (
    <div className="mu:flex mu:flex-col mu:gap-5 mu:border-t mu:border-border mu:pt-6">
      <Said payment={payment} plan={plan} />
      {isAboutPrice ? (
        <RadioCards
          label={t('claim.question', { received })}
          description={wish === 'refund' ? t('claim.signing') : t('claim.decides')}
          columns="two"
          value={wish}
          onChange={(value) => setChosen(value === 'refund' ? 'refund' : 'period')}
          errorMessage={isTried && wish === null ? t('claim.noWish') : undefined}
        >
          <RadioCard value="period" title={t('claim.period', { plan })}>
            {t('claim.periodText')}
          </RadioCard>
          <RadioCard value="refund" title={t('claim.refund')}>
            {t('claim.refundText')}
          </RadioCard>
        </RadioCards>
      ) : (
        <div className="mu:flex mu:flex-col mu:gap-1">
          <p className="mu:font-medium">{t('claim.refundQuestion', { received })}</p>
          <p className="mu:text-sm">
            {t('claim.onlyRefund', {
              worth: dollarText(usd, locale),
              price: dollarText(payment.usdPrice, locale),
              plan,
            })}
          </p>
          <p className="mu:text-sm mu:text-text-muted">{t('claim.signing')}</p>
        </div>
      )}
      {claim.status === 'failed' && <Banner tone="danger">{faultText(claim.fault) || t('claim.failed')}</Banner>}
      {wallet.status === 'signing' && (
        <WalletWait leave={t('send.leave')} title={t('send.asking')} onCancel={onCancelWallet}>
          {t('claim.signingText')}
        </WalletWait>
      )}
      {isRefused && (
        <Banner tone={wallet.fault.code === 'rejected' ? 'neutral' : 'danger'}>{walletText(wallet.fault)}</Banner>
      )}
      <Button
        variant={said === null ? 'primary' : 'secondary'}
        isPending={claim.status === 'sending' || wallet.status === 'signing'}
        onPress={ask}
        className="mu:self-start mu:@max-md:w-full"
      >
        {t(`claim.ask.${wish ?? 'nothing'}`)}
      </Button>
    </div>
  );
}
