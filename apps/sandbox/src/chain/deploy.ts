// Contracts of demo people, deployed by their own wallets as they would on a real chain.
import { encodeDeployData, encodeFunctionData, getContractAddress, toHex, type Address, type Hex } from 'viem';
import type { Wallet } from '../identity/wallets.ts';
import { ChainRefusal, type Chain } from './chain.ts';
import {
  testAccountAbi,
  testAccountBytecode,
  testCollectionAbi,
  testCollectionBytecode,
  testFactoryAbi,
  testFactoryBytecode,
  testMultiCollectionBytecode,
  testProjectTokenAbi,
  testProjectTokenBytecode,
  testProxyAbi,
  testProxyBytecode,
  testYesAccountBytecode,
} from './contracts/generated/contracts.ts';
import { GAS_PRICE_WEI, SANDBOX_CHAIN_ID } from './values.ts';
import { fillWallet } from './wallet.ts';

/** `factory_token`: made by a factory that the wallet calls. `account` obeys the wallet's key, `yes_account` anybody. */
export const DEPLOYABLE = [
  'token',
  'factory_token',
  'collection',
  'multi_collection',
  'account',
  'yes_account',
] as const;
export type Deployable = (typeof DEPLOYABLE)[number];

export interface Deployment {
  readonly kind: Deployable;
  readonly name: string;
  readonly symbol: string;
}

const GAS = 3_000_000n;

/** @throws ChainRefusal if it is not mined as it should */
export async function deploy(chain: Chain, wallet: Wallet, { kind, name, symbol }: Deployment): Promise<Address> {
  switch (kind) {
    case 'token':
      return create(
        chain,
        wallet,
        encodeDeployData({
          abi: testProjectTokenAbi,
          bytecode: testProjectTokenBytecode,
          args: [name, symbol, wallet.address],
        }),
      );
    case 'factory_token': {
      const factory = await create(chain, wallet, testFactoryBytecode);
      const data = encodeFunctionData({ abi: testFactoryAbi, functionName: 'make', args: [name, symbol] });
      await transact(chain, wallet, { to: factory, data });
      return getContractAddress({ from: factory, nonce: 1n });
    }
    case 'collection': {
      const data = encodeDeployData({ abi: testCollectionAbi, bytecode: testCollectionBytecode, args: [name, symbol] });
      return create(chain, wallet, data);
    }
    case 'multi_collection':
      return create(chain, wallet, testMultiCollectionBytecode);
    case 'account': {
      const data = encodeDeployData({ abi: testAccountAbi, bytecode: testAccountBytecode, args: [wallet.address] });
      return create(chain, wallet, data);
    }
    case 'yes_account':
      return create(chain, wallet, testYesAccountBytecode);
  }
}

/** A proxy in front of a contract, with storage of its own. */
export const deployProxy = (chain: Chain, wallet: Wallet, implementation: Address, admin: Address): Promise<Address> =>
  create(
    chain,
    wallet,
    encodeDeployData({ abi: testProxyAbi, bytecode: testProxyBytecode, args: [implementation, admin] }),
  );

async function create(chain: Chain, wallet: Wallet, data: Hex): Promise<Address> {
  const { contractAddress } = await transact(chain, wallet, { data });
  if (contractAddress === null || contractAddress === undefined) throw new ChainRefusal('No contract was created.');
  return contractAddress;
}

/** Sends a transaction of a wallet in a block of its own, and has it filled before its first one. */
export async function transact(chain: Chain, wallet: Wallet, call: { to?: Address; data: Hex }) {
  await fillWallet(chain, wallet.address);
  const signed = await wallet.signTransaction({
    type: 'legacy',
    chainId: SANDBOX_CHAIN_ID,
    nonce: await chain.client.getTransactionCount({ address: wallet.address }),
    gas: GAS,
    gasPrice: GAS_PRICE_WEI,
    ...call,
  });
  const receipt = await chain.client.getTransactionReceipt({ hash: await chain.sendSigned(signed) });
  if (receipt.status !== 'success') throw new ChainRefusal('The transaction failed.');
  return receipt;
}

/** The place of the owner in the storage of `TestProjectToken`. */
const OWNER_SLOT = 3;

/**
 * Has a token of a wallet at an address that was given before: the address of a contract that is deployed follows from its
 * deployer. A contract that is there stays.
 */
export async function plantToken(
  chain: Chain,
  wallet: Wallet,
  { at, name, symbol }: { at: Address; name: string; symbol: string },
): Promise<void> {
  const { client } = chain;
  if ((await client.getCode({ address: at })) !== undefined) return;
  const made = await deploy(chain, wallet, { kind: 'token', name, symbol });
  await client.setCode({ address: at, bytecode: (await client.getCode({ address: made })) ?? '0x' });
  for (let slot = 0; slot <= OWNER_SLOT; slot++) {
    const value = await client.getStorageAt({ address: made, slot: toHex(slot, { size: 32 }) });
    await client.setStorageAt({ address: at, index: slot, value: value ?? toHex(0, { size: 32 }) });
  }
  await chain.mine();
}
