import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import type { ProfileType } from '../profile-kind/profile-kind.ts';

export interface StartFromExportProps {
  view:
    | { readonly status: 'empty' | 'reading' }
    | { readonly status: 'failed'; readonly fault: 'not_an_export' | 'too_new' | 'too_large' | 'no_profiles' }
    | {
        readonly status: 'found';
        readonly profiles: readonly { readonly name: string; readonly profileType: ProfileType }[];
      };
  /** A draft of a new profile is kept: choosing one here takes its place. */
  hasDraft: boolean;
  onFile: (file: File) => void;
  /** Fills the form with a found profile, by its place in the list. */
  onChoose: (index: number) => void;
}

/** Reads a data export of one's own, also one from elsewhere, and offers its profiles as drafts (D70). */
export function StartFromExport({ view, hasDraft, onFile, onChoose }: StartFromExportProps) {
  const { t } = useTranslation(['leaving', 'common']);
  return (
    <section
      aria-label={t('import.title')}
      className="mu:flex mu:flex-col mu:items-start mu:gap-4 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-6"
    >
      <h2 className="mu:text-lg mu:font-semibold">{t('import.title')}</h2>
      <p className="mu:text-text-muted">{t('import.text')}</p>
      <FileTrigger
        acceptedFileTypes={['.zip', 'application/zip']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file !== undefined) onFile(file);
        }}
      >
        <Button isPending={view.status === 'reading'}>{t('import.choose')}</Button>
      </FileTrigger>
      <div aria-live="polite" className="mu:w-full">
        {view.status === 'failed' && (
          <Banner tone="danger" title={t('import.failed')}>
            {t(`import.fault.${view.fault}`)}
          </Banner>
        )}
        {view.status === 'found' && (
          <>
            <p className="mu:mb-3 mu:text-sm mu:text-text-muted">
              {t('import.found')} {hasDraft && t('import.replaces')}
            </p>
            <ul className="mu:flex mu:flex-col mu:gap-2">
              {view.profiles.map(({ name, profileType }, index) => (
                // The same file has the same profiles in the same places.
                <li
                  key={index}
                  className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-3 mu:border-t mu:border-border mu:pt-2"
                >
                  <span className="mu:min-w-0 mu:wrap-anywhere">
                    <bdi className="mu:font-semibold">{name}</bdi>{' '}
                    <span className="mu:text-sm mu:text-text-muted">{t(`common:profileType.${profileType}`)}</span>
                  </span>
                  <Button size="sm" aria-label={t('import.useNamed', { name })} onPress={() => onChoose(index)}>
                    {t('import.use')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
