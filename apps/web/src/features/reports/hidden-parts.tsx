import { queryOf } from '@mutuals/api-client/queries';
import { HiddenParts as Shown } from '@mutuals/ui/screens/my-decisions';
import { useQuery } from '@tanstack/react-query';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

/** As many as one answer has. */
const SHOWN = 100;

/** What decisions of the team in force hide of one's profile (D65); nothing while that is not known. */
export function HiddenParts({ profileId }: { profileId: string }) {
  const { api } = useServices();
  const { data } = useQuery(queryOf(api, 'listMyDecisions', { query: { limit: SHOWN } }));
  const hidden = (data?.data ?? []).flatMap(({ measure, statement, endedAt, profileId: of }) =>
    of === profileId && endedAt === null && statement && (measure === 'hide_field' || measure === 'hide_picture')
      ? [statement]
      : [],
  );
  return hidden.length > 0 && <Shown hidden={hidden} whyHref={routes.myDecisions.href()} />;
}
