import { CONTRACTS } from '@mutuals/sandbox/chain/values';
import { sql } from 'kysely';
import { keccak256, parseEther, type Address, type Hex } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNode, SendRefused, tokenTransfer } from './node.ts';
import { makePlan } from './plan.ts';
import { reconcile } from './reconcile.ts';
import { createStore, hexOf, type Store, type Sweep } from './store.ts';
import { sweep, type SweepOptions } from './sweep.ts';
import { startSmallProduct, type SmallProduct } from './testing.ts';

const TRANSACTION = { type: 'legacy', chainId: 31_337, nonce: 0, gas: 21_000n, gasPrice: 50_000_000n } as const;
/** The steps that change something: a run killed while it only reads leaves the state of the change before it. */
const CHANGES = ['begin', 'setGas', 'setReady', 'setSigned', 'end', 'broadcast'];
let product: SmallProduct;
/** The treasury's balances before. */
let before: { bnb: bigint; usdt: bigint; busd: bigint };

beforeEach(async () => {
  product = await startSmallProduct();
  before = await hoard();
});
afterEach(() => product.close());

async function hoard(): Promise<typeof before> {
  const of = (asset: 'bnb' | 'usdt' | 'busd') => product.lies(asset, product.treasury);
  return { bnb: await of('bnb'), usdt: await of('usdt'), busd: await of('busd') };
}
const gained = async () => {
  const after = await hoard();
  return { bnb: after.bnb - before.bnb, usdt: after.usdt - before.usdt, busd: after.busd - before.busd };
};
const fillGasWallet = (amount = parseEther('1')) =>
  product.sandbox.transfer({ to: product.options.keys.gasWallet.address, asset: 'bnb', amount });
const compare = async (chain = product.chain) => {
  await product.catchUp();
  const { db, options } = product;
  return reconcile({
    db,
    chain,
    tokens: { usdt: CONTRACTS.usdt, busd: CONTRACTS.busd },
    now: () => new Date(),
    pause: options.pause,
    signal: options.signal,
  });
};
const rows = () => product.db.selectFrom('sweeps').selectAll().orderBy('created_at').execute();
const setPrice = (usd: string) =>
  product.db
    .insertInto('bnb_prices')
    .values({ chain_id: 31_337, usd, round: '1', priced_at: new Date(), read_at: new Date() })
    .execute();
const sent = (address: Address) => product.sandbox.client.getTransactionCount({ address });

