import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { join } from '../../lib/cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import { useText } from '../../lib/texts/texts.ts';
import { pagesToShow } from './pages.ts';
import { pageVariants, paginationVariants } from './pagination.variants.ts';
import { type ClassNames, partsOf, type PartProps } from '../../lib/parts.ts';
import type { paginationParts } from './pagination.parts.ts';

export { pageVariants, paginationVariants } from './pagination.variants.ts';

/** By default the Provider's words. */
interface Texts {
  /** The accessible name among other navigation: "Pages of users". */
  label?: string | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  /** A page in words: "Page 3". */
  pageLabel?: ((page: number) => string) | undefined;
  /** The current position, shown in a narrow box: "Page 3 of 12". */
  position?: string | undefined;
}

/** Either each page has an address, or a callback turns it. */
type Turn = { href: (page: number) => string; onChange?: never } | { onChange: (page: number) => void; href?: never };

export type PaginationProps = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> &
  RefAttributes<HTMLDivElement> &
  Texts &
  Turn & {
    /** The current page, from 1. */
    page: number;
    pageCount: number;
    /** The visible range: "Showing 1 to 20 of 240 users". It stays if there is only one page. */
    summary?: ReactNode;
    /** Classes of its parts. */
    classNames?: ClassNames<typeof paginationParts> | undefined;
  };

type PageProps = {
  part: PartProps<'page' | 'previous' | 'next'>;
  as?: 'previous' | 'next';
  label: string;
  state: keyof typeof pageVariants.variants.state;
  children: ReactNode;
} & ({ href: string } | { onPress: () => void });

/** A disabled step keeps the focus that pressing it may have brought: it is announced as disabled, not removed. */
function Page({ part, as, label, state, children, ...turn }: PageProps) {
  const shared = {
    'aria-label': label,
    ...part(as ?? 'page', pageVariants.classes({ state })),
    ...(state === 'current' ? { 'aria-current': 'page' as const } : {}),
  };
  if ('href' in turn)
    return (
      <Link
        {...shared}
        href={turn.href}
        // With isDisabled it would be another element.
        render={(link) =>
          'href' in link ? (
            <a
              {...link}
              aria-disabled={state === 'end' || undefined}
              // React Aria gives its `onClick` no event that Enter makes.
              onClickCapture={state === 'end' ? (event) => event.preventDefault() : undefined}
            >
              {link.children}
            </a>
          ) : (
            <span {...link} />
          )
        }
      >
        {children}
      </Link>
    );
  return (
    <Button {...shared} onPress={state === 'rest' ? turn.onPress : () => {}} aria-disabled={state === 'end'}>
      {children}
    </Button>
  );
}

/** A long list, one page at a time, each with its number. Renders no navigation if everything fits on one page. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  position,
  page,
  pageCount,
  href,
  onChange,
  summary,
  className,
  classNames,
  ...props
}: PaginationProps) {
  const part = partsOf<typeof paginationParts>('pagination', classNames);
  const words = {
    label: useText('pagination', 'label', label),
    previous: useText('pagination', 'previous', previousLabel),
    next: useText('pagination', 'next', nextLabel),
    page: useText('pagination', 'page', pageLabel),
    position: useText('pagination', 'position', position === undefined ? undefined : () => position),
  };
  if (pageCount <= 1 && !summary) return null;
  const turnTo = (to: number) => (href ? { href: href(to) } : { onPress: () => onChange(to) });
  const step = (to: number) =>
    ({ state: to < 1 || to > pageCount ? 'end' : 'rest', ...turnTo(Math.min(Math.max(to, 1), pageCount)) }) as const;
  return (
    <div data-slot="pagination" {...props} className={join(paginationVariants.classes(), className)}>
      <div
        className={join(
          'mu:flex mu:flex-wrap mu:items-center mu:justify-center mu:gap-x-6 mu:gap-y-3',
          Boolean(summary) && 'mu:@2xl:justify-between',
        )}
      >
        {summary && <p {...part('summary', 'mu:figures mu:text-sm mu:text-text-muted')}>{summary}</p>}
        {pageCount > 1 && (
          <nav
            aria-label={words.label}
            {...part('pages', 'mu:flex mu:items-center mu:gap-0.5 mu:@max-md:w-full mu:@max-md:justify-between')}
          >
            <Page part={part} as="previous" label={words.previous} {...step(page - 1)}>
              <ChevronLeftIcon aria-hidden="true" className="mu:size-5 mu:rtl:-scale-x-100" />
            </Page>
            <p {...part('position', 'mu:figures mu:text-text-muted mu:@md:hidden')}>
              {words.position(page, pageCount)}
            </p>
            <ol {...part('list', 'mu:hidden mu:items-center mu:gap-0.5 mu:@md:flex')}>
              {pagesToShow(page, pageCount).map((shown, place) => (
                <li key={shown ?? `gap-${place}`}>
                  {shown === null ? (
                    <span
                      aria-hidden="true"
                      {...part('gap', 'mu:grid mu:size-11 mu:place-items-center mu:text-text-subtle')}
                    >
                      …
                    </span>
                  ) : (
                    <Page
                      part={part}
                      label={words.page(shown)}
                      state={shown === page ? 'current' : 'rest'}
                      {...turnTo(shown)}
                    >
                      {shown}
                    </Page>
                  )}
                </li>
              ))}
            </ol>
            <Page part={part} as="next" label={words.next} {...step(page + 1)}>
              <ChevronRightIcon aria-hidden="true" className="mu:size-5 mu:rtl:-scale-x-100" />
            </Page>
          </nav>
        )}
      </div>
    </div>
  );
}
