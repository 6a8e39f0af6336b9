import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Document } from '../../patterns/document/document.tsx';
import { Closing } from '../../patterns/public-page/closing.tsx';
import type { PublicLinks } from '../../patterns/public-page/public-links.ts';
import type { Start } from '../../patterns/public-page/start-button.tsx';
import { usePart } from '../../patterns/public-page/use-part.ts';
import { usePublicWords } from '../../patterns/public-page/use-public-words.ts';

/** The date of this version of the text. */
const UPDATED = '2026-11-27';

const sections = [
  'in-short',
  'operator',
  'stored',
  'seen',
  'partners',
  'browser',
  'kept',
  'rights',
  'age',
  'changes',
] as const;

export interface PrivacyScreenProps {
  /** Handler of the call to action. */
  start: Start;
  links: PublicLinks;
  /** The section named after the address's `#`. */
  part?: string | undefined;
}

/** What is stored, who sees it, and what a person can do about it (SPEC 2), as the product actually does it. */
export function PrivacyScreen({ start, links, part }: PrivacyScreenProps) {
  const { t } = useTranslation('privacy');
  const { locale } = useLocale();
  const { words, places } = usePublicWords(links);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(UPDATED));
  usePart(part);
  return (
    <>
      <Document
        title={t('title')}
        lead={t('lead', words)}
        updated={t('updated', { date })}
        contentsLabel={t('contents')}
        sections={sections.map((id) => ({ id, title: t(`section.${id}.title`), text: t(`section.${id}.text`, words) }))}
        links={places}
      />
      <Closing start={start} />
    </>
  );
}