describe('a sweep', () => {
  it('moves BNB as it is, less its gas, and tokens with gas that is sent to them first', async () => {
    await fillGasWallet();
    const bnb = await product.deposit({ bnb: parseEther('0.05') });
    const usdt = await product.deposit({ usdt: parseEther('30') });
    const { moved, failed } = await sweep(product.options);
    expect([moved.length, failed.length]).toEqual([2, 0]);
    expect(await gained()).toEqual({
      bnb: parseEther('0.05') - 21_000n * 50_000_000n,
      usdt: parseEther('30'),
      busd: 0n,
    });
    expect(await product.lies('bnb', bnb.address)).toBe(0n);
    expect(await product.lies('usdt', usdt.address)).toBe(0n);
    expect(await rows()).toMatchObject([
      { asset: 'bnb', state: 'final', gas_tx: null, gas_wei: '0' },
      { asset: CONTRACTS.usdt, state: 'final', gas_tx: expect.stringMatching(/^0x/) },
    ]);
    expect(await compare()).toMatchObject({ differences: [], open: 0, addresses: 2 });
  });

  it('pays for tokens with BNB that lies beside them, and then moves the rest of it', async () => {
    const { address } = await product.deposit({
      bnb: parseEther('0.01'),
      usdt: parseEther('5'),
      busd: parseEther('7'),
    });
    expect((await sweep(product.options)).moved).toHaveLength(3);
    expect(await gained()).toMatchObject({ usdt: parseEther('5'), busd: parseEther('7') });
    expect(await sent(address)).toBe(3);
    expect(await product.lies('bnb', address)).toBe(0n);
    expect((await rows()).map(({ gas_tx }) => gas_tx)).toEqual([null, null, null]);
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });

  it('moves BNB that came without a transaction to the address, and adds up over many addresses, to the wei', async () => {
    await fillGasWallet();
    const amounts = [parseEther('0.05') + 1n, parseEther('0.1') + 3n, parseEther('0.2') + 7n];
    for (const amount of amounts) await product.deposit({ internal: amount, usdt: amount });
    await sweep(product.options);
    const sum = amounts.reduce((one, other) => one + other);
    const fees = (await rows()).reduce((fee, row) => fee + BigInt(row.fee_wei), 0n);
    expect(await gained()).toEqual({ bnb: sum - fees, usdt: sum, busd: 0n });
    expect(await compare()).toMatchObject({ differences: [], open: 0, addresses: 3 });
  });

  it('leaves alone what came to a payment that is pending, and what nobody sent anything to', async () => {
    await product.deposit({ bnb: parseEther('1') }, { status: 'pending' });
    await product.deposit({});
    expect(await makePlan(product.options)).toEqual({ moves: [], waiting: [], refused: [] });
    expect((await sweep(product.options)).moved).toEqual([]);
  });

  it('leaves tokens alone that the product does not take', async () => {
    const { address } = await product.deposit({ other: parseEther('9') });
    expect((await sweep(product.options)).moved).toEqual([]);
    expect(await product.lies('other', address)).toBe(parseEther('9'));
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });

  it('lets dust wait, and lists it', async () => {
    await fillGasWallet();
    await setPrice('600');
    const dust = 21_000n * 50_000_000n * 21n;
    const [below, above] = [await product.deposit({ bnb: dust - 1n }), await product.deposit({ bnb: dust })];
    const cents = await product.deposit({ usdt: parseEther('0.01') });
    const { moves, waiting } = await makePlan(product.options);
    expect(moves.map(({ address }) => address)).toEqual([above.address]);
    expect(waiting.map(({ address }) => address)).toEqual([below.address, cents.address]);
    const swept = await sweep(product.options);
    expect([swept.moved.length, swept.waiting.length]).toEqual([1, 2]);
    expect(await product.lies('bnb', below.address)).toBe(dust - 1n);
    expect(await compare()).toMatchObject({ differences: [] });
  });

  it('knows nothing of another chain', async () => {
    await setPrice('600.25');
    const { address } = await product.deposit({ bnb: 5n });
    await product.store.begin({ address, index: 0, fingerprint: null }, 'bnb', 5n);
    await sql`insert into found_deposits values (31337, '0x1', 5, '00000000', 'bnb', null, 1, 1, now())`.execute(
      product.db,
    );
    const of = async ({ depositsToSweep, openSweeps, bnbUsd }: Store) => [
      (await depositsToSweep()).length,
      (await openSweeps()).length,
      await bnbUsd(),
    ];
    expect(await of(product.store)).toEqual([2, 1, 600_25000000n]);
    expect(await of(createStore(product.db, 56, () => new Date()))).toEqual([0, 0, null]);
    await product.catchUp();
    await sql`insert into chain_cursors (chain_id, block_number, block_hash, block_time, updated_at)
      select 56, block_number + 100, block_hash, block_time, updated_at from chain_cursors`.execute(product.db);
    expect(await compare({ ...product.chain, chainId: 56 })).toMatchObject({ addresses: 0, open: 0, differences: [] });
  });

  it('lets a move wait that is not worth its gas any more once it is its turn', async () => {
    const { address } = await product.deposit({ bnb: parseEther('0.05') });
    let looks = 0;
    const gasPrice = async () => {
      looks += 1;
      return (await product.node.gasPrice()) * (looks === 1 ? 1n : 10_000n);
    };
    const swept = await sweep({ ...product.options, node: { ...product.node, gasPrice } });
    expect(swept).toMatchObject({ moved: [], waiting: [{ address }], left: [], stoppedBy: null });
    expect(await rows()).toEqual([]);
  });

  it('says which tokens wait for gas, moves the rest, and goes on when there is some', async () => {
    const poor = await product.deposit({ usdt: parseEther('30') });
    await product.deposit({ bnb: parseEther('0.05') });
    const first = await sweep(product.options);
    expect([first.moved.length, first.withoutGas.map(({ address }) => address)]).toEqual([1, [poor.address]]);
    expect((await compare()).open).toBe(1);
    await fillGasWallet();
    const second = await sweep(product.options);
    expect([second.moved.length, second.withoutGas.length]).toEqual([1, 0]);
    expect(await gained()).toMatchObject({ usdt: parseEther('30') });
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });

  it('lists tokens that their contract refuses to move, and moves the rest', async () => {
    await fillGasWallet();
    const [frozen, well] = [
      await product.deposit({ usdt: parseEther('30') }),
      await product.deposit({ usdt: parseEther('20') }),
    ];
    const { node, treasury } = product;
    // More than there is: the contract reverts, as for a frozen address.
    const refuses = await node.tokenGas(CONTRACTS.usdt, frozen.address, treasury, parseEther('31'));
    const options: SweepOptions = {
      ...product.options,
      node: {
        ...node,
        tokenGas: async (token, from, ...rest) =>
          from === frozen.address ? refuses : node.tokenGas(token, from, ...rest),
      },
    };
    const swept = await sweep(options);
    expect(swept.moved.map(({ address }) => address)).toEqual([well.address]);
    expect(swept.refused).toMatchObject([{ address: frozen.address, amount: parseEther('30') }]);
    expect(await gained()).toMatchObject({ usdt: parseEther('20') });
    // It is frozen while its sweep is planned: that fails, sends no gas, and the next plan lists it.
    await product.store.begin({ ...frozen, fingerprint: null }, CONTRACTS.usdt, parseEther('30'));
    const second = await sweep(options);
    expect([second.moved.length, second.failed.length, second.refused.length]).toEqual([0, 1, 1]);
    expect(await product.lies('bnb', frozen.address)).toBe(0n);
  });

  it('moves again what came later to the same address', async () => {
    const { address } = await product.deposit({ bnb: parseEther('0.05') });
    await sweep(product.options);
    await product.sandbox.transfer({ to: address, asset: 'bnb', amount: parseEther('0.03') });
    await product.sandbox.mine(2);
    await sweep(product.options);
    expect((await gained()).bnb).toBe(parseEther('0.08') - 2n * 21_000n * 50_000_000n);
    expect((await compare()).differences).toMatchObject([{ address, difference: parseEther('0.03') }]);
  });

  it('gives up a transaction that another one of the same sender overtook, and pays once', async () => {
    const { address } = await product.deposit({ bnb: parseEther('0.05') });
    // It is signed, and then the run ends.
    const { broadcast } = product.node;
    const cutOff = { ...product.node, broadcast: () => Promise.reject(new Error('cut off')) };
    expect(await sweep({ ...product.options, node: cutOff })).toMatchObject({ stoppedBy: new Error('cut off') });
    const [signed] = await rows();
    expect(signed).toMatchObject({ state: 'sent' });
    const overtaking = await product.options.keys.deposit(0).signTransaction({
      ...TRANSACTION,
      to: address,
      value: 0n,
    });
    await broadcast(overtaking);
    await product.sandbox.mine(3);
    const { moved, failed } = await sweep(product.options);
    expect([moved.length, failed.length]).toEqual([1, 1]);
    expect((await gained()).bnb).toBe(parseEther('0.05') - 2n * 21_000n * 50_000_000n);
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'final']);
  });

  it('that its token reverts on the chain comes to nothing, and what it cost is counted', async () => {
    const { address, index } = await product.deposit({ usdt: parseEther('30'), bnb: parseEther('0.01') });
    const { store, options, treasury } = product;
    const tooMuch = parseEther('31');
    const { id } = await store.begin({ address, index, fingerprint: null }, CONTRACTS.usdt, tooMuch);
    const signed = await options.keys
      .deposit(index)
      .signTransaction({ ...TRANSACTION, gas: 100_000n, to: CONTRACTS.usdt, data: tokenTransfer(treasury, tooMuch) });
    await store.setSigned(id, { tx: keccak256(signed), signed });
    const { moved, failed } = await sweep(options);
    expect([moved.length, failed.map((each) => each.id)]).toEqual([2, [id]]);
    expect(await gained()).toMatchObject({ usdt: parseEther('30') });
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });

  it('is over once its transaction is in a final block', async () => {
    await product.deposit({ bnb: parseEther('0.05') });
    const { chain, node, store, options } = product;
    const beyondFinal: bigint[] = [];
    const end: Store['end'] = async (id, ...rest) => {
      const { tx_hash } = await product.db
        .selectFrom('sweeps')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const receipt = await node.receipt(hexOf(tx_hash ?? ''));
      beyondFinal.push((receipt?.blockNumber ?? 0n) - (await chain.finalized()).number);
      await store.end(id, ...rest);
    };
    expect((await sweep({ ...options, store: { ...store, end } })).moved).toHaveLength(1);
    expect(beyondFinal).toEqual([0n]);
  });

  it('gets gas from a gas wallet that can pay for the sending too', async () => {
    await product.deposit({ usdt: parseEther('30') });
    const [move] = (await makePlan(product.options)).moves;
    const { address: gasWallet } = product.options.keys.gasWallet;
    await fillGasWallet((move?.gasToSend ?? 0n) + 21_000n * 50_000_000n - 1n);
    expect(await sweep(product.options)).toMatchObject({ moved: [], withoutGas: [{}], notFinal: [] });
    expect(await sent(gasWallet)).toBe(0);
    await fillGasWallet(1n);
    expect((await sweep(product.options)).moved).toHaveLength(1);
    expect(await product.lies('bnb', gasWallet)).toBe(0n);
  });

  it('counts no gas that another transaction of the gas wallet overtook', async () => {
    await fillGasWallet();
    const { address } = await product.deposit({ usdt: parseEther('30') });
    const { node, options, sandbox } = product;
    const cutOff = { ...node, broadcast: () => Promise.reject(new Error('cut off')) };
    expect(await sweep({ ...options, node: cutOff })).toMatchObject({ stoppedBy: new Error('cut off') });
    const overtaking = await options.keys.gasWallet.signTransaction({ ...TRANSACTION, to: address, value: 0n });
    await node.broadcast(overtaking);
    // Somebody else pays for its gas meanwhile.
    await sandbox.transfer({ to: address, asset: 'bnb', amount: parseEther('0.01') });
    await sandbox.mine(3);
    expect((await sweep(options)).moved).toHaveLength(2);
    expect((await rows()).map(({ gas_tx, gas_wei }) => [gas_tx, gas_wei])).toEqual([
      [null, '0'],
      [null, '0'],
    ]);
    expect((await compare()).differences).toMatchObject([{ address, difference: parseEther('0.01') }]);
  });

  it('signs nothing for an address that the seed does not make', async () => {
    const { address } = await product.deposit({ bnb: parseEther('0.05') });
    const { db, options, store } = product;
    await sql`update payments set xpub_fingerprint = ${options.keys.fingerprint}`.execute(db);
    await store.begin({ address, index: 5, fingerprint: options.keys.fingerprint }, 'bnb', 5n);
    const { stoppedBy } = await sweep(options);
    expect(stoppedBy?.message).toContain(`The seed does not make the address ${address}`);
    expect((await rows()).map(({ state }) => state)).toEqual(['planned']);
  });

  it('believes a receipt that a node behind the others does not have at first, for a move and for its gas', async () => {
    await fillGasWallet();
    const { address } = await product.deposit({ usdt: parseEther('30') });
    const behind = new Map<string, number>();
    const receipt: typeof product.node.receipt = async (hash) => {
      const real = await product.node.receipt(hash);
      const { number } = await product.chain.finalized();
      if (real === null || real.blockNumber > number) return real;
      const looks = behind.get(hash) ?? 0;
      behind.set(hash, looks + 1);
      return looks < 9 ? null : real;
    };
    const { moved, failed } = await sweep({ ...product.options, node: { ...product.node, receipt } });
    expect([moved.length, failed.length]).toEqual([1, 0]);
    expect([...behind.values()]).toEqual([10, 10]);
    expect(await sent(product.options.keys.gasWallet.address)).toBe(1);
    expect(await sent(address)).toBe(1);
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });
});

