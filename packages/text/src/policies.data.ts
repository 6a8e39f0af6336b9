/** A text in each language of the product. */
export type Texts = Readonly<Record<'en' | 'fr' | 'zh', string>>;

export interface Policy {
  /** Stable; also the reason of a report that names it. */
  code: string;
  /** The rule's number, which statements of reasons name (D67). Never given to another rule. */
  number: string;
  title: Texts;
  /** The rule in words. */
  rule: Texts;
}

/** The rules of the community. */
export const POLICIES = [
  {
    code: 'scam',
    number: '1',
    title: { en: 'Fraud', fr: 'Fraude', zh: '欺诈' },
    rule: {
      en: 'Do not deceive people to get their money, coins or keys: no advance payments, promised returns, fake support or wallet traps.',
      fr: 'Ne trompez personne pour obtenir son argent, ses jetons ou ses clés : ni paiement d’avance, ni rendement promis, ni faux support, ni piège à portefeuille.',
      zh: '不得以欺骗手段获取他人的资金、代币或密钥：禁止索要预付款、承诺收益、冒充客服或设置钱包陷阱。',
    },
  },
  {
    code: 'impersonation',
    number: '2',
    title: { en: 'Impersonation', fr: 'Usurpation d’identité', zh: '冒充他人' },
    rule: {
      en: 'Do not pretend to be another person, project or our team.',
      fr: 'Ne vous faites pas passer pour une autre personne, un autre projet ou notre équipe.',
      zh: '不得冒充他人、其他项目或我们的团队。',
    },
  },
  {
    code: 'spam',
    number: '3',
    title: { en: 'Spam', fr: 'Spam', zh: '垃圾信息' },
    rule: {
      en: 'Do not send the same advertisement to many people, and do not use several profiles to be seen more often.',
      fr: 'N’envoyez pas la même publicité à de nombreuses personnes et n’utilisez pas plusieurs profils pour être plus visible.',
      zh: '不得向多人发送相同的广告，也不得用多个资料来增加曝光。',
    },
  },
  {
    code: 'harassment',
    number: '4',
    title: { en: 'Harassment', fr: 'Harcèlement', zh: '骚扰' },
    rule: {
      en: 'Do not insult, threaten or pursue anyone, and do not publish what is private to somebody else.',
      fr: 'N’insultez, ne menacez et ne poursuivez personne, et ne publiez pas la vie privée d’autrui.',
      zh: '不得辱骂、威胁或纠缠任何人，也不得公开他人的隐私。',
    },
  },
  {
    code: 'hate',
    number: '5',
    title: { en: 'Hate', fr: 'Haine', zh: '仇恨' },
    rule: {
      en: 'Do not degrade people for what they are: origin, religion, sex, orientation, disability or age.',
      fr: 'Ne rabaissez personne pour ce qu’elle est : origine, religion, sexe, orientation, handicap ou âge.',
      zh: '不得因出身、宗教、性别、性取向、残障或年龄贬低他人。',
    },
  },
  {
    code: 'sexual',
    number: '6',
    title: { en: 'Sexual content', fr: 'Contenu sexuel', zh: '色情内容' },
    rule: {
      en: 'No sexual pictures, words or offers: this is a place for work.',
      fr: 'Ni images, ni propos, ni offres à caractère sexuel : ce lieu est fait pour travailler.',
      zh: '禁止色情图片、言语或交易：这里是工作的地方。',
    },
  },
  {
    code: 'violence',
    number: '7',
    title: { en: 'Violence', fr: 'Violence', zh: '暴力' },
    rule: {
      en: 'Do not call for violence, threaten with it or show it.',
      fr: 'N’appelez pas à la violence, n’en menacez personne et n’en montrez pas.',
      zh: '不得煽动、威胁实施或展示暴力。',
    },
  },
  {
    code: 'minor',
    number: '8',
    title: { en: 'Safety of minors', fr: 'Protection des mineurs', zh: '未成年人保护' },
    rule: {
      en: 'Nobody under 18 may have an account, and nothing may endanger a minor.',
      fr: 'Personne de moins de 18 ans ne peut avoir de compte, et rien ne doit mettre un mineur en danger.',
      zh: '未满 18 岁者不得注册账户，任何内容都不得危害未成年人。',
    },
  },
  {
    code: 'illegal',
    number: '9',
    title: { en: 'Illegal content', fr: 'Contenu illicite', zh: '违法内容' },
    rule: {
      en: 'Do not offer or publish what the law forbids.',
      fr: 'N’offrez et ne publiez rien de ce que la loi interdit.',
      zh: '不得提供或发布法律禁止的内容。',
    },
  },
  {
    code: 'malware',
    number: '10',
    title: { en: 'Harmful links and files', fr: 'Liens et fichiers nuisibles', zh: '有害链接与文件' },
    rule: {
      en: 'Do not share links or files that harm a device or steal what is on it.',
      fr: 'Ne partagez ni lien ni fichier qui endommage un appareil ou vole ce qu’il contient.',
      zh: '不得分享会损害设备或窃取其中内容的链接或文件。',
    },
  },
] as const satisfies readonly Policy[];

export interface Severity {
  code: string;
  /** How long a strike of this severity counts, in days. */
  strikeDays: number;
  name: Texts;
}

/** How grave a breach is, the mildest first. */
export const SEVERITIES = [
  { code: 'low', strikeDays: 30, name: { en: 'Minor', fr: 'Léger', zh: '轻微' } },
  { code: 'medium', strikeDays: 90, name: { en: 'Moderate', fr: 'Moyen', zh: '一般' } },
  { code: 'high', strikeDays: 180, name: { en: 'Serious', fr: 'Grave', zh: '严重' } },
  { code: 'severe', strikeDays: 365, name: { en: 'Severe', fr: 'Très grave', zh: '极其严重' } },
] as const satisfies readonly Severity[];

export type PolicyCode = (typeof POLICIES)[number]['code'];
export type SeverityCode = (typeof SEVERITIES)[number]['code'];
