import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { SharedProfile, ShareService } from '../domains/share/share.service.ts';
import { SHARE_PICTURE } from '../domains/share/draw-share-picture.service.ts';
import { Problem } from '../problem.ts';
import { LANGUAGES } from './page-language.ts';
import type { RateLimiter } from './rate-limits.ts';

/** Below the origin. */
const SHARE_PATH = '/share/';
const FILE = new RegExp(`^(${LANGUAGES.join('|')})-([0-9a-f]{16})\\.png$`);

/** The address of a profile's preview picture in one language; it changes with the content. */
export const sharePicturePath = ({ card, hash }: SharedProfile): string =>
  `${SHARE_PATH}${card.profileId}/${card.language}-${hash}.png`;

interface Dependencies {
  share: ShareService;
  limiter: RateLimiter;
}

/**
 * Serves preview pictures of profiles. Caches must revalidate: the picture of a deleted profile is gone at once (D39),
 * and an outdated address redirects to the current picture.
 */
export function registerSharePictures(app: FastifyInstance, { share, limiter }: Dependencies): void {
  app.get<{ Params: { id: string; file: string } }>(`${SHARE_PATH}:id/:file`, async (request, reply) => {
    await limiter.countSharePicture(request);
    const { id, file } = request.params;
    const [, wish, hash] = FILE.exec(file) ?? [];
    const language = LANGUAGES.find((known) => known === wish);
    if (!isUuid(id) || language === undefined) throw new Problem('not_found');
    const shared = await share.getSharedProfile(id, language);
    reply.headers({ 'cache-control': 'public, no-cache', 'cross-origin-resource-policy': 'cross-origin' });
    if (shared.hash !== hash) return reply.redirect(sharePicturePath(shared));
    const tag = `"${hash}"`;
    reply.header('etag', tag);
    if (keeps(request, tag)) return reply.code(304).send();
    return reply.type(SHARE_PICTURE.contentType).send(await share.getSharePicture(shared));
  });
}

const keeps = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
