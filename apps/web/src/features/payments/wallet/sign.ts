import { isHex, stringToHex, verifyMessage } from 'viem';
import { accountOf, accountsOf, ask } from './chain.ts';
import type { Eip1193Provider } from './provider.ts';
import { WalletFault } from './wallet-fault.ts';

type Signed = { address: string; signature: string };

/** The contract's least. */
const SHORTEST = 4;

const isSignature = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{130}$/.test(value);

/**
 * Has the wallet sign a text (EIP-191), so that money returns to an address of the payer's own.
 * Does not ask for it once `signal` is aborted.
 * @throws WalletFault saying why it did not; `anotherAddress` where it signed with another key than it named.
 */
export async function signText(provider: Eip1193Provider, text: string, signal: AbortSignal): Promise<Signed> {
  const address = await accountOf(provider);
  signal.throwIfAborted();
  const signature = await ask(provider, 'personal_sign', stringToHex(text), address);
  if (!isSignature(signature)) throw new WalletFault('unclear');
  const isTheirs = await verifyMessage({ address, message: text, signature }).catch(() => false);
  if (!isTheirs) throw new WalletFault('anotherAddress');
  return { address, signature };
}

/**
 * Has the wallet sign a text (EIP-191) with an address that somebody else named. Smart accounts sign in forms of their own: whether it is
 * theirs the server finds out.
 * @throws WalletFault `anotherAddress` where the wallet does not offer it
 */
export async function signAs(
  provider: Eip1193Provider,
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const accounts = await accountsOf(provider);
  const account = accounts.find((each) => each.toLowerCase() === address.toLowerCase());
  if (account === undefined) throw new WalletFault(accounts.length === 0 ? 'locked' : 'anotherAddress');
  signal.throwIfAborted();
  const signature = await ask(provider, 'personal_sign', stringToHex(text), account);
  if (!isHex(signature) || signature.length < SHORTEST) throw new WalletFault('unclear');
  return signature;
}
