import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from './cx.ts';
import { LazyRecovery } from './lazy-recovery.ts';

/**
 * Replaces a part of the page that failed to load, and says what it waits for, or what helps once recovery has ended. Recovery runs only while somebody waits for the part:
 * a failed prefetch on hover must not reload the page.
 */
export function NotLoaded({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const recover = use(LazyRecovery);
  const [isGivenUp, setGivenUp] = useState(!recover);
  useEffect(() => {
    if (!recover) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    recover(new Error('A part of the page could not be fetched.'), signal).catch(
      () => signal.aborted || setGivenUp(true),
    );
    return () => leaving.abort();
  }, [recover]);
  if (!isGivenUp)
    return <output className={join('mu:block mu:text-sm mu:text-text-muted', className)}>{t('needsNetwork')}</output>;
  return (
    <p role="alert" className={join('mu:text-sm mu:text-danger-text', className)}>
      {t('notLoaded')}
    </p>
  );
}
