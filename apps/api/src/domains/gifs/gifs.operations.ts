import type { components } from '@mutuals/api-client/schema';
import type { Operations } from '../../http/operation.ts';
import type { GifRequest, GifsService } from './gifs.service.ts';

type GifOperations = Pick<Operations, 'listTrendingGifs' | 'searchGifs'>;
type GifList = components['schemas']['GifList'];

export function gifOperations(gifs: GifsService): GifOperations {
  async function list(request: GifRequest): Promise<GifList> {
    const { gifs: data, hasMore } = await gifs.find(request);
    return { data: [...data], meta: { page: request.page, hasMore } };
  }
  return {
    listTrendingGifs: ({ query: { lang, page } }) => list({ query: null, language: lang, page }),
    searchGifs: ({ query: { q, lang, page } }) => list({ query: q, language: lang, page }),
  };
}
