import type { NetworkConfig } from '@mutuals/api-client';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { discoverWallets } from './discover.ts';
import type { Eip1193Provider } from './provider.ts';
import { prepareTransfer, sendTransaction, type Transfer } from './send.ts';
import { signAs, signText } from './sign.ts';

const network: NetworkConfig = {
  chainId: 31_337,
  chainIdHex: '0x7a69',
  networkName: 'Mutuals Sandbox',
  rpcUrl: 'http://localhost:3001/chain/rpc',
  blockExplorerUrl: null,
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  isTestnet: true,
  windowMs: 900_000,
  methods: [],
};
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const me = account.address;
const shop = '0x52908400098527886E0F7030069857D2E4169EE7';
const usdt = '0x55d398326f99059ff775485246999027b3197955';
const hash = `0x${'5c'.repeat(32)}`;
const inBnb: Transfer = { paymentAddress: shop, tokenAddress: null, remainingAmount: '0.020000000000000001' };
const inUsdt: Transfer = { paymentAddress: shop, tokenAddress: usdt, remainingAmount: '30' };

const refusal = (code: number, message = '') => Object.assign(new Error(message), { code });
type Answer = (...params: readonly unknown[]) => unknown;

/** A wallet that answers by script: on the right chain, rich, confirming everything, unless told otherwise. */
function wallet(script: Readonly<Record<string, Answer>> = {}) {
  const calls: { method: string; params: readonly unknown[] }[] = [];
  const answers: Readonly<Record<string, Answer>> = {
    eth_requestAccounts: () => [me],
    eth_chainId: () => '0x7a69',
    eth_getBalance: () => '0xde0b6b3a7640000',
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => '0x3b9aca00',
    eth_call: () => `0x${(10n ** 24n).toString(16)}`,
    eth_sendTransaction: () => hash,
    ...script,
  };
  const provider: Eip1193Provider = {
    async request({ method, params = [] }) {
      calls.push({ method, params });
      const answer = answers[method];
      if (!answer) throw refusal(-32_601, 'not there');
      return answer(...params);
    },
  };
  return { provider, calls, sent: () => calls.filter(({ method }) => method === 'eth_sendTransaction') };
}
const staying = new AbortController().signal;
const pay = async (of: ReturnType<typeof wallet>, transfer = inBnb) =>
  sendTransaction(of.provider, await prepareTransfer(of.provider, transfer, network, staying));
const refuses = (script: Readonly<Record<string, Answer>>, transfer = inBnb) => {
  const of = wallet(script);
  return {
    of,
    code: () =>
      pay(of, transfer).then(
        () => 'sent',
        ({ code }: { code: unknown }) => code,
      ),
  };
};
const thrown = (error: Error) => () => {
  throw error;
};

describe('a transfer (D46)', () => {
  it('of BNB is sent to the wei, to the address of the payment', async () => {
    const of = wallet();
    expect(await pay(of)).toBe(hash);
    expect(of.sent().map(({ params }) => params)).toEqual([
      [{ from: me, to: shop, value: '0x470de4df820001', chainId: '0x7a69' }],
    ]);
  });

  it('of a token calls transfer of its contract, with no BNB', async () => {
    const of = wallet();
    expect(await pay(of, inUsdt)).toBe(hash);
    const to = shop.slice(2).toLowerCase().padStart(64, '0');
    const amount = (30n * 10n ** 18n).toString(16).padStart(64, '0');
    expect(of.sent().map(({ params }) => params)).toEqual([
      [{ from: me, to: usdt, value: '0x0', data: `0xa9059cbb${to}${amount}`, chainId: '0x7a69' }],
    ]);
  });

  it.each([['no hash'], [''], ['0x5c'], [null], [{ hash }], [`${hash}00`]])(
    'takes no %j for a hash',
    async (answer) => {
      expect(await refuses({ eth_sendTransaction: () => answer }).code()).toBe('unclear');
    },
  );
});

describe('a locked wallet that is left', () => {
  /** Its person unlocks it after they left it here; answers what it was asked for. */
  async function askedOf(
    act: (provider: Eip1193Provider, signal: AbortSignal) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const unlocked = Promise.withResolvers<readonly string[]>();
    const of = wallet({ eth_requestAccounts: () => unlocked.promise });
    const leaving = new AbortController();
    const result = act(of.provider, leaving.signal);
    leaving.abort();
    unlocked.resolve([me]);
    await expect(result).rejects.toThrow('aborted');
    return of.calls.map(({ method }) => method);
  }

  it('is not asked to send once it is unlocked', async () => {
    expect(await askedOf((provider, signal) => prepareTransfer(provider, inBnb, network, signal))).toEqual([
      'eth_requestAccounts',
    ]);
  });

  it('is not asked to sign once it is unlocked', async () => {
    expect(await askedOf((provider, signal) => signText(provider, 'mine', signal))).toEqual(['eth_requestAccounts']);
  });
});