describe('a sweep that ends too early', () => {
  it('says what was moved and what was not', async () => {
    const [well, ...rest] = [
      await product.deposit({ bnb: parseEther('0.05') }),
      await product.deposit({ bnb: parseEther('0.06') }),
      await product.deposit({ bnb: parseEther('0.07') }),
    ];
    await product.store.begin({ ...well, fingerprint: null }, 'bnb', parseEther('0.05') - 21_000n * 50_000_000n);
    let looks = 0;
    const gasPrice = async () => {
      looks += 1;
      // One to sign, one for the plan.
      if (looks > 2) throw new Error('The node is away.');
      return product.node.gasPrice();
    };
    const swept = await sweep({ ...product.options, node: { ...product.node, gasPrice } });
    expect(swept).toMatchObject({
      moved: [{ address: well.address }],
      failed: [],
      notFinal: [],
      left: rest.map(({ address }) => ({ address })),
      stoppedBy: new Error('The node is away.'),
    });
    expect(await sweep(product.options)).toMatchObject({ moved: [{}, {}], left: [], stoppedBy: null });
  });

  it('before it has a plan of its own says what it was shown', async () => {
    const [begun, shown] = [
      await product.deposit({ bnb: parseEther('0.05') }),
      await product.deposit({ bnb: parseEther('0.06') }),
    ];
    const { moves } = await makePlan(product.options);
    expect(moves).toHaveLength(2);
    await product.store.begin({ ...begun, fingerprint: null }, 'bnb', parseEther('0.05') - 21_000n * 50_000_000n);
    const { store, options } = product;
    const away = new Error('The database is away.');
    const sweepWith = (broken: Partial<Store>) => sweep({ ...options, store: { ...store, ...broken } }, moves);
    const atOnce = await sweepWith({ openSweeps: () => Promise.reject(away) });
    expect(atOnce).toMatchObject({ moved: [], left: moves, stoppedBy: away });
    const later = await sweepWith({ depositsToSweep: () => Promise.reject(away) });
    expect(later).toMatchObject({
      moved: [{ address: begun.address }],
      left: [{ address: shown.address }],
      stoppedBy: away,
    });
    expect(await sweep(options, moves)).toMatchObject({ moved: [{ address: shown.address }], left: [] });
  });
});

