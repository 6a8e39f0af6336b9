import { wordName } from '@mutuals/text/words';
import type { Language, NotificationType } from '../../database/schema.ts';
import type { MAILED_AT_ONCE } from '../deliveries/deliveries.public.ts';
import type { kindOf } from '../preferences/preferences.public.ts';

type Words = Readonly<Record<Language, string>>;
const words = (en: string, fr: string, zh: string): Words => ({ en, fr, zh });

/** A mail in words: its subject, what it says, and what its button does. */
export interface MailWords {
  subject: Words;
  text: Words;
  button: Words;
}

const open = words('Open Mutuals', 'Ouvrir Mutuals', '打开 Mutuals');
const seeTicket = words('See the ticket', 'Voir la demande', '查看工单');
const seeDecision = words('Read the decision', 'Lire la décision', '查看决定');
const seePlan = words('See your plan', 'Voir votre offre', '查看你的套餐');
const seePayment = words('See the payment', 'Voir le paiement', '查看付款');

/** All but seats: anybody asks for one, as often as they like. */
type MailedAtOnce = Exclude<
  {
    [Type in NotificationType]: (typeof kindOf)[Type] extends (typeof MAILED_AT_ONCE)[number] ? Type : never;
  }[NotificationType],
  'seat_requested'
>;

/**
 * What is mailed at once, by the type of the notification. Who sees the mailbox learns the kind and no more (D71): what
 * was written is in Mutuals.
 */
export const mailWords = {
  ticket_answered: {
    subject: words('Support answered you', 'L’assistance vous a répondu', '客服已回复你'),
    text: words(
      'Our team answered your ticket.',
      'Notre équipe a répondu à votre demande.',
      '我们的团队回复了你的工单。',
    ),
    button: seeTicket,
  },
  ticket_closed: {
    subject: words('Your ticket was closed', 'Votre demande a été fermée', '你的工单已关闭'),
    text: words(
      'Our team closed your ticket. You can reopen it.',
      'Notre équipe a fermé votre demande. Vous pouvez la rouvrir.',
      '我们的团队关闭了你的工单。你可以重新打开它。',
    ),
    button: seeTicket,
  },
  ticket_returned: {
    subject: words('A ticket waits for somebody', 'Une demande attend quelqu’un', '有一个工单在等待处理'),
    text: words(
      'It had no answer for too long and is back in the queue.',
      'Elle est restée trop longtemps sans réponse et revient dans la file.',
      '它太久没有得到回复，已退回队列。',
    ),
    button: seeTicket,
  },
  payment_confirmed: {
    subject: words('Your receipt', 'Votre reçu', '你的收据'),
    text: words('Your payment has arrived. Thank you.', 'Votre paiement est arrivé. Merci.', '你的付款已到账，谢谢。'),
    button: seePayment,
  },
  payment_refunded: {
    subject: words('Your money was sent back', 'Votre argent vous a été renvoyé', '你的款项已退还'),
    text: words(
      'Our team sent back what you paid.',
      'Notre équipe a renvoyé ce que vous aviez payé.',
      '我们的团队已退还你支付的款项。',
    ),
    button: seePayment,
  },
  subscription_upgraded: {
    subject: words('Your plan was upgraded', 'Votre offre a été améliorée', '你的套餐已升级'),
    text: words('Your new plan is active.', 'Votre nouvelle offre est active.', '你的新套餐已生效。'),
    button: seePlan,
  },
  subscription_ending: {
    subject: words('Your plan ends soon', 'Votre offre se termine bientôt', '你的套餐即将到期'),
    text: words(
      'Nothing is charged automatically. Renew your plan to keep what it gives you.',
      'Rien n’est débité automatiquement. Renouvelez votre offre pour en garder les avantages.',
      '我们不会自动扣款。续费即可保留套餐的功能。',
    ),
    button: seePlan,
  },
  profile_hidden: {
    subject: words('Your profile was hidden', 'Votre profil a été masqué', '你的资料已被隐藏'),
    text: words(
      'Our team hid one of your profiles. Read why in Mutuals.',
      'Notre équipe a masqué l’un de vos profils. Vous trouverez le motif dans Mutuals.',
      '我们的团队隐藏了你的一份资料。请在 Mutuals 查看原因。',
    ),
    button: words('See your profiles', 'Voir vos profils', '查看你的资料'),
  },
  link_approved: {
    subject: words('Your link was approved', 'Votre lien a été approuvé', '你的链接已通过'),
    text: words(
      'Our team approved a link of your project.',
      'Notre équipe a approuvé un lien de votre projet.',
      '我们的团队通过了你项目的一个链接。',
    ),
    button: words('See the profile', 'Voir le profil', '查看资料'),
  },
  link_rejected: {
    subject: words('Your link was rejected', 'Votre lien a été refusé', '你的链接未通过'),
    text: words(
      'Our team rejected a link of your project. You can replace it.',
      'Notre équipe a refusé un lien de votre projet. Vous pouvez le remplacer.',
      '我们的团队拒绝了你项目的一个链接。你可以更换它。',
    ),
    button: words('Edit the profile', 'Modifier le profil', '编辑资料'),
  },
  decision_made: {
    subject: words('A decision about you', 'Une décision vous concerne', '一项关于你的决定'),
    text: words(
      'Our team decided on something of yours. Read why, and how to appeal.',
      'Notre équipe a pris une décision à votre sujet. Lisez pourquoi, et comment la contester.',
      '我们的团队就你的内容作出了决定。请查看原因以及如何申诉。',
    ),
    button: seeDecision,
  },
  report_decided: {
    subject: words('Your report was decided', 'Votre signalement a été traité', '你的举报已处理'),
    text: words(
      'Our team decided on what you reported.',
      'Notre équipe s’est prononcée sur votre signalement.',
      '我们的团队已就你的举报作出决定。',
    ),
    button: words('See your reports', 'Voir vos signalements', '查看你的举报'),
  },
  appeal_answered: {
    subject: words('Your appeal was answered', 'Votre contestation a reçu une réponse', '你的申诉已有答复'),
    text: words(
      'Somebody else on our team looked at the decision again.',
      'Une autre personne de notre équipe a réexaminé la décision.',
      '团队中的另一位成员重新审查了该决定。',
    ),
    button: seeDecision,
  },
  proof_changed: {
    subject: words('News about your proofs', 'Du nouveau sur vos preuves', '你的证明有变化'),
    text: words(
      'Something changed in what you have proven. See what changed, and what you can do.',
      'Quelque chose a changé dans ce que vous avez prouvé. Voyez ce qui a changé et ce que vous pouvez faire.',
      '你已证明的内容有变化。请查看变化以及你可以做什么。',
    ),
    button: words('See your proofs', 'Voir vos preuves', '查看你的证明'),
  },
} as const satisfies Record<MailedAtOnce, MailWords>;

