import type { Gif } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { GifContent } from '@mutuals/machines/chat';
import type { MessagesScreenProps } from '@mutuals/ui/screens/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/language.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useServices } from '../../services.ts';

/** SPEC 9. */
const DEBOUNCE_MS = 500;
/** As long as the server keeps a page. */
const KEPT_MS = 300_000;

/** What the picker of GIFs shows: what trends, or what is found for the words, page by page. Undefined where the installation has no GIFs. */
export function useGifSearch(onGif: (gif: GifContent) => void): MessagesScreenProps['gifs'] {
  const { api, gifs } = useServices();
  const { i18n } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const words = typed.trim();
  const q = useDebounced(words, DEBOUNCE_MS);
  const language = languageOf(i18n);
  const query = useQuery({
    ...(q === ''
      ? queryOf(api, 'listTrendingGifs', { query: { lang: language, page } })
      : queryOf(api, 'searchGifs', { query: { q, lang: language, page } })),
    enabled: gifs && isAsked && words === q,
    staleTime: KEPT_MS,
    retry: false,
  });
  if (!gifs) return undefined;
  const found = words === q && !query.isFetching ? query.data : undefined;
  const isFailed = words === q && query.isLoadingError;
  return {
    query: typed,
    gifs: isFailed ? 'failed' : (found?.data ?? 'loading'),
    page,
    hasNext: found?.meta.hasMore ?? false,
    source: 'Powered by KLIPY',
    onSearch(text) {
      setAsked(true);
      if (text.trim() !== words) setPage(1);
      setTyped(text);
    },
    onPage: setPage,
    onRetry: () => void query.refetch(),
    onGif({ id }) {
      const picked = found?.data.find((gif) => gif.id === id);
      if (picked) onGif(contentOf(picked));
    },
  };
}

const contentOf = ({ id, title, url, stillUrl, width, height }: Gif): GifContent => ({
  content: url,
  metadata: { gifId: id, title, width, height, stillUrl },
});
