import type { HTMLAttributes, RefAttributes } from 'react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs';
import { join } from '../../lib/cx.ts';
import { useText } from '../../lib/texts/texts.ts';
import { ArrowLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import { Link } from '../link/link.tsx';
import { breadcrumbsVariants } from './breadcrumbs.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { breadcrumbsParts } from './breadcrumbs.parts.ts';

export { breadcrumbsVariants } from './breadcrumbs.variants.ts';

/** A page above this one. */
export interface Crumb {
  /** The name of its link. */
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  /** The accessible name among other navigation, by default the Provider's: "Where you are". */
  label?: string | undefined;
  /** The ancestors of this page, the highest first. */
  above: readonly [Crumb, ...Crumb[]];
  /** The name of this page. */
  current: string;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof breadcrumbsParts> | undefined;
}

/** The path to a page below others. On a phone it is only a link to the parent page. */
export function Breadcrumbs({ label, above, current, className, classNames, ...props }: BreadcrumbsProps) {
  const part = partsOf<typeof breadcrumbsParts>('breadcrumbs', classNames);
  const name = useText('breadcrumbs', 'label', label);
  const last = above.length - 1;
  return (
    <nav
      data-slot="breadcrumbs"
      {...props}
      aria-label={name}
      className={join(breadcrumbsVariants.classes(), className)}
    >
      <AriaBreadcrumbs
        {...part('list', 'mu:flex mu:min-h-5 mu:items-center mu:gap-1.5')}
        // The navigation around it has the name.
        render={(list) => <ol {...list} aria-label={undefined} />}
      >
        {above.map((page, place) => (
          <Breadcrumb
            key={page.href}
            id={page.href}
            {...part('item', join('mu:items-center mu:gap-1.5', place === last ? 'mu:flex' : 'mu:hidden mu:sm:flex'))}
          >
            <Link
              variant="quiet"
              href={page.href}
              {...part(
                'link',
                'mu:relative mu:touch-target mu:inline-flex mu:items-center mu:gap-1.5 mu:whitespace-nowrap',
              )}
            >
              {place === last && (
                <ArrowLeftIcon aria-hidden="true" className="mu:size-4 mu:rtl:-scale-x-100 mu:sm:hidden" />
              )}
              {page.label}
            </Link>
            <ChevronRightIcon
              aria-hidden="true"
              {...part('separator', 'mu:hidden mu:size-4 mu:text-text-subtle mu:rtl:-scale-x-100 mu:sm:block')}
            />
          </Breadcrumb>
        ))}
        <Breadcrumb id="current" className="mu:hidden mu:min-w-0 mu:sm:block">
          <span aria-current="page" {...part('current', 'mu:block mu:truncate mu:text-text')}>
            {current}
          </span>
        </Breadcrumb>
      </AriaBreadcrumbs>
    </nav>
  );
}
