import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { ProfileCard } from '../../patterns/profile-card/profile-card.tsx';
import type { ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { DeleteIcon, PlusIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';

export type MyProfilesView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly profiles: readonly ProfileView[]; readonly maximum: number };

export interface MyProfilesScreenProps {
  view: MyProfilesView;
  createHref: string;
  previewHref: (id: string) => string;
  editHref: (id: string) => string;
  /** Leads to the deck, acting as this profile. */
  discoverHref: (id: string) => string;
  onRetry: () => void;
  onDelete: (id: string) => void;
  /** The deletion under way, or why the last one failed. */
  deletion?: { readonly id: string; readonly isPending: boolean; readonly error?: string | undefined } | undefined;
}

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

function LoadingList() {
  const { t } = useTranslation('profiles');
  return (
    <Loading label={t('list.loading')} className={grid}>
      {[0, 1, 2].map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-border bg-surface-raised">
          <Skeleton shape="block" className="h-24 rounded-none" />
          <div className="p-5 pt-14 text-lg">
            <Skeleton className="w-1/2" />
            <div className="mt-2 text-sm">
              <Skeleton />
              <Skeleton className="w-4/5" />
            </div>
            <div className="mt-4 flex gap-1.5">
              <Skeleton shape="pill" />
              <Skeleton shape="pill" className="w-14" />
              <Skeleton shape="pill" className="w-16" />
            </div>
          </div>
          <div className="h-13 border-t border-border" />
        </div>
      ))}
    </Loading>
  );
}

/** One's own profiles (SPEC 2, My profiles): see, edit, delete, discover as one of them, make another one up to the limit (D37). */
export function MyProfilesScreen({
  view,
  createHref,
  previewHref,
  editHref,
  discoverHref,
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
    <Button isDisabled icon={<PlusIcon aria-hidden="true" className="size-4.5" />}>
      {t('list.create')}
    </Button>
  ) : (
    <LinkButton variant="primary" href={createHref} icon={<PlusIcon aria-hidden="true" className="size-4.5" />}>
      {t('list.create')}
    </LinkButton>
  );

  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12">
      <PageHeader
        title={t('list.title')}
        lead={
          profiles.length > 0 && view.status === 'ready' ? (
            <>
              {t('list.lead')}{' '}
              <span className="figures whitespace-nowrap text-text-subtle">
                {t('list.count', { count: profiles.length, max: view.maximum })}
              </span>
            </>
          ) : (
            t('list.lead')
          )
        }
        actions={view.status === 'ready' && !isEmpty && create}
        className="mb-8"
      />
      {isFull && <Banner className="mb-6">{t('list.full', { max: view.maximum })}</Banner>}
      {view.status === 'loading' && <LoadingList />}
      {view.status === 'error' && (
        <EmptyState
          drawing="missing"
          title={t('list.error')}
          action={
            <Button variant="primary" onPress={onRetry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          <p>{view.message}</p>
          <p>{t('list.errorText')}</p>
        </EmptyState>
      )}
      {isEmpty && (
        <EmptyState title={t('list.empty')} action={create}>
          {t('list.emptyText')}
        </EmptyState>
      )}
      {profiles.length > 0 && (
        <ul className={grid}>
          {profiles.map((profile) => (
            <li key={profile._id} className="flex">
              <ProfileCard
                profile={profile}
                href={previewHref(profile._id)}
                className="w-full"
                actions={
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
                    <IconButton
                      size="sm"
                      variant="danger"
                      className="ml-auto"
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
      <AlertDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAskedId(null);
        }}
        title={t('remove.title', { name: asked?.name ?? '' })}
        tone="danger"
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('remove.cancel')}
        isPending={deletion?.isPending === true && deletion.id === asked?._id}
        onConfirm={() => {
          if (asked) onDelete(asked._id);
        }}
      >
        {t('remove.text')}
        {deletion?.error !== undefined && deletion.id === asked?._id && (
          <Banner tone="danger" title={t('remove.failed')} className="mt-4">
            {deletion.error}
          </Banner>
        )}
      </AlertDialog>
    </div>
  );
}
