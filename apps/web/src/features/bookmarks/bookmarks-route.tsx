import { limits } from '@mutuals/api-client/limits';
import { queryOf } from '@mutuals/api-client/queries';
import { BookmarksScreen } from '@mutuals/ui/screens/bookmarks';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useBookmarks } from './use-bookmarks.ts';

/** /bookmarks: the profiles that a person saved; the page of them is in the address. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const [search] = useSearchParams();
  const page = readPage(search.get('page'));
  const list = queryView(useQuery(queryOf(api, 'listBookmarks', { query: { page } })));
  const bookmarks = useBookmarks();

  return (
    <BookmarksScreen
      view={
        list.status === 'ready'
          ? {
              status: 'ready',
              profiles: list.data.data.map((profile) => ({ ...profile, isSaved: bookmarks.has(profile._id) ?? true })),
              page,
              pageCount: list.data.meta.totalPages,
            }
          : withMessage(list, textOf)
      }
      profileHref={(id) => routes.profile.href({ id })}
      pageHref={(to) => routes.bookmarks.href(to === 1 ? {} : { page: String(to) })}
      discoverHref={routes.discover.href()}
      onRetry={retryOf(list)}
      onSave={bookmarks.save}
    />
  );
}

/** A page that no list has is the first one. */
function readPage(word: string | null): number {
  const page = Number(word ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1;
}
