import { create } from 'storybook/theming';
import { brand } from '../packages/ui/src/brand.ts';

/** Storybook's own frame and blocks in the kit's colours (surface, raised, text, muted, border, accent text): it takes values, not names. */
const themeOf = (base: 'light' | 'dark') => {
  const [surface, raised, text, muted, line, accent] =
    base === 'light'
      ? ['#faf9f6', '#fefefc', '#1e1b15', '#57534d', '#e2dfda', '#7e5703']
      : ['#12110e', '#1b1916', '#f1efeb', '#b1aea8', '#2f2d28', '#f6c74e'];
  return create({
    base,
    brandTitle: brand.name,
    brandUrl: './?path=/story/start--start',
    brandTarget: '_self',
    fontBase: '"Geist Variable", system-ui, sans-serif',
    fontCode: '"Geist Mono Variable", ui-monospace, monospace',
    appBg: surface,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 14,
    inputBorderRadius: 8,
    inputBg: raised,
    inputBorder: line,
    inputTextColor: text,
    textColor: text,
    textMutedColor: muted,
    barBg: raised,
    barTextColor: muted,
    barSelectedColor: accent,
    barHoverColor: accent,
    colorSecondary: accent,
  });
};
export const themes = { light: themeOf('light'), dark: themeOf('dark') };
