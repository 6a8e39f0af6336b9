// What a conversation warns of, and what its partner has proven, in one part that loads after the conversation itself.
import type { i18n } from 'i18next';
import { needTexts } from '../../lib/need-texts.ts';

/** Fetches the warnings of conversations and their texts. */
export async function loadChatGuards(texts: i18n) {
  const [{ GuardedText }, { SendWarning, PartnerNotice }, { SendTo }, { PartnerProofs }] = await Promise.all([
    import('./guarded-text.tsx'),
    import('./send-warning.tsx'),
    import('./send-to.tsx'),
    import('../proofs/partner-proofs.tsx'),
    needTexts(texts, ['guards', 'claims']),
  ]);
  return { GuardedText, SendWarning, PartnerNotice, SendTo, PartnerProofs };
}
