import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { focusOutward } from '../../lib/focus-outward.ts';
import { join } from '../../lib/cx.ts';
import { useMotionAllowed } from '../../lib/motion.ts';
import { unavailable } from '../../lib/unavailable.ts';
import { Button } from '../button/button.tsx';
import { NothingFound } from '../empty-state/nothing-found.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { gifPickerVariants, gifVariants } from './gif-picker.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { gifPickerParts } from './gif-picker.parts.ts';

export { gifPickerVariants } from './gif-picker.variants.ts';

/** The number of GIFs on a page. */
export const GIFS_PER_PAGE = 12;

export interface Gif {
  id: string;
  /** Its description. */
  title: string;
  /** The small animated one. */
  previewUrl: string;
  /** Its first frame, for people who prefer reduced motion. */
  stillUrl: string;
}

export interface GifPickerTexts {
  /** The search field's label and placeholder: "Search GIFs". */
  search: string;
  /** Above the GIFs before a search: "Trending". */
  trending: string;
  /** Above search results: "GIFs for coffee". */
  found: (query: string) => string;
  loading: string;
  /** Nothing matches the search: "No GIFs found". */
  none: string;
  /** Nothing is trending: "No trending GIFs available". */
  noneTrending: string;
  /** The page could not be fetched: "The GIFs could not be loaded". */
  failed: string;
  tryAgain: string;
  previous: string;
  next: string;
  /** "Page 2". */
  page: (page: number) => string;
  /** The attribution that some services require: "Powered by GIPHY". */
  source?: string;
}

export interface GifPickerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  texts: GifPickerTexts;
  /** The search text; empty shows trending GIFs. */
  query: string;
  /** One page of GIFs, `loading` while pending, `failed` if it could not be fetched. */
  gifs: readonly Gif[] | 'loading' | 'failed';
  /** The current page, from 1. */
  page: number;
  /** Whether another page follows. */
  hasNext: boolean;
  /** Called with each change of the search; the owner debounces it. */
  onSearch: (query: string) => void;
  onPage: (page: number) => void;
  /** Retries the failed request. */
  onRetry: () => void;
  /** Beside “try again”: a link to support. */
  help?: ReactNode;
  onPick: (gif: Gif) => void;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof gifPickerParts> | undefined;
}

const grid = 'mu:grid mu:grid-cols-3 mu:gap-2';

/** Finds an animated picture to send: trending, then search results, twelve at a time. Put it into a Popover. */
export function GifPicker({
  texts,
  query,
  gifs,
  page,
  hasNext,
  onSearch,
  onPage,
  onRetry,
  help,
  onPick,
  className,
  classNames,
  ...props
}: GifPickerProps) {
  const part = partsOf<typeof gifPickerParts>('gif-picker', classNames);
  /** At its end a step keeps the focus that pressing it brought. */
  const step = (name: 'previous' | 'next', label: string, to: number, isThere: boolean) => ({
    ...part(name, isThere ? '' : `mu:text-text-subtle ${unavailable}`),
    ...(!isThere && { 'aria-disabled': true }),
    label,
    onPress: () => isThere && onPage(to),
  });
  const moves = useMotionAllowed();
  const isSearch = query.trim() !== '';
  const heading = isSearch ? texts.found(query.trim()) : texts.trending;
  const none = isSearch ? texts.none : texts.noneTrending;
  return (
    <div data-slot="gif-picker" {...props} className={join(gifPickerVariants.classes(), className)}>
      <SearchField
        {...part('search')}
        label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={onSearch}
      />
      <p aria-hidden="true" {...part('title', 'mu:truncate mu:text-xs mu:text-text-muted')}>
        {heading}
      </p>
      <output className="mu:sr-only">
        {Array.isArray(gifs) && (gifs.length > 0 ? `${heading}, ${texts.page(page)}` : none)}
      </output>
      <div {...part('box', 'mu:h-80 mu:overflow-y-auto mu:overscroll-contain mu:p-1 mu:-m-1')}>
        {gifs === 'failed' ? (
          <div
            ref={focusOutward}
            {...part(
              'failure',
              'mu:flex mu:h-full mu:flex-col mu:items-center mu:justify-center mu:gap-3 mu:text-center mu:text-text-muted',
            )}
          >
            <p role="alert" className="mu:wrap-anywhere">
              {texts.failed}
            </p>
            <div className="mu:flex mu:flex-wrap mu:justify-center mu:gap-3">
              <Button {...part('retry')} size="sm" onPress={onRetry}>
                {texts.tryAgain}
              </Button>
              {help}
            </div>
          </div>
        ) : gifs === 'loading' ? (
          <Loading label={texts.loading} className={grid}>
            {Array.from({ length: GIFS_PER_PAGE }, (_, place) => (
              <Skeleton key={place} shape="block" className="mu:aspect-4/3 mu:rounded-control" />
            ))}
          </Loading>
        ) : (
          <ListBox
            aria-label={heading}
            layout="grid"
            selectionMode="none"
            items={gifs}
            onAction={(key) => {
              const picked = gifs.find(({ id }) => id === key);
              if (picked) onPick(picked);
            }}
            renderEmptyState={() => <NothingFound>{none}</NothingFound>}
            {...part('list', join('mu:relative mu:outline-none', gifs.length > 0 && grid))}
          >
            {({ title, previewUrl, stillUrl }) => (
              <ListBoxItem textValue={title} aria-label={title} {...part('gif', gifVariants.classes())}>
                <img
                  src={moves ? previewUrl : stillUrl}
                  alt=""
                  loading="lazy"
                  draggable={false}
                  referrerPolicy="no-referrer"
                  className="mu:size-full mu:object-cover"
                />
              </ListBoxItem>
            )}
          </ListBox>
        )}
      </div>
      {/* The same height without the arrows, so that nothing moves. */}
      <div className="mu:flex mu:min-h-9 mu:items-center mu:justify-between mu:text-sm mu:text-text-muted">
        <span {...part('source', 'mu:text-xs')}>{texts.source}</span>
        {(page > 1 || hasNext) && (
          <span {...part('pages', 'mu:figures mu:flex mu:items-center mu:gap-1')}>
            <IconButton size="sm" {...step('previous', texts.previous, page - 1, page > 1)}>
              <ChevronLeftIcon aria-hidden="true" className="mu:rtl:-scale-x-100" />
            </IconButton>
            {texts.page(page)}
            <IconButton size="sm" {...step('next', texts.next, page + 1, hasNext)}>
              <ChevronRightIcon aria-hidden="true" className="mu:rtl:-scale-x-100" />
            </IconButton>
          </span>
        )}
      </div>
    </div>
  );
}
