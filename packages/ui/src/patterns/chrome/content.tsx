import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';

/** The id of the page's main part: the skip link's target, and the app's focus target after a navigation. */
export const CONTENT_ID = 'content';

/** The first tab stop: past the bars, into the page. */
export function SkipLink() {
  const { t } = useTranslation('chrome');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="mu:fixed mu:top-2 mu:left-2 mu:z-60 mu:-translate-y-20 mu:rounded-control mu:bg-surface-inverse mu:px-4 mu:py-2.5 mu:font-medium mu:text-on-inverse mu:focus-ring mu:focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}

/** The main part of the page. */
export function Content({ className, ...props }: HTMLAttributes<HTMLElement>) {
  return (
    <main
      {...props}
      id={CONTENT_ID}
      tabIndex={-1}
      className={join('mu:flex mu:flex-1 mu:flex-col mu:outline-none', className)}
    />
  );
}