describe('a sweep that is told to end', () => {
  it.each(CHANGES)('during its first %s changes nothing after it, and the next one moves all', async (step) => {
    await fillGasWallet();
    await product.deposit({ usdt: parseEther('30') });
    await product.deposit({ bnb: parseEther('0.05') });
    const told = new AbortController();
    const later: string[] = [];
    const watched = <T extends object>(world: T): T =>
      new Proxy(world, {
        get(target, name) {
          const call: unknown = Reflect.get(target, name);
          if (typeof call !== 'function' || !CHANGES.includes(String(name))) return call;
          return async (...args: unknown[]): Promise<unknown> => {
            if (told.signal.aborted) later.push(String(name));
            const answer: unknown = await Reflect.apply(call, target, args);
            if (name === step) told.abort(new Error('told'));
            return answer;
          };
        },
      });
    const { options, node, store } = product;
    const swept = await sweep({ ...options, node: watched(node), store: watched(store), signal: told.signal });
    expect(swept.stoppedBy).toEqual(new Error('told'));
    expect(later).toEqual([]);
    expect(await sweep(options)).toMatchObject({ failed: [], left: [], stoppedBy: null });
    expect(await gained()).toMatchObject({ usdt: parseEther('30') });
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });
});

describe('a transaction that does not become final', () => {
  const BNB = parseEther('0.05');
  /** A sweep with a node that handles transactions of some senders in another way. */
  const sweepWith = (senders: readonly string[], broadcast: (signed: Hex) => Promise<void>) =>
    sweep({
      ...product.options,
      node: {
        ...product.node,
        async broadcast(signed) {
          const moves = await rows();
          const move = moves.find(({ tx_hash }) => tx_hash === keccak256(signed));
          const isOfThem = senders.includes(move?.address ?? product.options.keys.gasWallet.address);
          await (isOfThem ? broadcast(signed) : product.node.broadcast(signed));
        },
      },
    });
  const refuses = () => Promise.reject(new SendRefused('underpriced'));
  const addressesOf = (sweeps: readonly Sweep[]) => sweeps.map(({ address }) => address);

  it('holds up no other address, and goes on with the next run', async () => {
    const [stuck, well] = [
      await product.deposit({ usdt: parseEther('30'), busd: 3n, bnb: BNB }),
      await product.deposit({ bnb: BNB }),
    ];
    const isNeverMined = async () => undefined;
    for (const broadcast of [isNeverMined, refuses]) {
      const { moved, notFinal, left } = await sweepWith([stuck.address], broadcast);
      expect([moved, notFinal].map(addressesOf)).toEqual([
        broadcast === isNeverMined ? [well.address] : [],
        [stuck.address],
      ]);
      // The rest of that address waits for it.
      expect(left.map(({ address, asset }) => [address, asset])).toEqual([
        [stuck.address, CONTRACTS.busd],
        [stuck.address, 'bnb'],
      ]);
      if (broadcast === isNeverMined) await product.store.begin({ ...stuck, fingerprint: null }, CONTRACTS.busd, 3n);
    }
    // Nothing else was signed for it meanwhile.
    expect((await rows()).map(({ address, state }) => [address, state])).toEqual([
      [stuck.address, 'sent'],
      [well.address, 'final'],
      [stuck.address, 'planned'],
    ]);
    expect((await sweep(product.options)).moved).toHaveLength(3);
    expect(await gained()).toMatchObject({ usdt: parseEther('30'), busd: 3n });
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });

  it('of the gas wallet keeps it from sending another, and BNB is moved all the same', async () => {
    await fillGasWallet();
    const { address: gasWallet } = product.options.keys.gasWallet;
    const tokens = [
      await product.deposit({ usdt: parseEther('30') }),
      await product.deposit({ usdt: parseEther('20') }),
    ];
    const { address } = await product.deposit({ bnb: BNB });
    for (let runs = 0; runs < 2; runs += 1) {
      const { moved, notFinal, withoutGas } = await sweepWith([gasWallet], refuses);
      expect([moved, notFinal, withoutGas].map(addressesOf)).toEqual([
        runs === 0 ? [address] : [],
        [tokens[0]?.address],
        [tokens[1]?.address],
      ]);
    }
    expect((await rows()).map(({ gas_tx }) => gas_tx !== null)).toEqual([true, false, false]);
    expect((await sweep(product.options)).moved).toHaveLength(2);
    expect(await sent(gasWallet)).toBe(2);
    expect(await compare()).toMatchObject({ differences: [], open: 0 });
  });

  it('is sent again before an older move of the same sender that is not signed', async () => {
    await fillGasWallet();
    const { address: gasWallet } = product.options.keys.gasWallet;
    const signed = await product.deposit({ usdt: parseEther('30') });
    await sweepWith([gasWallet], refuses);
    const planned = await product.deposit({ usdt: parseEther('20') });
    const earlier = createStore(product.db, TRANSACTION.chainId, () => new Date(0));
    await earlier.begin({ ...planned, fingerprint: null }, CONTRACTS.usdt, parseEther('20'));
    const { notFinal, withoutGas } = await sweepWith([gasWallet], refuses);
    expect([notFinal, withoutGas].map(addressesOf)).toEqual([[signed.address], [planned.address]]);
    expect((await rows()).map(({ signed_tx }) => signed_tx !== null)).toEqual([false, true]);
  });

  it('ends the run when it is the third: then the chain stands still', async () => {
    const deposits = [];
    for (let each = 0; each < 4; each += 1) deposits.push(await product.deposit({ bnb: BNB }));
    const stuck = deposits.slice(0, 3).map(({ address }) => address);
    const first = await sweepWith(stuck, refuses);
    expect(first.stoppedBy?.message).toContain('was refused: underpriced');
    expect([first.moved, first.notFinal].map(addressesOf)).toEqual([[], stuck]);
    expect(first.left).toMatchObject([{ address: deposits[3]?.address }]);
    expect(await rows()).toHaveLength(3);
    // Three that are refused again, as their gas price is too low by now, hold up no other.
    const { moved, notFinal } = await sweepWith(stuck, refuses);
    expect([moved, notFinal].map(addressesOf)).toEqual([[deposits[3]?.address], stuck]);
    // They still count if the node takes them, and mines none.
    const last = await sweepWith(stuck, async () => undefined);
    expect(last.stoppedBy?.message).toContain('is not final yet');
    expect(addressesOf(last.notFinal)).toEqual(stuck);
  });

  it('is refused if its sender has too little, and not if the node is away', async () => {
    const signed = await product.options.keys.gasWallet.signTransaction({
      ...TRANSACTION,
      to: product.treasury,
      value: 1n,
    });
    await expect(product.node.broadcast(signed)).rejects.toThrow(SendRefused);
    await expect(createNode('http://127.0.0.1:1').broadcast(signed)).rejects.not.toThrow(SendRefused);
  });
});

