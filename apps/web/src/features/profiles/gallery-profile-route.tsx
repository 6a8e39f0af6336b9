import type { Profile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { ProfileDetailsScreen } from '@mutuals/ui/screens/profile-details';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { resourceView, retryOf } from '../../lib/query-view.ts';
import { WithProblemText } from '../../lib/with-problem-text.tsx';
import { usePageHead } from '../../routing/use-page-head.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { ProfileProofs } from '../proofs/index.ts';
import { reportHrefOf, reportPartHref } from './report-href.ts';
import type { Intent } from './intent.ts';
import { useDeviceTranslation } from './use-device-translation.ts';
import { useShare } from './use-share.ts';
import { useSignInTo } from './use-sign-in-to.ts';
import { useTokenMarket } from './use-token-market.ts';

type ScreenProps = ComponentProps<typeof ProfileDetailsScreen>;

/** What search engines and shared links show of a bio, in characters. */
const DESCRIPTION = 200;

const headOf = ({ name, bio }: Profile) => ({
  title: name,
  description: [...bio.replace(/\s+/gu, ' ').trim()].slice(0, DESCRIPTION).join(''),
});

const NONE: Profile['proofs'] = [];

/** /gallery/{id} for a guest: the public profile (SPEC section 2). Acting asks to sign in, and is done afterwards (intent.ts). */
export function Component() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const signInToDo = useSignInTo();
  const { t } = useTranslation('profiles');
  const profile = resourceView(useQuery(queryOf(api, 'getGalleryProfile', { path: { id } })));
  const read = profile.status === 'ready' ? profile.data : null;
  const market = useTokenMarket(read);
  const translation = useDeviceTranslation(read);
  const { share, isCopied } = useShare(() => {});
  usePageHead(
    read === null ? { title: t(profile.status === 'notFound' ? 'details.notFound' : 'details.loading') } : headOf(read),
  );

  const signInTo = (action: Intent['action']): void => signInToDo(id, action);
  const props = {
    proofs: <ProfileProofs proofs={read?.proofs ?? NONE} />,
    market,
    translation,
    actions: {
      decision: null,
      locked: [],
      conversationHref: null,
      onDecide: signInTo,
      onWrite: () => signInTo('write'),
    },
    isSaved: false,
    onSave: () => signInTo('save'),
    isCopied,
    onShare: share,
    reportHref: reportHrefOf,
    reportPartHref,
    back: { to: 'gallery', href: routes.gallery.href() },
    editHref: routes.editProfile.href({ id }),
    discoverAsHref: routes.discover.href({ profileId: id }),
    onRetry: retryOf(profile),
  } satisfies Omit<ScreenProps, 'view'>;
  if (profile.status === 'failed')
    return (
      <WithProblemText of={profile.problem}>
        {(message) => <ProfileDetailsScreen {...props} view={{ status: 'error', message }} />}
      </WithProblemText>
    );
  return (
    <ProfileDetailsScreen
      {...props}
      view={profile.status === 'ready' ? { status: 'ready', profile: profile.data } : profile}
    />
  );
}
