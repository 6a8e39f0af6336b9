import { StandingBanner as Shown } from '@mutuals/ui/screens/my-decisions';
import { routes } from '../../routes.ts';

/** What a decision of the team keeps the person from, and where it says why. */
export function StandingBanner(standing: {
  mutedUntil: string | null;
  isSuspended: boolean;
  suspendedUntil: string | null;
}) {
  return <Shown {...standing} whyHref={routes.myDecisions.href()} />;
}
