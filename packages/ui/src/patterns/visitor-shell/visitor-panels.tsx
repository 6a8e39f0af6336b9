import type { RefObject } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../primitives/popover/popover.tsx';
import { Sheet } from '../../primitives/sheet/sheet.tsx';
import type { Preferences } from '../chrome/chrome.types.ts';
import { PreferenceRows } from '../chrome/preference-controls.tsx';

export interface VisitorPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  preferences: Preferences;
}

/** Language and theme, below the button that names the language. */
export function VisitorPreferences({
  triggerRef,
  preferences,
  ...popover
}: VisitorPanelProps & { triggerRef: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation('common');
  return (
    <Popover {...popover} label={t('language')} triggerRef={triggerRef} placement="bottom end" className="mu:w-80">
      <PreferenceRows {...preferences} />
    </Popover>
  );
}

/** The menu of narrow windows: the page's sections, language and theme. */
export function VisitorMenu({
  anchors,
  preferences,
  ...sheet
}: VisitorPanelProps & { anchors: readonly { readonly label: string; readonly href: string }[] }) {
  const { t } = useTranslation(['chrome', 'common']);
  return (
    <Sheet {...sheet} title={t('menu')} closeLabel={t('common:close')}>
      {({ close }) => (
        <div className="mu:flex mu:flex-col mu:gap-6">
          <nav aria-label={t('nav.main')}>
            <ul className="mu:flex mu:flex-col">
              {anchors.map(({ label, href }) => (
                <li key={href} className="mu:border-b mu:border-border">
                  <Link
                    href={href}
                    onPress={close}
                    className="mu:flex mu:min-h-13 mu:items-center mu:text-lg mu:font-medium mu:focus-ring"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <PreferenceRows {...preferences} />
        </div>
      )}
    </Sheet>
  );
}
