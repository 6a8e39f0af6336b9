import { Infinity as InfinityIcon } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { type Feature, type Level, type Limit, levelOf } from './like-counter.rules.ts';

export { type Feature, type Level, type Limit, levelOf } from './like-counter.rules.ts';

/** Limits up to this are drawn, one diamond for each; larger ones are told in figures alone. */
const DRAWN = 12;

const COLOUR: Readonly<Record<Level, { text: string; pip: string }>> = {
  unlimited: { text: 'text-text-muted', pip: '' },
  plenty: { text: 'text-text-muted', pip: 'bg-text' },
  low: { text: 'text-warning-text', pip: 'bg-warning' },
  out: { text: 'text-danger-text', pip: 'bg-danger' },
  none: { text: 'text-text-subtle', pip: '' },
};

export interface LikeCounterProps extends HTMLAttributes<HTMLParagraphElement> {
  feature: Feature;
  limit: Limit;
  /** Adds when the limit starts anew, at the reader's local time. */
  showReset?: boolean;
}

/** What is left of a daily limit: a diamond for each, the figure, and when it starts anew. Yellow and red as SPEC 9 says. */
export function LikeCounter({ feature, limit, showReset = false, className, ...props }: LikeCounterProps) {
  const { t, i18n } = useTranslation('discover');
  const level = levelOf(feature, limit);
  const { text, pip } = COLOUR[level];
  const remaining = limit.remaining ?? 0;
  const isDrawn = limit.limit !== null && limit.limit > 0 && limit.limit <= DRAWN;
  const time = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(limit.resetsAt),
  );
  return (
    <p
      {...props}
      data-level={level}
      className={join('flex flex-wrap items-center justify-center gap-x-2 text-sm', text, className)}
    >
      {isDrawn && (
        <span aria-hidden="true" className="flex gap-[3px] px-0.5">
          {Array.from({ length: limit.limit ?? 0 }, (_, index) => (
            <span
              key={index}
              className={join(
                'size-[7px] rotate-45 rounded-[1px] transition-colors duration-200 forced-color-adjust-none',
                index < remaining ? pip : 'bg-fill-pressed',
              )}
            />
          ))}
        </span>
      )}
      {level === 'unlimited' && <InfinityIcon aria-hidden="true" className="size-4" />}
      <span className="figures">
        {level === 'unlimited'
          ? t(`counter.${feature}.unlimited`)
          : level === 'none'
            ? t(`counter.${feature}.none`)
            : t(`counter.${feature}.left`, { count: remaining })}
        {showReset && level !== 'unlimited' && level !== 'none' && (
          <span className="text-text-muted"> · {t('counter.resets', { time })}</span>
        )}
      </span>
    </p>
  );
}
