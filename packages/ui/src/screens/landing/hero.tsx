import { useTranslation } from 'react-i18next';
import { type Start, StartButton } from '../../patterns/public-page/start-button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { column } from './layout.ts';
import { Meeting } from './meeting.tsx';

export function Hero({ start }: { start: Start }) {
  const { t } = useTranslation('landing');
  return (
    <section
      className={`${column} grid items-center gap-x-16 gap-y-14 pt-14 pb-16 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]`}
    >
      <div>
        <h1 className="display text-5xl wrap-anywhere han:break-keep">{t('hero.title')}</h1>
        <p className="mt-6 max-w-xl text-lg text-text-muted han:leading-relaxed">{t('hero.lead')}</p>
        <div className="mt-9 flex flex-wrap items-center gap-3">
          <StartButton start={start} />
          <LinkButton variant="quiet" size="lg" href="#how-it-works">
            {t('hero.how')}
          </LinkButton>
        </div>
        <p className="mt-4 text-sm text-text-subtle">{t('hero.note')}</p>
      </div>
      <Meeting />
    </section>
  );
}
