import { locales } from '@mutuals/ui/locales';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { IdentityHost, type SignIn, SignInContext } from './features/identity/index.ts';
import { languageOf } from './lib/language.ts';
import { type Services, ServicesContext } from './services.ts';

export type AppProps = {
  services: Services;
  signIn: SignIn;
  i18n: i18n;
  router: ReturnType<typeof createBrowserRouter>;
};

/** Everything that stands around the pages. */
export function App({ services, signIn, i18n, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <SignInContext value={signIn}>
        <I18nextProvider i18n={i18n}>
          <Locale>
            <RouterProvider router={router} onError={(error) => reportError(error)} />
            <IdentityHost signIn={signIn} recovery={services.recovery} />
          </Locale>
        </I18nextProvider>
      </SignInContext>
    </ServicesContext>
  );
}

/** Dates, numbers and the widgets' own words follow the language of the page. */
function Locale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <I18nProvider locale={locales[languageOf(i18n)]}>{children}</I18nProvider>;
}
