import type { HideableField, Language, Measure, ReportSubjectType } from '../../database/schema.ts';

interface StatementTexts {
  /** `{name}`: the profile; `{excerpt}`: the first words of the thing. */
  what: Record<ReportSubjectType | 'account', string>;
  where: string;
  measure: Record<Exclude<Measure, 'none'>, string>;
  /** `{field}` in the measure `hide_field`. */
  field: Record<HideableField | 'link', string>;
  /** `{date}` */
  until: string;
  warning: string;
  forGood: string;
  /** `{date}` */
  unconfirmed: string;
  machine: string;
  /** The facts where a suspended person comes back (D68). */
  returned: string;
  /** `{date}` */
  appeal: string;
}

/** The sentences of statements of reasons (DSA 17). */
export const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  en: {
    what: {
      profile: 'Your profile “{name}”.',
      group: 'Your group “{name}”.',
      message: 'A message of your profile “{name}”: “{excerpt}”',
      picture: 'A picture on your profile “{name}”.',
      link: 'The link {excerpt} on your profile “{name}”.',
      account: 'Your account.',
    },
    where: 'On all of Mutuals, in every country.',
    measure: {
      warn: 'We warn you. Nothing of yours is hidden.',
      hide_field: 'We have hidden this on the profile: {field}.',
      hide_picture: 'We have taken the picture off the profile.',
      hide_profile: 'We have hidden the profile from everyone but you.',
      mute: 'You cannot send messages. You can read, and everything else stays possible.',
      suspend: 'All your profiles are hidden. You can sign in, read this, appeal and take your data.',
    },
    field: { name: 'name', bio: 'bio', tags: 'tags', entryRequirements: 'entry requirements', link: 'link' },
    until: 'Until {date}. Then it ends by itself.',
    warning: 'The warning counts until {date}.',
    forGood: 'For good.',
    unconfirmed: 'Until {date}, and for good if a second person of our team confirms it by then.',
    machine: 'A person of our team decided. No machine took part.',
    returned:
      'An account with the same X account was deleted while it was suspended. The suspension goes on until it ends.',
    appeal:
      'You can appeal once until {date}, in your settings under “Decisions about me”. Somebody else of our team answers in words. You can also turn to a certified dispute settlement body or a court.',
  },
  fr: {
    what: {
      profile: 'Votre profil « {name} ».',
      group: 'Votre groupe « {name} ».',
      message: 'Un message de votre profil « {name} » : « {excerpt} »',
      picture: 'Une image de votre profil « {name} ».',
      link: 'Le lien {excerpt} de votre profil « {name} ».',
      account: 'Votre compte.',
    },
    where: 'Sur tout Mutuals, dans tous les pays.',
    measure: {
      warn: 'Nous vous avertissons. Rien n’est masqué.',
      hide_field: 'Nous avons masqué ceci sur le profil : {field}.',
      hide_picture: 'Nous avons retiré l’image du profil.',
      hide_profile: 'Nous avons masqué le profil à tout le monde, sauf à vous.',
      mute: 'Vous ne pouvez pas envoyer de messages. Vous pouvez lire, et tout le reste demeure possible.',
      suspend:
        'Tous vos profils sont masqués. Vous pouvez vous connecter, lire ceci, contester et récupérer vos données.',
    },
    field: { name: 'nom', bio: 'bio', tags: 'tags', entryRequirements: 'conditions d’entrée', link: 'lien' },
    until: 'Jusqu’au {date}. La mesure prend alors fin d’elle-même.',
    warning: 'L’avertissement compte jusqu’au {date}.',
    forGood: 'Définitivement.',
    unconfirmed: 'Jusqu’au {date}, et définitivement si une deuxième personne de notre équipe le confirme d’ici là.',
    machine: 'Une personne de notre équipe a décidé. Aucune machine n’est intervenue.',
    returned:
      'Un compte lié au même compte X a été supprimé alors qu’il était suspendu. La suspension continue jusqu’à sa fin.',
    appeal:
      'Vous pouvez contester une fois jusqu’au {date}, dans vos réglages, sous « Décisions à mon sujet ». Une autre personne de notre équipe vous répond par écrit. Vous pouvez aussi saisir un organe de règlement des litiges certifié ou un tribunal.',
  },
  zh: {
    what: {
      profile: '你的资料“{name}”。',
      group: '你的群组“{name}”。',
      message: '你的资料“{name}”发出的消息：“{excerpt}”',
      picture: '你的资料“{name}”上的图片。',
      link: '你的资料“{name}”上的链接 {excerpt}。',
      account: '你的账户。',
    },
    where: '在整个 Mutuals，所有国家和地区。',
    measure: {
      warn: '我们向你发出警告，没有隐藏任何内容。',
      hide_field: '我们隐藏了该资料的以下内容：{field}。',
      hide_picture: '我们从该资料移除了这张图片。',
      hide_profile: '我们隐藏了该资料，只有你能看到。',
      mute: '你不能发送消息，但可以阅读，其他功能不受影响。',
      suspend: '你的所有资料都已隐藏。你可以登录、阅读本说明、申诉并导出数据。',
    },
    field: { name: '名称', bio: '简介', tags: '标签', entryRequirements: '加入条件', link: '链接' },
    until: '至 {date}，届时自动结束。',
    warning: '该警告计至 {date}。',
    forGood: '永久。',
    unconfirmed: '至 {date}；若届时团队中另一人确认，则为永久。',
    machine: '由我们团队的人员作出决定，没有机器参与。',
    returned: '使用同一 X 账户的账户在暂停期间被删除。该暂停将持续到期满为止。',
    appeal:
      '你可以在 {date} 之前申诉一次：设置中的“关于我的决定”。团队中的另一人会以文字答复。你也可以向认证的争议解决机构或法院寻求救济。',
  },
};
