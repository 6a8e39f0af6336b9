import { Button } from '@mutuals/ui/primitives/button';
import { buttonVariants } from '@mutuals/ui/primitives/button.variants';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { useTranslation } from 'react-i18next';
import { routes } from '../routes.ts';

/** Stands in for a page that broke, or whose code could not be fetched. What was typed is kept in the tab, so reloading loses nothing. */
export function Crash() {
  const { t } = useTranslation();
  return (
    <main className="mu:grid mu:min-h-svh mu:place-items-center">
      <EmptyState
        role="alert"
        headingLevel={1}
        drawing="missing"
        title={t('crash.title')}
        action={
          <>
            <Button variant="primary" onPress={() => location.reload()}>
              {t('crash.reload')}
            </Button>
            {/* The router stands still: the page is asked for anew. */}
            <a
              href={routes.createTicket.href({ category: 'bug_report', reference: location.pathname })}
              className={buttonVariants.classes()}
            >
              {t('getHelp')}
            </a>
          </>
        }
      >
        {t('crash.text')}
      </EmptyState>
    </main>
  );
}
