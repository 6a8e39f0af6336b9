import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Config } from '../config.ts';
import type { SharedProfile, ShareService } from '../domains/share/share.service.ts';
import { Problem } from '../problem.ts';
import { levelOf, sendProblem, toProblem } from './errors.ts';
import { htmlPlaces } from './html-places.ts';
import { askedLanguage, pageLanguage, wishedLanguage } from './page-language.ts';
import { HEAD, type Page, type Pages, readPages } from './pages.ts';
import { profilePlaces } from './profile-page.ts';
import type { RateLimiter } from './rate-limits.ts';
import { openReleases, type Releases } from './releases.ts';
import { registerSearchEngines } from './robots-and-sitemap.ts';
import { pagePolicy, PICTURE_POLICY, WORKER_POLICY } from './security-headers.ts';

const YEAR_S = 31_536_000;
const NOT_KEPT = 'The files of this web app could not be kept for pages that are open after the next release.';

/**
 * Serves the built web app: hashed assets are cached for ever, those of the release before it too (D75), everything else is
 * revalidated, and every other address that a browser opens gets a page. The page of an unknown profile gets 404. Without a
 * build only the API is served.
 */
export async function registerWeb(
  app: FastifyInstance,
  { config, share, limiter }: { config: Config; share: ShareService; limiter: RateLimiter },
): Promise<void> {
  const pages = await readPages(config.webRoot);
  if (pages === null) app.log.warn(`There is no web app in ${config.webRoot}: only the API is served.`);
  else {
    const releases = await keptReleases(app, config);
    await app.register(fastifyStatic, {
      root: [config.webRoot, ...(releases?.earlier ?? [])],
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = path.basename(path.dirname(file)) === 'assets';
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
        if (file.endsWith('.svg')) reply.header('content-security-policy', PICTURE_POLICY);
        if (path.basename(file) === 'worker.js') reply.header('content-security-policy', WORKER_POLICY);
      },
      // A page is sent only with its policy and configuration, and the build's own notes are never sent.
      allowedPath: (pathname) =>
        pathname !== '/index.html' &&
        pathname !== '/off.js' &&
        !/^\/(pages|\.vite)\//.test(pathname) &&
        !pathname.endsWith('.map'),
    });
    // A worker that does harm is taken back by sending one that removes itself.
    if (!config.hasWorker) app.get('/worker.js', (_request, reply) => reply.sendFile('off.js'));
    const sendPageAt = (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(pageAt(pages, request), config, request, reply);
    // Fetchers of shared links send any Accept header, so the page is not negotiated.
    for (const address of pages.addresses) app.get(address, sendPageAt);
    const sendProfilePage = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
      await limiter.countRequestOfAddress(request);
      const found = await findSharedProfile(share, request);
      return typeof found === 'number'
        ? sendPage(pageAt(pages, request), config, request, reply.code(found))
        : sendPage(pages.profile(found.card.language), config, request, reply, profilePlaces(found));
    };
    for (const address of ['/gallery/:id', '/gallery/:id/']) app.get(address, sendProfilePage);
    registerSearchEngines(app, config.publicOrigin, pages.addresses);
  }
  app.setNotFoundHandler((request, reply) =>
    pages !== null && wantsPage(request)
      ? sendPage(pageAt(pages, request), config, request, reply.code(200))
      : sendProblem(new Problem('not_found'), request, reply),
  );
}

/** Serving goes on without them where they cannot be kept: a full disk, or one that is read-only. */
async function keptReleases(app: FastifyInstance, { releases: folder, webRoot }: Config): Promise<Releases | null> {
  if (folder === null) return null;
  try {
    const releases = await openReleases(folder, webRoot, new Date());
    // Nobody waits for it: its readers are pages of today, after the next release.
    let keeping = Promise.resolve();
    app.addHook('onListen', () => {
      keeping = releases.keep().catch((err: unknown) => app.log.warn({ err }, NOT_KEPT));
    });
    app.addHook('onClose', () => keeping);
    return releases;
  } catch (err) {
    app.log.warn({ err }, NOT_KEPT);
    return null;
  }
}

/**
 * The link preview of a profile, or the status of its page: 404 for an unknown profile, so that nobody caches or
 * indexes the address.
 */
async function findSharedProfile(
  share: ShareService,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<SharedProfile | 404 | 503> {
  const { id } = request.params;
  if (!isUuid(id)) return 404;
  try {
    return await share.getSharedProfile(id, wishedLanguage(request));
  } catch (error) {
    const problem = toProblem(Object(error));
    if (problem.code === 'profile_not_found') return 404;
    // The page shows the error itself and retries.
    request.log[levelOf(problem)]({ err: error }, 'The profile of a page could not be read.');
    return 503;
  }
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(v1|pictures)(\/|$)/.test(request.url) && (request.headers.accept ?? '').includes('text/html');
}

const pageAt = (pages: Pages, request: FastifyRequest): Page =>
  pages.at(request.url.split('?', 1)[0] ?? '/', pageLanguage(request));

/** @param places HTML for the page's placeholders */
function sendPage(
  { parts, hashes, isShell }: Page,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  places: Readonly<Record<string, string>> = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const asked = askedLanguage(request);
  const { name, legalEntity, email } = config.operator;
  return reply
    .headers({
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
      // The worker keeps it for a device without a network.
      ...(isShell && reply.statusCode === 200 && { 'x-page': 'shell' }),
      'content-security-policy': pagePolicy(config, nonce, hashes),
    })
    .type('text/html; charset=utf-8')
    .send(
      filled(parts, {
        [HEAD]: headOf(config, nonce),
        ...places,
        ...htmlPlaces({ operatorName: name, legalEntity, contactEmail: email }),
        origin: config.publicOrigin,
        asked: asked === null ? '' : `?lng=${asked}`,
      }),
    );
}

/** A page with its places filled, each once, so that people's texts are never taken for places. In bytes: as text it would be copied at each change. */
const filled = (parts: Page['parts'], places: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(places[part] ?? `{{${part}}}`) : part)));

/** The nonce, where style libraries look for it, and the configuration. */
function headOf(config: Config, nonce: string): string {
  const json = JSON.stringify(publicConfig(config)).replaceAll('<', String.raw`\u003c`);
  return `<meta property="csp-nonce" nonce="${nonce}" /><script type="application/json" id="mutuals-config">${json}</script>`;
}

/** The configuration that the web app needs. */
function publicConfig({
  publicOrigin,
  operator,
  identity,
  sandboxUrl,
  realtime,
  gifs,
  push,
  hasWorker,
}: Config): object {
  return {
    origin: publicOrigin,
    operator,
    identity: publicIdentity(identity, sandboxUrl),
    realtime: realtime === null ? null : { origin: realtime.endpoint },
    gifs: gifs !== null,
    worker: hasWorker,
    push: hasWorker && push !== null,
  };
}

function publicIdentity(identity: Config['identity'], sandboxUrl: string | null): object {
  if (identity === null) return { kind: 'none' };
  return sandboxUrl === null ? { kind: 'privy', appId: identity.appId } : { kind: 'sandbox', url: sandboxUrl };
}
