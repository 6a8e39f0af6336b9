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

/** They are fetched when the first one is opened: most visitors open none. */
const loadPanels = () => import('./visitor-panels.tsx');

export interface VisitorBarProps {
  links: Pick<ChromeLinks, 'home' | 'faq'>;
  preferences: Preferences;
  /** Left out while nobody knows yet who is there. */
  onSignIn?: (() => void) | undefined;
  isSigningIn?: boolean | undefined;
}

/** The bar at the head of a visitor's page (SPEC 2): the ways through the landing page and to the questions, language and theme, sign-in; a menu where it is narrow. */
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
    { label: t('nav.howItWorks'), href: `${links.home}#how-it-works` },
    { label: t('nav.pricing'), href: `${links.home}#pricing` },
    { label: t('nav.faq'), href: links.faq },
  ];
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface">
      <div className="flex h-14 items-center gap-3 px-5 sm:gap-6 lg:h-16 lg:px-8">
        <Link
          href={links.home}
          aria-label={brand.name}
          className="-mx-1 flex shrink-0 rounded-control px-1 py-1 focus-ring"
        >
          <Logo className="max-[23rem]:[&>span]:hidden" />
        </Link>
        <nav aria-label={t('nav.main')} className="max-lg:hidden">
          <ul className="flex items-center gap-1">
            {anchors.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="flex h-9 items-center rounded-control px-3 text-sm font-medium text-text-muted focus-ring transition-colors duration-120 hover:bg-fill-hover hover:text-text pressed:bg-fill-pressed"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Button
            ref={preferencesButton}
            variant="quiet"
            size="sm"
            className="max-lg:hidden"
            aria-label={`${t('common:language')}: ${languageNames[preferences.language]}. ${t('common:theme.label')}`}
            aria-haspopup="dialog"
            aria-expanded={open === 'preferences'}
            icon={<LanguageIcon aria-hidden="true" className="size-4.5 text-text-muted" />}
            onPress={() => set('preferences', open !== 'preferences')}
          >
            {languageNames[preferences.language]}
            <ChevronDownIcon aria-hidden="true" className="size-4 text-text-subtle" />
          </Button>
          {onSignIn && (
            <Button size="sm" variant="strong" onPress={onSignIn} isPending={isSigningIn}>
              {t('signIn')}
            </Button>
          )}
          <Button
            variant="quiet"
            className="-mr-3 px-3 lg:hidden"
            aria-label={t('menu')}
            aria-haspopup="dialog"
            aria-expanded={open === 'menu'}
            onPress={() => set('menu', true)}
          >
            <MenuIcon aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      {isFailed && open && <NotLoaded className="border-t border-border px-5 py-2.5 lg:px-8" />}
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
