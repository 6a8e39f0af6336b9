import type { ComponentType, RefAttributes } from 'react';
import type { IconProps } from '../../lib/icon.tsx';
import { useText } from '../../lib/texts/texts.ts';
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '../icons/icons.ts';
import { ToggleButton, ToggleButtonGroup } from '../toggle-button/toggle-button.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { themeSwitchParts } from './theme-switch.parts.ts';

/** A person's choice; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The icon of each choice. */
export const themeIcons: Readonly<Record<ThemeChoice, ComponentType<IconProps>>> = {
  system: SystemThemeIcon,
  light: LightThemeIcon,
  dark: DarkThemeIcon,
};

export interface ThemeSwitchProps extends RefAttributes<HTMLDivElement> {
  /** The label, by default the Provider's word: "Theme". */
  label?: string | undefined;
  /** The name of each choice; by default the Provider's words. */
  choiceLabels?: Record<ThemeChoice, string> | undefined;
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
  id?: string;
  className?: string;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof themeSwitchParts> | undefined;
}

/** Chooses between light, dark and what the device prefers. */
export function ThemeSwitch({ label, choiceLabels, value, onChange, classNames, ...props }: ThemeSwitchProps) {
  const part = partsOf<typeof themeSwitchParts>('theme-switch', classNames);
  const name = useText('theme', 'label', label);
  const choices: Record<ThemeChoice, string> = {
    system: useText('theme', 'system', choiceLabels?.system),
    light: useText('theme', 'light', choiceLabels?.light),
    dark: useText('theme', 'dark', choiceLabels?.dark),
  };
  return (
    <ToggleButtonGroup
      data-slot="theme-switch"
      {...props}
      variant="segment"
      aria-label={name}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = themeChoices.find((choice) => keys.has(choice));
        if (chosen) onChange(chosen);
      }}
    >
      {themeChoices.map((choice) => {
        const Icon = themeIcons[choice];
        return (
          <ToggleButton
            {...part('choice')}
            key={choice}
            id={choice}
            aria-label={choices[choice]}
            icon={<Icon aria-hidden="true" {...part('icon', 'mu:size-4.5')} />}
          />
        );
      })}
    </ToggleButtonGroup>
  );
}
