// The wallet of the identity service, offered as extensions offer theirs (EIP-6963), so that a page that pays knows one kind alone (D46).

export type WalletCall = { method: string; params?: readonly unknown[] };

type AnnouncedWallet = {
  /** Of this kind of wallet; always the same. */
  uuid: string;
  name: string;
  /** Reverse domain name of who offers it. */
  rdns: string;
  /** As in EIP-1193. */
  request: (call: WalletCall) => Promise<unknown>;
};

/** Two diamonds. */
const ICON =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%2032%2032%22%3E%3Cpath%20fill=%22%23f0b90b%22%20d=%22M12%209l7%207-7%207-7-7zM20%209l7%207-7%207-7-7z%22/%3E%3C/svg%3E';

/** Announces the wallet on request while `isThere`. Returns the function that stops it. */
export function announceWallet({ request, ...info }: AnnouncedWallet, isThere: () => boolean): () => void {
  const detail = { info: { ...info, icon: ICON }, provider: { request } };
  const onRequested = (): void => {
    if (isThere()) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  addEventListener('eip6963:requestProvider', onRequested);
  return () => removeEventListener('eip6963:requestProvider', onRequested);
}
