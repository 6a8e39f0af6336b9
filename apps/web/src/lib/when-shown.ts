import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Resolves when all that has been asked for with `client` is there. */
function whenFetched(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      if (client.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getQueryCache().subscribe(settle);
    settle();
  });
}

/** Resolves when what came has been painted: at the frame after the next. A page that nobody sees paints none. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Resolves when what a page shows has come and is on the screen: what it does not need to show comes after that. */
export async function whenShown(client: QueryClient): Promise<void> {
  // One answer may be followed by another question.
  do {
    await whenFetched(client);
    await whenPainted();
  } while (client.isFetching() > 0);
}

/** Whether what the page shows has come and is on the screen. */
export function useIsShown(): boolean {
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void whenShown(client).then(() => setShown(true));
  }, [client]);
  return isShown;
}
