import { useTranslation } from 'react-i18next';
import { type Start, StartButton } from '../../patterns/public-page/start-button.tsx';
import { Theme } from '../../primitives/theme/theme.tsx';
import { column } from './layout.ts';

/** The last word: what it costs to begin, which is nothing (SPEC 2). */
export function CallToAction({ start }: { start: Start }) {
  const { t } = useTranslation('landingStory');
  return (
    <Theme name="dark" className="relative overflow-hidden bg-surface-sunken">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 400"
        fill="none"
        className="pointer-events-none absolute left-1/2 stroke-border-strong max-lg:bottom-0 max-lg:h-96 max-lg:-translate-x-1/2 max-lg:translate-y-1/2 lg:top-1/2 lg:h-[140%] lg:-translate-y-1/2"
      >
        <path d="M300 100 400 200 300 300 200 200Z" className="fill-accent stroke-none" />
        <path d="M200 0 400 200 200 400 0 200ZM400 0 600 200 400 400 200 200Z" />
      </svg>
      <section aria-labelledby="cta-title" className={`${column} relative pt-24 pb-56 lg:py-32`}>
        <h2 id="cta-title" className="display max-w-xl text-5xl wrap-anywhere han:break-keep">
          {t('cta.title')}
        </h2>
        <div className="mt-9">
          <StartButton start={start} />
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-muted">
          {(['free', 'card', 'cancel'] as const).map((promise) => (
            <li key={promise} className="flex items-center gap-2.5">
              <span aria-hidden="true" className="size-1.5 rotate-45 bg-accent" />
              {t(`cta.${promise}`)}
            </li>
          ))}
        </ul>
      </section>
    </Theme>
  );
}
