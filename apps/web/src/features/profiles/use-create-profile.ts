import { tagKey } from '@mutuals/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfilePayload } from '@mutuals/ui/screens/profile-form';
import { useState } from 'react';
import * as v from 'valibot';
import { keptDraft } from '../../lib/drafts.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { type CreateAttempt, createOnce } from './create-once.ts';

/** What was sent is sent again as it was: the server checks it. */
const payloadSchema = v.custom<ProfilePayload>((value) => typeof value === 'object' && value !== null);
const attemptSchema: v.GenericSchema<unknown, CreateAttempt> = v.object({
  idempotencyKey: v.string(),
  lost: v.array(payloadSchema),
});

/** Creates one profile, however often it is tried. The attempts are kept beside the draft of this subject. */
export function useCreateProfile(subject: string) {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  const [save] = useState(() => {
    const attempt = keptDraft(attemptSchema, { userId: user._id, subject: `${subject}.attempt` });
    return createOnce({
      api,
      newKey: () => crypto.randomUUID(),
      ...attempt,
    });
  });
  return useMutation({
    mutationFn: save,
    onSuccess: () => client.invalidateQueries({ queryKey: tagKey('Profiles') }),
  });
}
