import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { join } from '../../lib/cx.ts';
import { useOperator } from '../../lib/operator.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Logo } from '../../primitives/logo/logo.tsx';
import type { ChromeLinks } from './chrome.types.ts';

type Entry = readonly [label: string, href: string];

function Column({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="mu:text-sm mu:font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="mu:mt-3 mu:flex mu:flex-col mu:gap-2.5 mu:text-sm">
        {entries.map(([label, href]) => (
          <li key={href}>
            <Link variant="quiet" href={href} {...(href.startsWith('https:') ? { rel: 'noreferrer' } : {})}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FooterProps {
  links: ChromeLinks;
  isSignedIn: boolean;
  /** The year of the copyright line. */
  year: number;
  className?: string;
}

/** The footer (SPEC 2): what the product is, other pages, and its chain. Phones of signed-in people have none. */
export const Footer = memo(function Footer({ links, isSignedIn, year, className }: FooterProps) {
  const { t } = useTranslation('chrome');
  const { ecosystem: chain, ecosystemLinks } = brand;
  const { email } = useOperator();
  const product: readonly Entry[] = isSignedIn
    ? [
        [t('nav.discover'), links.discover],
        [t('nav.gallery'), links.gallery],
        [t('nav.messages'), links.messages],
        [t('nav.profiles'), links.profiles],
        [t('nav.groups'), links.groups],
        [t('nav.premium'), links.premium],
      ]
    : [
        [t('nav.gallery'), links.gallery],
        [t('nav.howItWorks'), `${links.home}#how-it-works`],
        [t('nav.pricing'), `${links.home}#pricing`],
        [t('nav.groups'), links.groups],
      ];
  return (
    // Not laid out while it is far below the window.
    <footer
      className={join(
        'mu:border-t mu:border-border mu:[contain-intrinsic-size:auto_36rem] mu:[content-visibility:auto]',
        isSignedIn && 'mu:max-lg:hidden',
        className,
      )}
    >
      <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-6xl mu:flex-col mu:justify-between mu:gap-x-16 mu:gap-y-10 mu:px-5 mu:pt-12 mu:pb-10 mu:md:px-8 mu:lg:flex-row">
        <div className="mu:lg:flex-1">
          <Logo />
          <p className="mu:mt-3 mu:max-w-xs mu:text-sm mu:text-text-muted">{t('footer.tagline')}</p>
          <p className="mu:mt-5 mu:inline-flex mu:items-center mu:gap-2 mu:rounded-full mu:border mu:border-border mu:py-1 mu:pr-3.5 mu:pl-3 mu:text-sm">
            <span
              aria-hidden="true"
              className="mu:size-2 mu:shrink-0 mu:rotate-45 mu:bg-accent mu:forced-colors:bg-[Highlight]"
            />
            <abbr title="BNB Smart Chain" className="mu:font-semibold mu:no-underline">
              BSC
            </abbr>
            <span className="mu:text-text-muted">{t('footer.chain', { chain })}</span>
          </p>
        </div>
        <nav
          aria-label={t('footer.label')}
          className="mu:grid mu:grid-cols-2 mu:flex-wrap mu:gap-x-10 mu:gap-y-8 mu:sm:flex"
        >
          <Column title={t('footer.product')} entries={product} />
          <Column
            title={t('footer.company')}
            entries={[
              [t('nav.about'), links.about],
              [t('footer.contact'), `mailto:${email}`],
            ]}
          />
          <Column
            title={t('footer.resources')}
            entries={[
              [t('nav.faq'), links.faq],
              [chain, ecosystemLinks.website],
              [t('footer.explorer'), ecosystemLinks.explorer],
            ]}
          />
          <Column
            title={t('footer.community')}
            entries={[
              [t('footer.x', { chain }), ecosystemLinks.x],
              [t('footer.github', { chain }), ecosystemLinks.github],
            ]}
          />
        </nav>
      </div>
      <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:md:px-8">
        <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-3 mu:border-t mu:border-border mu:py-6 mu:text-sm mu:text-text-subtle">
          <p className="mu:block">{t('footer.copyright', { year, product: brand.name })}</p>
          <ul className="mu:flex mu:flex-wrap mu:gap-x-6 mu:gap-y-2">
            <li>
              <Link variant="quiet" href={links.privacy}>
                {t('nav.privacy')}
              </Link>
            </li>
            <li>
              <Link variant="quiet" href={links.terms}>
                {t('nav.terms')}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
});
