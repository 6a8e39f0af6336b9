import { useTranslation } from 'react-i18next';
import { StepDrawing } from '../../patterns/step-drawing/step-drawing.tsx';
import { column, sectionTitle } from './layout.ts';

const steps = ['signUp', 'create', 'match', 'grow'] as const;

/** The four steps of SPEC 2. */
export function HowItWorks() {
  const { t } = useTranslation('landingStory');
  return (
    <section
      id="how-it-works"
      tabIndex={-1}
      aria-labelledby="how-title"
      className={`${column} scroll-mt-16 py-20 outline-none md:py-28`}
    >
      <h2 id="how-title" className={sectionTitle}>
        {t('how.title')}
      </h2>
      <ol className="mt-12 grid gap-x-8 gap-y-10 md:mt-16 md:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-t border-border pt-6 md:block">
            <StepDrawing step={index} className="w-26 md:w-44" />
            <div className="md:mt-8">
              <h3 className="flex gap-2 text-lg font-semibold">
                <span aria-hidden="true" className="figures text-text-subtle">
                  {index + 1}
                </span>
                {t(`how.${step}`)}
              </h3>
              <p className="mt-2 text-text-muted">{t(`how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
