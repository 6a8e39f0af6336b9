import type { RefAttributes } from 'react';
import { type Language, languageNames, languages } from '../../locales/namespaces.ts';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon, LanguageIcon } from '../icons/icons.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';

export interface LanguagePickerProps extends RefAttributes<HTMLButtonElement> {
  /** The label: "Language". */
  label: string;
  value: Language;
  onChange: (language: Language) => void;
  id?: string;
  className?: string;
}

/** Selects the page's language; each is written in itself. */
export function LanguagePicker({ label, value, onChange, ...props }: LanguagePickerProps) {
  return (
    <MenuTrigger>
      <Button
        {...props}
        variant="quiet"
        size="sm"
        aria-label={`${label}: ${languageNames[value]}`}
        icon={<LanguageIcon aria-hidden="true" className="mu:size-4.5 mu:text-text-muted" />}
      >
        {languageNames[value]}
        <ChevronDownIcon aria-hidden="true" className="mu:size-4 mu:text-text-subtle" />
      </Button>
      <Menu
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = languages.find((language) => keys !== 'all' && keys.has(language));
          if (chosen) onChange(chosen);
        }}
      >
        {languages.map((language) => (
          <MenuItem key={language} id={language} lang={language} textValue={languageNames[language]}>
            {languageNames[language]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
