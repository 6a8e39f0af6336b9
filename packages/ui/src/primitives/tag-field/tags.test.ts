import { describe, expect, it } from 'vitest';
import { addTags, splitTags } from './tags.ts';

describe('tags from text', () => {
  it('splits at commas, Chinese ones too, and trims', () => {
    expect(splitTags(' DeFi,  zk proofs ，钱包、治理\n,')).toEqual(['DeFi', 'zk proofs', '钱包', '治理']);
  });

  it('adds each word once, whatever its case', () => {
    expect(addTags(['DeFi'], ['defi', 'NFT', 'nft'], 20)).toEqual(['DeFi', 'NFT']);
  });

  it('stops at the most that are allowed', () => {
    expect(addTags(['a'], ['b', 'c', 'd'], 3)).toEqual(['a', 'b', 'c']);
  });
});
