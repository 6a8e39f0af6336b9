import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

type StorageListener = (event: { key: string | null; persisted?: boolean }) => void;
type Tab = { session: Map<string, string>; listeners: Map<string, Set<StorageListener>> };

/** A storage whose keys are its own properties, as a browser's are. */
const storage = (of: () => Map<string, string>, onChange: (key: string) => void) =>
  new Proxy(
    {
      getItem: (key: string) => of().get(key) ?? null,
      setItem(key: string, value: string) {
        const isNew = of().get(key) !== value;
        of().set(key, value);
        if (isNew) onChange(key);
      },
      removeItem(key: string) {
        if (of().delete(key)) onChange(key);
      },
    },
    {
      ownKeys: () => [...of().keys()],
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    },
  );

/**
 * The tabs of one browser: each has its own session storage and its own listeners, all share the local storage, and what one stores there
 * the others are told. What code writes or listens to belongs to the tab that it runs in.
 */
export function stubTabs() {
  const local = new Map<string, string>();
  const tabs: Tab[] = [];
  const running = new AsyncLocalStorage<Tab>();

  function here(): Tab {
    const tab = running.getStore();
    if (!tab) throw new Error('This runs in no tab.');
    return tab;
  }

  function dispatch(tab: Tab, type: string, event: Parameters<StorageListener>[0]): void {
    running.run(tab, () => tab.listeners.get(type)?.forEach((listener) => listener(event)));
  }

  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal(
    'localStorage',
    storage(
      () => local,
      (key) => {
        const writer = here();
        for (const tab of tabs) if (tab !== writer) dispatch(tab, 'storage', { key });
      },
    ),
  );
  vi.stubGlobal(
    'sessionStorage',
    storage(
      () => here().session,
      () => {},
    ),
  );
  vi.stubGlobal('addEventListener', (type: string, listener: StorageListener, options?: { signal?: AbortSignal }) => {
    const { listeners } = here();
    const known = listeners.get(type) ?? new Set();
    listeners.set(type, known.add(listener));
    options?.signal?.addEventListener('abort', () => known.delete(listener));
  });

  return {
    open() {
      const tab: Tab = { session: new Map(), listeners: new Map() };
      tabs.push(tab);
      return {
        run: <T>(work: () => T): T => running.run(tab, work),
        kept: () => [...tab.session.keys(), ...local.keys()],
        /** The page goes; what the tab keeps stays for the next one. */
        leavePage: () => tab.listeners.clear(),
        /** The browser puts the page aside and brings it back: it was told nothing meanwhile. */
        async putAside(meanwhile: () => Promise<void>) {
          const { listeners } = tab;
          tab.listeners = new Map();
          await meanwhile();
          tab.listeners = listeners;
          dispatch(tab, 'pageshow', { key: null, persisted: true });
        },
      };
    },
  };
}
