import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { mutationOf, operationKey, queryOf, tagKey } from './queries.ts';

/* The changes that make something else stale than what is read under their tag. */

/** The changed account is known at once. */
export const updateMeMutation = (api: ApiClient) =>
  mutationOptions({
    ...mutationOf(api, 'updateAuthProfile'),
    onSuccess: (user, _input, _result, { client }) => client.setQueryData(queryOf(api, 'getMe').queryKey, user),
  });

/** The profile leaves its conversations too, and takes along what was told of it. */
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

/** The counts are in the answer. */
export const viewLikesMutation = (api: ApiClient) =>
  mutationOptions({
    ...mutationOf(api, 'markLikesViewed'),
    onSuccess: (counts, _nothing, _result, { client }) => {
      client.setQueryData(queryOf(api, 'getNotificationCounts').queryKey, counts);
      // A like that came just before is viewed by this as well, and told by no notification: the list is read again to show it.
      void client.invalidateQueries({ queryKey: operationKey('listInboundLikes') });
      return client.invalidateQueries({ queryKey: operationKey('listNotifications') });
    },
  });
