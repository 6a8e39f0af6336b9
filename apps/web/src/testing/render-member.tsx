import type { ApiClient } from '@mutuals/api-client';
import type { IdentityView } from '@mutuals/machines/identity';
import { createI18n, type Namespace } from '@mutuals/ui/locales';
import { WordSuggestions } from '@mutuals/ui/patterns/word-field';
import { ToastRegion, type ToastMessage, Toasts } from '@mutuals/ui/primitives/toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { App } from '../app.tsx';
import { type Identity, IdentityContext } from '../features/identity/index.ts';
import { useRealtimeEffects } from '../features/notifications/index.ts';
import { RealtimeProvider } from '../features/realtime/index.ts';
import { SessionProvider, ToastsContext } from '../features/session/index.ts';
import { KnownWordsProvider } from '../features/words/index.ts';
import { LeaveGuard } from '../lib/leaving.ts';
import { createPersonClients } from '../lib/person-clients.ts';
import { createReachability } from '../lib/reachability.ts';
import { createRecovery } from '../lib/recovery.ts';
import { createServerClock } from '../lib/server-clock.ts';
import { createRoutes } from '../routing/router.tsx';
import { type Services, ServicesContext } from '../services.ts';
import { user } from './examples.ts';
import { Suggest } from '../shell/suggest.tsx';

/** Toasts that no time ends: a test presses what they offer, however slow it is. */
class LastingToasts extends Toasts {
  override show(message: ToastMessage): () => void {
    return super.show(message, Number.POSITIVE_INFINITY);
  }
}

/** Somebody at the browser, or nobody, who stays so. */
export const identityOf = (view: IdentityView): Identity => ({
  kind: 'sandbox',
  get: () => view,
  subscribe: () => () => {},
  host: { get: () => null, subscribe: () => () => {} },
  start: async () => {},
  signIn() {},
  signOut() {},
  signedOutEverywhere() {},
  leaveExpired() {},
  tokens: async () => null,
  expire() {},
});
const SIGNED_IN = identityOf({ status: 'signedIn', person: user._id, dialog: 'closed' });

function servicesOf(api: ApiClient): Services {
  const reachability = createReachability({ probe: async () => 'well', isOnline: () => true });
  return {
    api,
    transport: { baseUrl: '/v1', getTokens: async () => null, onUnauthenticated() {} },
    reachability,
    recovery: createRecovery({ reachability, reload() {}, now: Date.now }),
    clock: createServerClock(),
    personClients: createPersonClients(api),
    realtime: { origin: null },
    gifs: true,
    hasWorker: false,
    push: false,
    operator: { name: 'Example', legalEntity: 'Example Ltd.', email: 'hello@mutuals.example' },
    origin: location.origin,
  };
}

const IDENTITIES = {
  member: SIGNED_IN,
  guest: identityOf({ status: 'signedOut', person: null, dialog: 'closed' }),
  unknown: identityOf({ status: 'loading', person: null, dialog: 'closed' }),
};

/** The whole app at an address, in English, for the member of the examples, for a guest, or while it is not known who comes. */
export async function renderApp(api: ApiClient, path: string, as: keyof typeof IDENTITIES) {
  const i18n = await createI18n('en');
  const { routeObjects } = createRoutes(i18n);
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] });
  const identity = IDENTITIES[as];
  const screen = await render(<App services={servicesOf(api)} identity={identity} i18n={i18n} router={router} />);
  return { screen, router };
}

function Effects(): null {
  useRealtimeEffects();
  return null;
}

interface Place {
  pattern?: string;
  path?: string;
  /** The texts that the page's route brings along (routes.ts). */
  texts?: readonly Namespace[];
  /** What differs from a plain installation. */
  services?: Partial<Services>;
  /** Fills the member's client before the page is rendered. */
  fill?: (client: QueryClient) => void;
  identity?: Identity;
}

/** A member's page with all that stands around it but the frame, in English; at an address, where it reads one. */
export async function renderMember(
  page: ReactNode,
  api: ApiClient,
  { pattern = '*', path = '/', texts = [], services: own = {}, fill, identity = SIGNED_IN }: Place = {},
) {
  const i18n = await createI18n('en');
  await i18n.loadNamespaces([...texts]);
  const services = { ...servicesOf(api), ...own };
  fill?.(services.personClients.of(user._id));
  const toasts = new LastingToasts();
  const around = (
    <ToastsContext value={toasts}>
      <SessionProvider>
        <RealtimeProvider>
          <Effects />
          <LeaveGuard />
          {page}
          <ToastRegion toasts={toasts} label="Toasts" closeLabel="Close" />
        </RealtimeProvider>
      </SessionProvider>
    </ToastsContext>
  );
  const router = createMemoryRouter([{ path: pattern, element: around }], { initialEntries: [path] });
  const screen = await render(
    <ServicesContext value={services}>
      <IdentityContext value={identity}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={services.personClients.of(user._id)}>
            <Suspense>
              <KnownWordsProvider>
                <WordSuggestions value={Suggest}>
                  <RouterProvider router={router} />
                </WordSuggestions>
              </KnownWordsProvider>
            </Suspense>
          </QueryClientProvider>
        </I18nextProvider>
      </IdentityContext>
    </ServicesContext>,
  );
  return { screen, router };
}