describe('a sweep that is killed', () => {
  class Killed extends Error {}
  /** `npm test` kills at every fifth change, a deep run at each. */
  const STRIDE = process.env['DEEP'] === undefined ? 5 : 1;
  /** Lets this many changes of chain and database through; the next one is made, and its answer is lost. */
  function dying(after: number) {
    let left = after;
    const wrap = <T extends object>(world: T): T =>
      new Proxy(world, {
        get(target, name) {
          const call: unknown = Reflect.get(target, name);
          if (typeof call !== 'function' || !CHANGES.includes(String(name))) return call;
          return async (...args: unknown[]): Promise<unknown> => {
            left -= 1;
            const answer: unknown = await Reflect.apply(call, target, args);
            if (left < 0) throw new Killed();
            return answer;
          };
        },
      });
    return { options: { ...product.options, node: wrap(product.node), store: wrap(product.store) }, left: () => left };
  }

  it('after any of its steps goes on when it is run again, and moves everything once', async () => {
    await fillGasWallet();
    let changes: number | null = null;
    for (let steps = 0; changes === null; steps += STRIDE) {
      before = await hoard();
      const [gasBefore, feesBefore] = [await sent(product.options.keys.gasWallet.address), await fees()];
      const both = await product.deposit({ bnb: parseEther('0.05'), busd: parseEther('3') });
      const token = await product.deposit({ usdt: parseEther('30') });
      const mortal = dying(steps);
      const { stoppedBy } = await sweep(mortal.options);
      if (stoppedBy !== null && !(stoppedBy instanceof Killed)) throw stoppedBy;
      if (stoppedBy !== null) await sweep(product.options);
      else changes = steps - mortal.left();
      // Each left its address once, and gas was sent once.
      expect([await sent(both.address), await sent(token.address)], `step ${steps}`).toEqual([2, 1]);
      expect((await sent(product.options.keys.gasWallet.address)) - gasBefore, `step ${steps}`).toBe(1);
      const left = await product.lies('bnb', token.address);
      const gas = BigInt((await rows()).find(({ address }) => address === token.address)?.gas_wei ?? '0');
      expect(await gained(), `step ${steps}`).toEqual({
        bnb: parseEther('0.05') - ((await fees()) - feesBefore - (gas - left)),
        usdt: parseEther('30'),
        busd: parseEther('3'),
      });
      expect(await compare(), `step ${steps}`).toMatchObject({ differences: [], open: 0 });
    }
    // Two tokens, one of them with gas, and BNB.
    expect(changes).toBe(5 + 7 + 5);
  });
  const fees = async () => (await rows()).reduce((sum, { fee_wei: fee }) => sum + BigInt(fee), 0n);
});

