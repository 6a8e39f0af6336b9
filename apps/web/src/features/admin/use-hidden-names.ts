import { useState } from 'react';
import * as v from 'valibot';
import { keptDraft } from '../../lib/drafts.ts';
import { useSession } from '../session/index.ts';

const schema = v.object({ hides: v.boolean() });

/** Whether a member of the team has names hidden while they decide: kept on the device, for reports and appeals alike. */
export function useHiddenNames(): readonly [hides: boolean, hide: (hides: boolean) => void] {
  const { user } = useSession();
  const kept = keptDraft(schema, { userId: user._id, subject: 'hides-names', place: 'local' });
  const [hides, setHides] = useState(() => kept.read()?.hides ?? false);
  return [
    hides,
    (to) => {
      kept.keep({ hides: to });
      setHides(to);
    },
  ];
}
