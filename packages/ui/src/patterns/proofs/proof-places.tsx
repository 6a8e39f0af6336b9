import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import type { ProofPlace } from './prove.types.ts';

/** What is to be placed, each value to copy; one of the places is enough. */
export function ProofPlaces({ places }: { places: readonly ProofPlace[] }) {
  const { t } = useTranslation('proofs');
  return (
    <div className="mu:flex mu:flex-col mu:gap-4">
      <p className="mu:font-medium">{t(places.length > 1 ? 'prove.place.title' : 'prove.place.titleOne')}</p>
      {places.map(({ by, lines }) => (
        <section key={by} aria-label={t(`prove.place.${by}`)}>
          <h3 className="mu:mb-1 mu:text-sm mu:font-medium">{t(`prove.place.${by}`)}</h3>
          <dl className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border">
            {lines.map(({ name, text }) => (
              <div key={name} className="mu:flex mu:items-center mu:gap-3 mu:px-3 mu:py-1.5">
                <dt className="mu:w-16 mu:shrink-0 mu:text-sm mu:text-text-muted">{t(`prove.place.${name}`)}</dt>
                <dd className="mu:m-0 mu:flex mu:min-w-0 mu:flex-1 mu:items-center mu:gap-3">
                  <span
                    translate="no"
                    dir="ltr"
                    className="mu:min-w-0 mu:flex-1 mu:font-mono mu:text-sm mu:wrap-anywhere"
                  >
                    {text}
                  </span>
                  <CopyButton
                    text={text}
                    hideLabel
                    variant="quiet"
                    size="sm"
                    label={t('prove.place.copy', { what: t(`prove.place.${name}`) })}
                    copiedLabel={t('prove.place.copied')}
                    failedLabel={t('prove.place.failed')}
                  />
                </dd>
              </div>
            ))}
          </dl>
          {by === 'dns' && <p className="mu:mt-1 mu:text-sm mu:text-text-muted">{t('prove.place.wait')}</p>}
        </section>
      ))}
    </div>
  );
}
