// Which modules share a file of the build. Left to itself the bundler makes one for every set of pages that share a module: some fifty
// small files for a member's first page.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

const web = path.join(import.meta.dirname, 'src');
const ui = path.resolve(import.meta.dirname, '../../packages/ui/src');
const page = (name: string): string => path.join(web, `features/${name}-route.tsx`);
const publicPage = (name: string) => page(`public/${name}`);

/**
 * From a guest's first page to a member's frame: what several parts of the app need stands in the file of the first of these that needs
 * it, so that no page waits for what a later one brings.
 */
const STEPS = {
  landing: [publicPage('landing')],
  reading: [
    publicPage('about'),
    publicPage('privacy'),
    publicPage('terms'),
    path.join(web, 'features/public/landing-below.tsx'),
  ],
  faq: [publicPage('faq')],
  identity: [path.join(web, 'features/identity/running-identity.ts')],
  // Who signs in needs all of these, one soon after the other, and then most often one of the pages.
  member: [
    path.join(ui, 'patterns/visitor-shell/visitor-panels.tsx'),
    path.join(web, 'features/identity/sandbox-host.tsx'),
    path.join(web, 'shell/signed-in.tsx'),
    page('home/home'),
    page('chat/messages'),
  ],
};
const MEMBER_PAGES = globSync('features/*/*-route.tsx', { cwd: web, exclude: ['features/public/*'] }).map((file) =>
  path.join(web, file),
);

const DECK = page('discover/discover');
const FORM = page('profiles/profile-form');

/** They come after the form of a profile: what they need is nothing of its files. */
const UPLOADS = ['picture', 'gallery'].map((name) => path.join(web, `features/uploads/${name}-upload.tsx`));

/** What a third of the members' pages need is in the frame's file; what a fifth of them need, the form of a profile among them, is in `forms`. */
const MANY_PAGES = Math.floor(MEMBER_PAGES.length / 3);
const SOME_PAGES = Math.floor(MEMBER_PAGES.length / 5);

/** Smaller files are merged where they can be. */
const TINY_BYTES = 3400;

type Context = Rolldown.ChunkingContext;

/** Parts of a library that are imported by one name: a guest's pages reach them by it, and use none of them. */
const UNUSED_BY_GUESTS =
  /@tanstack\/[\w-]+\/build\/modern\/(infiniteQueryObserver|mutationObserver|queriesObserver|use(BaseI|I)nfinite|useMutation|useQueries)|NumberParser/;
/** Tabs and accordions: the FAQ needs them, and few of the members' pages, which share no file for them with the others. */
const PANELS = /[/\\](?:tabs|accordion|disclosure)[/\\]|[/\\](?:Tabs|Disclosure)\.mjs$/;
const MEMBERS_ROOTS = new Set([...STEPS.member, ...MEMBER_PAGES]);

function reach(roots: readonly string[], context: Context): Set<string> {
  const reached = new Set<string>();
  const follow = (id: string, isMembers: boolean): void => {
    if (reached.has(id) || (!isMembers && UNUSED_BY_GUESTS.test(id))) return;
    reached.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported, isMembers);
  };
  // Members' first: what they reach, they reach whole.
  for (const root of roots.toSorted((one, other) => Number(MEMBERS_ROOTS.has(other)) - Number(MEMBERS_ROOTS.has(one))))
    follow(root, MEMBERS_ROOTS.has(root));
  return reached;
}

/** The name of a group for what these modules import at once, and the `others` do not. */
function reachedFrom(name: string, roots: readonly string[], others: readonly string[]) {
  let reached: Set<string> | undefined;
  return (id: string, context: Context): string | null => {
    // Styles stay with the part that asks for them.
    if (id.endsWith('.css') || (roots === STEPS.faq && PANELS.test(id))) return null;
    reached ??= reach(roots, context).difference(reach(others, context));
    return reached.has(id) ? name : null;
  };
}

/** How many of the members' pages import each module at once. */
function countPages(context: Context): Map<string, number> {
  const before = reach(Object.values(STEPS).flat(), context);
  const counted = new Map<string, number>();
  for (const page of MEMBER_PAGES)
    for (const id of reach([page], context).difference(before)) counted.set(id, (counted.get(id) ?? 0) + 1);
  return counted;
}

/** The name of a group for what so many of the members' pages import at once, and that `roots` reach. */
function reachedByMany(name: string, pages: number, roots: readonly string[]) {
  let times: Map<string, number> | undefined;
  let reached: Set<string> | undefined;
  return (id: string, context: Context): string | null => {
    if (id.endsWith('.css')) return null;
    times ??= countPages(context);
    reached ??= reach(roots, context);
    return (times.get(id) ?? 0) >= pages && reached.has(id) ? name : null;
  };
}

const steps = Object.entries(STEPS);
const frame = Object.values(STEPS).flat();

/** What the deck and the form of a profile share: they are to fetch nothing else of each other, so it stands in the frame's file. */
const SEEKING = /(?:patterns|features)[/\\]seeking[/\\](?:use-seeking|index|seeking\.)|lib[/\\]clamped\.ts$/;
const ofManyPages = reachedByMany('member', MANY_PAGES, MEMBER_PAGES);

/** The name of a group for what a step's roots import at once; with the last step comes what many pages need. */
function ofStep([name, roots]: readonly [string, readonly string[]], step: number) {
  const ofRoots = reachedFrom(
    name,
    roots,
    steps.slice(0, step).flatMap(([, others]) => others),
  );
  if (roots !== STEPS.member) return ofRoots;
  return (id: string, context: Context): string | null =>
    SEEKING.test(id) ? name : (ofRoots(id, context) ?? ofManyPages(id, context));
}

/** The first group that takes a module has it, and what it imports. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What every page needs, in one file: it packs better than many, and is one request.
  { name: 'base', tags: ['$initial'], test: (id) => !/(index\.html|main\.tsx)$/.test(id) },
  // Privy's dialogs share it, and need nothing else of the pages.
  { name: 'virtual', test: /@tanstack[\\/](?:react-)?virtual/ },
  ...steps.map((each, step) => ({ name: ofStep(each, step), minShareCount: 2 })),
  // One file of some kilobytes that a page needs half of costs less than a request for each half.
  { name: reachedFrom('deck', [DECK], frame), minShareCount: 2 },
  { name: reachedByMany('forms', SOME_PAGES, [FORM]), minShareCount: 2 },
  { name: reachedByMany('profile-form', 2, [FORM]), minShareCount: 2 },
  { name: reachedFrom('uploads', UPLOADS, [...frame, FORM]), minShareCount: 2 },
  // What fewer share is split by which of them do. Merging larger ones would give a page what only others need.
  {
    name: reachedFrom('pages', MEMBER_PAGES, frame),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: TINY_BYTES,
  },
];
