import { HelpHrefContext } from '@mutuals/ui/patterns/get-help';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { referenceOf } from '../../lib/reference-of.ts';
import { routes } from '../../routes.ts';

/** Offers a ticket about a page that could not be shown, with the reference by which the team finds what happened. */
export function OffersHelp({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [helpHref] = useState(() => (requestId: string | undefined) => {
    const reference = requestId ?? lastFailure(client.getQueryCache());
    return routes.createTicket.href({ category: 'technical', reference });
  });
  return <HelpHrefContext value={helpHref}>{children}</HelpHrefContext>;
}

/** The reference of the last request that failed. */
export function lastFailure(cache: QueryCache): string | undefined {
  const failed = cache
    .getAll()
    .filter((query) => query.isActive() && referenceOf(query.state.error) !== undefined)
    .toSorted((one, other) => other.state.errorUpdatedAt - one.state.errorUpdatedAt);
  return referenceOf(failed[0]?.state.error);
}
