import { createContext, type HTMLAttributes, type RefAttributes, use } from 'react';

export type ThemeName = 'light' | 'dark';

const ThemeContext = createContext<ThemeName | undefined>(undefined);

/**
 * The nearest Theme's name, for overlays rendered elsewhere in the page (menus, dialogs, tooltips). Undefined if there is none: then the page's theme
 * applies.
 */
export function useNestedTheme(): ThemeName | undefined {
  return use(ThemeContext);
}

export interface ThemeProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** The theme of everything inside, overlays included. */
  name: ThemeName;
}

/** Shows a part of a page in another theme, such as a dark hero on a light page. */
export function Theme({ name, ...props }: ThemeProps) {
  return (
    <ThemeContext value={name}>
      <div data-slot="theme" {...props} data-theme={name} />
    </ThemeContext>
  );
}
