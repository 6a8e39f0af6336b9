import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { join } from '../../lib/cx.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Logo } from '../../primitives/logo/logo.tsx';
import type { ChromeLinks } from './chrome.types.ts';

type Entry = readonly [label: string, href: string];

function Column({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="mt-3 flex flex-col gap-2.5 text-sm">
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

/** The foot of a page (SPEC 2): what it is, where else to go, and the chain it is made for. Phones of people signed in go without. */
export function Footer({ links, isSignedIn, year, className }: FooterProps) {
  const { t } = useTranslation('chrome');
  const { ecosystem: chain, ecosystemLinks, operator } = brand;
  const product: readonly Entry[] = isSignedIn
    ? [
        [t('nav.discover'), links.discover],
        [t('nav.messages'), links.messages],
        [t('nav.profiles'), links.profiles],
        [t('nav.premium'), links.premium],
      ]
    : [
        [t('nav.howItWorks'), `${links.home}#how-it-works`],
        [t('nav.pricing'), `${links.home}#pricing`],
      ];
  return (
    <footer className={join('border-t border-border', isSignedIn && 'max-lg:hidden', className)}>
      <div className="mx-auto flex w-full max-w-6xl flex-col justify-between gap-x-16 gap-y-10 px-5 pt-12 pb-10 md:px-8 lg:flex-row">
        <div className="lg:flex-1">
          <Logo />
          <p className="mt-3 max-w-xs text-sm text-text-muted">{t('footer.tagline')}</p>
          <p className="mt-5 inline-flex items-center gap-2 rounded-full border border-border py-1 pr-3.5 pl-3 text-sm">
            <span aria-hidden="true" className="size-2 shrink-0 rotate-45 bg-accent forced-colors:bg-[Highlight]" />
            <abbr title="BNB Smart Chain" className="font-semibold no-underline">
              BSC
            </abbr>
            <span className="text-text-muted">{t('footer.chain', { chain })}</span>
          </p>
        </div>
        <nav aria-label={t('footer.label')} className="grid grid-cols-2 flex-wrap gap-x-10 gap-y-8 sm:flex">
          <Column title={t('footer.product')} entries={product} />
          <Column
            title={t('footer.company')}
            entries={[
              [t('nav.about'), links.about],
              [t('footer.contact'), `mailto:${operator.email}`],
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
      <div className="mx-auto w-full max-w-6xl px-5 md:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border py-6 text-sm text-text-subtle">
          <p>{t('footer.copyright', { year, product: brand.name })}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
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
}
