import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { GetHelp } from '../get-help/get-help.tsx';

/** Placeholders: two groups of rows. */
export function NotificationsLoading() {
  const { t } = useTranslation('notifications');
  return (
    <Loading label={t('loading')} className="mu:flex mu:flex-col">
      {[3, 2].map((rows) => (
        <div key={rows} className="mu:pt-5">
          <Skeleton className="mu:mb-2 mu:ml-4.5 mu:w-24 mu:text-sm" />
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="mu:flex mu:items-center mu:gap-3 mu:py-2.5 mu:pr-12 mu:pl-4.5">
              <Skeleton shape="circle" className="mu:size-10 mu:shrink-0" />
              <div className="mu:flex-1">
                <Skeleton className="mu:w-4/5" />
                <Skeleton className="mu:w-1/3 mu:text-sm" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}

export interface NotificationsFailedProps {
  onRetry: () => void;
  /** Called when the help link is followed. */
  onFollow?: () => void;
  /** 3 in the panel, below its title; 2 in a page. */
  headingLevel: 2 | 3;
}

/** Loading failed: with a retry button. */
export function NotificationsFailed({ onRetry, onFollow, headingLevel }: NotificationsFailedProps) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <EmptyState
      ref={focusOutward}
      role="alert"
      drawing="missing"
      headingLevel={headingLevel}
      className="mu:m-auto"
      title={t('error')}
      action={
        <>
          <Button onPress={onRetry}>{t('common:tryAgain')}</Button>
          <GetHelp variant="quiet" {...(onFollow && { onPress: onFollow })} />
        </>
      }
    >
      {t('errorText')}
    </EmptyState>
  );
}

export interface NotificationsEmptyProps {
  discoverHref: string;
  onFollow: () => void;
  /** 3 in the panel, below its title; 2 in a page. */
  headingLevel: 2 | 3;
}

/** Says what will be here, and where it comes from. */
export function NotificationsEmpty({ discoverHref, onFollow, headingLevel }: NotificationsEmptyProps) {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      drawing="stack"
      headingLevel={headingLevel}
      className="mu:m-auto"
      title={t('empty')}
      action={
        <LinkButton href={discoverHref} onPress={onFollow}>
          {t('emptyAction')}
        </LinkButton>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
