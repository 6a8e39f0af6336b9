import { useTranslation } from 'react-i18next';
import { brand, type Operator } from '../../brand.ts';
import { Prose } from '../../patterns/prose/prose.tsx';
import { Closing } from '../../patterns/public-page/closing.tsx';
import { operatorWords } from '../../patterns/public-page/operator-words.ts';
import type { PublicLinks } from '../../patterns/public-page/public-links.ts';
import type { Start } from '../../patterns/public-page/start-button.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';

const sections = ['name', 'why', 'how', 'money', 'contact'] as const;

export interface AboutScreenProps {
  /** What the call to action does. */
  start: Start;
  links: PublicLinks;
  /** Who answers for the site; `brand` names them. */
  operator?: Operator;
}

/** What the product is for and what it holds to (SPEC 2), with whom to write to. */
export function AboutScreen({ start, links, operator = brand.operator }: AboutScreenProps) {
  const { t } = useTranslation('about');
  const words = operatorWords(operator, t('unnamed'));
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-5 md:px-8">
        <header className="grid items-center gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-2">
          <div>
            <h1 className="display text-5xl wrap-anywhere han:break-keep">{t('title')}</h1>
            <p className="mt-6 max-w-xl text-lg text-text-muted han:leading-relaxed">{t('lead', words)}</p>
          </div>
          <Mark motion="meet" weight={0.16} className="w-full max-lg:max-w-80" />
        </header>
        {sections.map((id) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="grid scroll-mt-24 gap-x-16 gap-y-4 border-t border-border py-10 md:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h2 id={`${id}-title`} className="display text-2xl">
              {t(`section.${id}.title`)}
            </h2>
            <Prose
              text={t(`section.${id}.text`, words)}
              links={{ ...links, mail: `mailto:${operator.email}` }}
              className="text-lg text-text-muted"
            />
          </section>
        ))}
      </div>
      <Closing start={start} />
    </>
  );
}
