import { mutationOf } from '@mutuals/api-client/queries';
import type { ReportDraft } from '@mutuals/ui/screens/report';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

const TYPES = ['profile', 'group', 'message', 'picture', 'link'] as const;

/** What the address of /report/{type}/{id} names, and sending a report of it; for guests too (DSA 16). */
export function useReport() {
  const { api } = useServices();
  const { type: word, id = '' } = useParams();
  const [{ name, profile }] = useQueryParams(routes.report);
  const textOf = useProblemText();
  const type = TYPES.find((known) => known === word);
  const sending = useMutation(mutationOf(api, 'sendReport'));
  return {
    /** Whose thing it is, and their profile; null if the address does not say. */
    name,
    type,
    id,
    profileId: type === 'profile' || type === 'group' ? id : profile,
    isSent: sending.isSuccess,
    isSending: sending.isPending,
    error: sending.isError ? textOf(sending.error) : undefined,
    send({ reason, message, evidence }: ReportDraft): void {
      if (type === undefined) return;
      const subject = { type, id, ...(type === 'picture' && profile !== null && { profileId: profile }) };
      sending.mutate({ body: { subject, reason, message, evidence: [...evidence] } });
    },
  };
}
