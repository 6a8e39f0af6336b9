// The demo community: its people and their profiles. The same on every machine; times are days before the seeding.
import type { components } from '@mutuals/api-client/schema';
import type { Tier } from '@mutuals/api/seeding';
import { faces, type Face } from './faces.ts';
import { type Bag, personalBags, roleBags, type RoleBags } from './bags.ts';
import { createBag, createRandom, digest, type Random } from './random.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { GroupType, Language, Line, Made, ProjectType, Role, Words } from './words/words.ts';
import { zh } from './words/zh.ts';

type Schemas = components['schemas'];

export interface DemoProfile {
  /** The input of its creation; individuals get their picture when they are stored. */
  readonly input: Schemas['ProfileInput'];
  readonly isVerified: boolean;
  readonly daysAgo: number;
  /** How often it is viewed and liked, relative to 1. */
  readonly appeal: number;
}

export interface DemoMember {
  readonly handle: string;
  readonly name: string;
  readonly language: Language;
  readonly tier: Tier;
  /** When they signed up. */
  readonly daysAgo: number;
  /** The person's own profile first, then groups and projects. */
  readonly profiles: readonly DemoProfile[];
}

const SEED = 'mutuals 1';
const LONGEST_DAYS = 120;
const MEMBERS: Readonly<Record<Language, number>> = { en: 125, fr: 62, zh: 63 };
const PREMIUM_PLUS = 25;
const PREMIUM = 50;
const ROLES: readonly Role[] = ['developer', 'artist', 'trader', 'influencer', 'raider'];
const WORDS: Readonly<Record<Language, Words>> = { en, fr, zh };
const LANGUAGES: readonly Language[] = ['en', 'fr', 'zh'];
const PROFILES_EACH = 3;
const VERIFIED = 0.12;

/** Everybody, the hand-written ones first. */
export function createCommunity(): readonly DemoMember[] {
  const random = createRandom(SEED);
  const handles = createHandles(faces.map(({ handle }) => handle));
  const members = [
    ...faces.map((face) => fromFace(random, face)),
    ...LANGUAGES.flatMap((language) => generate(random, WORDS[language], handles)),
  ];
  const tiers = shareTiers(random, members);
  return members.map((member, index) => ({ ...member, tier: tiers[index] ?? 'free' }));
}

function fromFace(random: Random, face: Face): DemoMember {
  const { handle, name, language, also, tier, isVerified, individual, group, project } = face;
  const daysAgo = 1 + random.next() * 60;
  const languages = [language, ...also];
  const written = (input: Schemas['ProfileInput'], age: number): DemoProfile => ({
    input,
    isVerified,
    daysAgo: age,
    appeal: 2.2 + random.next(),
  });
  const profiles = [
    written(individualInput({ handle, name, languages, ...individual }), daysAgo),
    ...(group
      ? [
          written(
            groupInput(random, { ...group, handle, languages, interests: [], isPublic: true, entry: null }),
            daysAgo * 0.7,
          ),
        ]
      : []),
    ...(project ? [written(projectInput({ ...project, handle, languages, interests: [] }), daysAgo * 0.6)] : []),
  ];
  return { handle, name, language, tier, daysAgo, profiles };
}

interface Draft extends Omit<DemoMember, 'tier' | 'profiles'> {
  readonly tier: Tier;
  readonly languages: readonly string[];
  readonly profiles: DemoProfile[];
}

function generate(random: Random, words: Words, handles: Handles): DemoMember[] {
  const { language } = words;
  const count = MEMBERS[language] - faces.filter((face) => face.language === language).length;
  const names = createNames(random, words);
  const roles = roleBags(random, words);
  const personal = personalBags(random, words);
  const drafts = Array.from({ length: count }, (_, index): Draft => {
    const role = ROLES[index % ROLES.length] ?? 'developer';
    const { name, latin } = names();
    const handle = handles(random, latin, role);
    const languages = [language, ...secondLanguages(random, language)];
    const daysAgo = random.next() ** 1.4 * LONGEST_DAYS;
    const input = individualInput({ handle, name, languages, role, ...compose(random, roles[role], personal) });
    return {
      handle,
      name,
      language,
      tier: 'free',
      languages,
      daysAgo,
      profiles: [{ input, isVerified: random.chance(VERIFIED), daysAgo, appeal: appeal(random) }],
    };
  });
  addGroups(random, words, drafts);
  addProjects(random, words, drafts);
  return drafts.map(({ languages: _languages, ...member }) => member);
}

/** A bio of two to four sentences, with their tags. */
function compose(random: Random, role: RoleBags, personal: { line: Bag; interests: () => string[] }) {
  const opening = role.opening();
  const detail = fitting(opening, role.detail);
  const wish = random.chance(0.6) ? [role.wish()] : [];
  const outside = wish.length === 0 || random.chance(0.4) ? [personal.line()] : [];
  const lines = [opening, detail, ...wish, ...outside];
  const tags = distinct([...opening.tags, ...detail.tags, ...wish.flatMap((line) => line.tags)]);
  const interests = distinct([...outside.flatMap((line) => line.words), ...personal.interests()]);
  return {
    bio: join(lines),
    tags,
    skills: distinct([...opening.words, ...detail.words]),
    interests: interests.filter((interest) => !tags.includes(interest)),
  };
}

