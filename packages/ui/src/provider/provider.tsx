import { type ReactNode, use, useEffect, useLayoutEffect, useMemo } from 'react';
// It has no subpath of its own.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { type KitTexts, TextsContext } from '../lib/texts/texts.ts';
import { checkFocus, checkPage, innerTheme, say, unknownLocale } from './checks.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

/** Bundlers put the mode in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export type { KitTexts } from '../lib/texts/texts.ts';

/** Words of one's own: any of the kit's, by part. */
export type OwnTexts = { readonly [Part in keyof KitTexts]?: Partial<KitTexts[Part]> };

export interface ProviderProps {
  /**
   * The language that dates, numbers and the kit's words are written in, such as `fr-FR`. It has words in English, French and
   * Chinese; in other languages they are English until `texts` has them. Without it the browser's language holds, which a
   * server does not know: give it where pages are rendered on one.
   */
  locale?: string | undefined;
  /** Words in place of the kit's. */
  texts?: OwnTexts | undefined;
  /** Your router's way to go to a link's `href` without loading the page. */
  navigate?: ((href: string) => void) | undefined;
  /** Your router's way to write an `href` into the page, where it is not the link itself: with a base path. */
  useHref?: ((href: string) => string) | undefined;
  /**
   * The theme of the page: it is written on the root element. Without it, or with `system`, the device's preference holds. The outer
   * Provider alone sets it.
   */
  theme?: 'light' | 'dark' | 'system' | undefined;
  children: ReactNode;
}

const languages: Readonly<Record<string, KitTexts>> = { en, fr, zh };

/** The kit's words in the language of `locale`, else English. */
const wordsIn = (locale: string): KitTexts => languages[locale.toLowerCase().split(/[-_]/)[0] ?? ''] ?? en;

const mergedWith = (own: OwnTexts, base: KitTexts): KitTexts => ({
  address: { ...base.address, ...own.address },
  addressCheck: { ...base.addressCheck, ...own.addressCheck },
  addressCompare: { ...base.addressCompare, ...own.addressCompare },
  breadcrumbs: { ...base.breadcrumbs, ...own.breadcrumbs },
  carousel: { ...base.carousel, ...own.carousel },
  chatThread: { ...base.chatThread, ...own.chatThread },
  chatComposer: { ...base.chatComposer, ...own.chatComposer },
  columnMenu: { ...base.columnMenu, ...own.columnMenu },
  commandPalette: { ...base.commandPalette, ...own.commandPalette },
  comboBox: { ...base.comboBox, ...own.comboBox },
  copy: { ...base.copy, ...own.copy },
  dateRange: { ...base.dateRange, ...own.dateRange },
  dialog: { ...base.dialog, ...own.dialog },
  fileDrop: { ...base.fileDrop, ...own.fileDrop },
  form: { ...base.form, ...own.form },
  pagination: { ...base.pagination, ...own.pagination },
  swipeDeck: { ...base.swipeDeck, ...own.swipeDeck },
  selectionBar: { ...base.selectionBar, ...own.selectionBar },
  stepper: { ...base.stepper, ...own.stepper },
  table: { ...base.table, ...own.table },
  tagField: { ...base.tagField, ...own.tagField },
  theme: { ...base.theme, ...own.theme },
  tokenMarket: { ...base.tokenMarket, ...own.tokenMarket },
  networkSwitch: { ...base.networkSwitch, ...own.networkSwitch },
  proof: { ...base.proof, ...own.proof },
  notificationItem: { ...base.notificationItem, ...own.notificationItem },
  notificationList: { ...base.notificationList, ...own.notificationList },
  paymentSlip: { ...base.paymentSlip, ...own.paymentSlip },
  walletNews: { ...base.walletNews, ...own.walletNews },
  walletChooser: { ...base.walletChooser, ...own.walletChooser },
  paymentState: { ...base.paymentState, ...own.paymentState },
  ticketThread: { ...base.ticketThread, ...own.ticketThread },
  toasts: { ...base.toasts, ...own.toasts },
});

/** Before the first picture, which would be in the other theme. */
function usePageTheme(theme: ProviderProps['theme']): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!theme) return undefined;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
}

/** The tag as the platform writes it (`en_US` is en-US); undefined for what is none, which would break every date and number. */
function tagOf(locale: string | undefined): string | undefined {
  if (locale === undefined) return undefined;
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).toString();
  } catch {
    if (process.env.NODE_ENV !== 'production') say(unknownLocale(locale));
    return undefined;
  }
}

/** In development, what is wrong with the page. */
function useChecks(isInner: boolean): void {
  const { locale, direction } = useLocale();
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || isInner) return undefined;
    checkPage({ locale, direction });
    document.addEventListener('focusin', checkFocus);
    return () => document.removeEventListener('focusin', checkFocus);
  }, [isInner, locale, direction]);
}

/** Gives the words; they follow the language around, or those of an outer Provider where it names none. */
function Texts({ isNamed, texts, children }: { isNamed: boolean; texts: OwnTexts | undefined; children: ReactNode }) {
  const outer = use(TextsContext);
  useChecks(outer !== null);
  const { locale } = useLocale();
  const words = useMemo(() => {
    const base = (!isNamed && outer) || wordsIn(locale);
    return texts ? mergedWith(texts, base) : base;
  }, [isNamed, outer, locale, texts]);
  return <TextsContext value={words}>{children}</TextsContext>;
}

/**
 * Sets the kit up once, around an app: its language, its words, its router and its theme. A second one inside changes what it
 * names for its part of the page. The kit touches nothing global: an app's own i18next or router stays as it is.
 */
export function Provider({ locale: given, texts, navigate, useHref, theme, children }: ProviderProps) {
  const isInner = use(TextsContext) !== null;
  usePageTheme(isInner ? undefined : theme);
  if (process.env.NODE_ENV !== 'production' && isInner && theme) say(innerTheme);
  const locale = tagOf(given);
  const content = (
    <Texts isNamed={locale !== undefined} texts={texts}>
      {children}
    </Texts>
  );
  const routed = navigate ? (
    <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
      {content}
    </RouterProvider>
  ) : (
    content
  );
  return locale === undefined ? routed : <I18nProvider locale={locale}>{routed}</I18nProvider>;
}