export const confirmationWords = {
  subject: words('Confirm your mail address', 'Confirmez votre adresse e-mail', '确认你的邮箱'),
  text: words(
    'Somebody, we hope you, gave this address at Mutuals. Confirm it within a day to get mail there.',
    'Quelqu’un, vous sans doute, a indiqué cette adresse sur Mutuals. Confirmez-la sous 24 heures pour y recevoir nos e-mails.',
    '有人（应该是你）在 Mutuals 填写了此邮箱。请在一天内确认，以便在此接收通知。',
  ),
  button: words('Confirm the address', 'Confirmer l’adresse', '确认邮箱'),
  why: words(
    'If it was not you, do nothing: we use this address for nothing else, and forget it after a day.',
    'Si ce n’était pas vous, ne faites rien : cette adresse ne servira à rien d’autre et sera oubliée au bout d’un jour.',
    '如果不是你，请忽略此邮件：该邮箱不会作其他用途，并会在一天后删除。',
  ),
};

export const digestWords = {
  subject: words('What waits for you at Mutuals', 'Ce qui vous attend sur Mutuals', 'Mutuals 上有新动态等着你'),
  text: words('While you were away:', 'Pendant votre absence :', '在你离开期间：'),
  button: open,
  match: words('New matches', 'Nouveaux matchs', '新的匹配'),
  message: words('Messages from', 'Messages de', '消息来自'),
  like: words('Likes', 'Likes', '喜欢'),
  cards: words('You might like', 'Ils pourraient vous plaire', '也许你会喜欢'),
};

export const footerWords = {
  why: words(
    'You get this because you gave this address at Mutuals.',
    'Vous recevez cet e-mail car vous avez indiqué cette adresse sur Mutuals.',
    '你收到此邮件，是因为你在 Mutuals 填写了此邮箱。',
  ),
  settings: words('Choose what reaches you', 'Choisir ce qui vous parvient', '选择接收哪些通知'),
  /** Between a name and its value. */
  colon: words(': ', '\u{a0}: ', '：'),
  plan: words('Plan', 'Offre', '套餐'),
  paid: words('Paid', 'Payé', '已支付'),
  date: words('Date', 'Date', '日期'),
  transaction: words('Transaction', 'Transaction', '交易'),
};

/** A count in words. */
export const likesCounted = (count: number, language: Language): string =>
  ({
    en: count === 1 ? 'Someone liked you' : `${count} people liked you`,
    fr: count === 1 ? 'Quelqu’un vous a liké' : `${count} personnes vous ont liké`,
    zh: `有 ${count} 人喜欢了你`,
  })[language];

/** Who is not named because there are many. */
export const moreCounted = (count: number, language: Language): string =>
  ({
    en: `and ${count} more`,
    fr: count === 1 ? 'et 1 autre' : `et ${count} autres`,
    zh: `还有 ${count} 位`,
  })[language];

/** What two profiles share, its words in the reader's language. */
export const inCommon = (shared: readonly string[], language: Language): string =>
  ({ en: 'in common: ', fr: 'en commun : ', zh: '共同点：' })[language] +
  shared.map((word) => wordName(word, language)).join(language === 'zh' ? '、' : ', ');