/** Avoids sentences about pencils and prints for people who work with sound, code or 3D. */
function fitting(opening: Line, next: Bag): Line {
  const isOnPaper = !opening.tags.some((tag) => ['music', 'generative art', '3D'].includes(tag));
  for (;;) {
    const line = next();
    if (isOnPaper || !line.tags.some((tag) => ['illustration', 'branding'].includes(tag))) return line;
  }
}

function addGroups(random: Random, words: Words, drafts: readonly Draft[]): void {
  const { call_group, cabal, community, dao } = words.groupWays;
  const ways = {
    call_group: createBag(random, call_group),
    cabal: createBag(random, cabal),
    community: createBag(random, community),
    dao: createBag(random, dao),
  };
  const entry = createBag(random, words.entry);
  for (const group of words.groups) {
    const owner = ownerOf(random, drafts, group);
    const isPublic = group.kind !== 'cabal' && random.chance(0.8);
    const text = [group.text, ways[group.kind](), ...(random.chance(0.5) ? [ways[group.kind]()] : [])];
    const made = {
      ...group,
      handle: owner.handle,
      type: group.kind,
      bio: joinTexts(distinct(text)),
      languages: owner.languages,
      interests: [],
      isPublic,
      entry: random.chance(0.7) ? entry() : null,
    };
    add(random, owner, groupInput(random, { ...made, members: membersOf(random, group.kind) }));
  }
}

function addProjects(random: Random, words: Words, drafts: readonly Draft[]): void {
  const states = {
    app: createBag(random, words.projectStates.app),
    collected: createBag(random, words.projectStates.collected),
  };
  const wishes = createBag(random, words.projectWishes);
  for (const project of words.projects) {
    const owner = ownerOf(random, drafts, project);
    const wish = wishes();
    const state = states[project.kind === 'defi' || project.kind === 'dapp' ? 'app' : 'collected']();
    const bio = joinTexts([project.text, state, wish.text]);
    add(
      random,
      owner,
      projectInput({
        ...project,
        handle: owner.handle,
        type: project.kind,
        bio,
        tags: distinct([...project.tags, ...wish.tags]),
        languages: owner.languages,
        interests: [],
      }),
    );
  }
}

/** A person with a matching interest, and few profiles so far. */
function ownerOf(random: Random, drafts: readonly Draft[], { tags }: Made<GroupType | ProjectType>): Draft {
  const free = drafts.filter(({ profiles }) => profiles.length < PROFILES_EACH);
  const fitting = free.filter(
    ({ profiles }) =>
      profiles.length === 1 && profiles.some(({ input }) => input.tags?.some((tag) => tags.includes(tag))),
  );
  return random.pick(fitting.length > 0 ? fitting : free);
}

function add(random: Random, owner: Draft, input: Schemas['ProfileInput']): void {
  owner.profiles.push({
    input,
    isVerified: random.chance(VERIFIED),
    daysAgo: owner.daysAgo * (0.2 + random.next() * 0.7),
    appeal: appeal(random),
  });
}

interface Common {
  readonly handle: string;
  readonly name: string;
  readonly bio: string;
  readonly tags: readonly string[];
  readonly languages: readonly string[];
  readonly interests: readonly string[];
}

const linkTo = (path: string): string => `https://example.org/${path}`;

function individualInput(person: Common & { role: Role; skills: readonly string[] }): Schemas['IndividualInput'] {
  const { handle, role, skills } = person;
  const at = handle.toLowerCase();
  return {
    profileType: 'individual',
    ...commonInput(person),
    individualData: { role, skills: [...skills], ...roleLinks(role, at), social: { x: linkTo(`x/${at}`) } },
  };
}

/** The links of this role only. */
function roleLinks(role: Role, at: string): Omit<Schemas['IndividualDataInput'], 'role'> {
  switch (role) {
    case 'developer':
      return { githubLink: linkTo(`code/${at}`), projectLinks: [{ url: linkTo(`code/${at}/work`) }] };
    case 'artist':
      return { externalPortfolio: linkTo(`portfolio/${at}`), twitterLink: linkTo(`x/${at}`) };
    default:
      return { xLink: linkTo(`x/${at}`), walletLink: linkTo(`wallet/${at}`) };
  }
}

type GroupFields = Common & { type: GroupType; members: number; isPublic: boolean; entry: string | null };

function groupInput(random: Random, group: GroupFields): Schemas['GroupInput'] {
  const { type, members, isPublic, entry, name } = group;
  const at = slugOf(name);
  const links = isPublic
    ? { communityLink: linkTo(`groups/${at}`), ...(random.chance(0.7) ? { xProfile: linkTo(`x/${at}`) } : {}) }
    : {};
  return {
    profileType: 'group',
    ...commonInput(group),
    groupData: {
      groupType: type,
      memberCount: members,
      isPublic,
      ...links,
      ...(entry === null ? {} : { entryRequirements: entry }),
    },
  };
}