describe('comparing chain and database', () => {
  it('finds what came and was not booked, what was booked and is not there, and nothing else', async () => {
    const right = await product.deposit({ bnb: 5n, usdt: 7n });
    const unlisted = await product.deposit({ busd: 3n }, { isBooked: false });
    const missing = await product.deposit({ bnb: 9n });
    await product.bookOnly(missing.paymentId, 2n);
    const pending = await product.deposit({ internal: 4n }, { status: 'pending', isBooked: false });
    const { differences } = await compare();
    expect(differences).toMatchObject([
      { address: unlisted.address, asset: CONTRACTS.busd, booked: 0n, balance: 3n, difference: 3n },
      { address: missing.address, asset: 'bnb', booked: 11n, balance: 9n, difference: -2n },
      { address: pending.address, asset: 'bnb', booked: 0n, balance: 4n, difference: 4n },
    ]);
    expect(differences.map(({ address }) => address)).not.toContain(right.address);
  });

  it('finds what was taken from an address by hand', async () => {
    const { address } = await product.deposit({ bnb: parseEther('1') });
    const stolen = await product.options.keys.deposit(0).signTransaction({
      ...TRANSACTION,
      to: product.treasury,
      value: 1n,
    });
    await product.sandbox.sendSigned(stolen);
    const { differences } = await compare();
    expect(differences).toMatchObject([{ address, difference: -1n - 21_000n * 50_000_000n }]);
  });

  it('waits for the ledger, and says when it stays behind', async () => {
    await product.deposit({ bnb: 5n });
    const { db, chain, options } = product;
    const tokens = { usdt: CONTRACTS.usdt, busd: CONTRACTS.busd };
    const compareWith = (pause: () => Promise<void>, signal = options.signal) =>
      reconcile({ db, chain, tokens, now: () => new Date(), pause, signal });
    await expect(compareWith(async () => undefined)).rejects.toThrow('the watcher is behind');
    await expect(compareWith(options.pause, AbortSignal.abort(new Error('told')))).rejects.toThrow('told');
    let looks = 0;
    const pause = async () => {
      looks += 1;
      if (looks === 3) await product.catchUp();
    };
    expect((await compareWith(pause)).differences).toEqual([]);
  });
});
