import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { useProblemToast } from '../session/index.ts';
import { preferencesMutation, preferencesQuery } from './preferences.ts';

/** Whether a conversation is muted: neither pushed nor mailed (D72). Undefined without one, and until that is known. */
export function useMute(conversationId: string | null) {
  const { api } = useServices();
  const { data } = useQuery({ ...preferencesQuery(api), enabled: conversationId !== null });
  const update = useMutation({ ...preferencesMutation(api), onError: useProblemToast() });
  if (data === undefined || conversationId === null) return undefined;
  return {
    isMuted: data.mutedConversations.includes(conversationId),
    onChange: (isMuted: boolean): void =>
      update.mutate({ body: isMuted ? { mute: [conversationId] } : { unmute: [conversationId] } }),
  };
}
