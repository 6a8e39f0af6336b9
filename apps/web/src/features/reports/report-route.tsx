import type { ApiClient } from '@mutuals/api-client';
import { operationKey, queryOf, tagKey } from '@mutuals/api-client/queries';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { type PickableMessage, ReportScreen } from '@mutuals/ui/screens/report';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../lib/fault.ts';
import { routes } from '../../routes.ts';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useServices } from '../../services.ts';
import { usePeopleChange } from '../realtime/index.ts';
import { useSession } from '../session/index.ts';
import { useReport, useReported } from './use-report.ts';

/** /report/{type}/{id}: a report with messages of one's conversation, and blocking, which is offered with it (D64). */
export function Component() {
  const { t } = useTranslation('reports');
  const { type, ...reported } = useReported();
  usePageTitle(t('report.title'));
  if (type === undefined) return <EmptyState headingLevel={1} drawing="missing" title={t('report.notFound')} />;
  return <MemberReport key={`${type}/${reported.id}`} {...reported} type={type} />;
}

function MemberReport(reported: Parameters<typeof useReport>[0] & { name: string }) {
  const { user } = useSession();
  const client = useQueryClient();
  const peopleChanged = usePeopleChange();
  const { type, id, name, profileId } = reported;
  const { view, error, send } = useReport(reported, user._id, (what) => {
    if (what === 'SENT') void client.invalidateQueries({ queryKey: tagKey('Reports') });
    else peopleChanged(true);
  });
  const messages = useMessages(profileId);
  return (
    <ReportScreen
      name={name}
      messages={messages === 'failed' ? messages : pickable(messages, profileId, type === 'message' ? id : null)}
      view={view}
      error={error}
      onChange={(draft) => send({ type: 'CHANGED', draft })}
      onSend={() => send({ type: 'SEND' })}
      onBlock={() => send({ type: 'BLOCK' })}
      mineHref={routes.myReports.href()}
    />
  );
}

/** As many as can be looked through. */
const MESSAGES_SHOWN = 50;

/** There is no conversation with them, so there are no messages either. */
const NO_CONVERSATION: ReadonlySet<string> = new Set([
  'not_matched',
  'profile_not_found',
  'acting_profile_not_found',
  'not_your_profile',
]);

type Sent = Awaited<ReturnType<ApiClient['listMessages']>>['data'];

/** The newest messages of the conversation with a profile; none where there is no conversation, `failed` where they could not be read. */
function useMessages(profileId: string | null): Sent | 'failed' {
  const { api } = useServices();
  const conversation = useQuery({
    queryKey: [...operationKey('createConversation'), profileId],
    queryFn: () => api.createConversation({ body: { targetProfileId: profileId ?? '' } }),
    enabled: profileId !== null,
    retry: false,
  });
  const id = conversation.data?._id ?? '';
  const messages = useQuery({
    ...queryOf(api, 'listMessages', { path: { id }, query: { limit: MESSAGES_SHOWN } }),
    enabled: id !== '',
  });
  const isUnread = conversation.isLoadingError && !NO_CONVERSATION.has(faultOf(conversation.error).code);
  return isUnread || messages.isLoadingError ? 'failed' : (messages.data?.data ?? []);
}

/** The newest first; without the message that is reported. */
const pickable = (messages: Sent, partnerId: string | null, reported: string | null): PickableMessage[] =>
  messages
    .filter(({ _id }) => _id !== reported)
    .map(({ _id, senderId, type, content }) => ({
      _id,
      text: type === 'gif' ? 'GIF' : content,
      isOwn: senderId !== partnerId,
    }))
    .toReversed();
