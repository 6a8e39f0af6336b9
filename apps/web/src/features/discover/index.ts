/** Sends the decisions that waited when an earlier page was left. */
export const loadWaitingDecks = async () => (await import('./discover-route.tsx')).WaitingDecks;
