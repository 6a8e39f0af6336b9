/** A detected language as a BCP 47 tag, as some services say "zh-Hans" and others "zh"; null if it is no tag. */
export function languageTag(tag: unknown): string | null {
  if (typeof tag !== 'string' || !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return null;
  return tag.startsWith('zh') || tag === 'zt' ? 'zh' : tag;
}
