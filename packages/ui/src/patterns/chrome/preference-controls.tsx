import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../locales/namespaces.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { LanguagePicker } from '../../primitives/language-picker/language-picker.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/menu/menu.tsx';
import { themeChoices, themeIcons, ThemeSwitch } from '../../primitives/theme-switch/theme-switch.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import type { Preferences } from './chrome.types.ts';

function useThemeLabels() {
  const { t } = useTranslation('common');
  return {
    label: t('theme.label'),
    choiceLabels: { system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') },
  };
}

/** Light, dark or the device's theme, behind one button. */
function ThemeMenu({ theme, onThemeChange }: Pick<Preferences, 'theme' | 'onThemeChange'>) {
  const { label, choiceLabels } = useThemeLabels();
  const Icon = themeIcons[theme];
  return (
    <MenuTrigger>
      <IconButton label={`${label}: ${choiceLabels[theme]}`}>
        <Icon aria-hidden="true" />
      </IconButton>
      <Menu
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[theme]}
        onSelectionChange={(keys) => {
          const chosen = themeChoices.find((choice) => keys !== 'all' && keys.has(choice));
          if (chosen) onThemeChange(chosen);
        }}
      >
        {themeChoices.map((choice) => {
          const ChoiceIcon = themeIcons[choice];
          return (
            <MenuItem key={choice} id={choice} icon={<ChoiceIcon aria-hidden="true" />}>
              {choiceLabels[choice]}
            </MenuItem>
          );
        })}
      </Menu>
    </MenuTrigger>
  );
}

/** Language and theme in the top bar. */
export function PreferenceBar({ language, onLanguageChange, theme, onThemeChange }: Preferences) {
  const { t } = useTranslation('common');
  return (
    <>
      <LanguagePicker label={t('language')} languages={languageNames} value={language} onChange={onLanguageChange} />
      <ThemeMenu theme={theme} onThemeChange={onThemeChange} />
    </>
  );
}

/** Language and theme in a sheet: all choices visible, one row each. */
export function PreferenceRows({ language, onLanguageChange, theme, onThemeChange }: Preferences) {
  const { t } = useTranslation('common');
  const themeLabels = useThemeLabels();
  return (
    <div className="mu:flex mu:flex-col mu:gap-4">
      <div className="mu:flex mu:flex-col mu:gap-2">
        <p aria-hidden="true" className="mu:text-sm mu:text-text-muted">
          {t('language')}
        </p>
        <ToggleButtonGroup
          variant="segment"
          aria-label={t('language')}
          // With large text it is wider than a phone.
          className="mu:flex-wrap"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[language]}
          onSelectionChange={(keys) => {
            const chosen = languages.find((each) => keys.has(each));
            if (chosen) onLanguageChange(chosen);
          }}
        >
          {languages.map((each) => (
            <ToggleButton key={each} id={each} size="md">
              <span lang={each}>{languageNames[each]}</span>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <div className="mu:flex mu:flex-col mu:gap-2">
        <p aria-hidden="true" className="mu:text-sm mu:text-text-muted">
          {themeLabels.label}
        </p>
        <ThemeSwitch {...themeLabels} value={theme} onChange={onThemeChange} className="mu:[&>*]:h-11" />
      </div>
    </div>
  );
}
