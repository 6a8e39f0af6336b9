import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import type { ListView } from './admin.types.ts';

/** The total, or that there are more than were counted (D27). */
export function useShownTotal(): (list: { total: number; isTotalExact?: boolean }) => string {
  const { t } = useTranslation('admin');
  const numbers = new Intl.NumberFormat(useLocale().locale);
  return ({ total, isTotalExact = true }) =>
    isTotalExact ? numbers.format(total) : t('moreThan', { total: numbers.format(total) });
}

/** A list's shortcuts, for people with a keyboard. */
export function KeyHints({ keys }: { keys: readonly (readonly [keys: readonly string[], does: string])[] }) {
  return (
    <ul className="mu:hidden mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-1 mu:text-xs mu:text-text-muted mu:lg:pointer-fine:flex">
      {keys.map(([names, does]) => (
        <li key={does} className="mu:flex mu:items-center mu:gap-1">
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}

/** The shown range of the list, with its pagination (SPEC 2, Admin). */
export function Pages<Row>({
  view,
  summary,
  pageHref,
}: {
  view: ListView<Row>;
  summary: (range: { from: number; to: number; total: string }) => string;
  pageHref: (page: number) => string;
}) {
  const { t } = useTranslation('admin');
  const shownTotal = useShownTotal();
  if (view.status !== 'ready' || view.rows.length === 0) return null;
  const from = (view.page - 1) * view.limit + 1;
  return (
    <Pagination
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(page) => t('pages.page', { page })}
      position={t('pages.position', { page: view.page, pages: view.pageCount })}
      page={view.page}
      pageCount={view.pageCount}
      href={pageHref}
      summary={summary({ from, to: from + view.rows.length - 1, total: shownTotal(view) })}
    />
  );
}