describe('the network', () => {
  it('is switched where the wallet is elsewhere', async () => {
    let chain = '0x1';
    const of = wallet({
      eth_chainId: () => chain,
      wallet_switchEthereumChain: () => {
        chain = '0x7a69';
        return null;
      },
    });
    expect(await pay(of)).toBe(hash);
    expect(of.calls.find(({ method }) => method === 'wallet_switchEthereumChain')?.params).toEqual([
      { chainId: '0x7a69' },
    ]);
  });

  it.each([
    ['as extensions say it', refusal(4902)],
    ['as wallets on phones say it', Object.assign(refusal(-32_603), { data: { originalError: { code: 4902 } } })],
  ])('is added where the wallet does not know it, %s, and then switched', async (_how, unknown) => {
    let chain = '0x1';
    const known = new Set(['0x1']);
    const of = wallet({
      eth_chainId: () => chain,
      wallet_switchEthereumChain: () => {
        if (!known.has('0x7a69')) throw unknown;
        chain = '0x7a69';
        return null;
      },
      wallet_addEthereumChain: () => {
        known.add('0x7a69');
        return null;
      },
    });
    expect(await pay(of)).toBe(hash);
    expect(of.calls.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0x7a69',
        chainName: 'Mutuals Sandbox',
        nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
        rpcUrls: ['http://localhost:3001/chain/rpc'],
      },
    ]);
  });

  it.each<[string, Readonly<Record<string, Answer>>]>([
    ['declines the switch', { wallet_switchEthereumChain: thrown(refusal(4001)) }],
    [
      'declines to add it',
      { wallet_switchEthereumChain: thrown(refusal(4902)), wallet_addEthereumChain: thrown(refusal(4001)) },
    ],
    ['says that it switched and did not', { wallet_switchEthereumChain: () => null }],
  ])('is asked for in words where somebody %s, and nothing is sent', async (_who, script) => {
    const { of, code } = refuses({ eth_chainId: () => '0x1', ...script });
    expect(await code()).toBe('wrongNetwork');
    expect(of.sent()).toEqual([]);
  });
});

describe('a wallet that does not send says why, and nothing has left', () => {
  it.each<[string, Readonly<Record<string, Answer>>, string]>([
    ['declined when it is to connect', { eth_requestAccounts: thrown(refusal(4001)) }, 'rejected'],
    ['declined when it is to send', { eth_sendTransaction: thrown(refusal(4001)) }, 'rejected'],
    ['declined in words alone', { eth_sendTransaction: thrown(new Error('User denied transaction')) }, 'rejected'],
    ['locked: asked before', { eth_requestAccounts: thrown(refusal(-32_002, 'Already processing')) }, 'locked'],
    ['locked: not allowed', { eth_sendTransaction: thrown(refusal(4100)) }, 'locked'],
    ['locked: no account', { eth_requestAccounts: () => [] }, 'locked'],
    ['an account that is none', { eth_requestAccounts: () => ['me'] }, 'locked'],
    ['disconnected', { eth_sendTransaction: thrown(refusal(4900)) }, 'closed'],
    ['its window was closed', { eth_sendTransaction: thrown(refusal(-32_603, 'Popup window closed')) }, 'closed'],
    [
      'too little by its own word',
      { eth_sendTransaction: thrown(refusal(-32_000, 'insufficient funds for gas * price + value')) },
      'insufficientFunds',
    ],
    [
      'a request that it does not understand',
      { eth_sendTransaction: thrown(refusal(-32_602, 'Invalid params')) },
      'failed',
    ],
    ['a transaction that is refused', { eth_sendTransaction: thrown(refusal(-32_003, 'Rejected')) }, 'failed'],
    [
      'an internal error, which may come after it has left',
      { eth_sendTransaction: thrown(refusal(-32_603, 'Internal error')) },
      'unclear',
    ],
    [
      'a transaction that is known already',
      { eth_sendTransaction: thrown(refusal(-32_000, 'already known')) },
      'unclear',
    ],
    ['anything without one, which may have left', { eth_sendTransaction: thrown(new Error('timeout')) }, 'unclear'],
  ])('%s', async (_what, script, code) => {
    expect(await refuses(script).code()).toBe(code);
  });

  it.each<[string, Readonly<Record<string, Answer>>, Transfer, string]>([
    ['too little BNB for the amount', { eth_getBalance: () => '0x1' }, inBnb, 'insufficientFunds'],
    ['too little BNB for the fee', { eth_getBalance: () => '0x470de4df820001' }, inBnb, 'insufficientGas'],
    ['too few tokens', { eth_call: () => '0x1' }, inUsdt, 'insufficientFunds'],
    ['tokens, and no BNB for the fee', { eth_getBalance: () => '0x0' }, inUsdt, 'insufficientGas'],
  ])('%s, before it opens', async (_what, script, transfer, code) => {
    const { of, code: said } = refuses(script, transfer);
    expect(await said()).toBe(code);
    expect(of.sent()).toEqual([]);
  });

  it('of a token, too little for the fee by its own word', async () => {
    const poor = { eth_sendTransaction: thrown(refusal(-32_000, 'insufficient funds')) };
    expect(await refuses(poor, inUsdt).code()).toBe('insufficientGas');
  });

  it('and is left to decide where it does not tell what it holds', async () => {
    const silent = { eth_getBalance: () => 'a lot', eth_call: thrown(refusal(-32_601)), eth_estimateGas: () => null };
    expect(await refuses(silent, inUsdt).code()).toBe('sent');
  });
});

