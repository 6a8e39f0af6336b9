import { queryOf, tagKey } from '@mutuals/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfilePayload } from '@mutuals/ui/screens/profile-form';
import * as v from 'valibot';
import { attemptOf } from '../../lib/send-once.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { createOnce } from './create-once.ts';

/** It is sent again as it was: the server validates it. */
const payloadSchema = v.custom<ProfilePayload>((value) => typeof value === 'object' && value !== null);

/** Creates one profile, however often it is tried. The attempt goes with the draft of this subject, where a form keeps one. */
export function useCreateProfile(subject: string) {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfilePayload) =>
      createOnce(api, attemptOf({ userId: user._id, subject }, payloadSchema), body),
    onSuccess(profile) {
      client.setQueryData(queryOf(api, 'listMyProfiles').queryKey, (own) => {
        const others = own?.data.filter(({ _id }) => _id !== profile._id) ?? [];
        return own && { ...own, data: [...others, profile] };
      });
      // Not awaited: the form is saved once the profile is there.
      void client.invalidateQueries({ queryKey: tagKey('Profiles') });
    },
  });
}
