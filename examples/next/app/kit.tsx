'use client';

import { Provider } from '@mutuals/ui/provider';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

/** The kit's links go through Next's router. */
export function Kit({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <Provider locale="en-GB" navigate={(href) => router.push(href)}>
      {children}
    </Provider>
  );
}
