import type { App } from './app.ts';

/** A change of an app's source that a release asks for. */
interface Step {
  /** What was, in the words of the changelog. */
  readonly was: string;
  readonly finds: RegExp;
  /** What stands in its place; without it a person must decide. */
  readonly becomes?: string;
}

/** The steps to 1.0, for those who had the kit before its first release. A pattern stays inside of one tag, which the arrow of a function does not end. */
const STEPS: readonly Step[] = [
  { was: 'Chip’s tone `shared` is `accent`', finds: /(<Chip\b(?:[^>]|=>)*?\btone=)"shared"/g, becomes: '$1"accent"' },
  {
    was: 'IconButton has no `like`, `pass` and `super-like`: give it `secondary` and a class of yours',
    finds: /<IconButton\b(?:[^>]|=>)*?\bvariant="(?:like|pass|super-like)"/g,
  },
  {
    was: 'Badge has no `like` and `super-like`: give it a class of yours',
    finds: /<Badge\b(?:[^>]|=>)*?\btone="(?:like|super-like)"/g,
  },
  { was: 'QrCode takes the drawing itself: `mark` in place of `hasMark`', finds: /<QrCode\b(?:[^>]|=>)*?\bhasMark\b/g },
  { was: 'a toast has no tone `match`: give it an `icon`', finds: /\btone: ['"]match['"]/g },
];

export interface Upgrade {
  /** The files that change, with what they become. */
  readonly changed: ReadonlyMap<string, string>;
  /** What a person must decide, with its place. */
  readonly left: ReadonlyArray<{ readonly at: string; readonly says: string }>;
}

/** What the release asks of an app's sources. Files that do not import the kit are left alone. */
export function upgrade({ sources }: Pick<App, 'sources'>): Upgrade {
  const changed = new Map<string, string>();
  const left: Array<{ at: string; says: string }> = [];
  for (const [file, text] of sources) {
    if (!text.includes('@mutuals/ui/')) continue;
    const next = STEPS.reduce(
      (so, { finds, becomes }) => (becomes === undefined ? so : so.replaceAll(finds, becomes)),
      text,
    );
    if (next !== text) changed.set(file, next);
    for (const { finds, becomes, was } of STEPS)
      if (becomes === undefined)
        for (const { index } of next.matchAll(finds))
          left.push({ at: `${file}:${next.slice(0, index).split('\n').length}`, says: was });
  }
  return { changed, left };
}
