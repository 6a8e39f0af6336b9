import { useState } from 'react';
import type { Limit } from '../like-counter/like-counter.rules.ts';
import { MatchDialog, type MatchSide } from '../match-dialog/match-dialog.tsx';
import { type BlockedFeature, UpgradeDialog } from '../upgrade-dialog/upgrade-dialog.tsx';

export interface LikeOutcomeProps {
  /** Who liked: one of the reader's own profiles. */
  own: MatchSide;
  /** The like was mutual. */
  match: { readonly profile: MatchSide & { readonly bio: string }; readonly conversationId: string } | null;
  /** Why the like failed, with the limit reached if known. */
  upgrade: { readonly feature: BlockedFeature; readonly limit: Limit | null } | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onSendMessage: (conversationId: string) => void;
  onKeepSwiping: () => void;
  /** The label of "keep swiping" outside the deck. */
  keepLabel?: string | undefined;
  onUpgradeClose: () => void;
  /** Navigates to /premium. */
  onSeePlans: () => void;
}

/** Keeps a closing dialog's content. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** The outcome of a like, from anywhere: the match dialog, or what prevents it (SPEC 4, Like). Nothing if it simply succeeded. */
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
