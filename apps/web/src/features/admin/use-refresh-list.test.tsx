import { operationKey } from '@mutuals/api-client/queries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRefreshList } from './use-refresh-list.ts';

it('a change by the team has its own list read again and the audit log, and no other list', async () => {
  const client = new QueryClient();
  const lists = ['listUsers', 'listPayments', 'listAudit'] as const;
  for (const list of lists) client.setQueryData(operationKey(list), {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = await renderHook(() => useRefreshList('listUsers'), { wrapper });
  await result.current();
  const stale = lists.filter((list) => client.getQueryState(operationKey(list))?.isInvalidated);
  expect(stale).toEqual(['listUsers', 'listAudit']);
});
