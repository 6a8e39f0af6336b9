import type { Sentences } from './sentences.types.ts';

export const en: Sentences = {
  greeting: {
    individual:
      'Hello! Let’s make your profile together. Tell me as much as you like at once, in your own words. First: what should people call you?',
    group:
      'Hello! Let’s make a profile for your group. Tell me as much as you like at once, in your own words. First: what is it called?',
    project:
      'Hello! Let’s make a profile for your project. Tell me as much as you like at once, in your own words. First: what is it called?',
  },
  ask: (fact, { profileType, facts }) => {
    switch (fact) {
      case 'name':
        return {
          individual: 'What should people call you?',
          group: 'What is your group called?',
          project: 'What is your project called?',
        }[profileType];
      case 'role':
        return 'What are you here: developer, artist, trader, influencer or raider?';
      case 'groupType':
        return 'What kind of group is it: a community, a DAO, a call group or a cabal?';
      case 'projectType':
        return 'What kind of project is it: a token, an NFT collection, DeFi or a dapp?';
      case 'bio':
        return {
          individual: 'What do you do, and what are you looking for? Two or three sentences are plenty.',
          group: 'What does the group do, and who is it for? Two or three sentences are plenty.',
          project: 'What does it do, and who is it for? Two or three sentences are plenty.',
        }[profileType];
      case 'skills':
        return facts.role?.value === 'developer'
          ? 'What do you work with? Languages, tools, whatever you are good at.'
          : 'What are you good at? A few words are enough.';
      case 'github':
        return 'Where can people see your code? Your GitHub, if you have one.';
      case 'websites':
        return profileType === 'project'
          ? 'Does it have a website?'
          : 'Where can people see your work? A link to your portfolio, if you have one.';
      case 'x':
        return profileType === 'project' ? 'Is it on X? The handle is enough.' : 'What is your handle on X?';
      case 'languages':
        return {
          individual: 'Which languages do you speak?',
          group: 'Which languages do people speak there?',
          project: 'In which languages can people reach you?',
        }[profileType];
      case 'interests':
        return 'What are you interested in? Topics you like to talk about, for example.';
      case 'tags':
        return 'What is it about? A few topics, such as DeFi, gaming or art.';
      case 'categories':
        return 'What do people come for? For example learning, trading, building or company.';
      case 'status':
        return 'How far along is it: an idea, in development, live, paused or over?';
      case 'teamSize':
        return 'How many people work on it?';
      case 'funding':
        return 'How is it funded? For example a grant, a round, or your own money.';
      case 'memberCount':
        return 'About how many members are there?';
      case 'isPublic':
        return 'Is it open to everyone, or by invitation?';
      case 'telegram':
      case 'discord':
        return 'Where do people join? A Telegram or Discord link.';
      case 'entryRequirements':
        return 'What does somebody need to get in?';
      case 'tokenAddress':
        return 'Is there a token on BNB Chain? Paste its contract address, or say “no”.';
      case 'wallet':
        return 'Is there a GMGN page of your wallet that you would like to show?';
      case 'chain':
        return 'Which chain does it run on?';
    }
  },
  hint: (fact, { profileType }) => {
    switch (fact) {
      case 'name':
        return profileType === 'individual'
          ? 'Just a name or nickname, such as “Noor”.'
          : 'Just the name, such as “Night builders”.';
      case 'role':
        return 'Please choose the one that fits best: developer, artist, trader, influencer or raider.';
      case 'groupType':
        return 'Please choose the one that fits best: community, DAO, call group or cabal.';
      case 'projectType':
        return 'Please choose the one that fits best: token, NFT, DeFi or dapp.';
      case 'bio':
        return profileType === 'individual'
          ? 'For example: “I build wallets that explain every signature, and I’m looking for a designer.”'
          : 'For example: “We help new builders ship their first contract, in small teams.”';
      case 'skills':
        return 'For example: “Solidity, audits and technical writing”. Or say “skip”.';
      case 'github':
        return 'For example “github.com/noor” or just “noor”. Or say “skip”.';
      case 'websites':
        return 'A link that starts with https://, or say “skip”.';
      case 'x':
        return 'For example “@noor”. Or say “skip”.';
      case 'languages':
        return 'For example: “English and French”. Or say “skip”.';
      case 'interests':
        return 'For example: “zero knowledge, chess and good coffee”. Or say “skip”.';
      case 'tags':
        return 'For example: “DeFi, education, meetups”. Or say “skip”.';
      case 'categories':
        return 'For example: “learning and company”. Or say “skip”.';
      case 'status':
        return 'Please choose the one that fits best: idea, in development, live, paused, over. Or say “skip”.';
      case 'teamSize':
        return 'A number is enough, such as “5”, or “just me”. Or say “skip”.';
      case 'funding':
        return 'A few words are enough, such as “self-funded” or “seed round in 2026”. Or say “skip”.';
      case 'memberCount':
        return 'A number is enough, such as “250” or “1.2k”. Or say “skip”.';
      case 'isPublic':
        return '“Open” or “by invitation” is enough. Or say “skip”.';
      case 'telegram':
      case 'discord':
        return 'A link such as “t.me/nightbuilders”. Or say “skip”.';
      case 'entryRequirements':
        return 'For example: “Hold 100 NIGHT” or “Ask a member”. Or say “skip”.';
      case 'tokenAddress':
        return 'It begins with 0x and has 40 more characters. Or say “no”.';
      case 'wallet':
      case 'chain':
        return 'Or say “skip”.';
    }
  },
  needed: (fact) =>
    fact === 'name'
      ? 'A profile needs a name; a nickname will do.'
      : fact === 'bio'
        ? 'A profile needs a line or two about it; short is fine, and you can change it later.'
        : 'I need this one, so that the right people find it.',
  learned: (fact, value, { profileType }) => {
    switch (fact) {
      case 'name':
        return `the name is ${value}`;
      case 'bio':
        return 'the bio in your own words';
      case 'role':
        return `you’re ${value}`;
      case 'groupType':
      case 'projectType':
        return `it’s ${value}`;
      case 'skills':
        return `you know ${value}`;
      case 'languages':
        return { individual: `you speak ${value}`, group: `people speak ${value}`, project: `you answer in ${value}` }[
          profileType
        ];
      case 'interests':
        return `you’re into ${value}`;
      case 'tags':
        return profileType === 'individual' ? `the tags ${value}` : `it’s about ${value}`;
      case 'categories':
        return `people come for ${value}`;
      case 'status':
        return `it’s ${value}`;
      case 'teamSize':
        return `a team of ${value}`;
      case 'funding':
        return `on funding, “${value}”`;
      case 'memberCount':
        return `${value} members`;
      case 'isPublic':
        return value;
      case 'entryRequirements':
        return 'how to get in';
      case 'tokenAddress':
        return 'the contract address';
      case 'chain':
        return `on ${value}`;
      case 'github':
        return 'your GitHub';
      case 'x':
        return 'the X profile';
      case 'telegram':
        return 'the Telegram link';
      case 'discord':
        return 'the Discord link';
      case 'wallet':
        return 'your wallet’s page';
      case 'websites':
        return `the link ${value}`;
    }
  },
  choices: {
    artist: 'an artist',
    developer: 'a developer',
    trader: 'a trader',
    influencer: 'an influencer',
    raider: 'a raider',
    call_group: 'a call group',
    cabal: 'a cabal',
    community: 'a community',
    dao: 'a DAO',
    token: 'a token',
    nft: 'an NFT project',
    defi: 'a DeFi project',
    dapp: 'a dapp',
    idea: 'an idea so far',
    building: 'in development',
    active: 'live',
    paused: 'paused',
    ended: 'over',
  },
  access: { open: 'open to everyone', closed: 'by invitation' },
  greetByName: (name, { profileType }) =>
    profileType === 'individual' ? `Nice to meet you, ${name}.` : `So it’s ${name}.`,
  noted: [(what) => `Got it: ${what}.`, (what) => `Noted: ${what}.`, (what) => `Good: ${what}.`],
  changed: (what) => `Changed: ${what}.`,
  removed: (what) => `Taken out: ${what}.`,
  notKept: (what) => `There is no field for ${what} in this profile, so I left that out.`,
  skipped: ['No problem.', 'All right, we leave that out.', 'That’s fine.'],
  notUnderstood: ['I didn’t quite get that.', 'Sorry, I’m not sure what to note there.'],
  leaveIt: 'Let’s leave that one; you can add it later.',
  enough: 'That is already enough for a profile; the rest helps the right people find it.',
  end: 'That’s all I wanted to know. Press “Look at the profile” to see it, or tell me what to change.',
  endAgain: 'Anything else? If not, press “Look at the profile”; you can still change everything there.',
  stillNeeded: 'Almost: one thing has to be there first.',
  unplaced:
    'I’m not sure where to put that. You can say, for example, “my bio: …”, “add the tag wallets” or “change my name to …”.',
  hello: 'Hello!',
  welcome: 'You’re welcome.',
  semicolon: '; ',
  recap: (lines) => `So far:\n${lines.map((line) => `– ${line}`).join('\n')}\n`,
  nothingYet: 'I don’t know anything yet.',
  onlyHttps: 'I can only keep links that start with https://. Send it that way, or say “skip”.',
  topics: {
    who: 'I’m the assistant of Mutuals: a program, not a person. I ask, and put your answers in the right place.',
    private:
      'Only you can see this talk, and it is deleted after 7 days at most. Nothing is published before you have looked at the profile.',
    later: 'Yes, you can change everything but the type later.',
    long: 'Only a few short questions, and you can skip most of them.',
    cost: 'Making a profile is free.',
    price: 'That’s beyond me; I only know profiles.',
    annoyed: 'Fair enough. Let’s keep it short.',
    needed: 'Only a name, a bio and what you are have to be there. You can say “skip” to the rest.',
  },
  offTopic: ['I can only help with the profile here.', 'Good question, but not one for me.'],
};
