import { useCallback, useSyncExternalStore } from 'react';

const held = new Map<Blob, { readonly url: string; users: number }>();

function addressOf(file: Blob) {
  const address = held.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  held.set(file, address);
  return address;
}

/** Holds the address of a file for as long as somebody shows it. */
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

/** An address under which the browser shows a file of the person's device, for as long as the component shows it. */
export function useObjectUrl(file: Blob | null): string | undefined {
  const subscribe = useCallback(() => (file ? hold(file) : () => {}), [file]);
  return useSyncExternalStore(
    subscribe,
    () => (file ? addressOf(file).url : undefined),
    () => undefined,
  );
}
