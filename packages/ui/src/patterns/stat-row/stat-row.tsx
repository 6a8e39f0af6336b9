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

/** A few counted figures in one line, each with its name, divided by hairlines. Figures that change belong elsewhere. */
export function StatRow({ stats, size = 'small', className, ...props }: StatRowProps) {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <dl {...props} className={join('flex', className)}>
      {stats.map(({ key, label, value }) => (
        <div
          key={key}
          className="flex grow flex-col-reverse justify-end gap-0.5 border-l border-border px-3 first:border-l-0 first:pl-0 last:pr-0 md:px-6"
        >
          <dt className="text-sm text-text-muted">{label}</dt>
          <dd className={join('figures', size === 'large' ? 'display text-3xl sm:text-4xl' : 'text-xl font-semibold')}>
            {format.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
