import { ApiProblem } from '@mutuals/api-client';
import { HelpHrefContext } from '@mutuals/ui/screens/help';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { routes } from '../../routes.ts';

/** Has whatever cannot be shown offer a ticket about it, with the reference by which the team finds what happened. */
export function OffersHelp({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [helpHref] = useState(() => (requestId: string | undefined) => {
    const reference = requestId ?? lastFailure(client.getQueryCache());
    return routes.createTicket.href({ category: 'technical', ...(reference !== undefined && { reference }) });
  });
  return <HelpHrefContext value={helpHref}>{children}</HelpHrefContext>;
}

/** What the page last asked for in vain: the answer's id, or what was asked and how it failed where none came. */
export function lastFailure(cache: QueryCache): string | undefined {
  const failed = cache
    .getAll()
    .filter((query) => query.isActive() && query.state.error instanceof ApiProblem)
    .toSorted((one, other) => other.state.errorUpdatedAt - one.state.errorUpdatedAt);
  const error = failed[0]?.state.error;
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem?.requestId ?? `${error.operation}:${error.kind}`;
}
