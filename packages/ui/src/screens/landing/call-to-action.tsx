import { useTranslation } from 'react-i18next';
import { type Start, StartButton } from '../../patterns/public-page/start-button.tsx';
import { Theme } from '../../primitives/theme/theme.tsx';
import { column } from './layout.ts';

/** The closing line: starting costs nothing (SPEC 2). */
export function CallToAction({ start }: { start: Start }) {
  const { t } = useTranslation('landingStory');
  return (
    <Theme name="dark" className="mu:relative mu:overflow-hidden mu:bg-surface-sunken">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 400"
        fill="none"
        className="mu:pointer-events-none mu:absolute mu:left-1/2 mu:stroke-border-strong mu:max-lg:bottom-0 mu:max-lg:h-96 mu:max-lg:-translate-x-1/2 mu:max-lg:translate-y-1/2 mu:lg:top-1/2 mu:lg:h-[140%] mu:lg:-translate-y-1/2"
      >
        <path d="M300 100 400 200 300 300 200 200Z" className="mu:fill-accent mu:stroke-none" />
        <path d="M200 0 400 200 200 400 0 200ZM400 0 600 200 400 400 200 200Z" />
      </svg>
      <section aria-labelledby="cta-title" className={`${column} mu:relative mu:pt-24 mu:pb-56 mu:lg:py-32`}>
        <h2 id="cta-title" className="mu:display mu:max-w-xl mu:text-5xl mu:wrap-anywhere mu:han:break-keep">
          {t('cta.title')}
        </h2>
        <div className="mu:mt-9">
          <StartButton start={start} />
        </div>
        <ul className="mu:mt-5 mu:flex mu:flex-wrap mu:gap-x-5 mu:gap-y-1 mu:text-sm mu:text-text-muted">
          {(['free', 'card', 'cancel'] as const).map((promise) => (
            <li key={promise} className="mu:flex mu:items-center mu:gap-2.5">
              <span aria-hidden="true" className="mu:size-1.5 mu:rotate-45 mu:bg-accent" />
              {t(`cta.${promise}`)}
            </li>
          ))}
        </ul>
      </section>
    </Theme>
  );
}
