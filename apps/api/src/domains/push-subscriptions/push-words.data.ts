import type { EventKind, Language } from '../../database/schema.ts';

type Words = Readonly<Record<Language, string>>;

/** What a push says of each kind where it may say no more (D71). A like never says whose (D1). */
export const kindWords: Readonly<Record<EventKind, Words>> = {
  match: { en: 'New match', fr: 'Nouveau match', zh: '新的匹配' },
  message: { en: 'New message', fr: 'Nouveau message', zh: '新消息' },
  like: { en: 'Somebody likes your profile', fr: 'Votre profil plaît à quelqu’un', zh: '有人喜欢你的资料' },
  ticket: { en: 'News of your ticket', fr: 'Du nouveau sur votre demande', zh: '你的工单有新进展' },
  payment: { en: 'News of your payment', fr: 'Du nouveau sur votre paiement', zh: '你的付款有新进展' },
  decision: { en: 'Something of yours was decided', fr: 'Une décision vous concerne', zh: '有一项与你有关的决定' },
};

/** By the type of a notification that is none of the usual of its kind. */
export const typeWords: Readonly<Partial<Record<string, Words>>> = {
  conversation_closed: { en: 'Your conversation rests', fr: 'Votre conversation est en pause', zh: '对话已暂停' },
  super_like_returned: { en: 'A super-like came back', fr: 'Un super-like est revenu', zh: '一个超级喜欢退回了' },
};
