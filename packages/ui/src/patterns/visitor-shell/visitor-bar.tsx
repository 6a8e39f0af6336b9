import { useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { languageNames } from '../../locales/namespaces.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ChevronDownIcon, LanguageIcon, MenuIcon } from '../../primitives/icons/icons.ts';
import { Logo } from '../../primitives/logo/logo.tsx';
import type { ChromeLinks, Preferences } from '../chrome/chrome.types.ts';

type Panel = 'preferences' | 'menu';

/** Loaded when the first one is opened: most visitors open none. */
const loadPanels = () => import('./visitor-panels.tsx');

export interface VisitorBarProps {
  links: Pick<ChromeLinks, 'home' | 'gallery' | 'faq'>;
  preferences: Preferences;
  /** Omitted until it is known who is signed in. */
  onSignIn?: (() => void) | undefined;
  isSigningIn?: boolean | undefined;
}

/**
 * The bar at the head of a visitor's page (SPEC 2): the landing page's sections, the questions, language and theme, sign-in; a menu if it is narrow.
 */
export function VisitorBar({ links, preferences, onSignIn, isSigningIn = false }: VisitorBarProps) {
  const { t } = useTranslation(['chrome', 'common']);
  const { value: panels, isFailed, request } = useLazy(loadPanels);
  const [open, setOpen] = useState<Panel | null>(null);
  const set = (panel: Panel, isOpen: boolean) => {
    setOpen(isOpen ? panel : null);
    if (isOpen) request();
  };
  const preferencesButton = useRef<HTMLButtonElement>(null);
  const anchors = [
    { label: t('nav.gallery'), href: links.gallery },
    { label: t('nav.howItWorks'), href: `${links.home}#how-it-works` },
    { label: t('nav.pricing'), href: `${links.home}#pricing` },
    { label: t('nav.faq'), href: links.faq },
  ];
  return (
    <header className="mu:sticky mu:top-0 mu:z-30 mu:border-b mu:border-border mu:bg-surface">
      <div className="mu:flex mu:h-14 mu:items-center mu:gap-3 mu:px-5 mu:sm:gap-6 mu:lg:h-16 mu:lg:px-8">
        <Link
          href={links.home}
          aria-label={brand.name}
          className="mu:-mx-1 mu:flex mu:shrink-0 mu:rounded-control mu:px-1 mu:py-1 mu:focus-ring"
        >
          <Logo className="mu:max-[23rem]:[&>span]:hidden" />
        </Link>
        <nav aria-label={t('nav.main')} className="mu:max-lg:hidden">
          <ul className="mu:flex mu:items-center mu:gap-1">
            {anchors.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="mu:flex mu:h-9 mu:items-center mu:rounded-control mu:px-3 mu:text-sm mu:font-medium mu:text-text-muted mu:focus-ring mu:transition-colors mu:hover:bg-fill-hover mu:hover:text-text mu:pressed:bg-fill-pressed"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mu:ml-auto mu:flex mu:items-center mu:gap-2">
          <Button
            ref={preferencesButton}
            variant="quiet"
            size="sm"
            className="mu:max-lg:hidden"
            aria-label={`${t('common:language')}: ${languageNames[preferences.language]}. ${t('common:theme.label')}`}
            aria-haspopup="dialog"
            aria-expanded={open === 'preferences'}
            icon={<LanguageIcon aria-hidden="true" className="mu:size-4.5 mu:text-text-muted" />}
            onPress={() => set('preferences', open !== 'preferences')}
          >
            {languageNames[preferences.language]}
            <ChevronDownIcon aria-hidden="true" className="mu:size-4 mu:text-text-subtle" />
          </Button>
          {onSignIn && (
            <Button size="sm" variant="strong" onPress={onSignIn} isPending={isSigningIn}>
              {t('signIn')}
            </Button>
          )}
          <Button
            variant="quiet"
            className="mu:-mr-3 mu:px-3 mu:lg:hidden"
            aria-label={t('menu')}
            aria-haspopup="dialog"
            aria-expanded={open === 'menu'}
            onPress={() => set('menu', true)}
          >
            <MenuIcon aria-hidden="true" className="mu:size-5" />
          </Button>
        </div>
      </div>
      {isFailed && open && <NotLoaded className="mu:border-t mu:border-border mu:px-5 mu:py-2.5 mu:lg:px-8" />}
      {panels && (
        <>
          <panels.VisitorPreferences
            triggerRef={preferencesButton}
            isOpen={open === 'preferences'}
            onOpenChange={(isOpen) => set('preferences', isOpen)}
            preferences={preferences}
          />
          <panels.VisitorMenu
            anchors={anchors}
            isOpen={open === 'menu'}
            onOpenChange={(isOpen) => set('menu', isOpen)}
            preferences={preferences}
          />
        </>
      )}
    </header>
  );
}
