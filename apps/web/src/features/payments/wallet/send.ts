import type { NetworkConfig, Payment } from '@mutuals/api-client';
import type { WalletTransaction } from '@mutuals/machines/payment';
import { encodeFunctionData, erc20Abi, isHash, numberToHex, parseEther } from 'viem';
import { accountOf, ensureChain, isAddress } from './chain.ts';
import type { Eip1193Provider } from './provider.ts';
import { problemOf, saysNotSent, WalletFault } from './wallet-fault.ts';

export type Transfer = Pick<Payment, 'paymentAddress' | 'tokenAddress' | 'remainingAmount'>;

/**
 * Has the wallet ready to send exactly what is still missing: its account, the network, and enough coins. BNB moves as it is, a token by
 * `transfer` of its contract with no BNB. All amounts have 18 decimals (D18). Asks for nothing more once `signal` is aborted.
 * @throws WalletFault saying why it can't be sent.
 */
export async function prepareTransfer(
  provider: Eip1193Provider,
  transfer: Transfer,
  network: NetworkConfig,
  signal: AbortSignal,
): Promise<WalletTransaction> {
  const from = await accountOf(provider);
  signal.throwIfAborted();
  await ensureChain(provider, network);
  signal.throwIfAborted();
  const transaction = transactionOf(transfer, from, network);
  await refuseTooLittle(provider, transfer, transaction);
  return transaction;
}

/**
 * Asks the wallet to send; answers with the transaction's hash.
 * @throws WalletFault saying why nothing was sent; `unclear` where nobody can say.
 */
export async function sendTransaction(provider: Eip1193Provider, transaction: WalletTransaction): Promise<string> {
  let answer: unknown;
  try {
    answer = await provider.request({ method: 'eth_sendTransaction', params: [transaction] });
  } catch (error) {
    const problem = problemOf(error, transaction.data !== undefined);
    throw new WalletFault(problem === 'failed' && !saysNotSent(error) ? 'unclear' : problem);
  }
  if (typeof answer !== 'string' || !isHash(answer)) throw new WalletFault('unclear');
  return answer;
}

function transactionOf(
  { paymentAddress, tokenAddress, remainingAmount }: Transfer,
  from: string,
  { chainIdHex: chainId }: NetworkConfig,
): WalletTransaction {
  if (!isAddress(paymentAddress)) throw new WalletFault('failed');
  const wei = parseEther(remainingAmount);
  if (tokenAddress === null) return { from, to: paymentAddress, value: numberToHex(wei), chainId };
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [paymentAddress, wei] });
  return { from, to: tokenAddress, value: '0x0', data, chainId };
}

/** Says before the wallet opens that it holds too little. What cannot be learned is left to the wallet. */
async function refuseTooLittle(
  provider: Eip1193Provider,
  { tokenAddress, remainingAmount }: Transfer,
  transaction: WalletTransaction,
): Promise<void> {
  const read = (method: string, ...params: readonly unknown[]): Promise<bigint | null> =>
    provider.request({ method, params }).then(amountOf, () => null);
  const { from, value } = transaction;
  if (tokenAddress !== null && isAddress(from)) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [from] });
    const tokens = await read('eth_call', { to: tokenAddress, data }, 'latest');
    if (tokens !== null && tokens < parseEther(remainingAmount)) throw new WalletFault('insufficientFunds');
  }
  const [balance, gas, price] = await Promise.all([
    read('eth_getBalance', from, 'latest'),
    read('eth_estimateGas', transaction),
    read('eth_gasPrice'),
  ]);
  if (balance === null) return;
  if (balance < BigInt(value)) throw new WalletFault('insufficientFunds');
  if (gas !== null && price !== null && balance < BigInt(value) + gas * price) throw new WalletFault('insufficientGas');
}

const amountOf = (answer: unknown): bigint | null =>
  typeof answer === 'string' && /^0x[0-9a-fA-F]+$/.test(answer) ? BigInt(answer) : null;
