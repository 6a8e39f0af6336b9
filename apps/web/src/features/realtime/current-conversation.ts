/** Which conversation is open: what happens in it needs no notice. */
export function createCurrentConversation() {
  let current: string | null = null;
  return {
    /** The conversation before the person's eyes; none while the page is hidden. */
    get: (): string | null => (document.hidden ? null : current),
    /** Called by the page that shows it; answers how to close it. */
    open(conversationId: string | null): () => void {
      current = conversationId;
      return () => {
        if (current === conversationId) current = null;
      };
    },
  };
}

export type CurrentConversation = ReturnType<typeof createCurrentConversation>;
