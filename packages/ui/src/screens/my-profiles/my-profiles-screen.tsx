import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deletion, DeleteDialog } from '../../patterns/delete-dialog/delete-dialog.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { ProfileCard } from '../../patterns/profile-card/profile-card.tsx';
import type { ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import type { ProofsOf } from '../../patterns/proofs/proof.types.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { DeleteIcon, PlusIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

/** One of one's own profiles; nobody else sees one hidden by the team. */
export type OwnProfileView = ProfileView & { readonly isHidden?: true };

export type MyProfilesView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly profiles: readonly OwnProfileView[]; readonly maximum: number };

export interface MyProfilesScreenProps {
  view: MyProfilesView;
  createHref: string;
  previewHref: (id: string) => string;
  editHref: (id: string) => string;
  /** What the profile has proven. */
  proofsHref: (id: string) => string;
  /** What each profile has proven. */
  proofsOf?: ProofsOf | undefined;
  /** Opens the deck, acting as this profile. */
  discoverHref: (id: string) => string;
  /** Where the owner of a hidden profile asks the team about it. */
  supportHref: string;
  onRetry: () => void;
  onDelete: (id: string) => void;
  deletion?: Deletion | undefined;
}

const grid = 'mu:grid mu:grid-cols-1 mu:gap-5 mu:sm:grid-cols-2 mu:lg:grid-cols-3';

function LoadingList() {
  const { t } = useTranslation('profiles');
  return (
    <Loading label={t('list.loading')} className={grid}>
      {[0, 1, 2].map((card) => (
        <div key={card} className="mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
          <Skeleton shape="block" className="mu:h-24 mu:rounded-none" />
          <div className="mu:p-5 mu:pt-14 mu:text-lg">
            <Skeleton className="mu:w-1/2" />
            <div className="mu:mt-2 mu:text-sm">
              <Skeleton />
              <Skeleton className="mu:w-4/5" />
            </div>
            <div className="mu:mt-4 mu:flex mu:gap-1.5">
              <Skeleton shape="pill" />
              <Skeleton shape="pill" className="mu:w-14" />
              <Skeleton shape="pill" className="mu:w-16" />
            </div>
          </div>
          <div className="mu:h-13 mu:border-t mu:border-border" />
        </div>
      ))}
    </Loading>
  );
}

/**
 * One's own profiles (SPEC 2, My profiles): view, edit, delete, discover as one of them, create another one up to the limit (D37). One hidden by the
 * team can only be deleted.
 */
export function MyProfilesScreen({
  view,
  createHref,
  previewHref,
  editHref,
  proofsHref,
  proofsOf,
  discoverHref,
  supportHref,
  onRetry,
  onDelete,
  deletion,
}: MyProfilesScreenProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const [askedId, setAskedId] = useState<string | null>(null);
  const profiles = view.status === 'ready' ? view.profiles : [];
  const asked = profiles.find(({ _id }) => _id === askedId);
  const isFull = view.status === 'ready' && profiles.length >= view.maximum;
  const isEmpty = view.status === 'ready' && profiles.length === 0;
  const create = isFull ? (
    <Button isDisabled icon={<PlusIcon aria-hidden="true" className="mu:size-4.5" />}>
      {t('list.create')}
    </Button>
  ) : (
    <LinkButton variant="primary" href={createHref} icon={<PlusIcon aria-hidden="true" className="mu:size-4.5" />}>
      {t('list.create')}
    </LinkButton>
  );

  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader
        title={t('list.title')}
        lead={
          profiles.length > 0 && view.status === 'ready' ? (
            <>
              {t('list.lead')}{' '}
              <span className="mu:figures mu:whitespace-nowrap mu:text-text-subtle">
                {t('list.count', { count: profiles.length, max: view.maximum })}
              </span>
            </>
          ) : (
            t('list.lead')
          )
        }
        actions={view.status === 'ready' && !isEmpty && create}
        className="mu:mb-8"
      />
      {isFull && <Banner className="mu:mb-6">{t('list.full', { max: view.maximum })}</Banner>}
      {view.status === 'loading' && <LoadingList />}
      {view.status === 'error' && (
        <LoadFailed title={t('list.error')} onRetry={onRetry}>
          <p>{view.message}</p>
          <p>{t('list.errorText')}</p>
        </LoadFailed>
      )}
      {isEmpty && (
        <EmptyState title={t('list.empty')} action={create}>
          {t('list.emptyText')}
        </EmptyState>
      )}
      {profiles.length > 0 && (
        <ul className={grid}>
          {profiles.map((profile) => (
            <li key={profile._id} className="mu:flex">
              <ProfileCard
                profile={profile}
                href={profile.isHidden ? undefined : previewHref(profile._id)}
                className="mu:w-full"
                proofs={proofsOf?.(profile)}
                actions={
                  <>
                    {profile.isHidden ? (
                      <div className="mu:min-w-0 mu:flex-1 mu:px-2 mu:py-1 mu:text-sm">
                        <p className="mu:font-medium">{t('list.hidden')}</p>
                        <p className="mu:text-text-muted">
                          {t('list.hiddenText')} <Link href={supportHref}>{t('list.support')}</Link>
                        </p>
                      </div>
                    ) : (
                      <>
                        <LinkButton
                          size="sm"
                          variant="quiet"
                          href={discoverHref(profile._id)}
                          aria-label={t('list.named', { action: t('list.discover'), name: profile.name })}
                        >
                          {t('list.discover')}
                        </LinkButton>
                        <LinkButton
                          size="sm"
                          variant="quiet"
                          href={previewHref(profile._id)}
                          aria-label={t('list.named', { action: t('list.preview'), name: profile.name })}
                        >
                          {t('list.preview')}
                        </LinkButton>
                        <LinkButton
                          size="sm"
                          variant="quiet"
                          href={editHref(profile._id)}
                          aria-label={t('list.named', { action: t('common:edit'), name: profile.name })}
                        >
                          {t('common:edit')}
                        </LinkButton>
                        <LinkButton
                          size="sm"
                          variant="quiet"
                          href={proofsHref(profile._id)}
                          aria-label={t('list.named', { action: t('list.proofs'), name: profile.name })}
                        >
                          {t('list.proofs')}
                        </LinkButton>
                      </>
                    )}
                    <IconButton
                      size="sm"
                      variant="danger"
                      className="mu:ml-auto"
                      label={t('list.named', { action: t('common:delete'), name: profile.name })}
                      onPress={() => setAskedId(profile._id)}
                    >
                      <DeleteIcon aria-hidden="true" />
                    </IconButton>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <DeleteDialog
        askedId={asked?._id ?? null}
        title={t('remove.title', { name: asked?.name ?? '' })}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('remove.cancel')}
        failedTitle={t('remove.failed')}
        deletion={deletion}
        onDelete={onDelete}
        onClose={() => setAskedId(null)}
      >
        {t('remove.text')}
      </DeleteDialog>
    </div>
  );
}
