import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';

/** The id of the main part of the page: where the skip link leads, and where the app puts the focus after a navigation. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the bars, into the page. */
export function SkipLink() {
  const { t } = useTranslation('chrome');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-surface-inverse px-4 py-2.5 font-medium text-on-inverse focus-ring focus:translate-y-0"
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
    <main {...props} id={CONTENT_ID} tabIndex={-1} className={join('flex flex-1 flex-col outline-none', className)} />
  );
}
