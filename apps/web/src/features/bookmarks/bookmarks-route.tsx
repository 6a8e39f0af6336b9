import { queryOf } from '@mutuals/api-client/queries';
import { BookmarksScreen } from '@mutuals/ui/screens/bookmarks';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useBookmarks } from './use-bookmarks.ts';

/** /bookmarks: the profiles that a person saved; the page of them is in the address. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const [{ page }] = useQueryParams(routes.bookmarks);
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
      pageHref={(to) => routes.bookmarks.href({ page: to })}
      discoverHref={routes.discover.href()}
      onRetry={retryOf(list)}
      onSave={bookmarks.save}
    />
  );
}
