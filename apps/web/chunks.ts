// Which modules share a file of the build. Left to itself the bundler makes one for every set of pages that share a module: some fifty
// small files for a member's first page.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

const web = path.join(import.meta.dirname, 'src');
const ui = path.resolve(import.meta.dirname, '../../packages/ui/src');
const publicPage = (name: string) => path.join(web, `features/public/${name}-route.tsx`);

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
    path.join(ui, 'screens/landing/landing-story.tsx'),
  ],
  faq: [publicPage('faq')],
  identity: [path.join(web, 'features/identity/running-identity.ts')],
  overlays: [
    path.join(web, 'features/identity/sandbox-host.tsx'),
    path.join(ui, 'patterns/visitor-shell/visitor-panels.tsx'),
  ],
  frame: [path.join(web, 'shell/signed-in.tsx')],
};
const MEMBER_PAGES = globSync('features/*/*-route.tsx', { cwd: web, exclude: ['features/public/*'] }).map((file) =>
  path.join(web, file),
);

/** What only some of the members' pages share is split again by which of them do, down to about this size. */
const PAGES_SHARE_BYTES = 16_000;

type Context = Rolldown.ChunkingContext;

function reach(ids: readonly string[], context: Context, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    reach(context.getModuleInfo(id)?.importedIds ?? [], context, seen);
  }
  return seen;
}

/** The name of a group for what these modules import at once, and the `others` do not. */
function reachedFrom(name: string, roots: readonly string[], others: readonly string[]) {
  let reached: Set<string> | undefined;
  return (id: string, context: Context): string | null => {
    // Styles stay with the part that asks for them.
    if (id.endsWith('.css')) return null;
    reached ??= reach(roots, context).difference(reach(others, context));
    return reached.has(id) ? name : null;
  };
}

const steps = Object.entries(STEPS);

/** The first group that takes a module has it, and what it imports. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What every page needs, in one file: it packs better than many, and is one request.
  { name: 'base', tags: ['$initial'], test: (id) => !/(index\.html|main\.tsx)$/.test(id) },
  ...steps.map(([name, roots], step) => ({
    name: reachedFrom(
      name,
      roots,
      steps.slice(0, step).flatMap(([, others]) => others),
    ),
    minShareCount: 2,
  })),
  {
    name: reachedFrom('pages', MEMBER_PAGES, Object.values(STEPS).flat()),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: PAGES_SHARE_BYTES,
  },
];
