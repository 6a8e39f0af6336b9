import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../patterns/conversation-list/partner.ts';
import { PartnerAvatar } from '../../patterns/conversation-list/partner-avatar.tsx';
import { LoadMore } from '../../patterns/load-more/load-more.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Section } from './section.tsx';

/** Somebody whom the person blocked, as they saw them then (D64). */
export interface BlockView {
  readonly _id: string;
  readonly profile: Partner;
  readonly createdAt: string;
}

export type BlocksView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly blocks: readonly BlockView[];
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
      readonly hasMoreFailed: boolean;
    };

export interface BlockedPeopleProps {
  view: BlocksView;
  /** The blocks that are being undone. */
  unblocking: ReadonlySet<string>;
  onUnblock: (block: BlockView) => void;
  onRetry: () => void;
  onLoadMore: () => void;
}

function Blocks({ view, unblocking, onUnblock, onRetry, onLoadMore }: BlockedPeopleProps) {
  const { t } = useTranslation('trust');
  const { locale } = useLocale();
  if (view.status === 'loading')
    return (
      <Loading label={t('list.loading')} className="mu:flex mu:flex-col mu:gap-3">
        <Skeleton className="mu:w-1/2" />
        <Skeleton className="mu:w-2/3" />
      </Loading>
    );
  if (view.status === 'error')
    return (
      <LoadFailed title={t('list.error')} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  if (view.blocks.length === 0) return <p className="mu:text-text-muted">{t('list.none')}</p>;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <div>
      <ul className="mu:border-t mu:border-border">
        {view.blocks.map((block) => {
          const { profile } = block;
          const name = profile.isDeleted ? t('list.deleted') : profile.name;
          return (
            <li key={block._id} className="mu:flex mu:items-center mu:gap-3 mu:border-b mu:border-border mu:py-3">
              <PartnerAvatar partner={profile} size="md" />
              <div className="mu:min-w-0 mu:flex-1">
                <p className="mu:truncate mu:font-medium">
                  <bdi>{name}</bdi>
                </p>
                <p className="mu:text-sm mu:text-text-muted">
                  {t('list.since', { date: day.format(new Date(block.createdAt)) })}
                </p>
              </div>
              <Button
                size="sm"
                isPending={unblocking.has(block._id)}
                aria-label={t('list.unblockNamed', { name })}
                onPress={() => onUnblock(block)}
                className="mu:shrink-0"
              >
                {t('list.unblock')}
              </Button>
            </li>
          );
        })}
      </ul>
      <LoadMore
        hasMore={view.hasMore}
        isLoading={view.isLoadingMore}
        failure={view.hasMoreFailed ? t('list.moreFailed') : undefined}
        label={t('list.more')}
        allShownLabel={t('list.allShown')}
        onPress={onLoadMore}
      />
    </div>
  );
}

/** The settings' section of the people whom one blocked (D64), each with a way back. */
export function BlockedPeople(props: BlockedPeopleProps) {
  const { t } = useTranslation('trust');
  return (
    <Section id="settings-blocked" title={t('list.title')} text={t('list.text')}>
      <Blocks {...props} />
    </Section>
  );
}