describe('a signature for a refund', () => {
  const text = 'Mutuals payment 1: return 0.05 BNB to the address that signs this text.';
  const sign: Answer = (message) => {
    if (typeof message !== 'string') throw refusal(-32_602);
    return account.signMessage({ message: { raw: `0x${message.slice(2)}` } });
  };

  it('is by the address that the wallet named, over the text', async () => {
    const of = wallet({ personal_sign: sign });
    const { address, signature } = await signText(of.provider, text, staying);
    expect(address).toBe(me);
    expect(signature).toBe(await account.signMessage({ message: text }));
  });

  it.each<[string, Readonly<Record<string, Answer>>, string]>([
    ['by another address', { eth_requestAccounts: () => [shop], personal_sign: sign }, 'anotherAddress'],
    ['of the wrong form', { personal_sign: () => '0x1234' }, 'unclear'],
    ['that was declined', { personal_sign: thrown(refusal(4001)) }, 'rejected'],
    ['of a locked wallet', { eth_requestAccounts: () => [] }, 'locked'],
  ])('%s is refused', async (_what, script, code) => {
    await expect(signText(wallet(script).provider, text, staying)).rejects.toMatchObject({ code });
  });
});

describe('the wallets of a browser (EIP-6963)', () => {
  afterEach(() => vi.useRealTimers());
  const { provider } = wallet();
  const info = { uuid: 'cat', name: ' Cat Wallet ', icon: 'data:image/svg+xml,cat', rdns: 'cat' };

  /** A page in which these answer when asked. */
  function page(details: readonly unknown[], ethereum?: unknown): EventTarget {
    const target = Object.assign(new EventTarget(), { ethereum });
    target.addEventListener('eip6963:requestProvider', () => {
      for (const detail of details) target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    });
    return target;
  }
  const found = async (details: readonly unknown[], ethereum?: unknown) =>
    (await discoverWallets(page(details, ethereum), 0)).map(({ id, name, icon }) => ({ id, name, icon }));

  it('are found, each once', async () => {
    const dog = { ...info, uuid: 'dog', name: 'Dog' };
    const announced = [
      { info, provider },
      { info: dog, provider },
      { info, provider },
    ];
    expect(await found(announced)).toEqual([
      { id: 'cat', name: 'Cat Wallet', icon: info.icon },
      { id: 'dog', name: 'Dog', icon: info.icon },
    ]);
  });

  it('show no picture of elsewhere', async () => {
    const announced = [{ info: { ...info, icon: 'https://cat.example/icon.png' }, provider }];
    expect(await found(announced)).toEqual([{ id: 'cat', name: 'Cat Wallet', icon: null }]);
  });

  it('are left out where they are none', async () => {
    const broken = [null, 'cat', {}, { info }, { info, provider: {} }, { info: { ...info, name: ' ' }, provider }];
    await expect(found(broken)).rejects.toMatchObject({ code: 'missing' });
  });

  it('that only stand at window.ethereum are found where there is no other', async () => {
    expect(await found([], provider)).toEqual([{ id: 'window.ethereum', name: 'Ethereum', icon: null }]);
    expect((await found([{ info, provider }], provider)).map(({ id }) => id)).toEqual(['cat']);
    await expect(found([])).rejects.toMatchObject({ code: 'missing' });
  });
});

describe('signing as a named address (D84)', () => {
  const named = '0x' + me.slice(2).toUpperCase();
  const sign = (script: Readonly<Record<string, Answer>>) => {
    const of = wallet({ personal_sign: () => '0x1234', ...script });
    return { of, done: signAs(of.provider, named, 'Hello', staying) };
  };
  const codeOf = (done: Promise<string>) =>
    done.then(
      () => 'signed',
      ({ code }: { code: unknown }) => code,
    );

  it('has the account of that address sign, in any case and of any length', async () => {
    const { of, done } = sign({ eth_requestAccounts: () => [shop, me] });
    expect(await done).toBe('0x1234');
    expect(of.calls.at(-1)).toEqual({ method: 'personal_sign', params: ['0x48656c6c6f', me] });
  });

  it('does not have another account sign', async () => {
    const { of, done } = sign({ eth_requestAccounts: () => [shop] });
    expect(await codeOf(done)).toBe('anotherAddress');
    expect(of.calls.map(({ method }) => method)).toEqual(['eth_requestAccounts']);
  });

  const refusals: readonly (readonly [code: string, script: Readonly<Record<string, Answer>>])[] = [
    ['locked', { eth_requestAccounts: () => [] }],
    ['rejected', { personal_sign: thrown(refusal(4001)) }],
    ['unclear', { personal_sign: () => 'yes' }],
    ['unclear', { personal_sign: () => '0x' }],
  ];
  it.each(refusals)('says that it is %s', async (code, script) => {
    expect(await codeOf(sign(script).done)).toBe(code);
  });
});
