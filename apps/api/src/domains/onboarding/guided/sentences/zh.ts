import type { Sentences } from './sentences.types.ts';

export const zh: Sentences = {
  greeting: {
    individual: '你好！我们一起把你的资料做好。用自己的话说就行，一次说多少都可以。先问一句：大家怎么称呼你？',
    group: '你好！我们一起给你的社群做一份资料。用自己的话说就行，一次说多少都可以。先问一句：它叫什么名字？',
    project: '你好！我们一起给你的项目做一份资料。用自己的话说就行，一次说多少都可以。先问一句：它叫什么名字？',
  },
  ask: (fact, { profileType, facts }) => {
    switch (fact) {
      case 'name':
        return { individual: '大家怎么称呼你？', group: '你的社群叫什么名字？', project: '你的项目叫什么名字？' }[
          profileType
        ];
      case 'role':
        return '你在这里的身份是什么：开发者、艺术家、交易员、意见领袖，还是推广者？';
      case 'groupType':
        return '这是哪一类社群：社区、DAO、喊单群，还是核心圈？';
      case 'projectType':
        return '这是哪一类项目：代币、NFT、DeFi，还是 dApp？';
      case 'bio':
        return {
          individual: '你平时做什么，想找什么样的人？两三句话就够了。',
          group: '这个社群做什么，适合谁加入？两三句话就够了。',
          project: '它做什么，给谁用？两三句话就够了。',
        }[profileType];
      case 'skills':
        return facts.role?.value === 'developer'
          ? '你用什么做开发？语言、工具，擅长的都可以说。'
          : '你擅长什么？几个词就行。';
      case 'github':
        return '在哪里能看到你的代码？有 GitHub 的话发给我。';
      case 'websites':
        return profileType === 'project' ? '它有网站吗？' : '在哪里能看到你的作品？有作品集的话，发个链接。';
      case 'x':
        return profileType === 'project' ? '它在 X 上吗？发账号名就行。' : '你的 X 账号是什么？';
      case 'languages':
        return { individual: '你会说哪些语言？', group: '群里用哪些语言？', project: '可以用哪些语言联系你们？' }[
          profileType
        ];
      case 'interests':
        return '你对什么感兴趣？比如喜欢聊的话题。';
      case 'tags':
        return '它和什么有关？说几个话题，比如 DeFi、游戏、艺术。';
      case 'categories':
        return '大家来这里做什么？比如学习、交易、开发、交友。';
      case 'status':
        return '它进行到哪一步了：还是想法、开发中、已上线、暂停，还是已结束？';
      case 'teamSize':
        return '团队有几个人？';
      case 'funding':
        return '资金从哪里来？比如资助、融资，或者自筹。';
      case 'memberCount':
        return '大概有多少成员？';
      case 'isPublic':
        return '对所有人开放，还是邀请制？';
      case 'telegram':
      case 'discord':
        return '大家从哪里加入？发一个 Telegram 或 Discord 链接。';
      case 'entryRequirements':
        return '加入需要什么条件？';
      case 'tokenAddress':
        return '在 BNB Chain 上有代币吗？把合约地址发给我，没有就说“没有”。';
      case 'wallet':
        return '要不要展示你钱包的 GMGN 页面？';
      case 'chain':
        return '它在哪条链上？';
    }
  },
  hint: (fact, { profileType }) => {
    switch (fact) {
      case 'name':
        return profileType === 'individual' ? '名字或昵称就行，比如“小周”。' : '名字就行，比如“夜行者”。';
      case 'role':
        return '选一个最接近的就好：开发者、艺术家、交易员、意见领袖、推广者。';
      case 'groupType':
        return '选一个最接近的就好：社区、DAO、喊单群、核心圈。';
      case 'projectType':
        return '选一个最接近的就好：代币、NFT、DeFi、dApp。';
      case 'bio':
        return profileType === 'individual'
          ? '比如：“我在做一个把每次签名都讲清楚的钱包，想找一位设计师。”'
          : '比如：“我们帮新人以小组的形式发布第一个合约。”';
      case 'skills':
        return '比如：“Solidity、审计、技术写作”。也可以说“跳过”。';
      case 'github':
        return '比如“github.com/noor”，或者只写“noor”。也可以说“跳过”。';
      case 'websites':
        return '请发 https:// 开头的链接，也可以说“跳过”。';
      case 'x':
        return '比如“@noor”。也可以说“跳过”。';
      case 'languages':
        return '比如：“中文和英语”。也可以说“跳过”。';
      case 'interests':
        return '比如：“零知识、围棋、咖啡”。也可以说“跳过”。';
      case 'tags':
        return '比如：“DeFi、教育、线下聚会”。也可以说“跳过”。';
      case 'categories':
        return '比如：“学习、交友”。也可以说“跳过”。';
      case 'status':
        return '选一个最接近的就好：想法、开发中、已上线、暂停、已结束。也可以说“跳过”。';
      case 'teamSize':
        return '一个数字就行，比如“5”，或者“就我一个”。也可以说“跳过”。';
      case 'funding':
        return '几个字就行，比如“自筹”或“2026 年种子轮”。也可以说“跳过”。';
      case 'memberCount':
        return '一个数字就行，比如“250”或“1万”。也可以说“跳过”。';
      case 'isPublic':
        return '说“开放”或“邀请制”就行，也可以说“跳过”。';
      case 'telegram':
      case 'discord':
        return '比如“t.me/nightbuilders”这样的链接。也可以说“跳过”。';
      case 'entryRequirements':
        return '比如：“持有 100 NIGHT”或“成员推荐”。也可以说“跳过”。';
      case 'tokenAddress':
        return '它以 0x 开头，后面有 40 位。没有就说“没有”。';
      case 'wallet':
      case 'chain':
        return '也可以说“跳过”。';
    }
  },
  needed: (fact) =>
    fact === 'name'
      ? '资料总得有个名字，昵称也可以。'
      : fact === 'bio'
        ? '简介需要一两句话，短一点没关系，以后也能改。'
        : '这一项需要填，这样合适的人才能找到你。',
  learned: (fact, value) => {
    switch (fact) {
      case 'name':
        return `名字是${spaced(value)}`;
      case 'bio':
        return '简介用你的原话';
      case 'role':
        return `身份是${value}`;
      case 'groupType':
      case 'projectType':
        return `类型是${spaced(value)}`;
      case 'skills':
        return `技能有${spaced(value)}`;
      case 'languages':
        return `语言有${spaced(value)}`;
      case 'interests':
        return `兴趣有${spaced(value)}`;
      case 'tags':
        return `话题有${spaced(value)}`;
      case 'categories':
        return `分类有${spaced(value)}`;
      case 'status':
        return value;
      case 'teamSize':
        return `团队 ${value} 人`;
      case 'funding':
        return `资金来源是“${value}”`;
      case 'memberCount':
        return `${value} 名成员`;
      case 'isPublic':
        return value;
      case 'entryRequirements':
        return '加入条件';
      case 'tokenAddress':
        return '合约地址';
      case 'chain':
        return `在 ${value} 上`;
      case 'github':
        return 'GitHub 主页';
      case 'x':
        return 'X 账号';
      case 'telegram':
        return 'Telegram 链接';
      case 'discord':
        return 'Discord 链接';
      case 'wallet':
        return '钱包页面';
      case 'websites':
        return `链接 ${value}`;
    }
  },
  choices: {
    artist: '艺术家',
    developer: '开发者',
    trader: '交易员',
    influencer: '意见领袖',
    raider: '推广者',
    call_group: '喊单群',
    cabal: '核心圈',
    community: '社区',
    dao: 'DAO',
    token: '代币',
    nft: 'NFT',
    defi: 'DeFi',
    dapp: 'dApp',
    idea: '还是想法',
    building: '开发中',
    active: '已上线',
    paused: '暂停中',
    ended: '已结束',
  },
  access: { open: '对所有人开放', closed: '邀请制' },
  greetByName: (name, { profileType }) => (profileType === 'individual' ? `${name}，你好！` : `好的，${name}。`),
  noted: [(what) => `记下了：${what}。`, (what) => `好的：${what}。`, (what) => `明白：${what}。`],
  changed: (what) => `改好了：${what}。`,
  removed: (what) => `去掉了：${what}。`,
  notKept: (what) => `这份资料没有放 ${what} 的地方，所以没有保留。`,
  skipped: ['没关系。', '好，这一项先不填。', '好的。'],
  notUnderstood: ['我没太明白。', '抱歉，这里我不知道该记什么。'],
  leaveIt: '这一项先放着，以后可以再补。',
  enough: '这些已经够做一份资料了，再多说一点，合适的人更容易找到你。',
  end: '我想知道的都有了。点“查看资料”看看，或者告诉我要改什么。',
  endAgain: '还有别的吗？没有的话，点“查看资料”，在那里还可以改。',
  stillNeeded: '还差一点：有一项必须填。',
  unplaced: '我不知道该记在哪里。你可以这样说：“简介：……”“添加标签 钱包”“把名字改成……”。',
  hello: '你好！',
  welcome: '不客气。',
  semicolon: '；',
  recap: (lines) => `目前有：\n${lines.map((line) => `– ${line}`).join('\n')}\n`,
  nothingYet: '我还什么都不知道。',
  onlyHttps: '我只能保存 https:// 开头的链接。请这样再发一次，或者说“跳过”。',
  topics: {
    who: '我是 Mutuals 的助手，是一个程序，不是真人。我来问，把你的回答放到合适的地方。',
    private: '只有你能看到这段对话，最多保存 7 天。在你看过资料之前，什么都不会公开。',
    later: '可以，除了类型，以后都能改。',
    long: '只有几个简短的问题，大部分都可以跳过。',
    cost: '做资料是免费的。',
    price: '这个我不懂，我只会做资料。',
    annoyed: '明白，我们尽量简短。',
    needed: '必须有的只是名字、简介和身份，其他都可以说“跳过”。',
  },
  offTopic: ['我在这里只能帮你做资料。', '好问题，不过我答不了。'],
};

/** Chinese and other letters stand apart by a space. */
function spaced(value: string): string {
  return /^[\x20-\x7e]/.test(value) ? ` ${value}` : value;
}
