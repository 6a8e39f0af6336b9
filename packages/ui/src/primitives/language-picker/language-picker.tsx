import type { RefAttributes } from 'react';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon, LanguageIcon } from '../icons/icons.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import type { languagePickerParts } from './language-picker.parts.ts';

export interface LanguagePickerProps<Code extends string> extends RefAttributes<HTMLButtonElement> {
  /** The label: "Language". */
  label: string;
  /** The languages in order, each written in itself, by its code as `lang` takes it: `{ en: 'English', fr: 'Français' }`. */
  languages: Readonly<Record<Code, string>>;
  value: Code;
  onChange: (language: Code) => void;
  id?: string;
  className?: string;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof languagePickerParts> | undefined;
}

/** Selects the page's language; each is written in itself. */
export function LanguagePicker<Code extends string>({
  label,
  languages,
  value,
  onChange,
  classNames,
  ...props
}: LanguagePickerProps<Code>) {
  const part = partsOf<typeof languagePickerParts>('language-picker', classNames);
  const codes = Object.keys(languages).filter((code): code is Code => code in languages);
  return (
    <MenuTrigger>
      <Button
        data-slot="language-picker"
        {...props}
        variant="quiet"
        size="sm"
        aria-label={`${label}: ${languages[value]}`}
        icon={<LanguageIcon aria-hidden="true" {...part('icon', 'mu:size-4.5 mu:text-text-muted')} />}
      >
        {languages[value]}
        <ChevronDownIcon aria-hidden="true" {...part('arrow', 'mu:size-4 mu:text-text-subtle')} />
      </Button>
      <Menu
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = codes.find((code) => keys !== 'all' && keys.has(code));
          if (chosen) onChange(chosen);
        }}
        {...part('menu')}
      >
        {codes.map((code) => (
          <MenuItem key={code} id={code} lang={code} textValue={languages[code]} {...part('item')}>
            {languages[code]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
