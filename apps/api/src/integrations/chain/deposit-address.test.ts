import { HDKey, mnemonicToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { complaintAboutDepositKey, depositAddress } from './deposit-address.ts';

const MNEMONIC = 'test test test test test test test test test test test junk';
const key = mnemonicToAccount(MNEMONIC, { path: "m/44'/60'/1'/0" }).getHdKey();
const xpub = key.publicExtendedKey;

it('derives the addresses of known vectors, in lower case (D16)', () => {
  expect(xpub).toBe(
    'xpub6EFHUEbYV13535ChA9yg5xZTWowwFCmFoWnhLbwkd91xHoirGu89GTZwBSUBnBpFeY5EV2cgof8yuyDnkeGALcD8DgGYJSiQfkxKpunWTX1',
  );
  expect([0, 1, 2, 7].map((index) => depositAddress(xpub, index))).toEqual([
    '0x8c8d35429f74ec245f8ef2f4fd1e551cff97d650',
    '0x40fbbe484b8ee6139af08446950b088e10b2306a',
    '0x2b382887d362ccae885a421c978c7e998d3c95a6',
    '0x931d948f347c2eb3a863b8adf53d12b536960c44',
  ]);
});

it('derives what the seed derives: the treasury can move what is sent there (D47)', () => {
  for (const index of [0, 3, 1000, 2 ** 31 - 1]) {
    const wallet = mnemonicToAccount(MNEMONIC, { path: `m/44'/60'/1'/0/${index}` });
    expect(depositAddress(xpub, index)).toBe(wallet.address.toLowerCase());
  }
});

it.each([-1, 0.5, 2 ** 31, Number.NaN])('has no address %s', (index) => {
  expect(() => depositAddress(xpub, index)).toThrow('no deposit address');
});

it('takes extended public keys alone, and says of no other what it is', () => {
  const xprv = key.privateExtendedKey;
  const other = HDKey.fromMasterSeed(Buffer.alloc(32, 7)).publicExtendedKey;
  expect([xpub, other].map(complaintAboutDepositKey)).toEqual([null, null]);
  for (const wrong of [xprv, `${xpub}x`, xpub.slice(0, -1), '0x00', MNEMONIC]) {
    const complaint = complaintAboutDepositKey(wrong) ?? '';
    expect(complaint).toMatch(wrong === xprv ? 'extended private key' : 'no extended public key');
    expect(complaint).not.toContain(wrong);
  }
  expect(() => depositAddress(xprv, 0)).toThrow('private key');
});
