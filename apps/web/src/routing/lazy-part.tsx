import type { Namespace } from '@mutuals/ui/locales';
import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { loadTexts } from '../lib/load-texts.ts';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { lazyWithRecovery } from './lazy-with-recovery.tsx';

interface LazyPartOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The texts that only this part needs. */
  texts: readonly Namespace[];
  /** What takes its place meanwhile; a spinner if left out. */
  fallback?: ReactNode;
  /** What is shown where it cannot be fetched. */
  orElse?: 'error' | 'nothing';
}

/**
 * A part of a page that comes after the page, with its texts: no first load grows by it. It is fetched once for all places that show it, outside of
 * their state: React drops that for each attempt to draw a page that still waits. One that failed comes with the next reload (recovery.ts).
 */
export function lazyPart<Props extends object = object>({
  load,
  texts,
  fallback = <PageSpinner />,
  orElse = 'error',
}: LazyPartOptions<Props>) {
  const make = (language: i18n) =>
    lazyWithRecovery<Props>(async () => (await Promise.all([load(), loadTexts(language, texts)]))[0], orElse);
  const parts = new WeakMap<i18n, ReturnType<typeof make>>();
  const partOf = (language: i18n) => {
    const part = parts.get(language) ?? make(language);
    parts.set(language, part);
    return part;
  };
  return function Part(props: Props) {
    // What useTranslation gives is another object in each component.
    const context = use(I18nContext);
    if (!context) throw new Error('A part needs an I18nextProvider');
    const [Loaded] = useState(() => partOf(context.i18n));
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
