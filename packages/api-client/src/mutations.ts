import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { mutationOf, operationKey, queryOf, tagKey } from './queries.ts';

/* Mutations that make more stale than the reads under their tag. */

/** The changed account is known at once. */
export const updateMeMutation = (api: ApiClient) =>
  mutationOptions({
    ...mutationOf(api, 'updateAuthProfile'),
    onSuccess: (user, _input, _result, { client }) => client.setQueryData(queryOf(api, 'getMe').queryKey, user),
  });

/** The profile also leaves its conversations, and its notifications go with it. */
export const deleteProfileMutation = (api: ApiClient) =>
  mutationOptions({
    ...mutationOf(api, 'deleteProfile'),
    onSuccess: (_nothing, { path }, _result, { client }) => {
      client.removeQueries({ queryKey: queryOf(api, 'getProfile', { path }).queryKey });
      return Promise.all([
        client.invalidateQueries({ queryKey: tagKey('Profiles') }),
        client.invalidateQueries({ queryKey: tagKey('Messaging') }),
        client.invalidateQueries({ queryKey: tagKey('Notifications') }),
      ]);
    },
  });

/** The answer contains the counts. */
export const viewLikesMutation = (api: ApiClient) =>
  mutationOptions({
    ...mutationOf(api, 'markLikesViewed'),
    onSuccess: (counts, _nothing, _result, { client }) => {
      client.setQueryData(queryOf(api, 'getNotificationCounts').queryKey, counts);
      // This also marks a like that arrived just before, and suppresses its notification: the list is refetched to show it.
      void client.invalidateQueries({ queryKey: operationKey('listInboundLikes') });
      return client.invalidateQueries({ queryKey: operationKey('listNotifications') });
    },
  });
