import type { WalletCall } from './announce-wallet.ts';

/** What a wallet rejects with (EIP-1193). */
class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Not signed in. */
const UNAUTHORIZED = 4100;

/** Asks the wallet with test coins of whoever is signed in at the sandbox: `POST {url}/chain/wallet` (EIP-1193 over HTTP). Fetched when it is asked. */
export async function askSandboxWallet(
  url: string,
  accessToken: string | null,
  { method, params = [] }: WalletCall,
): Promise<unknown> {
  if (accessToken === null) throw new ProviderError(UNAUTHORIZED, 'Nobody is signed in.');
  const response = await fetch(`${url}/chain/wallet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ method, params }),
  });
  const answer: unknown = await response.json();
  if (!response.ok || typeof answer !== 'object' || answer === null)
    throw new Error(`The sandbox answered ${response.status}`);
  const { result, error }: Record<string, unknown> = { ...answer };
  if (typeof error !== 'object' || error === null) return result;
  const { code, message }: Record<string, unknown> = { ...error };
  throw new ProviderError(typeof code === 'number' ? code : -32_603, typeof message === 'string' ? message : '');
}
