import { describe, expect, it } from 'vitest';
import { cardTags, joinNames, namesInCommon } from './in-common.ts';

const common = {
  count: 3,
  tags: ['DeFi'],
  interests: ['defi', 'hiking'],
  languages: ['fr', 'Klingon slang'],
  skills: [],
};

describe('what a card says you have in common', () => {
  it('names each thing once, languages last and in the reader’s language', () => {
    expect(namesInCommon(common, 'en-US')).toEqual(['defi', 'hiking', 'French', 'Klingon slang']);
    expect(namesInCommon(common, 'zh-CN')).toContain('法语');
  });

  it('divides names as the reader’s language does', () => {
    expect(joinNames(['zk', 'Rust', 'Chinese'], 'en-US')).toBe('zk, Rust, Chinese');
    expect(joinNames(['zk', 'Rust', '中文'], 'zh-CN')).toBe('zk、Rust、中文');
  });

  it('shows three tags, the shared ones first', () => {
    expect(cardTags(['nft', 'dao', 'gaming', 'defi'], common)).toEqual(['defi', 'nft', 'dao']);
  });
});
