// Phrases of the frauds that are known from chats, in English, French and Chinese.
import { readingsOf } from './fold.ts';

/**
 * - `pay_first`: asks for money in advance.
 * - `poses_as_team`: calls itself support, or by a name like ours.
 * - `asks_for_secret`: asks for a seed phrase or a private key, or to enter one.
 */
export type ScamKind = 'pay_first' | 'poses_as_team' | 'asks_for_secret';

const MONEY = String.raw`(?:fees?|deposit|tax(?:es)?|gas|money|funds?|payment|crypto|coins?|tokens?|(?:\d[\d.,]* ?)?(?:usdt|usdc|bnb|eth|btc|dollars?|bucks)|\$ ?\d|\d[\d.,]* ?\$)`;
const SECRET = String.raw`(?:(?:seed|recovery|secret|mnemonic|backup|wallet|12|24|twelve)[ -]?(?:word )?(?:phrase|words?)|seed|mnemonic|private keys?|(?:12|24|twelve|twenty[ -]four) words)`;
const SECRET_FR = String.raw`(?:phrase (?:secrete|de recuperation|mnemonique|seed)|seed phrase|seed|cles? privees?|(?:12|24|douze|vingt[ -]quatre) mots)`;
const SECRET_ZH = '(?:助记词|助記詞|私钥|私鑰|恢复短语|种子短语|恢复词)';
const ROLE = String.raw`(?:support|help ?desk|customer (?:service|support|care)|(?:tech(?:nical)? )?support|security team|admin(?:istrator|s)?|moderators?|mods?|team|staff|officials?|verification)`;
const ROLE_FR = String.raw`(?:support|service client|assistance|equipe(?: de securite)?|administrateur|moderateur|moderation|officiel)`;
const ROLE_ZH = '(?:客服|官方|管理员|管理員|工作人员|技术支持|审核员|版主|团队)';
const BRAND = String.raw`mutua[li]s(?: ?match)?`;

