import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';

const STEPS = ['select', 'pay', 'confirmed'] as const;
export type PaymentStep = (typeof STEPS)[number];

/** The steps of a payment that started with the choice of a coin (SPEC 2: select, payment, confirmed). */
export function PaymentSteps({ current, className }: { current: PaymentStep; className?: string }) {
  const { t } = useTranslation('payments');
  const reached = STEPS.indexOf(current);
  return (
    <ol aria-label={t('checkout.steps')} className={join('mu:ui:flex mu:ui:gap-3', className)}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={join(
            'mu:flex mu:flex-1 mu:flex-col mu:gap-2 mu:border-t-2 mu:pt-2 mu:text-sm',
            index <= reached ? 'mu:border-accent' : 'mu:border-border',
            step === current ? 'mu:font-medium' : 'mu:text-text-muted',
          )}
        >
          {t(`checkout.${step}`)}
        </li>
      ))}
    </ol>
  );
}
