import { useCallback, useSyncExternalStore } from 'react';

const held = new Map<Blob, { readonly url: string; users: number }>();

function addressOf(file: Blob) {
  const address = held.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  held.set(file, address);
  return address;
}

/** Keeps a file's object URL for as long as something shows it. */
function hold(file: Blob): () => void {
  const address = addressOf(file);
  address.users += 1;
  return () => {
    address.users -= 1;
    if (address.users > 0) return;
    URL.revokeObjectURL(address.url);
    held.delete(file);
  };
}

/** An object URL for a file on the person's device, for as long as the component shows it. */
export function useObjectUrl(file: Blob | null): string | undefined {
  const subscribe = useCallback(() => (file ? hold(file) : () => {}), [file]);
  return useSyncExternalStore(
    subscribe,
    () => (file ? addressOf(file).url : undefined),
    () => undefined,
  );
}