function projectInput(project: Common & { type: ProjectType }): Schemas['ProjectInput'] {
  const { type, name } = project;
  const at = slugOf(name);
  const tokenAddress = `0x${digest(`token ${name}`).toString('hex').slice(0, 40)}`;
  return {
    profileType: 'project',
    ...commonInput(project),
    projectData: {
      projectType: type,
      chain: 'BNB Chain',
      website: linkTo(`projects/${at}`),
      twitterProfile: linkTo(`x/${at}`),
      telegramLink: linkTo(`telegram/${at}`),
      ...(type === 'token' ? { tokenAddress } : {}),
    },
  };
}

function commonInput({ name, bio, tags, languages, interests }: Common) {
  return { name, bio, tags: [...tags], languages: [...languages], interests: [...interests] };
}

/** Keeps Latin words and replaces others by a short number, so that addresses stay readable. */
export function slugOf(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return latin === '' ? digest(name).toString('hex').slice(0, 8) : latin;
}

const MEMBER_COUNTS: Readonly<Record<GroupType, readonly [number, number]>> = {
  call_group: [120, 4800],
  cabal: [8, 60],
  community: [300, 18_000],
  dao: [30, 2400],
};

function membersOf(random: Random, kind: GroupType): number {
  const [least, most] = MEMBER_COUNTS[kind];
  return Math.round(least * (most / least) ** random.next());
}

function secondLanguages(random: Random, language: Language): string[] {
  if (language !== 'en') return random.chance(0.65) ? ['en'] : [];
  if (random.chance(0.12)) return ['fr'];
  return random.chance(0.08) ? ['zh'] : random.chance(0.15) ? [random.pick(['es', 'de', 'pt', 'sw', 'hi'])] : [];
}

function appeal(random: Random): number {
  return 0.4 + random.next() ** 2 * 1.6;
}

const taken = (tier: Tier): number => faces.filter((face) => face.tier === tier).length;

/** The tiers in the order of the members: hand-written people have theirs, the others get one at random. */
function shareTiers(random: Random, members: readonly DemoMember[]): Tier[] {
  const rest = members.length - faces.length;
  const plus = PREMIUM_PLUS - taken('premium_plus');
  const premium = PREMIUM - taken('premium');
  const others = Array.from({ length: rest }, (_, index): Tier =>
    index < plus ? 'premium_plus' : index < plus + premium ? 'premium' : 'free',
  );
  return [...faces.map(({ tier }) => tier), ...random.some(others, rest)];
}

function createNames(random: Random, words: Words): () => { name: string; latin: readonly [string, string] } {
  const first = createBag(random, words.firstNames);
  const last = createBag(random, words.lastNames);
  const used = new Set<string>();
  return () => {
    for (;;) {
      const [given, family] = [first(), last()];
      const name = words.fullName(given[0], family[0]);
      if (used.has(name)) continue;
      used.add(name);
      return { name, latin: [given[1], family[1]] };
    }
  };
}

type Handles = (random: Random, latin: readonly [string, string], role: Role) => string;

const ENDINGS: Readonly<Record<Role, readonly string[]>> = {
  developer: ['builds', 'dev', 'codes', 'ships'],
  artist: ['draws', 'makes', 'studio', 'art'],
  trader: ['trades', 'charts', 'desk', 'lp'],
  influencer: ['writes', 'talks', 'daily', 'reads'],
  raider: ['raids', 'tg', 'crew', 'loud'],
};

/** Plausible handles: at most 15 letters, digits and underscores, all distinct. */
function createHandles(taken: readonly string[]): Handles {
  const used = new Set(taken.map((handle) => handle.toLowerCase()));
  return (random, [first, last], role) => {
    const ending = random.pick(ENDINGS[role]);
    const ideas = [
      `${first}_${last}`,
      `${first}${last}`,
      `${first}_${ending}`,
      `${last}_${ending}`,
      `${first}${last.slice(0, 1)}_${ending}`,
      `${first.slice(0, 1)}_${last}`,
      `${first}_${last.slice(0, 2)}`,
    ];
    const numbered = Array.from({ length: 9 }, (_, index) => `${first}_${index + 2}`);
    const fits = [...random.some(ideas, ideas.length), ...numbered].find(
      (idea) => idea.length <= 15 && !used.has(idea),
    );
    if (fits === undefined) throw new Error(`No handle is left for ${first} ${last}.`);
    used.add(fits);
    return fits;
  };
}

/** Chinese sentences need no spaces between them. */
function joinTexts(texts: readonly string[]): string {
  return texts.reduce((bio, text) => (bio === '' || /[。！？]$/.test(bio) ? bio + text : `${bio} ${text}`), '');
}

const join = (lines: readonly Line[]): string => joinTexts(lines.map(({ text }) => text));

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
