import { useTranslation } from 'react-i18next';
import { GalleryProfileCard } from '../../patterns/profile-card/gallery-profile-card.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { HomeLinks, NewInTagsView, Part } from './home.types.ts';
import { cardRow, NothingYet, PartFailed, Panel } from './panel.tsx';

function Cards({
  profiles,
  hasTags,
  links: { profileHref, editHref },
}: {
  profiles: readonly NewInTagsView[];
  hasTags: boolean;
  links: HomeLinks;
}) {
  const { t } = useTranslation('home');
  if (profiles.length === 0)
    return (
      <NothingYet step={2}>
        {hasTags ? (
          t('noNewInTags')
        ) : (
          <>
            <p>{t('noTags')}</p>
            <Link href={editHref} className="mu:mt-1 mu:inline-block">
              {t('step.tags')}
            </Link>
          </>
        )}
      </NothingYet>
    );
  return (
    <ul className={cardRow}>
      {profiles.map(({ sharedTags, ...profile }) => (
        <li key={profile._id} className="mu:grid">
          <GalleryProfileCard
            profile={{ ...profile, tags: sharedTags }}
            href={profileHref(profile._id)}
            headingLevel={3}
          />
        </li>
      ))}
    </ul>
  );
}

/** The newest profiles that share a tag with the acting one, with the shared tags. */
export function NewInTags({
  newInTags,
  ...rest
}: {
  newInTags: Part<readonly NewInTagsView[]>;
  hasTags: boolean;
  links: HomeLinks;
}) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('newInTags')}>
      {newInTags.status === 'ready' && <Cards {...rest} profiles={newInTags.data} />}
      {newInTags.status === 'failed' && <PartFailed {...newInTags} />}
      {newInTags.status === 'loading' && (
        <Loading label={t('loadingNew')} className={cardRow}>
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} shape="block" className="mu:h-64 mu:rounded-card" />
          ))}
        </Loading>
      )}
    </Panel>
  );
}
