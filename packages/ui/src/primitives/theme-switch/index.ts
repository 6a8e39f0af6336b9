export { type ThemeChoice, themeChoices, ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx';
