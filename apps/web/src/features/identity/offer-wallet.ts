import type { AnnouncedWallet } from './announce-wallet.ts';

/** Announces the wallet as soon as the code for it is there, which no first page waits for. Answers how to stop. */
export function offerWallet(wallet: AnnouncedWallet, isThere: () => boolean): () => void {
  const announcing = import('./announce-wallet.ts')
    .then(({ announceWallet }) => announceWallet(wallet, isThere))
    // Without it one pays by hand, or by an extension.
    .catch(() => () => {});
  return () => void announcing.then((stop) => stop());
}
