import { Banner } from '../../primitives/banner/banner.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';

export interface StandingBannerProps {
  mutedUntil: string | null;
  isSuspended: boolean;
  /** Null for good. */
  suspendedUntil: string | null;
  whyHref: string;
}

/** Over every page of a person whom a decision of the team keeps from something (D65): what, until when, and where it says why. */
export function StandingBanner({ mutedUntil, isSuspended, suspendedUntil, whyHref }: StandingBannerProps) {
  const { t } = useTranslation('reports');
  const { locale } = useLocale();
  const date = (iso: string | null) =>
    iso === null
      ? ''
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
  const title = !isSuspended
    ? t('standing.muted', { date: date(mutedUntil) })
    : suspendedUntil === null
      ? t('standing.suspendedForGood')
      : t('standing.suspended', { date: date(suspendedUntil) });
  return (
    <div className="mu:px-5 mu:pt-4 mu:md:px-8">
      <Banner
        tone="warning"
        title={title}
        action={
          <LinkButton size="sm" href={whyHref}>
            {t('standing.why')}
          </LinkButton>
        }
      />
    </div>
  );
}
