import { tagKey } from '@mutuals/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { createOnce, isCreateAttempt } from './create-once.ts';

/** Creates one profile, however often it is tried. The attempts are kept beside the draft of this subject. */
export function useCreateProfile(subject: string) {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  const attempts = `${subject}.attempt`;
  const [save] = useState(() =>
    createOnce({
      api,
      newKey: () => crypto.randomUUID(),
      read: () => readDraft(user._id, attempts, isCreateAttempt),
      keep: (attempt) => keepDraft(user._id, attempts, attempt),
    }),
  );
  return useMutation({
    mutationFn: save,
    onSuccess: () => client.invalidateQueries({ queryKey: tagKey('Profiles') }),
  });
}
