import './styles.css';
import { createI18n } from '@mutuals/ui/locales';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { readConfig } from './config.ts';
import { pageLanguage } from './lib/language.ts';
import { until } from './lib/observable.ts';
import { allowEmptyHtml } from './lib/trusted-html.ts';
import { whenReachable } from './routing/import-with-recovery.ts';
import { paths } from './routes.ts';
import { publicPages, publicPathOf } from './public-pages.ts';
import { createRoutes } from './routing/router.tsx';
import { loadHome } from './routing/home-or-landing.tsx';
import { createServices } from './services.ts';
import { loadSignedIn } from './shell/load-signed-in.ts';

/** A member's page comes first; the others follow when it has had time to show. */
const AHEAD_AFTER_MS = 1_000;

allowEmptyHtml();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const language = pageLanguage();
const page = publicPathOf(location.pathname);
const services = createServices(readConfig());
const { identity } = services.signIn;
const isGuest = identity.getState().status === 'signedOut';
// Drawn at build time for a guest in one language; for anyone else the page is drawn here.
const isDrawn = isGuest && root.hasChildNodes() && document.documentElement.lang === language;
document.documentElement.lang = language;

// What shows first is fetched beside the texts, not after them; a failure shows where it is used.
const first = [
  ...(isGuest ? [] : [loadSignedIn]),
  ...(page === undefined ? [] : [isGuest || page !== paths.home ? publicPages[page].load : loadHome]),
];
for (const load of first) load().catch(() => {});

const i18n = await createI18n(language, (load) => whenReachable(services.reachability, load));
const { routes, fetchAhead, ready } = createRoutes(i18n, services.reachability);
if (isDrawn && page !== undefined) await ready(page);
const app = (
  <StrictMode>
    <App services={services} i18n={i18n} router={createBrowserRouter(routes)} />
  </StrictMode>
);
// From here on React hears what is pressed.
window.earlyPress?.stop();
if (isDrawn) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
// public/before-paint.js hid a guest's page from who has a session.
delete document.documentElement.dataset['member'];

await until({ get: identity.getState, subscribe: identity.subscribe }, ({ status }) => status === 'signedIn');
setTimeout(fetchAhead, AHEAD_AFTER_MS);
