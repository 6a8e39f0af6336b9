import type { ApiClient } from '@mutuals/api-client';
import { updateMeMutation } from '@mutuals/api-client/mutations';
import { mutationOptions } from '@tanstack/react-query';

/** Stores the language of the person. One after the other: of two quick changes the server keeps the last one. */
export const languageMutation = (api: ApiClient) =>
  mutationOptions({ ...updateMeMutation(api), scope: { id: 'language' } });
