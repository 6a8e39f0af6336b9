import { useState } from 'react';
import type { Limit } from '../like-counter/like-counter.rules.ts';
import { MatchDialog, type MatchSide } from '../match-dialog/match-dialog.tsx';
import { type BlockedFeature, UpgradeDialog } from '../upgrade-dialog/upgrade-dialog.tsx';

export interface LikeOutcomeProps {
  /** Who liked: one of the reader's own profiles. */
  own: MatchSide;
  /** The like was mutual. */
  match: { readonly profile: MatchSide & { readonly bio: string }; readonly conversationId: string } | null;
  /** Why nothing was liked, with the limit that was reached where it is known. */
  upgrade: { readonly feature: BlockedFeature; readonly limit: Limit | null } | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onSendMessage: (conversationId: string) => void;
  onKeepSwiping: () => void;
  /** What "keep swiping" is called where nothing is swiped. */
  keepLabel?: string | undefined;
  onUpgradeClose: () => void;
  /** Leads to /premium. */
  onSeePlans: () => void;
}

/** Keeps showing what a dialog was about while it closes. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** What a like leads to, wherever it was pressed: the match moment, or what stands in its way (SPEC 4, Like). Nothing where it just went through. */
export function LikeOutcome({
  own,
  now,
  onSendMessage,
  onKeepSwiping,
  keepLabel,
  onUpgradeClose,
  onSeePlans,
  ...outcome
}: LikeOutcomeProps) {
  const match = useLast(outcome.match);
  const upgrade = useLast(outcome.upgrade);
  return (
    <>
      {match && (
        <MatchDialog
          key={match.conversationId}
          isOpen={outcome.match !== null}
          own={own}
          partner={match.profile}
          onSendMessage={() => onSendMessage(match.conversationId)}
          onKeepSwiping={onKeepSwiping}
          keepLabel={keepLabel}
        />
      )}
      {upgrade && (
        <UpgradeDialog
          isOpen={outcome.upgrade !== null}
          feature={upgrade.feature}
          limit={upgrade.limit}
          now={now}
          onClose={onUpgradeClose}
          onSeePlans={onSeePlans}
        />
      )}
    </>
  );
}
