import { expect, it } from 'vitest';
import { walletLinks } from './wallet-links.ts';

const to = '0x52908400098527886E0F7030069857D2E4169EE7';
const usdt = '0x55d398326f99059ff775485246999027b3197955';
const on = (chainId: number) => ({ chainId, tokenAddress: null, paymentAddress: to });
const token = (decimals: number) => ({ chainId: 56, tokenAddress: usdt, decimals, paymentAddress: to });

it('fills BNB in to the wei for MetaMask and Trust Wallet', () => {
  expect(walletLinks(on(56), '0.020000000000000001')).toEqual([
    { name: 'MetaMask', href: `https://link.metamask.io/send/${to}@56?value=20000000000000001` },
    {
      name: 'Trust Wallet',
      href: `https://link.trustwallet.com/send?asset=c20000714&address=${to}&amount=0.020000000000000001`,
    },
  ]);
});

it('fills a token in as a transfer of its contract', () => {
  expect(walletLinks(token(18), '30')).toEqual([
    {
      name: 'MetaMask',
      href: `https://link.metamask.io/send/${usdt}@56/transfer?address=${to}&uint256=30000000000000000000`,
    },
    {
      name: 'Trust Wallet',
      href: `https://link.trustwallet.com/send?asset=c20000714_t${usdt}&address=${to}&amount=30`,
    },
  ]);
});

it('counts a token in its own decimals', () => {
  expect(walletLinks(token(8), '0.5')[0]?.href).toMatch(/uint256=50000000$/);
});

it('has no link for an amount that cannot be read, or is finer than the token', () => {
  for (const amount of ['', 'abc', '1e-3', '-1', '1,5']) expect(walletLinks(on(56), amount)).toEqual([]);
  expect(walletLinks(token(8), '0.000000001')).toEqual([]);
});

it('leads no real wallet to the sandbox, and Trust Wallet to no test network (D20)', () => {
  expect(walletLinks(on(31_337), '0.05')).toEqual([]);
  expect(walletLinks(on(97), '0.05').map(({ name }) => name)).toEqual(['MetaMask']);
});
