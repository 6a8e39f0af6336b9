import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { agoShort } from '../../lib/when.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface YourTurnProps {
  /** Since when the partner has waited, as an ISO time. */
  since: string;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** Leaves out the words, where a heading says them. */
  timeOnly?: boolean;
  className?: string;
}

/** That a conversation awaits the reader's answer, and for how many days (D63); within the first day, for how long. */
export function YourTurn({ since, now, timeOnly = false, className }: YourTurnProps) {
  const { t } = useTranslation('turn');
  const { locale } = useLocale();
  const days = Math.floor((now - Date.parse(since)) / DAY_MS);
  const time = days < 1 ? agoShort(since, now, locale) : t('days', { count: days });
  return (
    <time dateTime={since} className={join('mu:figures mu:shrink-0 mu:font-medium mu:text-accent-text', className)}>
      {timeOnly ? time : t('since', { time })}
    </time>
  );
}
