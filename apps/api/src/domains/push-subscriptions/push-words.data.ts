import type { EventKind, Language } from '../../database/schema.ts';

type Words = Readonly<Record<Language, string>>;

/** What a push says of each kind where it may say no more (D71). A like never says whose (D1). */
export const kindWords: Readonly<Record<EventKind, Words>> = {
  match: { en: 'New match', fr: 'Nouveau match', zh: '新的匹配' },
  message: { en: 'New message', fr: 'Nouveau message', zh: '新消息' },
  like: { en: 'Someone liked you', fr: 'Quelqu’un vous a liké', zh: '有人喜欢了你' },
  ticket: { en: 'News about your ticket', fr: 'Du nouveau sur votre demande', zh: '你的工单有新进展' },
  payment: { en: 'News about your payment', fr: 'Du nouveau sur votre paiement', zh: '你的付款有新进展' },
  decision: { en: 'Our team made a decision', fr: 'Notre équipe a pris une décision', zh: '我们的团队作出了一项决定' },
};

const plan: Words = { en: 'News about your plan', fr: 'Du nouveau sur votre offre', zh: '你的套餐有新进展' };

/** By the type of a notification that is none of the usual of its kind. */
export const typeWords: Readonly<Partial<Record<string, Words>>> = {
  conversation_closed: { en: 'Your conversation is paused', fr: 'Votre conversation est en pause', zh: '对话已暂停' },
  super_like_returned: { en: 'A super-like came back', fr: 'Un super-like vous revient', zh: '一个超级喜欢已退还' },
  ticket_returned: {
    en: 'A ticket waits for somebody',
    fr: 'Une demande attend quelqu’un',
    zh: '有一个工单在等待处理',
  },
  subscription_upgraded: plan,
  subscription_ending: plan,
  proof_changed: { en: 'News about your proofs', fr: 'Du nouveau sur vos preuves', zh: '你的证明有变化' },
  seat_requested: {
    en: 'Somebody asks for a place on your team',
    fr: 'Quelqu’un demande une place dans votre équipe',
    zh: '有人申请加入你的团队',
  },
};
