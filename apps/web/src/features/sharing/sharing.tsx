import { pagesOf } from '@mutuals/api-client/queries';
import { SharingScreen } from '@mutuals/ui/screens/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { type AddToDraft, partnerOf } from '../chat/index.ts';
import type { StoredProfileForm } from '../profiles/index.ts';
import { useRealtime } from '../realtime/index.ts';
import { useActing, useOwnProfiles, useSession } from '../session/index.ts';
import { linkOf, messageOf, withLink } from './shared.ts';

/** Offers a shared link to one's profiles, and what was shared to one's matches. It ends in a draft there: nothing is saved or sent by itself. */
export function Sharing({ form, addToDraft }: { form: StoredProfileForm; addToDraft: AddToDraft }) {
  const { api } = useServices();
  const { user } = useSession();
  const { actors } = useRealtime();
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const textOf = useProblemText();
  const [shared] = useQueryParams(routes.share);
  const own = useOwnProfiles();
  const { current, choose } = useActing();
  const profileId = current?._id ?? null;
  const query = useInfiniteQuery({
    ...pagesOf(api, 'listConversations', { query: { profileId: profileId ?? '' } }),
    enabled: profileId !== null,
  });
  const conversations = queryView(query);
  const [link, message] = [linkOf(shared), messageOf(shared)];

  const profiles =
    own.status === 'ready'
      ? own.data.map((profile) => {
          const { values, type } = form.opened(user._id, profile);
          return { profile, type, found: link === null ? null : withLink(form, values, link) };
        })
      : [];

  function add(id: string): void {
    const { type, found } = profiles.find(({ profile: { _id } }) => _id === id) ?? {};
    if (!type || !found || found === 'there') return;
    type(found.place, found.to);
    void navigate(routes.editProfile.href({ id }));
  }

  function write(conversationId: string): void {
    if (profileId === null) return;
    addToDraft(actors, user._id, { profileId, conversationId }, message);
    void navigate(routes.conversation.href({ profileId, conversationId }));
  }

  return (
    <SharingScreen
      shared={message === '' ? null : { message, link }}
      profiles={
        own.status === 'ready'
          ? {
              status: 'ready',
              profiles: profiles.map(({ profile, found }) => ({
                ...profile,
                place: found === null || found === 'there' ? null : t(`form.field.${found.place}`),
                hasLink: found === 'there',
              })),
            }
          : withMessage(own, textOf)
      }
      matches={
        conversations.status === 'ready'
          ? {
              status: 'ready',
              matches: conversations.data.pages
                .flatMap(({ data }) => data)
                .flatMap((conversation) => {
                  const partner = partnerOf(conversation, profileId ?? '');
                  return conversation.closed || partner.isDeleted ? [] : [{ _id: conversation._id, partner }];
                }),
              hasMore: query.hasNextPage,
            }
          : withMessage(conversations, textOf)
      }
      actingId={profileId}
      homeHref={routes.home.href()}
      createProfileHref={routes.createProfile.href()}
      discoverHref={routes.discover.href()}
      onAdd={add}
      onWrite={write}
      onChooseProfile={choose}
      onRetryProfiles={retryOf(own)}
      onRetryMatches={retryOf(conversations)}
      onLoadMore={() => void query.fetchNextPage()}
    />
  );
}
