import './styles.css';
import { createI18n, firstNamespaces, type TextsAhead } from '@mutuals/ui/locales';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath } from 'react-router';
import { App } from './app.tsx';
import { readConfig } from './config.ts';
import { isFrugal, whenAtRest } from './lib/at-rest.ts';
import { pageLanguage, syncPageLanguage } from './lib/language.ts';
import { loadTexts } from './lib/load-texts.ts';
import { until } from './lib/observable.ts';
import { allowEmptyHtml } from './lib/trusted-html.ts';
import { type Page, publicRouteAt, type Route, routeAt } from './routes.ts';
import { loadPage } from './routing/page-code.ts';
import { createRoutes } from './routing/router.tsx';
import { createServices } from './services.ts';
import { loadSignedIn } from './shell/root.tsx';

declare global {
  interface Window {
    /** The texts that the page begins with (public/before-paint.js). */
    pageTexts?: TextsAhead;
  }
}

/**
 * A member's page and whose it is are waited for this long before a frame without them is shown. Whoever comes back has nearly always all of it, and is
 * shown it in one go. At a first visit what the page asks for next leaves before the frame is drawn, which takes as long as an answer.
 */
const READY_MS = navigator.serviceWorker?.controller ? 2_000 : 1_000;
const pause = (ms: number) => new Promise((end) => setTimeout(end, ms));

allowEmptyHtml();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const language = pageLanguage();
const route = publicRouteAt(location.pathname);
const config = readConfig();
// Those of the page that was sent; who chose another language has them fetched one by one.
const i18nReady = createI18n(language, document.documentElement.lang === language ? window.pageTexts : undefined);
const { services, identity } = createServices(config, async (namespaces) => loadTexts(await i18nReady, namespaces));
const isGuest = identity.get().status === 'signedOut';
// Prerendered for a guest in one language; for anyone else the page is rendered here.
const isPrerendered = isGuest && root.hasChildNodes() && document.documentElement.lang === language;
document.documentElement.lang = language;

// Who is signed in is known before a member's page shows.
const started = identity.start();
// What it begins with is asked for before their part of the app is there.
const asking = started.then(() => {
  const { person } = identity.get();
  return person === null ? null : services.personClients.fetchAhead(person);
});
// What shows first is fetched beside the texts, not after them; a failure shows where it is used.
const opened = isGuest ? route : routeAt(location.pathname);
const page = isGuest ? opened?.page : (opened?.memberPage ?? opened?.page);
if (!isGuest) loadSignedIn().catch(() => {});
const fetched = opened && page ? fetchAhead(opened, page).catch(() => {}) : undefined;

const i18n = await i18nReady;
syncPageLanguage(i18n);
const { routeObjects, prefetch, ready, memberReady } = createRoutes(i18n);
try {
  await loadTexts(i18n, firstNamespaces);
  if (isPrerendered && route) await ready(route);
  await started;
  if (!isGuest && opened)
    await Promise.race([
      memberReady(opened)
        .then(whenKnown)
        .catch(() => {}),
      pause(READY_MS),
    ]);
} catch (error) {
  // The prerendered page can be read meanwhile.
  await services.recovery.recover(error).catch(reportError);
}
const app = (
  <StrictMode>
    <App services={services} identity={identity} i18n={i18n} router={createBrowserRouter(routeObjects)} />
  </StrictMode>
);
// From here on React handles clicks.
window.earlyClick?.stop();
if (isPrerendered) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
// public/before-paint.js hid a guest's page from someone who has a session.
delete document.documentElement.dataset['member'];

await until(identity, ({ status }) => status === 'signedIn');
await whenAtRest(fetched);
// With the words that the page did not begin with (late-refusals.ts); where that fails, again with the next page that needs them.
i18n.reloadResources([i18n.language], ['errors']).catch(() => {});
if (!isFrugal()) {
  prefetch();
  // Names and bios are in whatever language their owners write, Chinese too.
  import('@mutuals/ui/fonts-zh.css').catch(() => {});
}

async function whenKnown(): Promise<void> {
  const { person } = identity.get();
  if (person !== null) await services.personClients.whenKnown(person);
}

/** Fetches a page's code, and then what it will show, once it is known for whom. */
async function fetchAhead({ pattern }: Route, next: Page): Promise<void> {
  const { pathname, search } = location;
  const loading = loadPage(next);
  loading.catch(() => {});
  const client = await asking;
  // As a query, so that what waits until the page is shown (lib/when-shown.ts) waits for its code too.
  await client?.prefetchQuery({
    queryKey: ['page', pathname],
    gcTime: 0,
    queryFn: async () => {
      const code = await loading;
      const params = matchPath(pattern, pathname)?.params ?? {};
      await code.fetchAhead?.({ api: services.api, client, params, search: new URLSearchParams(search) });
      return null;
    },
  });
}
