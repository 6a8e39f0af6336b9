export { Theme, type ThemeName, type ThemeProps, useNestedTheme } from './theme.tsx';
