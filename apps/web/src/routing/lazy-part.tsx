import type { Namespace } from '@mutuals/ui/locales';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../lib/load-texts.ts';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { lazyWithRecovery } from './lazy-with-recovery.tsx';

interface LazyPartOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The texts that only this part needs. */
  texts: readonly Namespace[];
  /** What takes its place meanwhile; a spinner if left out. */
  fallback?: ReactNode;
}

/**
 * A part of a page that comes after the page, with its texts: no first load grows by it. It is kept outside of the component's state, which React drops
 * for each attempt to draw a page that still waits: each would fetch the part again. One that failed is fetched anew when it is next shown.
 */
export function lazyPart<Props extends object = object>({
  load,
  texts,
  fallback = <PageSpinner />,
}: LazyPartOptions<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const { i18n } = useTranslation();
    Loaded ??= lazyWithRecovery<Props>(async () => {
      try {
        return (await Promise.all([load(), loadTexts(i18n, texts)]))[0];
      } catch (error) {
        Loaded = undefined;
        throw error;
      }
    });
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
