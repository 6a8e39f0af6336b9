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

/** What of `known` a change names. */
const named = <Known extends object>(known: Known, change: Partial<Known> = {}): Partial<Known> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(change, name))) as Partial<Known>;

/** The change that takes one back. */
function undoOf(known: Preferences, { kinds = {}, mute = [], unmute = [], ...others }: PreferencesUpdate) {
  const { digest, quietHours, showsWords } = known;
  return {
    ...named({ digest, quietHours, showsWords }, others),
    kinds: {
      match: named(known.kinds.match, kinds.match),
      message: named(known.kinds.message, kinds.message),
      like: named(known.kinds.like, kinds.like),
      ticket: named(known.kinds.ticket, kinds.ticket),
      payment: named(known.kinds.payment, kinds.payment),
      decision: named(known.kinds.decision, kinds.decision),
    },
    mute: unmute,
    unmute: mute,
  };
}

/** Changes what reaches one: shown at once, and taken back where it could not be stored, also without a network. One after the other, as they were made. */
export const preferencesMutation = (api: ApiClient) => {
  const { queryKey } = preferencesQuery(api);
  return mutationOptions({
    ...mutationOf(api, 'updatePreferences'),
    scope: { id: 'preferences' },
    async onMutate({ body }, { client }) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && withChange(known, body));
      return before && undoOf(before, body);
    },
    onSuccess: () => {},
    onSettled: (_answer, error, _input, undo, { client }) => {
      if (error && undo) client.setQueryData(queryKey, (known) => known && withChange(known, undo));
      // The answer to an earlier change would take a later one back for a moment.
      if (client.isMutating({ mutationKey: mutationOf(api, 'updatePreferences').mutationKey }) === 1)
        return client.invalidateQueries({ queryKey });
      return undefined;
    },
  });
};
