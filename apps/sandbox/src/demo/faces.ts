// The people whose cards come first, each written by hand.
import type { GroupType, Language, ProjectType, Role } from './words/words.ts';
import type { Tier } from '@mutuals/api/database/schema';

interface FaceProfile {
  readonly name?: string;
  readonly bio: string;
  readonly tags: readonly string[];
}

export interface Face {
  readonly handle: string;
  readonly name: string;
  readonly language: Language;
  /** Further languages. */
  readonly also: readonly string[];
  readonly tier: Tier;
  readonly isVerified: boolean;
  readonly individual: FaceProfile & { readonly role: Role; readonly skills: readonly string[]; readonly interests: readonly string[] };
  readonly group?: FaceProfile & { readonly name: string; readonly type: GroupType; readonly members: number };
  readonly project?: FaceProfile & { readonly name: string; readonly type: ProjectType };
}

export const faces: readonly Face[] = [
  {
    handle: 'maya_writes_sol', name: 'Maya Ellison', language: 'en', also: ['fr'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'developer', skills: ['Solidity', 'Foundry', 'Fuzzing', 'TypeScript'], interests: ['security', 'open source', 'swimming', 'education'],
      tags: ['DeFi', 'lending', 'BSC', 'Solidity', 'security'],
      bio: 'I write lending contracts and spend most of my time on the one day a year when everything goes wrong. My code is short and my tests are long. I am looking for a front end partner who asks what happens when the price feed stops, and for small teams that want a second pair of eyes before launch.',
    },
    project: { type: 'defi', name: 'Lowtide', tags: ['DeFi', 'lending', 'stablecoins', 'security'], bio: 'A lending market for the five assets that people really borrow. Rates move slowly and in public, and liquidations happen in small slices. Live with caps since March; the second audit is booked. We would like to meet communities that will question our parameters.' },
  },
  {
    handle: 'tobias_draws', name: 'Tobias Wren', language: 'en', also: ['de'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'artist', skills: ['Illustration', 'Procreate', 'Character design'], interests: ['games', 'music', 'maps', 'community'],
      tags: ['illustration', 'NFT', 'collectibles', 'branding', 'memecoins'],
      bio: 'I draw the animals that people put next to their names. Fourteen mascots so far, eleven of them still in use, which I check every spring. I start on paper, I ask too many questions, and I deliver files that your developer will not curse. Looking for a team with a strange idea and a clear licence.',
    },
  },
  {
    handle: 'nkechi_onchain', name: 'Nkechi Adair', language: 'en', also: [], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'influencer', skills: ['Interviewing', 'Research', 'Video editing'], interests: ['DeFi', 'security', 'cooking', 'events'],
      tags: ['education', 'threads', 'BNB Chain', 'community', 'spaces'],
      bio: 'Every Tuesday I explain one protocol on BNB Chain to my aunt, on camera, until she says that she would or would not use it. She has said no to most of them. Founders come on knowing this. Based in Abuja, answering in the evenings.',
    },
    group: { type: 'community', name: 'The Aunt Test', members: 3120, tags: ['education', 'onboarding', 'community', 'BNB Chain'], bio: 'Builders bring an app, our members\' relatives try it, and we publish what they said word for word. No prices, no promotions, a lot of screenshots. Sessions are on Saturday; watching is free and useful.' },
  },
  {
    handle: 'jules_perps', name: 'Jules Hartmann', language: 'en', also: ['fr', 'de'], tier: 'premium', isVerified: false,
    individual: {
      role: 'trader', skills: ['Risk management', 'Funding arbitrage', 'Python'], interests: ['on-chain data', 'chess', 'bots', 'writing'],
      tags: ['perps', 'trading', 'risk', 'BSC'],
      bio: 'I trade perps with rules that fit on an index card, and the card is in my pinned post. Two hundred and twelve trades last year, forty eight per cent of them right, which was enough. I would like to meet a developer who can turn the card into alerts and tell me where I cheat.',
    },
  },
  {
    handle: 'rin_raids', name: 'Rin Castellan', language: 'en', also: ['ja'], tier: 'premium', isVerified: false,
    individual: {
      role: 'raider', skills: ['Coordination', 'Copywriting', 'Memes'], interests: ['memecoins', 'board games', 'illustration', 'Telegram'],
      tags: ['raids', 'community', 'memecoins', 'launches', 'Telegram'],
      bio: 'My team of twenty six answers posts the way people talk: one thought, in their own words, sometimes a joke. We take four projects at a time and leave when the founders stop replying to their own users. Tell me what is funny about your project.',
    },
  },
  {
    handle: 'sol_and_salt', name: 'Imogen Salter', language: 'en', also: [], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'developer', skills: ['TypeScript', 'React', 'Viem', 'Accessibility'], interests: ['wallets', 'photography', 'AI agents', 'onboarding'],
      tags: ['frontend', 'wallets', 'UI design', 'account abstraction', 'BNB Chain'],
      bio: 'I make the screen before the signature. If somebody cannot say what they are about to sign, I count it as my bug. Eight years of interfaces, four of them with wallets in the middle. Looking for a contract developer for a small tool about approvals.',
    },
    project: { type: 'dapp', name: 'Readback', tags: ['wallets', 'security', 'frontend', 'UI design'], bio: 'Readback repeats a transaction to you in one sentence before you sign it, and says what could be taken from you afterwards. It works with any wallet on BSC and opBNB. We know 1,400 contracts by heart and would like help with the rest.' },
  },
  {
    handle: 'bram_audits', name: 'Bram Oosterhuis', language: 'en', also: ['nl'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'developer', skills: ['Solidity', 'Fuzzing', 'Code review', 'Rust'], interests: ['open source', 'cycling', 'grants', 'education'],
      tags: ['audits', 'security', 'DeFi', 'Solidity', 'open source'],
      bio: 'I read contracts for a living and write down what I was afraid of, including the fears that came to nothing. Reports are public two weeks after the fix. I keep one slot a month for projects that cannot pay; the condition is that you answer questions within a day.',
    },
    group: { type: 'dao', name: 'Open Findings', members: 64, tags: ['DAO', 'audits', 'security', 'open source'], bio: 'Sixty four auditors who share a queue. Small projects bring code, we bring two readers and a public report, and the treasury pays the difference. Every report has a part called "what we did not look at".' },
  },
  {
    handle: 'luz_pixels', name: 'Luz Barrientos', language: 'en', also: ['es'], tier: 'premium', isVerified: true,
    individual: {
      role: 'artist', skills: ['Pixel art', 'Aseprite', 'Sprite animation'], interests: ['GameFi', 'music', 'cats', 'opBNB'],
      tags: ['pixel art', 'games', 'NFT', 'GameFi', 'opBNB'],
      bio: 'Small pictures that move. I have made the sprites for three games on opBNB and the trees for a fourth. I like limits: one palette, one night, one good idea. Looking for a programmer with a tiny game and a real ending.',
    },
  },
  {
    handle: 'odd_lot_omar', name: 'Omar Fennick', language: 'en', also: ['ar'], tier: 'premium_plus', isVerified: false,
    individual: {
      role: 'trader', skills: ['Market making', 'Python', 'SQL'], interests: ['bots', 'coffee', 'on-chain data', 'DEX'],
      tags: ['market making', 'liquidity', 'bots', 'BSC', 'trading'],
      bio: 'I keep two-sided quotes on five small tokens and publish my inventory every Friday, so that nobody has to guess. If your pool is thin and your holders are patient, we should talk. I do not take tokens as payment, and I explain why on the first call.',
    },
  },
  {
    handle: 'petra_dao', name: 'Petra Lindahl', language: 'en', also: ['sv', 'fr'], tier: 'premium', isVerified: true,
    individual: {
      role: 'influencer', skills: ['Writing', 'Summarising', 'Facilitation'], interests: ['grants', 'RWA', 'gardening', 'open source'],
      tags: ['governance', 'DAO', 'threads', 'writing', 'grants'],
      bio: 'I read governance forums so that members can vote with their lunch in one hand. Ten lines for, ten lines against, and a link to every number. I have been a delegate in four DAOs and left one in public. Looking for groups that would like to disagree better.',
    },
  },
  {
    handle: 'ezra_agents', name: 'Ezra Quill', language: 'en', also: [], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'developer', skills: ['Python', 'TypeScript', 'Solidity', 'ERC-4337'], interests: ['security', 'science fiction', 'bots', 'payments'],
      tags: ['AI agents', 'account abstraction', 'payments', 'BNB Chain'],
      bio: 'I give AI agents pocket money. Each one gets a wallet, a budget and a list of things that it may not do, and then I watch it try. The interesting part is the receipts. Looking for people with dull, repeated, on-chain work that they would like to hand over.',
    },
    project: { type: 'dapp', name: 'Pocket Money', tags: ['AI agents', 'payments', 'account abstraction', 'security'], bio: 'Wallets for AI agents, with limits per day, per contract and per mood of the market. Every payment leaves a receipt that a person can read. In beta with thirty agents and one very thrifty bookkeeper. Looking for teams with small repeated payments.' },
  },
  {
    handle: 'wil_stables', name: 'Wilhelmina Oduya', language: 'en', also: ['sw'], tier: 'free', isVerified: true,
    individual: {
      role: 'influencer', skills: ['Writing', 'Research', 'Teaching'], interests: ['lending', 'family', 'running', 'RWA'],
      tags: ['stablecoins', 'payments', 'education', 'onboarding'],
      bio: 'My mother sells fabric in Kisumu and takes stablecoins on Thursdays. I write about what breaks. It is rarely the chain and often the cash-out. If you build payments, I can put your app in front of forty traders who will be honest with you.',
    },
  },
  {
    handle: 'camille_audit', name: 'Camille Renaudin', language: 'fr', also: ['en'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'developer', skills: ['Solidity', 'Foundry', 'Fuzzing', 'Revue de code'], interests: ['open source', 'escalade', 'education', 'grants'],
      tags: ['audits', 'security', 'Solidity', 'DeFi', 'BSC'],
      bio: 'Je lis les contrats des autres et j’écris ce qui m’a fait peur, y compris les peurs inutiles. Les rapports sont publics quinze jours après la correction. Je garde un créneau par mois pour les projets sans budget : il suffit de répondre vite à mes questions.',
    },
    group: { type: 'dao', name: 'Relecture', members: 48, tags: ['DAO', 'audits', 'security', 'open source'], bio: 'Une DAO de relecture : deux personnes par contrat, un rapport public, une trésorerie qui paie la différence pour les petits projets. Chaque rapport dit aussi ce que nous n’avons pas regardé. On cherche des plumes et des sceptiques.' },
  },
  {
    handle: 'yaelle_dessine', name: 'Yaëlle Kerbrat', language: 'fr', also: ['en'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'artist', skills: ['Dessin', 'Procreate', 'Impression'], interests: ['musique', 'jardinage', 'collectibles', 'events'],
      tags: ['illustration', 'NFT', 'collectibles', 'community', 'branding'],
      bio: 'Je dessine des oiseaux de mauvaise humeur depuis un port breton. Trois séries, deux cents pièces, et une exposition dans une vraie criée. J’aimerais rencontrer un contrat intelligent, c’est-à-dire quelqu’un qui en écrit, pour une édition qui suit les marées.',
    },
    project: { type: 'nft', name: 'Grande Marée', tags: ['NFT', 'illustration', 'collectibles', 'generative art'], bio: 'Cent vingt oiseaux de bord de mer dont le décor suit la hauteur d’eau du jour. L’œuvre change deux fois par jour et ne se répète qu’au bout de dix-huit ans. Les tirages papier sont compris. On cherche une personne pour le contrat et deux lieux où accrocher.' },
  },
  {
    handle: 'idir_stables', name: 'Idir Vautrin', language: 'fr', also: ['en', 'ar'], tier: 'premium', isVerified: false,
    individual: {
      role: 'trader', skills: ['Analyse de rendement', 'SQL', 'Gestion du risque'], interests: ['on-chain data', 'cuisine', 'bots', 'writing'],
      tags: ['stablecoins', 'yield', 'lending', 'risk', 'DeFi'],
      bio: 'Je compare chaque semaine une vingtaine de rendements en stablecoins et je dis d’où vient l’argent. Quand je ne trouve pas, je l’écris aussi. Mon tableau est public. Je cherche quelqu’un qui sait brancher des alertes dessus.',
    },
  },
  {
    handle: 'solveig_space', name: 'Solveig Maillard', language: 'fr', also: ['en'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'influencer', skills: ['Interview', 'Montage', 'Rédaction'], interests: ['governance', 'voyages', 'education', 'KOL'],
      tags: ['spaces', 'education', 'BNB Chain', 'community', 'launches'],
      bio: 'Le jeudi à 20 h, je reçois une équipe et je lui pose d’abord la question qu’elle espérait éviter. On rit quand même beaucoup. Cent dix émissions, toutes réécoutables, aucune payée. Si votre projet marche et que personne ne le comprend, venez.',
    },
  },
  {
    handle: 'bakary_raids', name: 'Bakary Essomba', language: 'fr', also: ['en'], tier: 'free', isVerified: false,
    individual: {
      role: 'raider', skills: ['Coordination', 'Mèmes', 'Modération'], interests: ['memecoins', 'musique', 'illustration', 'events'],
      tags: ['raids', 'Telegram', 'memecoins', 'community', 'onboarding'],
      bio: 'De Douala à Montréal, mon équipe répond avec ses propres mots, en français et en anglais. On prend trois projets à la fois et on regarde qui reste après une semaine. Racontez-moi ce qui fait rire votre communauté, le reste suit.',
    },
  },
  {
    handle: 'margaux_wallet', name: 'Margaux Delorme', language: 'fr', also: ['en', 'es'], tier: 'premium', isVerified: true,
    individual: {
      role: 'developer', skills: ['TypeScript', 'React', 'ERC-4337'], interests: ['payments', 'vélo', 'UI design', 'identity'],
      tags: ['wallets', 'account abstraction', 'frontend', 'onboarding', 'payments'],
      bio: 'Je construis un portefeuille que l’on retrouve après avoir perdu son téléphone, et je le teste sur ma chorale. Elles sont trente-deux, de dix-neuf à quatre-vingts ans, et elles ne laissent rien passer. Je cherche un regard de sécurité et un commerce prêt à essayer.',
    },
  },
  {
    handle: 'zhouyi_audit', name: '周亦安', language: 'zh', also: ['en'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'developer', skills: ['Solidity', 'Foundry', '模糊测试', 'Rust'], interests: ['open source', '骑行', 'education', 'DAO'],
      tags: ['audits', 'security', 'Solidity', 'DeFi', 'BSC'],
      bio: '专职看合约，报告里会写清楚我担心过什么，包括最后证明是多虑的部分。修复两周后报告公开。每个月留一个名额给没有预算的小项目，条件只有一个：一天之内回答问题。',
    },
    group: { type: 'dao', name: '二读合作社', members: 52, tags: ['DAO', 'audits', 'security', 'open source'], bio: '每份合约由两个人读，报告公开，小项目付不起的部分由金库补上。报告的最后一节固定叫“这次没看的地方”。想找爱较真的人一起读代码。' },
  },
  {
    handle: 'heyu_draws', name: '何屿', language: 'zh', also: ['en'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'artist', skills: ['手绘', 'Procreate', '角色设计'], interests: ['养猫', 'games', 'music', 'community'],
      tags: ['illustration', 'NFT', 'collectibles', 'branding', 'memecoins'],
      bio: '住在厦门，画海边的猫和下班的人。给十几个社区画过吉祥物，每年回头看一次还有几个在用，目前是九个。先在纸上画，再上色，源文件整理得很整齐。想认识点子奇怪、授权清楚的团队。',
    },
    project: { type: 'nft', name: '下班猫', tags: ['NFT', 'illustration', 'collectibles', 'community'], bio: '一百二十只下班路上的猫，背景跟着每天的日落时间变化。持有人可以印成明信片，也可以卖明信片。想找一位合约开发者，还有两家愿意挂画的小店。' },
  },
  {
    handle: 'linshu_data', name: '林叔看链', language: 'zh', also: ['en'], tier: 'premium', isVerified: false,
    individual: {
      role: 'trader', skills: ['地址追踪', 'SQL', '风险管理'], interests: ['喝茶', 'bots', 'writing', 'DEX'],
      tags: ['on-chain data', 'trading', 'liquidity', 'BSC', 'threads'],
      bio: '每天早上泡一壶茶，看四十个地址昨晚做了什么，中午前写成一页笔记。猜错的也留着。不带单，可以一起讨论。想找一位开发者，把这页笔记变成自动提醒。',
    },
  },
  {
    handle: 'anran_talks', name: '安然', language: 'zh', also: ['en'], tier: 'premium_plus', isVerified: true,
    individual: {
      role: 'influencer', skills: ['访谈', '写作', '剪辑'], interests: ['education', '旅行', 'governance', 'stablecoins'],
      tags: ['spaces', 'education', 'BNB Chain', 'community', 'launches'],
      bio: '每周四晚上八点的语音房，第一个问题总是嘉宾最不想答的那个，不过大家都聊得很开心。做了一百多期，没收过钱，全部可以回听。产品好用但没人看得懂的团队，欢迎来聊。',
    },
  },
  {
    handle: 'xiaobei_tg', name: '小北', language: 'zh', also: ['en'], tier: 'free', isVerified: false,
    individual: {
      role: 'raider', skills: ['协调', '表情包', '社群管理'], interests: ['memecoins', '桌游', 'illustration', 'events'],
      tags: ['raids', 'Telegram', 'memecoins', 'community', 'launches'],
      bio: '带着二十来个人，用自己的话回帖，不刷屏，不买号。同时最多接三个项目，只看一周后还有多少人在聊天。先说说你们社区爱笑什么，剩下的好办。',
    },
  },
  {
    handle: 'gucheng_games', name: '顾澄', language: 'zh', also: ['en'], tier: 'premium', isVerified: true,
    individual: {
      role: 'developer', skills: ['Unity', 'Solidity', 'TypeScript'], interests: ['科幻', 'music', '桌游', 'pixel art'],
      tags: ['GameFi', 'games', 'opBNB', 'open source'],
      bio: '在 opBNB 上做小游戏，每个都有真正的结局。上一个有两千人通关，最快的用了十一分钟。所有代码开源，连没做出来的那个也在。想找一位像素画师，一起做一个关于夜班公交的游戏。',
    },
  },
];
