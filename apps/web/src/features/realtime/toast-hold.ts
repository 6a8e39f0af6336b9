import type { Notification } from '@mutuals/api-client';

/** Takes a match to show its moment; answers whether it does. */
type TakeMatch = (notification: Notification) => boolean;

/** What the person is looking at, so that news of it come once and in the right place. Pages say it while they are shown. */
export function createAttention() {
  let conversation: string | null = null;
  let takeMatch: TakeMatch | null = null;
  let held: (() => void)[] | null = null;

  return {
    /** The conversation before the person's eyes; none while the page is hidden. */
    conversation: (): string | null => (document.hidden ? null : conversation),
    onConversation(conversationId: string | null): () => void {
      conversation = conversationId;
      return () => {
        if (conversation === conversationId) conversation = null;
      };
    },
    /** Offers a match to the page; answers whether it shows its moment. */
    offerMatch: (notification: Notification): boolean => takeMatch?.(notification) ?? false,
    /** Holds passing news back while a moment has the person's whole attention; they come when it is over. */
    hold(): () => void {
      held ??= [];
      return () => {
        const waiting = held ?? [];
        held = null;
        for (const show of waiting) show();
      };
    },
    whenFree(show: () => void): void {
      if (held) held.push(show);
      else show();
    },
    onMatch(take: TakeMatch): () => void {
      takeMatch = take;
      return () => {
        if (takeMatch === take) takeMatch = null;
      };
    },
  };
}

export type Attention = ReturnType<typeof createAttention>;
