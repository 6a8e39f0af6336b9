// What a conversation warns of, in one part that loads after the conversation itself.
import type { i18n } from 'i18next';

/** Fetches the warnings of conversations and their texts. */
export async function loadChatGuards(texts: i18n) {
  const [{ GuardedText }, { SendWarning, PartnerNotice }] = await Promise.all([
    import('./guarded-text.tsx'),
    import('./send-warning.tsx'),
    texts.loadNamespaces('guards'),
  ]);
  return { GuardedText, SendWarning, PartnerNotice };
}