/** Linear: each pattern begins with fixed words, and nothing in it repeats without a bound. */
const PATTERNS: readonly (readonly [ScamKind, RegExp])[] = [
  // In advance
  [
    'pay_first',
    new RegExp(
      String.raw`\b(?:you|u|must|need to|have to|please|pls|kindly|just) (?:first )?(?:pay|send|transfer|deposit)\b[^.?!]{0,40}\b${MONEY}[^.?!]{0,25}\b(?:first|upfront|up front|in advance|before)\b`,
    ),
  ],
  [
    'pay_first',
    /(?:^|[.!:,;-] ?)(?:so |ok |then )?(?:please |pls |kindly |just )?(?:you )?(?:must |need to |have to )?pay (?:me |us )?(?:first|upfront|up front|in advance)\b(?! (?:week|month|day|invoice|year))/,
  ],
  [
    'pay_first',
    /\byou (?:must |need to |have to |should |will )?(?:pay|send|transfer) (?:me |us |it )?(?:first|upfront|up front|in advance)\b/,
  ],
  [
    'pay_first',
    new RegExp(
      String.raw`\b(?:send|transfer|deposit|wire) (?:me |us )?(?:the |a |your |first )?${MONEY}[^.?!]{0,25}\b(?:first|upfront|up front|in advance)\b`,
    ),
  ],
  [
    'pay_first',
    /\b(?:unlock|release|activation|withdrawal|clearance|processing|listing) fees?\b[^.?!]{0,40}\b(?:first|upfront|in advance|before|to (?:release|unlock|withdraw|receive))/,
  ],
  [
    'pay_first',
    new RegExp(
      String.raw`\b(?:pay|send|deposit)\b[^.?!]{0,25}\b${MONEY}[^.?!]{0,20}\b(?:to (?:release|unlock|withdraw|activate|claim|receive)|and (?:i|we)(?:'ll| will) (?:send|give|pay|return|double))\b`,
    ),
  ],
  [
    'pay_first',
    new RegExp(
      String.raw`\b(?:payez|paye|reglez|regle|paie|payer|virez|vire|envoyez|envoie|deposez|depose)(?:[ -](?:moi|nous))?\b[^.?!]{0,40}(?:d'abord|a l'avance|d'avance|en avance|en premier|avant (?:tout|de|que))`,
    ),
  ],
  [
    'pay_first',
    /\b(?:frais|depot|taxe|caution)\b[^.?!]{0,30}\b(?:pour (?:debloquer|liberer|retirer|recevoir|activer)|a (?:payer|regler|verser) (?:d'abord|avant|d'avance))/,
  ],
  [
    'pay_first',
    /\b(?:tu dois|vous devez|il faut|il te faut|il vous faut) (?:d'abord )?(?:payer|regler|verser|envoyer|deposer)\b[^.?!]{0,40}(?:d'abord|avant|a l'avance|d'avance)|\b(?:tu dois|vous devez|il faut) d'abord (?:payer|regler|verser|deposer)/,
  ],
  [
    'pay_first',
    /(?:先|提前|预先|預先)(?:要|得|需要|请|帮我|给我|向我|把|你)?(?:付款|付费|打款|转账|转帐|汇款|支付|交钱|打钱|付钱|充值|缴费|(?:付|交|打|转)(?:一?点|[\d一二三四五六七八九十百千半]+)?(?:个)?(?:定金|押金|保证金|手续费|费用|解冻费|税|钱|款|u|usdt|bnb))/,
  ],
  [
    'pay_first',
    /(?:定金|押金|保证金|手续费|解冻费|激活费|税费?|矿工费|gas费?)[^。?!?!]{0,12}(?:先付|先交|先转|先打|才能(?:提现|解冻|提取|领取|到账|激活)|后(?:才能|即可)(?:提现|解冻|提取|领取|到账))/,
  ],
  // As if from the team
  [
    'poses_as_team',
    new RegExp(
      String.raw`\b(?:i am|i'm|im|this is|we are|we're|you are (?:speaking|talking|chatting) (?:to|with)) (?:(?:from|with|a|an|the|your|part of|of|here|official|${BRAND}) ){0,4}${ROLE}(?: (?:team|agent|staff|representative|specialist))?(?: (?:here|of|from|at|for|on) (?:the )?(?:${BRAND}|this (?:app|site|platform)|metamask|binance|trust ?wallet)\b|[.!,:;-]|$| and (?:need|your|i)| your| we (?:have|need|detected))`,
    ),
  ],
  [
    'poses_as_team',
    new RegExp(
      String.raw`\b${BRAND}(?:'s?)? (?:official )?(?:support|help ?desk|customer (?:service|support|care)|security|admin(?:istrator)?|moderat(?:or|ion)|team|staff|official|verification)\b(?: (?:team|agent|here|dept|department))?(?= ?(?:[.!,:;-]|here|we |has |requires|needs|will |is contacting|noticed|$))`,
    ),
  ],
  [
    'poses_as_team',
    /\b(?:metamask|trust ?wallet|binance|coinbase|ledger|pancakeswap) (?:official )?(?:support|customer (?:service|support|care)|help ?desk|security team|admin)(?: (?:team|agent))? ?(?:[.!,:;-]|here\b|has |requires|noticed|will )/,
  ],
  [
    'poses_as_team',
    /\byour (?:account|wallet|profile) (?:has been|was|is|will be) (?:being )?(?:suspended|limited|restricted|flagged|locked|compromised|frozen|blocked)\b/,
  ],
  [
    'poses_as_team',
    new RegExp(
      String.raw`\b(?:je suis|ici|nous sommes|c'est) (?:(?:du|de|la|le|l'|un|une|votre|au|d') ?){0,3}(?:${ROLE_FR})(?: (?:officiel|client|technique))?(?: (?:de |d'|du |chez )?(?:${BRAND}|metamask|binance)| ?[.!,:;-]| et | votre|$)`,
    ),
  ],
  [
    'poses_as_team',
    new RegExp(
      String.raw`\b(?:support|equipe|service client|assistance|moderation|securite) (?:officiel(?:le)? )?(?:de |d')?${BRAND}\b`,
    ),
  ],
  [
    'poses_as_team',
    /\b(?:votre|ton) (?:compte|portefeuille|profil) (?:a ete|est|sera) (?:suspendu|limite|bloque|signale|compromis|gele|restreint)\b/,
  ],
  [
    'poses_as_team',
    new RegExp(
      `(?:我是|我们是|这里是|這裡是|您好,?我是|本人是)(?:你的|您的|贵|平台|本平台|本站|网站|${BRAND}|币安|小狐狸|的|官方|在线|专属|人工|技术| ){0,8}${ROLE_ZH}(?!(?:的|中的)?(?:粉丝|朋友|用户|成员|一员|开发者|设计师|产品))`,
    ),
  ],
  [
    'poses_as_team',
    new RegExp(`${BRAND} ?(?:的|平台|官方){0,3} ?(?:客服|官方|管理员|工作人员|技术支持)(?!网站|文档|公告|推特|群)`),
  ],
  [
    'poses_as_team',
    /(?:你|您)的?(?:账户|账号|帐户|帐号|钱包|资料)(?:已经?|目前|将)?(?:被|会被)(?:系统|官方)?(?:冻结|限制|封禁|封停|标记|锁定|盗)/,
  ],
  // Secrets
  [
    'asks_for_secret',
    new RegExp(
      String.raw`\b(?:send|give|share|tell|dm|type|paste|enter|provide|submit|import|confirm|verify|need|input|show)\b(?: (?:me|us|with me|here|in|it|a|the|your|my|all|of|these|those|just|over|first|out|photo|picture|screenshot)){0,5} (?:your |ur |the )${SECRET}\b`,
    ),
  ],
  ['asks_for_secret', new RegExp(String.raw`\bwhat(?:'s| is| are) (?:your|ur) ${SECRET}\b`)],
  ['asks_for_secret', /\b(?:validate|synchroni[sz]e|sync|rectify|authenticate|whitelist) (?:your |ur )?wallet\b/],
  [
    'asks_for_secret',
    new RegExp(
      String.raw`\b(?:envoie|envoyez|donne|donnez|partage|partagez|saisis|saisissez|entre|entrez|colle|collez|communique|communiquez|confirme|confirmez|verifie|verifiez|montre|montrez|besoin de|importez?|tape|tapez)(?:[ -](?:moi|nous|ici|donc|simplement|juste|une capture de|une photo de)){0,5} (?:ta|ton|tes|votre|vos|la|les|de ta|de votre) ?${SECRET_FR}`,
    ),
  ],
  [
    'asks_for_secret',
    /\b(?:validez|valider|valide|synchronisez|synchroniser|synchronise) (?:votre|ton|le) (?:wallet|portefeuille)\b/,
  ],
  [
    'asks_for_secret',
    new RegExp(
      `(?:发|發|给|給|告诉|告訴|提供|输入|輸入|填写|填|提交|导入|粘贴|验证|截图|拍照)(?:一下|给我|我|我们|到|出|你|您|的|把|这里|那个|钱包| ){0,10}${SECRET_ZH}`,
    ),
  ],
  [
    'asks_for_secret',
    new RegExp(
      `(?:把|将)(?:你|您)?(?:的|钱包|那个| ){0,5}${SECRET_ZH}(?:的)?[^。?!?!,,]{0,8}(?:发|發|给|告诉|提供|输入|填|贴|截图|拍)`,
    ),
  ],
  [
    'asks_for_secret',
    new RegExp(`(?:你|您)(?:的)?(?:钱包)?(?:的)?${SECRET_ZH}(?:是什么|是多少|发我|发给我|给我|是啥)`),
  ],
];

