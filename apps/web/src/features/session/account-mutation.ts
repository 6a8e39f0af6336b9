import type { ApiClient } from '@mutuals/api-client';
import { updateMeMutation } from '@mutuals/api-client/mutations';
import { mutationOptions } from '@tanstack/react-query';

/** Changes the account of the person. One after the other: of two quick changes the server keeps the last one. */
export const accountMutation = (api: ApiClient) =>
  mutationOptions({ ...updateMeMutation(api), scope: { id: 'account' } });
