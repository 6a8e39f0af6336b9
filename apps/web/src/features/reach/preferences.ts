import type { ApiClient, CallAnswer, CallInput } from '@mutuals/api-client';
import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { mutationOptions } from '@tanstack/react-query';

export type Preferences = CallAnswer<'getPreferences'>;
type PreferencesUpdate = CallInput<'updatePreferences'>['body'];

export const preferencesQuery = (api: ApiClient) => queryOf(api, 'getPreferences');

/** The preferences with a change that the server has not answered yet. */
function withChange(known: Preferences, change: PreferencesUpdate): Preferences {
  const { kinds = {}, mute = [], unmute = [], ...others } = change;
  const muted = [...new Set([...known.mutedConversations, ...mute])].filter((id) => !unmute.includes(id));
  return {
    ...known,
    ...others,
    kinds: {
      match: { ...known.kinds.match, ...kinds.match },
      message: { ...known.kinds.message, ...kinds.message },
      like: { ...known.kinds.like, ...kinds.like },
      ticket: { ...known.kinds.ticket, ...kinds.ticket },
      payment: { ...known.kinds.payment, ...kinds.payment },
      decision: { ...known.kinds.decision, ...kinds.decision },
    },
    mutedConversations: muted,
  };
}

/** Changes what reaches one: shown at once, and read again where it could not be stored. One after the other, as they were made. */
export const preferencesMutation = (api: ApiClient) => {
  const { queryKey } = preferencesQuery(api);
  return mutationOptions({
    ...mutationOf(api, 'updatePreferences'),
    scope: { id: 'preferences' },
    async onMutate({ body }, { client }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && withChange(known, body));
    },
    onSuccess: () => {},
    onSettled: (_answer, _error, _input, _result, { client }) => {
      // The answer to an earlier change would take a later one back for a moment.
      if (client.isMutating({ mutationKey: mutationOf(api, 'updatePreferences').mutationKey }) === 1)
        return client.invalidateQueries({ queryKey });
      return undefined;
    },
  });
};
