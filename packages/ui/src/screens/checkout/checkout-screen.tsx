import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { LoadingMark } from '../../primitives/logo/logo.tsx';
import { LoadFailed } from '../load-failed.tsx';

export type CheckoutView = { readonly status: 'starting' } | { readonly status: 'failed'; readonly message: string };

export interface CheckoutScreenProps {
  view: CheckoutView;
  /** Where plans are. */
  backHref: string;
}

/** A payment begins (SPEC 2, /payment/checkout/{tier}); its page takes this one’s place as soon as it is there. */
export function CheckoutScreen({ view, backHref }: CheckoutScreenProps) {
  const { t } = useTranslation('payments');
  return (
    <div className="mu:mx-auto mu:grid mu:min-h-96 mu:w-full mu:max-w-3xl mu:place-items-center mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      {view.status === 'starting' ? (
        <div className="mu:flex mu:flex-col mu:items-center mu:gap-4 mu:text-center">
          <LoadingMark label={t('checkout.starting')} />
          <h1 className="mu:display mu:text-2xl">{t('checkout.starting')}</h1>
          <p className="mu:text-text-muted">{t('checkout.startingText')}</p>
          <LinkButton href={backHref}>{t('checkout.goBack')}</LinkButton>
        </div>
      ) : (
        <LoadFailed
          headingLevel={1}
          title={t('checkout.failed')}
          elsewhere={
            <LinkButton variant="primary" href={backHref}>
              {t('checkout.goBack')}
            </LinkButton>
          }
        >
          {view.message || t('checkout.failedText')}
        </LoadFailed>
      )}
    </div>
  );
}
