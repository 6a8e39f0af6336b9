import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenAtRest } from '../../lib/at-rest.ts';
import { loadTexts } from '../../lib/load-texts.ts';
import { LazyPart } from '../../routing/lazy-part.tsx';

const texts = ['device'] as const;

/** "This device" in the settings: whether it tells its person anything while Mutuals is closed (D71). */
export const ThisDevice = () => (
  <LazyPart load={async () => (await import('./this-device.tsx')).ThisDevice} texts={texts} />
);

/** The worker, pushes and the badge: all that can wait until the page has what it shows. Where they cannot be fetched the page goes on without. */
export function AtRest() {
  const { i18n } = useTranslation();
  const [isAtRest, setAtRest] = useState(false);
  const [Part] = useState(() =>
    lazy(async () => {
      const [code] = await Promise.all([import('./at-rest.tsx'), loadTexts(i18n, texts)]).catch(() => [null]);
      return { default: code?.AtRest ?? (() => null) };
    }),
  );
  useEffect(() => void whenAtRest().then(() => setAtRest(true)), []);
  return (
    isAtRest && (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )
  );
}
