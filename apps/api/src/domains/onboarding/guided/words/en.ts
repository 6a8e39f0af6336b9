import type { FactName } from '../interview.ts';

/**
 * English words and phrases: alternatives are separated by "|", the one that the assistant uses first. They are compared without case and
 * accents. The assistant understands all languages, whichever it speaks.
 */
export const en = {
  /** Whole messages. The first is the text of the chip. */
  intents: {
    skip: "Skip|next|next question|pass|idk|leave it|let's leave it|let's leave that",
    none: 'No|nah|n/a|na|no way|not funded|unfunded|no one',
    finish:
      "Nothing more|nothing else|done|i'm done|im done|finish|finished|that's it|thats it|that's all|thats all|that is all|no more|enough|the end|ready|looks good|all good|good to go|stop",
    yes: "Yes|y|yeah|yep|yup|sure|ok|okay|correct|right|exactly|of course|absolutely|yes please|perfect|please do|why not|i don't mind|i dont mind|no problem",
    help: "help|what do you mean|what|huh|example|an example|for example|give me an example|like what|such as|i don't understand|how|explain",
  },
  /** What refuses to answer, puts it off or leaves it to others; and words that say nothing more beside it, as those of sentences do. */
  refusals:
    "no|nope|none|nothing|not|don't|dont|didn't|haven't|isn't|aren't|can't|cannot|won't|rather not|skip|dunno|idk|later|another time|move on|up to you|you decide|tbd|to be decided|to be announced|a moment|one moment|a sec|one sec|a second|one second|a minute|one minute|hold on|hang on|brb|come back to|for me|you write|you choose|make something up|make it up|surprise me|told you|already told|already said|already answered|as i said|another question|be right back|back to you|minutes|said that|said already|same as|see above|confidential|a secret|bit of everything|depends|many things|something else|a joke|about it",
  unsaid:
    "will|i'll|i'd|i've|we've|we're|we'd|would|could|should|to|for|of|on|and|or|now|yet|then|right|really|honestly|sorry|well|still|actually|question|one|sure|idea|clue|know|say|said|write|put|answer|share|got|had|there|thing|anything|something|something to|much|moment|thanks|thank|maybe|perhaps|come|back|get|rather|prefer|mind|feel|time|answering|saying|a|the|bit|let|five|two|that already|already|before|above|first",
  /** Meaningless openings of a message: "well". */
  openers:
    "hi|hello|hey|there|gm|well|so|oh|ok|okay|sure|yes|yeah|hmm|um|uh|haha|lol|cool|great|nice|thanks|right|alright|of course|let's see|let me see|let me think|good question|hey there|hi there|yo|good morning|good evening|hello there|sup|what's up|thank you|thx|ty|thanks a lot|cheers",
  /** Openings of a correction: "actually". */
  corrections:
    "actually|wait|no wait|no actually|sorry|i mean|i meant|oops|correction|wrong|that's wrong|thats wrong|that's not right|not quite|rather|scratch that|hmm no|well actually|my mistake|i made a mistake",
  /** Parts of orders to the assistant; such a sentence answers nothing. */
  orders:
    'ignore all|ignore the|ignore your|ignore my|ignore every|ignore everything|ignore previous|ignore any|disregard|previous instructions|your instructions|system prompt|you are now|act as|pretend to be|set verified|set isverified|isverified|drop table|jailbreak',
  /** Possible insults and jokes; such a sentence is confirmed first. */
  rude: 'ignore|forget|instructions|verified|admin|administrator|stupid|useless|boring|idiot|shut up|go away|fuck|fucking|shit|bullshit|wtf|damn|sucks|lol|lmao|whatever|asdf|test',
  /** Openings of a question. */
  questions:
    "what|what's|whats|why|how|who|when|where|which|can you|could you|can i|do you|do i|are you|is this|is it|will you|does it",
  choices: {
    developer:
      'Developer|dev|engineer|programmer|coder|full-stack|fullstack|frontend|backend|front-end|back-end|auditor|security researcher|builder|hacker',
    artist: 'Artist|designer|illustrator|painter|animator|photographer|musician|sculptor',
    trader: 'Trader|degen|scalper|market maker|investor|sniper',
    influencer:
      'Influencer|kol|content creator|youtuber|streamer|thought leader|ambassador|podcaster|creator|blogger|writer|journalist',
    raider: 'Raider|shiller|raid leader|hype man|raid captain',
    community: 'Community|club|meetup|collective|guild|network|discord server|chat group',
    dao: 'DAO|decentralized autonomous organization|decentralised autonomous organisation',
    call_group: 'Call group|calls group|calls|signal group|signals|alpha group',
    cabal: 'Cabal|inner circle',
    token: 'Token|memecoin|meme coin|meme token|coin|shitcoin',
    nft: 'NFT|nfts|nft collection|collection|collectibles|pfp',
    defi: 'DeFi|dex|lending|amm|yield|staking protocol|perps|derivatives|decentralized exchange|stablecoin|launchpad',
    dapp: 'dApp|app|application|game|wallet|tool|platform|marketplace|social network|explorer|bot|infrastructure|sdk',
    idea: 'Idea|concept|planned|planning|not started|on the drawing board',
    building:
      'In development|development|under development|developing|building|wip|work in progress|in progress|prototype|mvp|beta|alpha|testnet|not live yet|not yet live|not launched yet|not launched|not live|coming soon|launching soon|soon|in the works|under construction',
    active: 'Live|active|running|launched|released|mainnet|in production|up and running|in use',
    paused: 'Paused|pause|on hold|on ice|frozen|dormant',
    ended: 'Over|ended|dead|closed|stopped|shut down|discontinued|no longer running|no longer active|no longer live',
    open: 'Open to everyone|open to all|open|public|anyone can join|everyone can join|everyone is welcome|everybody is welcome|all are welcome',
    closed:
      'By invitation|need an invitation|need an invite|invitation only|private|invite only|invite-only|closed|gated|token gated|members only|secret|not public|not open',
  },
  /** Openings of what people say of themselves, and of what they make. */
  iAm: "i'm|i am|im|i work as|it's|this is",
  weAre: "we are|we're|it is|it's|this is",
  /** Before something wanted, not owned: "looking for". */
  seeking:
    'looking for|look for|searching for|need|needs|want|meet|hire|hiring|find|wanted|seeking|for|with|help|helping|like|hate|love|of|than|from|by|to',
  not: "not|not a|not an|not really|isn't|aren't|n't|no longer|never|don't",
  /** Before the name of a person, "my name is", and of what they make, "it's called". */
  names:
    "my name is|my name's|the name is|the name's|call me|people call me|everyone calls me|you can call me|they call me|my friends call me|i go by",
  calls:
    "is called|it's called|its called|we are called|we're called|we call it|is named|the name is|our name is|its name is",
  /** Words of sentences, not of names. */
  notNames:
    "i|i'm|you|your|we|our|my|me|it|it's|is|are|am|was|be|do|does|don't|did|can|can't|let's|not|no|none|nothing|what|why|how|who|this|that|these|they|he|she|tell|ask|asking|give|make|please|want|need|think|all|about|just|here|because|if|so|but|with|like|looking|building|working|have|has|lot|any|some",
  speak: 'speak|speaking|fluent|native|bilingual|talk in|write in',
  /** Nouns after a number of members or of a team. */
  members: 'members|member',
  teamNouns:
    'person team|people team|man team|strong team|people on the team|people in the team|people work on it|people working on it|team members|people|persons|of us|founders|cofounders|co-founders|developers|devs|engineers|builders',
  /** Before the size of a team. */
  alone: 'Just me|only me|myself|alone|solo|one person|single-handed',
  /** 1 to 12, in order. */
  numbers: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  /** Words about money: "raised". */
  money:
    'Self-funded|Grant|Seed round|bootstrapped|own money|own savings|raised|raise|round|seed|pre-seed|grants|funded|backed|investors|investment|vc|fair launch|series a|series b',
  and: 'and|or|plus|as well as|and also|also|then',
  /** Fillers around an item of a list. */
  fillers:
    "mostly|mainly|some|a bit of|a little|little|a bit|bit of|very|basic|of course|probably|maybe|things like|stuff like|i like|i love|i use|i know|i speak|we speak|i do|i write|i work with|i guess|i'm into|i'm good at|good at|we are about|it's about|it is about|people come for|they come for|people come to|they come to|etc|and so on|the|also|just|only|well|lots of|a lot of|lately|too|these days|obviously|please|native|fluent|my|our|hmm|um|uh|ok|so|haha|yes|sure|when i have to|as well|and|are|is|in",
  /** Openings of a request to change a field or to remove an item, and words before the new value. */
  change: 'change|edit|update|fix|correct|rename|set',
  remove: 'remove|delete|take out|drop',
  into: 'to|into|as',
  only: 'only|just|instead',
  /** Whom one looks for, beside the roles and kinds of groups above; the first names it. */
  sought: {
    individual: 'people|person|individual|someone|somebody|anyone',
    group: 'groups|group',
    project: 'projects|project|startup',
    token: 'tokens|token',
    nft: 'NFT projects|nft project|nft collection',
    defi: 'DeFi projects|defi project|defi protocol',
    dapp: 'dApps|dapp|app',
  },
  soughtGroups: {
    types: 'the type|type|types',
    subtypes: 'the role or kind|role|roles|kind|kinds',
    languages: 'the language|languages|language',
    tags: 'the topics|topics|topic|tags|tag',
    all: 'all of it|all|everything|all of them|each',
  },
  /** Names of the fields. The assistant uses the first. */
  labels: {
    name: 'name',
    bio: 'bio|about|about me|about us|description',
    role: 'role|job',
    groupType: 'kind of group|group type|type',
    projectType: 'kind of project|project type|type',
    skills: 'skills|skill|stack|tech stack',
    interests: 'interests|interest',
    languages: 'languages|language',
    tags: 'tags|tag|topics',
    categories: 'what people come for|categories|category',
    memberCount: 'number of members|members|member count|size',
    isPublic: 'access',
    status: 'status|stage|state',
    teamSize: 'team size|team',
    funding: 'funding|financing',
    entryRequirements: 'way in|entry|entry requirements|requirements|how to join',
    github: 'GitHub|gh',
    x: 'X profile|x|twitter|x handle',
    telegram: 'Telegram link|telegram|tg',
    discord: 'Discord link|discord',
    websites: 'links|website|site|portfolio|web|link',
    wallet: 'wallet page|wallet|gmgn',
    tokenAddress: 'token contract|token address|contract|ca|contract address',
    chain: 'chain|network|blockchain',
    seeks: 'search|seeking|whom i seek',
    mustFit: 'musts|must',
  } satisfies Record<FactName, string>,
};
