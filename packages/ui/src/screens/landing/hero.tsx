import { useTranslation } from 'react-i18next';
import { type Start, StartButton } from '../../patterns/public-page/start-button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { column } from './layout.ts';
import { Meeting } from './meeting.tsx';

export function Hero({ start }: { start: Start }) {
  const { t } = useTranslation('landing');
  return (
    <section
      className={`${column} mu:grid mu:items-center mu:gap-x-16 mu:gap-y-14 mu:pt-14 mu:pb-16 mu:md:py-20 mu:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]`}
    >
      <div>
        <h1 className="mu:display mu:text-5xl mu:wrap-anywhere mu:han:break-keep">{t('hero.title')}</h1>
        <p className="mu:mt-6 mu:max-w-xl mu:text-lg mu:text-text-muted mu:han:leading-relaxed">{t('hero.lead')}</p>
        <div className="mu:mt-9 mu:flex mu:flex-wrap mu:items-center mu:gap-3">
          <StartButton start={start} />
          <LinkButton variant="quiet" size="lg" href="#how-it-works">
            {t('hero.how')}
          </LinkButton>
        </div>
        <p className="mu:mt-4 mu:text-sm mu:text-text-subtle">{t('hero.note')}</p>
      </div>
      <Meeting />
    </section>
  );
}
