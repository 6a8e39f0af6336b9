import { describe, expect, it } from 'vitest';
import { ageText, changeOf, inMillions, inThousands, priceText, siteName } from './market.format.ts';

describe('token figures (SPEC 9)', () => {
  it('has a price of 6 decimals below 0.01, else 4', () => {
    expect(['0.0042137', '0.00999', '0.01', '1.5', '612.34567'].map((price) => priceText(price, 'en-US').text)).toEqual(
      ['$0.004214', '$0.009990', '$0.0100', '$1.5000', '$612.3457'],
    );
  });

  it('never says that a token costs nothing when it costs less than 6 decimals can say', () => {
    expect(priceText('0.00000004', 'en-US')).toEqual({ text: '$0.000001', isBelow: true });
    expect(priceText('0', 'en-US')).toEqual({ text: '$0.000000', isBelow: false });
  });

  it('has market cap in millions with 2 decimals, volume and liquidity in thousands with 1', () => {
    expect(inMillions(12_345_678, 'en-US')).toBe('12.35');
    expect(inThousands(532_149, 'en-US')).toBe('532.1');
    expect(inThousands(12_345_678, 'en-US')).toBe('12,345.7');
    expect(inMillions(12_345_678, 'fr-FR')).toBe('12,35');
  });

  it('gives a change its sign, and none when it rounds to nothing', () => {
    expect([5.126, -3.2, 0.001, -0.001].map((percent) => changeOf(percent, 'en-US'))).toEqual([
      { direction: 'up', text: '+5.13%' },
      { direction: 'down', text: '-3.20%' },
      { direction: 'flat', text: '0.00%' },
      { direction: 'flat', text: '0.00%' },
    ]);
  });

  it('says how old figures are once they are older than a minute and a half', () => {
    expect([0, 90, 91, 740, 3600].map((age) => ageText(age, 'en-US'))).toEqual([
      null,
      null,
      '2 minutes ago',
      '12 minutes ago',
      '60 minutes ago',
    ]);
    expect(ageText(740, 'zh-CN')).toBe('12分钟前');
  });

  it('names the site that a link leads to, else the exchange, an unknown one by its id', () => {
    const named = (dexId: string, url = 'https://dex.example/bsc/0x5290') => siteName({ url, dexId });
    expect(named('pancakeswap', 'https://dexscreener.com/bsc/0x5290')).toBe('DexScreener');
    expect(named('pancakeswap', 'https://www.geckoterminal.com/bsc/pools/0x5290')).toBe('GeckoTerminal');
    expect(['pancakeswap', 'pancakeswap-v3-bsc', 'pancakeswap_v2', 'newswap'].map((dexId) => named(dexId))).toEqual([
      'PancakeSwap',
      'PancakeSwap',
      'PancakeSwap',
      'newswap',
    ]);
  });
});
