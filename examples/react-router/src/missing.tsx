import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { Link } from '@mutuals/ui/primitives/link';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** In place of a page that does not exist, or that failed. */
export function Missing() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <EmptyState
      title={isMissing ? 'This page does not exist' : 'This page could not be shown'}
      headingLevel={1}
      drawing="missing"
      action={<Link href="/">All orders</Link>}
    />
  );
}
