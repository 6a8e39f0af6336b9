import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUP_TYPES, PROJECT_TYPES, ROLES } from '../../patterns/profile-kind/profile-kind.ts';
import { Carousel, CAROUSEL_MS } from '../../primitives/carousel/carousel.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { column } from './layout.ts';

function Slide({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid h-full grid-cols-1 content-start items-center gap-x-16 gap-y-10 lg:grid-cols-2 lg:content-center">
      <div>
        <h3 className="display text-4xl wrap-anywhere han:break-keep">{title}</h3>
        <p className="mt-5 max-w-md text-lg text-text-muted han:leading-relaxed">{text}</p>
      </div>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** How a score comes about, by the numbers that the server counts with (D38). */
function Receipt({ hasAiMatching }: { hasAiMatching: boolean }) {
  const { t } = useTranslation('landingStory');
  const rows = [
    ['Solidity', t('slides.receipt.tag'), 10],
    [t('slides.receipt.grants'), t('slides.receipt.interest'), 8],
    [t('slides.receipt.languageName'), t('slides.receipt.language'), 12],
    [t('slides.receipt.rolesName'), t('slides.receipt.roles'), 15],
    [t('slides.receipt.namesOfTypes'), t('slides.receipt.types'), 6],
  ] as const;
  return (
    <div className="figures rounded-card border border-border bg-surface-raised px-5 py-2 sm:px-6">
      {rows.map(([word, why, points]) => (
        <p key={why} className="flex items-baseline gap-x-3 border-b border-border py-3">
          <span className="min-w-0 flex-1">
            <span className="font-medium">{word}</span>{' '}
            <span className="text-sm text-text-muted max-sm:block">{why}</span>
          </span>
          <span>{points}</span>
        </p>
      ))}
      <p className="flex items-baseline justify-between py-3">
        <span className="font-semibold">{t('slides.receipt.total')}</span>
        <span className="display text-2xl">{rows.reduce((sum, [, , points]) => sum + points, 0)}</span>
      </p>
      {hasAiMatching && (
        <p className="border-t border-border py-3 text-sm text-text-muted">{t('slides.receipt.reason')}</p>
      )}
    </div>
  );
}

const kinds = [
  ['individual', ROLES, 'kestrel'],
  ['group', GROUP_TYPES, 'osmanthus'],
  ['project', PROJECT_TYPES, 'tidepool'],
] as const;

/** What a profile may stand for. */
function Kinds() {
  const { t } = useTranslation(['landingStory', 'profiles']);
  return (
    <div>
      {kinds.map(([kind, subtypes, seed]) => (
        <div
          key={kind}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 border-t border-border py-5 first:border-t-0 md:gap-x-7"
        >
          <GeneratedArt seed={seed} kind={kind} className="row-span-2 size-20 rounded-card md:size-24" />
          <p className="display self-end text-2xl">{t(`slides.profiles.${kind}`)}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 self-start text-text-muted">
            {subtypes.map((subtype) => (
              <span key={subtype}>{t(`profiles:subtype.${subtype}`)}</span>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

/** A few lines with the assistant, and what it made of them. */
function Interview() {
  const { t } = useTranslation('landingStory');
  return (
    <div className="flex flex-col gap-3">
      <p className="mr-12 self-start rounded-card border border-border bg-surface-raised px-4 py-2.5">
        {t('slides.creation.ask')}
      </p>
      <p className="ml-12 self-end rounded-card bg-surface-inverse px-4 py-2.5 text-on-inverse">
        {t('slides.creation.answer')}
      </p>
      <div className="my-3 border-y border-border py-4">
        <p className="text-sm text-text-muted">{t('slides.creation.noted')}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {t('slides.creation.chips')
            .split(' · ')
            .map((chip) => (
              <span
                key={chip}
                className="flex h-7 items-center gap-1.5 rounded-full border border-border bg-surface-raised px-2.5 text-sm"
              >
                <span className="size-1.5 rotate-45 bg-accent" />
                {chip}
              </span>
            ))}
        </p>
      </div>
      <p className="mr-12 self-start rounded-card border border-border bg-surface-raised px-4 py-2.5">
        {t('slides.creation.next')}
      </p>
    </div>
  );
}

/** The three slides of SPEC 2. The first says "AI matching" only where a model runs (D38). */
export function Slides({ hasAiMatching }: { hasAiMatching: boolean }) {
  const { t } = useTranslation('landingStory');
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
      className="scroll-mt-16 bg-surface-sunken outline-none"
    >
      <div className={`${column} py-20 md:py-28`}>
        <h2 id="slides-title" className="sr-only">
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
