import { useTranslation } from 'react-i18next';
import { type Start, StartButton } from './start-button.tsx';

/** The end of a public page: the way in. */
export function Closing({ start }: { start: Start }) {
  const { t } = useTranslation('chrome');
  return (
    <section aria-labelledby="closing-title" className="border-t border-border bg-surface-sunken">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-16 gap-y-8 px-5 py-16 md:px-8 md:py-20">
        <div>
          <h2 id="closing-title" className="display text-3xl wrap-anywhere han:break-keep">
            {t('closing.title')}
          </h2>
          <p className="mt-3 text-text-muted">{t('closing.text')}</p>
        </div>
        <StartButton start={start} />
      </div>
    </section>
  );
}
