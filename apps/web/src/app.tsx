import { LazyRecovery } from '@mutuals/ui/lazy-recovery';
import { locales } from '@mutuals/ui/locales';
import { OperatorContext } from '@mutuals/ui/operator';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Identity, IdentityContext, IdentityHost } from './features/identity/index.ts';
import { KnownWordsProvider } from './features/words/index.ts';
import { languageOf } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { type Services, ServicesContext } from './services.ts';

type AppProps = {
  services: Services;
  identity: Identity;
  i18n: i18n;
  router: ReturnType<typeof createBrowserRouter>;
};

/** Everything that stands around the pages. What guests read is in the client made here; a member has one of their own (signed-in.tsx). */
export function App({ services, identity, i18n, router }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ServicesContext value={services}>
      <OperatorContext value={services.operator}>
        <IdentityContext value={identity}>
          <I18nextProvider i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              <LazyRecovery value={services.recovery.recover}>
                <Locale>
                  <KnownWordsProvider>
                    <RouterProvider router={router} onError={(error) => reportError(error)} />
                  </KnownWordsProvider>
                  <IdentityHost />
                </Locale>
              </LazyRecovery>
            </QueryClientProvider>
          </I18nextProvider>
        </IdentityContext>
      </OperatorContext>
    </ServicesContext>
  );
}

/** Dates, numbers and the widgets' own words follow the language of the page. */
function Locale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <I18nProvider locale={locales[languageOf(i18n)]}>{children}</I18nProvider>;
}
