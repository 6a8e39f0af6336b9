import { Infinity as InfinityIcon } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { type Feature, type Level, type Limit, levelOf } from './like-counter.rules.ts';

export { type Feature, type Level, type Limit, levelOf } from './like-counter.rules.ts';

/** Limits up to this are drawn, one diamond each; larger ones are only a number. */
const DRAWN = 12;

const COLOUR: Readonly<Record<Level, { text: string; pip: string }>> = {
  unlimited: { text: 'mu:text-text-muted', pip: '' },
  plenty: { text: 'mu:text-text-muted', pip: 'mu:bg-text' },
  low: { text: 'mu:text-warning-text', pip: 'mu:bg-warning' },
  out: { text: 'mu:text-danger-text', pip: 'mu:bg-danger' },
  none: { text: 'mu:text-text-subtle', pip: '' },
};

export interface LikeCounterProps extends HTMLAttributes<HTMLParagraphElement> {
  feature: Feature;
  limit: Limit;
  /** Adds when the limit resets, in the reader's local time. */
  showReset?: boolean;
}

/** What is left of a daily limit: a diamond each, the number, and when it resets. Yellow and red as in SPEC 9. */
export function LikeCounter({ feature, limit, showReset = false, className, ...props }: LikeCounterProps) {
  const { t } = useTranslation('discover');
  const { locale } = useLocale();
  const level = levelOf(feature, limit);
  const { text, pip } = COLOUR[level];
  const remaining = limit.remaining ?? 0;
  const isDrawn = limit.limit !== null && limit.limit > 0 && limit.limit <= DRAWN;
  // A format is dear to make: only where it is shown.
  const timeOf = (at: string) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));
  return (
    <p
      {...props}
      data-level={level}
      className={join('mu:flex mu:flex-wrap mu:items-center mu:justify-center mu:gap-x-2 mu:text-sm', text, className)}
    >
      {isDrawn && (
        <span aria-hidden="true" className="mu:flex mu:gap-[3px] mu:px-0.5">
          {Array.from({ length: limit.limit ?? 0 }, (_, index) => (
            <span
              key={index}
              className={join(
                'mu:size-[7px] mu:rotate-45 mu:rounded-[1px] mu:transition-colors mu:forced-color-adjust-none',
                index < remaining ? pip : 'mu:bg-fill-pressed',
              )}
            />
          ))}
        </span>
      )}
      {level === 'unlimited' && <InfinityIcon aria-hidden="true" className="mu:size-4" />}
      <span className="mu:figures">
        {level === 'unlimited'
          ? t(`counter.${feature}.unlimited`)
          : level === 'none'
            ? t(`counter.${feature}.none`)
            : t(`counter.${feature}.left`, { count: remaining })}
        {showReset && level !== 'unlimited' && level !== 'none' && (
          <span className="mu:text-text-muted"> · {t('counter.resets', { time: timeOf(limit.resetsAt) })}</span>
        )}
      </span>
    </p>
  );
}
