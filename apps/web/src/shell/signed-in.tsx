import { brand } from '@mutuals/ui/brand';
import { WordSuggestions } from '@mutuals/ui/patterns/word-field';
import { Toasts } from '@mutuals/ui/primitives/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { RealtimeProvider } from '../features/realtime/index.ts';
import { OffersHelp } from '../features/support/index.ts';
import { SessionProvider, ToastsContext, useSession } from '../features/session/index.ts';
import { lazyPart } from '../routing/lazy-part.tsx';
import { MembersMenus } from '../features/trust/index.ts';
import { useServices } from '../services.ts';
import { MemberFrame } from './member-frame.tsx';
import { Suggest } from './suggest.tsx';

export type SignedInProps = {
  /** Whose page this is, by their `privyId`. */
  person: string;
  /** The visitor's page stood here before. */
  hasJustSignedIn: boolean;
  children: ReactNode;
};

/** All that belongs to the signed-in person alone: what was read for them, their session, their live connection. Made anew for another one. */
export function SignedIn({ person, hasJustSignedIn, children }: SignedInProps) {
  const { personClients } = useServices();
  const [client] = useState(() => personClients.of(person));
  const [toasts] = useState(() => new Toasts());
  useLayoutEffect(
    () => () => {
      // It may name somebody, and the page after signing out does not come without a network.
      document.title = brand.name;
    },
    [],
  );
  return (
    <QueryClientProvider client={client}>
      <ToastsContext value={toasts}>
        <SessionProvider>
          <UnlessLeaving>
            <RealtimeProvider>
              <WordSuggestions value={Suggest}>
                <OffersHelp>
                  <MembersMenus>
                    <MemberFrame hasJustSignedIn={hasJustSignedIn}>{children}</MemberFrame>
                  </MembersMenus>
                </OffersHelp>
              </WordSuggestions>
            </RealtimeProvider>
          </UnlessLeaving>
        </SessionProvider>
      </ToastsContext>
    </QueryClientProvider>
  );
}

const LeavingFrame = lazyPart({ load: async () => (await import('./leaving-frame.tsx')).LeavingFrame, texts: [] });

/** While a person's account is about to be deleted, one page stands in the place of all others (D68). */
function UnlessLeaving({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user.deletionFinalAt === null ? children : <LeavingFrame />;
}
