import { mutationOptions } from '@tanstack/react-query';
import {
  createConversation,
  createProfile,
  deleteNotification,
  deleteProfile,
  markConversationRead,
  markLikesViewed,
  markNotificationRead,
  updateAuthProfile,
  updateProfile,
} from './calls.ts';
import type { ApiClient } from './client.ts';
import { keys } from './keys.ts';
import type { ConversationInput, ProfileInput, ProfileUpdate, UserUpdate } from './types.ts';

/*
 * Options for useMutation, with what each change makes stale. Likes and messages are not here: their machines call
 * `likeProfile` and `sendMessage` themselves.
 */

export const updateMeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: UserUpdate) => updateAuthProfile(api, body),
    onSuccess: (user, _input, _before, { client }) => client.setQueryData(keys.me, user),
  });

/** The same `idempotencyKey` for each try of one filled form (D31). */
export const createProfileMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: { body: ProfileInput; idempotencyKey: string }) =>
      createProfile(api, body, { idempotencyKey }),
    onSuccess: (_profile, _input, _before, { client }) => client.invalidateQueries({ queryKey: keys.profiles.all }),
  });

export const updateProfileMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, body }: { id: string; body: ProfileUpdate }) => updateProfile(api, id, body),
    onSuccess: (profile, { id }, _before, { client }) => {
      client.setQueryData(keys.profiles.one(id), profile);
      return client.invalidateQueries({ queryKey: keys.profiles.all });
    },
  });

export const deleteProfileMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (id: string) => deleteProfile(api, id),
    onSuccess: (_nothing, id, _before, { client }) => {
      client.removeQueries({ queryKey: keys.profiles.one(id) });
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.profiles.all }),
        client.invalidateQueries({ queryKey: keys.conversations.all }),
      ]);
    },
  });

export const openConversationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: ConversationInput) => createConversation(api, body),
    onSuccess: (_conversation, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.conversations.all }),
  });

export const readConversationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ conversationId, profileId }: { conversationId: string; profileId: string }) =>
      markConversationRead(api, conversationId, profileId),
    onSuccess: (_receipt, _input, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.conversations.all }),
        client.invalidateQueries({ queryKey: keys.notifications.counts }),
      ]),
  });

export const readNotificationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (id: string) => markNotificationRead(api, id),
    onSuccess: (_notification, _id, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.notifications.all }),
  });

export const deleteNotificationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (id: string) => deleteNotification(api, id),
    onSuccess: (_nothing, _id, _before, { client }) => client.invalidateQueries({ queryKey: keys.notifications.all }),
  });

export const viewLikesMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: () => markLikesViewed(api),
    onSuccess: (counts, _nothing, _before, { client }) => {
      client.setQueryData(keys.notifications.counts, counts);
      return client.invalidateQueries({ queryKey: keys.notifications.list });
    },
  });
