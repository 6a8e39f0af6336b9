/** The language that a service says it found; null for what is no BCP 47 tag. Some say "zh-Hans" where others say "zh". */
export function languageTag(tag: unknown): string | null {
  if (typeof tag !== 'string' || !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return null;
  return tag.startsWith('zh') || tag === 'zt' ? 'zh' : tag;
}