/** Just before a phrase: who says "never send your seed phrase" asks for none. */
const NEGATED =
  /(?:\b(?:never|not|don't|nobody should|no one should)(?: ever| to)? ?|(?:不要|别|切勿|请勿|勿|不会|绝不|不能|不可|不得)(?:轻易|随便|再)?)$/;
const LOOK_BACK = 24;

const isSaid = (reading: string, pattern: RegExp): boolean => {
  const match = pattern.exec(reading);
  return match !== null && !NEGATED.test(reading.slice(Math.max(0, match.index - LOOK_BACK), match.index));
};

/** The frauds whose phrases are in a text. Takes linear time. */
export function findScams(text: string): ScamKind[] {
  const readings = readingsOf(text);
  const found = PATTERNS.filter(([, pattern]) => readings.some((reading) => isSaid(reading, pattern)));
  return [...new Set(found.map(([kind]) => kind))];
}

/** What nobody but the operator is called, alone or with a sign: "Support", "System", "Trust & Safety". */
const OFFICE = String.raw`support|customer (?:service|care)|help ?(?:desk|center|centre)|admin(?:istrator)?|moderator|security|system|trust (?:and )?safety|service client|assistance|moderateur|administrateur|(?:equipe|service) (?:de )?(?:securite|moderation)|support technique`;
/** Of wallets and exchanges whose support frauds pretend to be. */
const KNOWN_FIRM = 'metamask|trust ?wallet|binance|coinbase|ledger|pancakeswap|uniswap|opensea';
const POSING = new RegExp(
  String.raw`^(?:the )?(?:official )?${BRAND}(?: (?:official|bot|app|notifications?|trust (?:and )?safety))?$|^(?:${KNOWN_FIRM}) (?:official )?(?:${ROLE}|${ROLE_FR})|^(?:official |live |customer |technical ){0,3}(?:${OFFICE})(?: ?(?:team|agent|desk|notifications?|24 7))?$|^${BRAND}$|${BRAND}[ ._-]?(?:${ROLE}|${ROLE_FR}|app|hq|help|security)|(?:official|${ROLE_FR}|${ROLE})[ ._-](?:of |de |at )?${BRAND}|${BRAND} ?${ROLE_ZH}|^(?:官方|在线|人工|系统){0,3}(?:客服|管理员|官方|支持|通知)(?:小妹|小姐姐|专员|中心)?$`,
);
/** Whether a name reads as ours or as one of our team. */
export const posesAsTeam = (name: string): boolean =>
  readingsOf(name).some((reading) => POSING.test(reading) || POSING.test(wordsIn(reading)));

/** Without the signs around and between words: "✅ Mutuals", "[Mutuals]", "Trust & Safety". */
const wordsIn = (reading: string): string => reading.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
