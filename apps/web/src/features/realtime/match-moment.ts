import type { Notification } from '@mutuals/api-client';

/** Shows the moment of a match; answers whether it does. */
type ShowMatch = (notification: Notification) => boolean;

/** The match moment belongs to the page that can show it (the deck); elsewhere a match is told by a toast. */
export function createMatchMoment() {
  let show: ShowMatch | null = null;
  return {
    /** Offers a match to the page; answers whether it shows its moment. */
    offer: (notification: Notification): boolean => show?.(notification) ?? false,
    /** Called by the page that shows moments; answers how to stop. */
    onOffer(next: ShowMatch): () => void {
      show = next;
      return () => {
        if (show === next) show = null;
      };
    },
  };
}

export type MatchMoment = ReturnType<typeof createMatchMoment>;
