import type { WalletOption } from '@mutuals/machines/payment';
import { type Eip1193Provider, isProvider } from './provider.ts';
import { WalletFault } from './wallet-fault.ts';

export type FoundWallet = WalletOption & { readonly provider: Eip1193Provider };

/** Wallets answer at once; one that was not awake gets this long, in ms. */
const WAIT_MS = 150;
const NAME_LENGTH = 40;

/**
 * The wallets of this browser (EIP-6963), each once: extensions, and the embedded wallet, which announces itself in the same way (D46). One that
 * only puts itself at `window.ethereum`, as wallets did before, is found where no other is.
 * @throws WalletFault `missing` where there is none.
 */
export async function discoverWallets(target: EventTarget = window, waitMs = WAIT_MS): Promise<readonly FoundWallet[]> {
  const found = new Map<string, FoundWallet>();
  const onAnnounced = (event: Event): void => {
    const wallet = event instanceof CustomEvent ? walletOf(event.detail) : undefined;
    if (wallet) found.set(wallet.id, wallet);
  };
  target.addEventListener('eip6963:announceProvider', onAnnounced);
  target.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  target.removeEventListener('eip6963:announceProvider', onAnnounced);
  if (found.size > 0) return [...found.values()];
  const older: unknown = Reflect.get(target, 'ethereum');
  if (!isProvider(older)) throw new WalletFault('missing');
  return [{ id: 'window.ethereum', name: 'Ethereum', icon: null, provider: older }];
}

function walletOf(detail: unknown): FoundWallet | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { info, provider }: Record<string, unknown> = { ...detail };
  if (!isProvider(provider) || typeof info !== 'object' || info === null) return undefined;
  const { uuid, name, icon }: Record<string, unknown> = { ...info };
  if (typeof uuid !== 'string' || typeof name !== 'string' || name.trim() === '') return undefined;
  return {
    id: uuid,
    name: name.trim().slice(0, NAME_LENGTH),
    // A picture from elsewhere would tell its host who pays here.
    icon: typeof icon === 'string' && icon.startsWith('data:image/') ? icon : null,
    provider,
  };
}
