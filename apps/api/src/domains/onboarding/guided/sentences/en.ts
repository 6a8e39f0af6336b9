import type { ProfileType } from '../interview.ts';

/** The assistant's sentences in English; any two can follow each other. */
export const en = {
  greeting: 'Hello! I ask one thing at a time, and your answers become a profile that you see before anybody else.',
  /** A question with its purpose and an example of an answer, separated by "|"; groups and projects have their own. */
  questions: {
    name: 'What should people call you? It stands at the top of your profile.|“Noor”',
    role: 'What are you here: developer, artist, trader, influencer or raider? People search by it.|“developer”',
    groupType:
      'What kind of group is it: a community, a DAO, a call group or a cabal? People search by it.|“community”',
    projectType: 'What kind of project is it: DeFi, a dapp, an NFT collection or a token? People search by it.|“dapp”',
    bio: 'What do you do, and whom would you like to meet? Two or three sentences: they are your bio.|“I build wallets that explain every signature, and I’m looking for a designer”',
    skills: 'What are you good at? People find you by your skills.|“Solidity, audits, technical writing”',
    tags: 'What is it about? A few topics, by which people find it.|“DeFi, education, meetups”',
    categories:
      'What do people come for? It tells newcomers whether the group is for them.|“learning, trading, company”',
    interests: 'What are you interested in? You are shown to people who share it.|“zero knowledge, chess, coffee”',
    languages: 'Which languages do you speak? You are shown to people who share one.|“English and French”',
    status:
      'How far along is it: an idea, in development, live, paused or over? It tells people whether they can use it.|“in development”',
    memberCount: 'About how many members are there? It stands on the profile.|“250” or “1.2k”',
    teamSize: 'How many people work on it? It stands on the profile.|“5”, or “just me”',
    funding:
      'How is it funded? A few words for the profile.|“self-funded” or “seed round of $2M”, in 80 characters at most',
    isPublic:
      'Is it open to everyone, or by invitation? It tells people how to join.|“open to everyone” or “by invitation”',
    entryRequirements:
      'What does somebody need to get in? It stands beside the button to join.|“Hold 100 NIGHT” or “Ask a member”',
    github: 'What is your GitHub? It shows people your code.|“github.com/noor”, or just “noor”',
    websites: 'Where can people see your work? A link to your portfolio stands on your profile.|“https://noor.dev”',
    x: 'What is your handle on X? Your profile links to it.|“@noor”',
    telegram: 'Where do people join? A Telegram or Discord link becomes the button to join.|“t.me/nightbuilders”',
    discord: 'What is the Discord link? It stands on the profile.|“discord.gg/night”',
    wallet: 'What is the GMGN page of your wallet? Your profile links to it.|“gmgn.ai/bsc/address/0x…”',
    tokenAddress:
      'Is there a token on BNB Chain? With its contract address the profile shows its price.|“0x…”, with 40 characters after the x',
    chain: 'Which chain does it run on? It stands on the profile.|“BSC”',
    seeks:
      'Last of all, whom are you looking for? Roles, kinds of groups or projects, languages, topics: your deck brings them forward, and nobody else sees it.|“developers and DAOs who speak Chinese, DeFi”',
    mustFit:
      'Must any of it fit? Whoever does not is then hidden from your deck; the rest brings people forward.|“the language”',
  },
  ofGroup: {
    name: 'What is your group called? The name stands at the top of its profile.|“Night Builders”',
    bio: 'What does the group do, and who is it for? Two or three sentences: they are its description.|“We help new builders ship their first contract, in small teams”',
    languages: 'Which languages do people speak there? It is shown to people who share one.|“English and French”',
  },
  ofProject: {
    name: 'What is your project called? The name stands at the top of its profile.|“Tidepool”',
    bio: 'What does it do, and who is it for? Two or three sentences: they are its description.|“We let neighbours lend to each other without a bank”',
    languages:
      'In which languages can people reach you? The project is shown to people who share one.|“English and French”',
    websites: 'Does it have a website? It is linked from the profile.|“https://noor.dev”',
    x: 'Is it on X? The profile links to it.|“@noor”',
  },
  keepsIt: 'Say “nothing more” again, and it stays as it was.',
  yesOrNo: 'Say “yes” or “no”, or tell me in other words.',
  skipped: 'No problem.',
  needed: 'A profile cannot be without this; you can change it later.',
  notUnderstood: 'I didn’t quite get that.',
  leaveIt: 'Let’s leave that one; you can add it later.',
  enough: 'That is enough for a profile; the rest helps the right people find it.',
  end: 'That’s all I wanted to know. Press “Look at the profile” to see it, or tell me what to change.',
  unplaced: 'I’m not sure where to put that. You can say, for example, “bio: …”, “tags: wallets” or “change the name”.',
  onlyHttps: 'I can only keep links that start with https://. Send it that way, or say “skip”.',
  aside:
    'I’m a program that only knows profiles. You alone see this talk, it is deleted after 7 days at most, and you can change everything later.',
  example: (example: string, canSkip: boolean) => `For example: ${example}.${canSkip ? ' Or say “skip”.' : ''}`,
  shall: (label: string, value: string, profileType: ProfileType) =>
    `Shall “${value}” be ${profileType === 'individual' ? 'your' : 'its'} ${label}?`,
  noted: (what: readonly string[]) => `Noted – ${what.join('; ')}.`,
  entry: (label: string, value: string) => `${label}: ${value}`,
  notKept: (what: string) => `There is no field for ${what} in this profile, so I left that out.`,
  change: (label: string) => `Change the ${label}`,
};
