import { Banner } from '@mutuals/ui/primitives/banner';
import { Button } from '@mutuals/ui/primitives/button';
import { useTranslation } from 'react-i18next';
import { useProblemText } from './problem-text.ts';
import type { QueryView } from './query-view.ts';

interface PartFailedProps {
  /** What cannot be done meanwhile. */
  title: string;
  view: QueryView<unknown>;
}

/** Says above a page that something on it could not be loaded, and tries it again; nothing where it has not failed. */
export function PartFailed({ title, view }: PartFailedProps) {
  const { t } = useTranslation('common');
  const textOf = useProblemText();
  if (view.status !== 'failed') return null;
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-4 mu:md:px-8">
      <Banner
        tone="danger"
        title={title}
        action={
          <Button size="sm" onPress={view.onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {textOf(view.problem)}
      </Banner>
    </div>
  );
}
