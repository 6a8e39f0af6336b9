// Prerenders the public pages at build time (scripts/prerender.ts): what a guest's browser would render, and then hydrates (main.tsx).
import { text } from 'node:stream/consumers';
import { createApiClient } from '@mutuals/api-client';
import { createI18n, firstNamespaces, type Language, type Namespace } from '@mutuals/ui/locales';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { App } from './app.tsx';
import { createFetchOnPress, createIdentity } from './features/identity/index.ts';
import { createPersonClients } from './lib/person-clients.ts';
import { createReachability } from './lib/reachability.ts';
import { createRecovery } from './lib/recovery.ts';
import { createServerClock } from './lib/server-clock.ts';
import { allRoutes, prerenderedRoutes, publicRoutes, type Route, routes } from './routes.ts';
import { type HeadTag, headTags, type PageHead, titleOf } from './routing/head-tags.ts';
import { fileOf } from './routing/page-code.ts';
import { createRoutes } from './routing/router.tsx';
import type { Services } from './services.ts';
import { memberTexts } from './shell/root.tsx';

export { languages } from '@mutuals/ui/locales';
export { firstTexts } from './late-refusals.ts';

export const publicPaths = prerenderedRoutes.map(({ pattern }) => pattern);

function publicRoute(path: string): Route {
  const route = prerenderedRoutes.find(({ pattern }) => pattern === path);
  if (!route) throw new Error(`${path} is no public page.`);
  return route;
}

/** The file of a page below `src`. */
export const sourceOf = (path: string): string => fileOf(publicRoute(path).page);

/** The areas whose texts a page begins with. */
export const namespacesOf = (path: string): readonly Namespace[] => [
  ...firstNamespaces,
  ...publicRoute(path).page.texts,
];

/** The areas whose texts a member's frame has. */
export const frameTexts: readonly Namespace[] = [...firstNamespaces, ...memberTexts];

/** What a member finds at each address: the file of the page below `src`, and the areas of its texts. */
export const memberPages = allRoutes.map(([, { pattern, page, memberPage = page }]) => ({
  pattern,
  file: fileOf(memberPage),
  texts: memberPage.texts,
}));

/** What a guest finds at the other addresses that are theirs to open. */
export const guestPages = publicRoutes
  .filter((route) => !prerenderedRoutes.includes(route))
  .map(({ pattern, page }) => ({ pattern, file: fileOf(page), texts: [...firstNamespaces, ...page.texts] }));

/** What the server fills in as it sends the page: where it is reached, who runs it, and the language that the address names. */
const ORIGIN = '{{origin}}';
const OPERATOR = { name: '{{operatorName}}', legalEntity: '{{legalEntity}}', email: '{{contactEmail}}' };
const ASKED = '{{asked}}';

/** Nobody is signed in and everything can be reached; nothing is called while a page is prerendered. */
const createGuestServices = (): Services => {
  const reachability = createReachability({ probe: async () => 'well', isOnline: () => true });
  const transport = { baseUrl: '/v1', getTokens: async () => null, onUnauthenticated: () => {} };
  const api = createApiClient(transport);
  return {
    api,
    transport,
    reachability,
    recovery: createRecovery({ reachability, reload() {}, now: Date.now }),
    clock: createServerClock(),
    personClients: createPersonClients(api),
    realtime: null,
    gifs: false,
    hasWorker: false,
    push: false,
    operator: OPERATOR,
    origin: ORIGIN,
  };
};

/** A public page in one language: what belongs into its head and into its root. */
export async function prerenderPage(path: string, language: Language): Promise<{ head: string; root: string }> {
  const i18n = await createI18n(language);
  const services = createGuestServices();
  const route = publicRoute(path);
  const { routeObjects, ready } = createRoutes(i18n);
  await ready(route);
  const identity = createIdentity(
    { kind: 'none' },
    { fetchCode: createFetchOnPress(services.recovery), loadTexts: async () => {} },
  );
  const app = (
    <StrictMode>
      <App
        services={services}
        identity={identity}
        i18n={i18n}
        router={createMemoryRouter(routeObjects, { initialEntries: [path] })}
      />
    </StrictMode>
  );
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    // A part that is sent after the others is put in place by an inline script, which the page's policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void problems.push(error),
  });
  // React asks for the pictures of the page first; they come when they come into sight.
  const root = (await text(prelude)).replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
  if (problems.length > 0) throw problems[0];
  return { head: headHtml(route.page.head?.(i18n.t) ?? { title: null }, path, language), root };
}

/** The head of every other page, which members' browsers render. */
export function prerenderHead(language: Language): string {
  return `<meta name="robots" content="noindex" />${headHtml({ title: null }, '', language)}`;
}

/** The head of a profile that everyone may read, with places for what the server knows of it (apps/api/src/http/profile-page.ts). */
export const prerenderProfileHead = (language: Language): string =>
  headHtml(
    {
      title: '{{name}}',
      description: '{{description}}',
      shared: { type: 'profile', picturePath: '{{picture}}', pictureAlt: '{{pictureAlt}}' },
    },
    routes.galleryProfile.pattern.replace(':id', '{{id}}'),
    language,
  );

function headHtml(head: PageHead, pathname: string, language: Language): string {
  const tags = headTags(head, { origin: ORIGIN, pathname, asked: null, language })
    // A page that is not public has no one address.
    .filter(
      ({ attributes }) => pathname !== '' || (attributes['rel'] !== 'canonical' && attributes['property'] !== 'og:url'),
    )
    .map((tag) => (isOwnAddress(tag, pathname) ? withAsked(tag) : tag));
  return `<title>${escape(titleOf(head))}</title>${tags.map(tagHtml).join('')}`;
}

const isOwnAddress = ({ attributes }: HeadTag, pathname: string): boolean =>
  attributes['rel'] === 'canonical' ||
  (attributes['property'] === 'og:url' && attributes['content'] === `${ORIGIN}${pathname}`);

function withAsked({ tag, attributes }: HeadTag): HeadTag {
  return {
    tag,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name,
        name === 'href' || name === 'content' ? `${value}${ASKED}` : value,
      ]),
    ),
  };
}

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const tagHtml = ({ tag, attributes }: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(' ')} data-head />`;
