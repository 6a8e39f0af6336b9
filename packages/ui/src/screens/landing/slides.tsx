import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUP_TYPES, PROJECT_TYPES, ROLES } from '../../patterns/profile-kind/profile-kind.ts';
import { Carousel, CAROUSEL_MS } from '../../primitives/carousel/carousel.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { column } from './layout.ts';

function Slide({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mu:grid mu:h-full mu:grid-cols-1 mu:content-start mu:items-center mu:gap-x-16 mu:gap-y-10 mu:lg:grid-cols-2 mu:lg:content-center">
      <div>
        <h3 className="mu:display mu:text-4xl mu:wrap-anywhere mu:han:break-keep">{title}</h3>
        <p className="mu:mt-5 mu:max-w-md mu:text-lg mu:text-text-muted mu:han:leading-relaxed">{text}</p>
      </div>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** How a score is computed, with the server's points (D38). */
function Receipt({ hasAiMatching }: { hasAiMatching: boolean }) {
  const { t } = useTranslation(['landingStory', 'common']);
  const rows = [
    ['Solidity', t('slides.receipt.tag'), 10],
    [t('slides.receipt.grants'), t('slides.receipt.interest'), 8],
    [t('slides.receipt.languageName'), t('slides.receipt.language'), 12],
    [t('slides.receipt.rolesName'), t('slides.receipt.roles'), 15],
    [t('slides.receipt.namesOfTypes'), t('slides.receipt.types'), 6],
  ] as const;
  return (
    <div className="mu:figures mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:px-5 mu:py-2 mu:sm:px-6">
      {rows.map(([word, why, points]) => (
        <p key={why} className="mu:flex mu:items-baseline mu:gap-x-3 mu:border-b mu:border-border mu:py-3">
          <span className="mu:min-w-0 mu:flex-1">
            <span className="mu:font-medium">{word}</span>{' '}
            <span className="mu:text-sm mu:text-text-muted mu:max-sm:block">{why}</span>
          </span>
          <span>{points}</span>
        </p>
      ))}
      <p className="mu:flex mu:items-baseline mu:justify-between mu:py-3">
        <span className="mu:font-semibold">{t('slides.receipt.total')}</span>
        <span className="mu:display mu:text-2xl">{rows.reduce((sum, [, , points]) => sum + points, 0)}</span>
      </p>
      {hasAiMatching && (
        <p className="mu:border-t mu:border-border mu:py-3 mu:text-sm mu:text-text-muted">
          {t('slides.receipt.reason')}
        </p>
      )}
    </div>
  );
}

const kinds = [
  ['individual', ROLES, 'kestrel'],
  ['group', GROUP_TYPES, 'osmanthus'],
  ['project', PROJECT_TYPES, 'tidepool'],
] as const;

/** What a profile may represent. */
function Kinds() {
  const { t } = useTranslation(['landingStory', 'profiles', 'common']);
  return (
    <div>
      {kinds.map(([kind, subtypes, seed]) => (
        <div
          key={kind}
          className="mu:grid mu:grid-cols-[auto_minmax(0,1fr)] mu:items-center mu:gap-x-5 mu:border-t mu:border-border mu:py-5 mu:first:border-t-0 mu:md:gap-x-7"
        >
          <GeneratedArt seed={seed} kind={kind} className="mu:row-span-2 mu:size-20 mu:rounded-card mu:md:size-24" />
          <p className="mu:display mu:self-end mu:text-2xl">{t(`slides.profiles.${kind}`)}</p>
          <p className="mu:mt-1 mu:flex mu:flex-wrap mu:gap-x-4 mu:self-start mu:text-text-muted">
            {subtypes.map((subtype) => (
              <span key={subtype}>{t(`common:subtype.${subtype}`)}</span>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

/** A few lines with the assistant, and the resulting fields. */
function Interview() {
  const { t } = useTranslation(['landingStory', 'common']);
  return (
    <div className="mu:flex mu:flex-col mu:gap-3">
      <p className="mu:mr-12 mu:self-start mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:px-4 mu:py-2.5">
        {t('slides.creation.ask')}
      </p>
      <p className="mu:ml-12 mu:self-end mu:rounded-card mu:bg-surface-inverse mu:px-4 mu:py-2.5 mu:text-on-inverse">
        {t('slides.creation.answer')}
      </p>
      <div className="mu:my-3 mu:border-y mu:border-border mu:py-4">
        <p className="mu:text-sm mu:text-text-muted">{t('slides.creation.noted')}</p>
        <p className="mu:mt-2 mu:flex mu:flex-wrap mu:gap-1.5">
          {t('slides.creation.chips')
            .split(' · ')
            .map((chip) => (
              <span
                key={chip}
                className="mu:flex mu:h-7 mu:items-center mu:gap-1.5 mu:rounded-full mu:border mu:border-border mu:bg-surface-raised mu:px-2.5 mu:text-sm"
              >
                <span className="mu:size-1.5 mu:rotate-45 mu:bg-accent" />
                {chip}
              </span>
            ))}
        </p>
      </div>
      <p className="mu:mr-12 mu:self-start mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:px-4 mu:py-2.5">
        {t('slides.creation.next')}
      </p>
    </div>
  );
}

/** The three slides of SPEC 2. The first says "AI matching" only with a model (D38). */
export function Slides({ hasAiMatching }: { hasAiMatching: boolean }) {
  const { t } = useTranslation(['landingStory', 'common']);
  const matching = hasAiMatching ? 'aiMatching' : 'matching';
  const drawings = {
    [matching]: <Receipt hasAiMatching={hasAiMatching} />,
    profiles: <Kinds />,
    creation: <Interview />,
  };
  return (
    <section
      id="features"
      tabIndex={-1}
      aria-labelledby="slides-title"
      className="mu:scroll-mt-16 mu:bg-surface-sunken mu:outline-none"
    >
      <div className={`${column} mu:py-20 mu:md:py-28`}>
        <h2 id="slides-title" className="mu:sr-only">
          {t('slides.title')}
        </h2>
        <Carousel
          label={t('slides.label')}
          interval={CAROUSEL_MS}
          slides={([matching, 'profiles', 'creation'] as const).map((id) => ({
            id,
            label: t(`slides.${id}.title`),
            content: (
              <Slide title={t(`slides.${id}.title`)} text={t(`slides.${id}.text`)}>
                {drawings[id]}
              </Slide>
            ),
          }))}
          texts={{
            carousel: t('slides.carousel'),
            slide: t('slides.slide'),
            previous: t('slides.previous'),
            next: t('slides.next'),
            pause: t('pause'),
            play: t('play'),
            position: ({ number, count, label }) => t('slides.position', { number, total: count, label }),
          }}
        />
      </div>
    </section>
  );
}
