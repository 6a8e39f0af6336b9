import { describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig } from './config.ts';
import { SANDBOX_XPUB } from './sandbox-chain.ts';

// From BIP-32's first test vector.
const XPUB =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';
const local: Environment = { DATABASE_URL: 'postgres:///mutuals' };
const chain: Environment = { BSC_RPC_URL: 'https://rpc.example/a-key', DEPOSIT_XPUB: XPUB };
const production: Environment = {
  ...chain,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.internal/mutuals',
  PRIVY_APP_ID: 'app',
  ABLY_API_KEY: 'key.name:secret',
  PUBLIC_URL: 'https://mutuals.example',
  OPERATOR_NAME: 'Mutuals',
  LEGAL_ENTITY: 'Mutuals Ltd., 1 Example Road, Exampletown',
  CONTACT_EMAIL: 'hello@mutuals.example',
  TRUST_PROXY: 'none',
  PICTURES_DIR: '/pictures',
};

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the chain', () => {
  it('is none without an RPC: nobody can pay', () => {
    expect(readConfig(local).chain).toBeNull();
  });

  it('is BNB Smart Chain, with its tokens and its feed (D45, D48)', () => {
    expect(readConfig(production).chain).toEqual({
      chainId: 56,
      networkName: 'BNB Smart Chain',
      isTestnet: false,
      explorerUrl: 'https://bscscan.com',
      rpcUrls: ['https://rpc.example/a-key'],
      xpub: XPUB,
      tokens: { usdt: { address: '0x55d398326f99059ff775485246999027b3197955' }, busd: null },
      priceFeed: '0x0567f2323251f0aab15c8dfb1967e4e8a7d42aee',
      windowMs: 900_000,
    });
  });

  it('is its testnet by its id, and may have two RPCs, tokens, a feed and a window of its own', () => {
    const usdt = '0x55D398326F99059FF775485246999027B3197955';
    const env = {
      ...chain,
      CHAIN_ID: '97',
      BSC_RPC_URL: 'https://one.example, https://two.example',
      USDT_ADDRESS: usdt,
      BNB_USD_FEED: usdt,
      EXPLORER_URL: 'https://explorer.example/',
      PAYMENT_WINDOW_MS: '60000',
    };
    expect(readConfig({ ...local, ...env }).chain).toMatchObject({
      chainId: 97,
      isTestnet: true,
      explorerUrl: 'https://explorer.example',
      rpcUrls: ['https://one.example', 'https://two.example'],
      tokens: { usdt: { address: usdt.toLowerCase() } },
      priceFeed: usdt.toLowerCase(),
      windowMs: 60_000,
    });
  });

  it('takes BUSD only where its contract is named (D18)', () => {
    const busd = '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56';
    const tokens = readConfig({ ...production, BUSD_ADDRESS: busd }).chain?.tokens;
    expect(tokens?.busd).toEqual({ address: busd.toLowerCase() });
  });

  it('beside the sandbox is the sandbox’s, with an id that no real wallet has (D20)', () => {
    const { chain: own } = readConfig({ ...local, SANDBOX_URL: 'http://127.0.0.1:3001' });
    expect(own).toMatchObject({
      chainId: 31_337,
      isTestnet: true,
      rpcUrls: ['http://127.0.0.1:3001/chain/rpc'],
      explorerUrl: 'http://127.0.0.1:3001/chain',
      windowMs: 900_000,
    });
    expect(own?.tokens.busd).not.toBeNull();
    expect(problemsOf({ ...local, ...chain, SANDBOX_URL: 'http://127.0.0.1:3001' })).toEqual([
      'SANDBOX_URL and BSC_RPC_URL are both set: choose the chain of the sandbox or a real one.',
    ]);
  });

  it('says the price of BNB itself, so that production needs no BNB_USD (D45)', () => {
    expect(problemsOf(production)).toEqual([]);
    expect(problemsOf({ ...production, BSC_RPC_URL: '', DEPOSIT_XPUB: '' })).toEqual([
      expect.stringMatching(/^BNB_USD is missing/),
    ]);
  });
});

it('names two RPCs of which each can be wrong alone (D17)', () => {
  expect(problemsOf({ ...local, ...chain, BSC_RPC_URL: 'https://one.example/key, https://one.example/key' })).toEqual([
    'BSC_RPC_URL names the same address twice: two that must agree are of two nodes.',
  ]);
});

it('has a contract of its own for each coin', () => {
  const usdt = '0x55d398326f99059fF775485246999027B3197955';
  expect(problemsOf({ ...production, BUSD_ADDRESS: usdt })).toEqual([
    'BUSD_ADDRESS is the contract of USDT: what is paid in one would count as the other.',
  ]);
});

describe('production', () => {
  it.each([
    ['BSC_RPC_URL', 'http://rpc.example', 'https'],
    ['BSC_RPC_URL', 'http://127.0.0.1:8545', 'this machine'],
    ['BSC_RPC_URL', 'https://rpc.example,https://localhost:8545', 'this machine'],
    ['CHAIN_ID', '31337', 'sandbox'],
    ['DEPOSIT_XPUB', SANDBOX_XPUB, 'sandbox'],
  ])('refuses %s=%s', (name, value, why) => {
    const problems = problemsOf({ ...production, [name]: value });
    expect(problems).toEqual([expect.stringMatching(`^${name} .*${why}`)]);
  });
});

it.each([
  ['BSC_RPC_URL', ''],
  ['BSC_RPC_URL', 'rpc.example'],
  ['BSC_RPC_URL', 'https://a.example,https://b.example,https://c.example'],
  ['DEPOSIT_XPUB', ''],
  ['DEPOSIT_XPUB', 'xpub'],
  ['CHAIN_ID', '1'],
  ['USDT_ADDRESS', '0x55d3'],
  ['BUSD_ADDRESS', 'busd'],
  ['BNB_USD_FEED', '0x'],
  // One digit is wrong, which only the checksum shows (EIP-55).
  ['USDT_ADDRESS', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAad'],
  ['BUSD_ADDRESS', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAad'],
  ['BNB_USD_FEED', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAad'],
  ['USDT_ADDRESS', `0x${'0'.repeat(40)}`],
  ['PAYMENT_WINDOW_MS', '0'],
])('%s="%s" is refused in one line that names it', (name, value) => {
  expect(problemsOf({ ...local, ...chain, [name]: value })).toEqual([expect.stringMatching(`^${name} [^\\n]+\\.$`)]);
});

it('an extended private key stops the start, and is not said (D16)', () => {
  const xprv =
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
  const [problem = ''] = problemsOf({ ...production, DEPOSIT_XPUB: xprv });
  expect(problem).toMatch(/^DEPOSIT_XPUB is an extended private key/);
  expect(problem).not.toContain(xprv);
});
