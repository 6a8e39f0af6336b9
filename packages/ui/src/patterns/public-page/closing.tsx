import { useTranslation } from 'react-i18next';
import { type Start, StartButton } from './start-button.tsx';

/** The end of a public page: the call to action. */
export function Closing({ start }: { start: Start }) {
  const { t } = useTranslation('chrome');
  return (
    <section aria-labelledby="closing-title" className="mu:border-t mu:border-border mu:bg-surface-sunken">
      <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-6xl mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-16 mu:gap-y-8 mu:px-5 mu:py-16 mu:md:px-8 mu:md:py-20">
        <div>
          <h2 id="closing-title" className="mu:display mu:text-3xl mu:wrap-anywhere mu:han:break-keep">
            {t('closing.title')}
          </h2>
          <p className="mu:mt-3 mu:text-text-muted">{t('closing.text')}</p>
        </div>
        <StartButton start={start} />
      </div>
    </section>
  );
}
