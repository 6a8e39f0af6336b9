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
      className={`${column} mu:scroll-mt-16 mu:py-20 mu:outline-none mu:md:py-28`}
    >
      <h2 id="how-title" className={sectionTitle}>
        {t('how.title')}
      </h2>
      <ol className="mu:mt-12 mu:grid mu:gap-x-8 mu:gap-y-10 mu:md:mt-16 mu:md:grid-cols-2 mu:lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step}
            className="mu:grid mu:grid-cols-[auto_minmax(0,1fr)] mu:gap-x-6 mu:border-t mu:border-border mu:pt-6 mu:md:block"
          >
            <StepDrawing step={index} className="mu:w-26 mu:md:w-44" />
            <div className="mu:md:mt-8">
              <h3 className="mu:flex mu:gap-2 mu:text-lg mu:font-semibold">
                <span aria-hidden="true" className="mu:figures mu:text-text-subtle">
                  {index + 1}
                </span>
                {t(`how.${step}`)}
              </h3>
              <p className="mu:mt-2 mu:text-text-muted">{t(`how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
