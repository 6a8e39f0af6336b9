import type { ApiClient } from '@mutuals/api-client';
import { mutationOf, operationKey, queryOf, tagKey } from '@mutuals/api-client/queries';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { type PickableMessage, ReportScreen, ReportSentScreen } from '@mutuals/ui/screens/report';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../lib/fault.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useServices } from '../../services.ts';
import { useReport } from './use-report.ts';

/** /report/{type}/{id}: a report with messages of one's conversation, and blocking, which is offered with it (D64). */
export function Component() {
  const { t } = useTranslation('reports');
  const { api } = useServices();
  const client = useQueryClient();
  const textOf = useProblemText();
  const { type, id, name, profileId, isSent, isSending, error, send } = useReport();
  usePageTitle(t('report.title'));
  const messages = useMessages(profileId);
  const block = useMutation({
    ...mutationOf(api, 'createBlock'),
    // Whom one blocked is gone from every list.
    onSuccess: () => void client.invalidateQueries(),
  });
  useEffect(() => {
    if (isSent) void client.invalidateQueries({ queryKey: tagKey('Reports') });
  }, [client, isSent]);

  if (type === undefined) return <EmptyState headingLevel={1} drawing="missing" title={t('report.notFound')} />;
  if (isSent)
    return (
      <ReportSentScreen
        name={name}
        mineHref={routes.myReports.href()}
        block={
          profileId === null
            ? undefined
            : {
                isDone: block.isSuccess,
                isPending: block.isPending,
                error: block.isError ? textOf(block.error) : undefined,
                onBlock: () => block.mutate({ body: { profileId } }),
              }
        }
      />
    );
  return (
    <ReportScreen
      name={name}
      messages={messages === 'failed' ? messages : pickable(messages, profileId, type === 'message' ? id : null)}
      isSending={isSending}
      error={error}
      onSend={send}
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
  const isUnread = conversation.isError && !NO_CONVERSATION.has(faultOf(conversation.error).code);
  return isUnread || messages.isError ? 'failed' : (messages.data?.data ?? []);
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
