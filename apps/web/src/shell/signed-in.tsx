// Names and bios are in whatever language their owners write, Chinese too.
import '@mutuals/ui/fonts-zh.css';
import './member.css';
import { Toasts } from '@mutuals/ui/primitives/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { RealtimeProvider } from '../features/realtime/index.ts';
import { SessionProvider, ToastsContext } from '../features/session/index.ts';
import { MemberFrame } from './member-frame.tsx';

export type SignedInProps = {
  /** The visitor's page stood here before. */
  hasJustSignedIn: boolean;
  children: ReactNode;
};

/** All that belongs to the signed-in person alone: what was read for them, their session, their live connection. Made anew for another one. */
export function SignedIn({ hasJustSignedIn, children }: SignedInProps) {
  const [client] = useState(createQueryClient);
  const [toasts] = useState(() => new Toasts());
  return (
    <QueryClientProvider client={client}>
      <ToastsContext value={toasts}>
        <SessionProvider>
          <RealtimeProvider>
            <MemberFrame hasJustSignedIn={hasJustSignedIn}>{children}</MemberFrame>
          </RealtimeProvider>
        </SessionProvider>
      </ToastsContext>
    </QueryClientProvider>
  );
}
