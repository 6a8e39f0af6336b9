/** A piece of a line: plain, strong, or a link by its destination's name. */
export type Inline = { readonly text: string; readonly isStrong?: true; readonly to?: string };

/** A paragraph, or a list of lines. */
export type Block =
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly lines: readonly (readonly Inline[])[] };

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>\w+)\)/g;

function parseLine(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    const { strong, label, to } = match.groups ?? {};
    if (match.index > end) parts.push({ text: line.slice(end, match.index) });
    if (strong !== undefined) parts.push({ text: strong, isStrong: true });
    else if (label !== undefined && to !== undefined) parts.push({ text: label, to });
    end = match.index + match[0].length;
  }
  return end < line.length ? [...parts, { text: line.slice(end) }] : parts;
}

/** Parses a translator's format: one paragraph a line, `- ` before list items, `**strong**`, `[words](place)`. */
export function parseProse(text: string): Block[] {
  const blocks: Block[] = [];
  let list: Inline[][] | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) {
      if (!list) blocks.push({ kind: 'list', lines: (list = []) });
      list.push(parseLine(line.slice(2)));
    } else {
      list = undefined;
      blocks.push({ kind: 'paragraph', line: parseLine(line) });
    }
  }
  return blocks;
}
