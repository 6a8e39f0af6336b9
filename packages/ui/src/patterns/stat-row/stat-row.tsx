import type { HTMLAttributes, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../../lib/cx.ts';

export interface Stat {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

export interface StatRowProps extends HTMLAttributes<HTMLDListElement>, RefAttributes<HTMLDListElement> {
  stats: readonly Stat[];
  /** `large` for a page's own figures, `small` beside other things. */
  size?: 'large' | 'small' | undefined;
}

/** A few counts in one line, each with its name, divided by hairlines. Not for figures that change. */
export function StatRow({ stats, size = 'small', className, ...props }: StatRowProps) {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <dl {...props} className={join('mu:flex', className)}>
      {stats.map(({ key, label, value }) => (
        <div
          key={key}
          className="mu:flex mu:grow mu:flex-col-reverse mu:justify-end mu:gap-0.5 mu:border-l mu:border-border mu:px-3 mu:first:border-l-0 mu:first:pl-0 mu:last:pr-0 mu:md:px-6"
        >
          <dt className="mu:text-sm mu:text-text-muted">{label}</dt>
          <dd
            className={join(
              'mu:figures',
              size === 'large' ? 'mu:display mu:text-3xl mu:sm:text-4xl' : 'mu:text-xl mu:font-semibold',
            )}
          >
            {format.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
