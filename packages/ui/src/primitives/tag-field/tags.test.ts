import { describe, expect, it } from 'vitest';
import { addTags, partTyped, splitTags } from './tags.ts';

describe('tags from text', () => {
  it('splits at commas, Chinese ones too, and trims', () => {
    expect(splitTags(' DeFi,  zk proofs ，钱包、治理\n,')).toEqual(['DeFi', 'zk proofs', '钱包', '治理']);
  });

  it('tells the words that a separator ends from the one that is still being typed', () => {
    expect(partTyped('DeFi, zk pr')).toEqual({ ended: ['DeFi'], open: 'zk pr' });
    expect(partTyped('DeFi，')).toEqual({ ended: ['DeFi'], open: '' });
    expect(partTyped('zk pr')).toEqual({ ended: [], open: 'zk pr' });
  });

  it('adds each word once, whatever its case, and hands back the others', () => {
    expect(addTags(['DeFi'], ['defi', 'NFT', 'nft'], 20)).toEqual({
      tags: ['DeFi', 'NFT'],
      refused: ['defi', 'nft'],
      refusal: 'repeated',
    });
  });

  it('adds a thing once that is known under two names', () => {
    const keyOf = (word: string) => (word === '去中心化金融' ? 'defi' : word.toLowerCase());
    expect(addTags(['DeFi'], ['去中心化金融', '钱包'], 20, keyOf)).toEqual({
      tags: ['DeFi', '钱包'],
      refused: ['去中心化金融'],
      refusal: 'repeated',
    });
  });

  it('stops at the most that are allowed, and hands back the rest', () => {
    expect(addTags(['a'], ['b', 'c', 'd', 'e'], 3)).toEqual({
      tags: ['a', 'b', 'c'],
      refused: ['d', 'e'],
      refusal: 'full',
    });
  });
});
