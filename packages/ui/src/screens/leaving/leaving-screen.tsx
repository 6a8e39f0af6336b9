import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { type Fault, useFaultText } from '../../lib/fault.ts';
import { GetHelp } from '../../patterns/get-help/get-help.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';

export interface LeavingScreenProps {
  /** The view of the machine `leaving`, from the moment when the deletion was asked for. */
  view: {
    readonly status: 'pending' | 'restoring' | 'notRestored' | 'over';
    /** When the deletion becomes final; ISO 8601. */
    readonly finalAt: string | null;
    readonly fault: Fault | null;
  };
  /** Takes the person's data along: the page provides it, because the screen knows no server. */
  data: ReactNode;
  homeHref: string;
  onRestore: () => void;
  onSignOut: () => void;
}

/** All that a person sees while their account is about to be deleted: take it back, take the data along, sign out (D68). */
export function LeavingScreen({ view, data, homeHref, onRestore, onSignOut }: LeavingScreenProps) {
  const { t } = useTranslation('leaving');
  const { locale } = useLocale();
  const product = brand.name;
  if (view.status === 'over')
    return (
      <Page title={t('over.title')} lead={t('over.lead', { product })}>
        <LinkButton variant="primary" href={homeHref} onPress={onSignOut}>
          {t('over.home')}
        </LinkButton>
      </Page>
    );
  const day =
    view.finalAt === null
      ? ''
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(view.finalAt));
  return (
    <Page title={t('pending.title')} lead={t('pending.lead', { day })}>
      {view.status === 'notRestored' && <NotRestored fault={view.fault} />}
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        <Button variant="primary" isPending={view.status === 'restoring'} onPress={onRestore}>
          {t('pending.restore')}
        </Button>
        <Button variant="quiet" onPress={onSignOut}>
          {t('pending.signOut')}
        </Button>
      </div>
      <section aria-labelledby="leaving-data" className="mu:border-t mu:border-border mu:pt-8">
        <h2 id="leaving-data" className="mu:mb-4 mu:text-lg mu:font-semibold">
          {t('pending.data')}
        </h2>
        {data}
      </section>
    </Page>
  );
}

function NotRestored({ fault }: { fault: Fault | null }) {
  const { t } = useTranslation('leaving');
  const textOf = useFaultText();
  return (
    <Banner tone="danger" title={t('pending.notRestored')} action={<GetHelp size="sm" requestId={fault?.requestId} />}>
      {textOf(fault)}
    </Banner>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-2xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={title} lead={lead} className="mu:mb-8" />
      <div className="mu:flex mu:flex-col mu:gap-8">{children}</div>
    </div>
  );
}
