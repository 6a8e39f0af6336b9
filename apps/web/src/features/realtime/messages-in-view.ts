/** What the page of messages shows: the conversations of an own profile, and the open one; null while the list is alone. */
export type ShownMessages = { profileId: string; conversationId: string | null };

/** Which messages are before the person's eyes: what happens there needs no notice. */
export function createMessagesInView() {
  let shown: ShownMessages | null = null;
  return {
    /** None while the page is hidden. */
    get: (): ShownMessages | null => (document.hidden ? null : shown),
    /** Called by the page that shows them; answers how to stop. */
    show(next: ShownMessages): () => void {
      shown = next;
      return () => {
        if (shown === next) shown = null;
      };
    },
  };
}
