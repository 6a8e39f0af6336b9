import { useTranslation } from 'react-i18next';
import { Prose } from '../../patterns/prose/prose.tsx';
import { Closing } from '../../patterns/public-page/closing.tsx';
import type { PublicLinks } from '../../patterns/public-page/public-links.ts';
import type { Start } from '../../patterns/public-page/start-button.tsx';
import { usePublicWords } from '../../patterns/public-page/use-public-words.ts';
import { Mark } from '../../primitives/logo/mark.tsx';

const sections = ['name', 'why', 'how', 'money', 'contact'] as const;

export interface AboutScreenProps {
  /** Handler of the call to action. */
  start: Start;
  links: PublicLinks;
}

/** The product's purpose and principles (SPEC 2), and whom to write to. */
export function AboutScreen({ start, links }: AboutScreenProps) {
  const { t } = useTranslation('about');
  const { words, places } = usePublicWords(links);
  return (
    <>
      <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:md:px-8">
        <header className="mu:grid mu:items-center mu:gap-x-16 mu:gap-y-10 mu:py-14 mu:md:py-20 mu:lg:grid-cols-2">
          <div>
            <h1 className="mu:display mu:text-5xl mu:wrap-anywhere mu:han:break-keep">{t('title')}</h1>
            <p className="mu:mt-6 mu:max-w-xl mu:text-lg mu:text-text-muted mu:han:leading-relaxed">
              {t('lead', words)}
            </p>
          </div>
          <Mark motion="meet" weight={0.16} className="mu:w-full mu:max-lg:max-w-80" />
        </header>
        {sections.map((id) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="mu:grid mu:scroll-mt-24 mu:gap-x-16 mu:gap-y-4 mu:border-t mu:border-border mu:py-10 mu:md:py-16 mu:lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h2 id={`${id}-title`} className="mu:display mu:text-2xl">
              {t(`section.${id}.title`)}
            </h2>
            <Prose text={t(`section.${id}.text`, words)} links={places} className="mu:text-lg mu:text-text-muted" />
          </section>
        ))}
      </div>
      <Closing start={start} />
    </>
  );
}
