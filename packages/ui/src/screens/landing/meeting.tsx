import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import lin from '../../patterns/deck-card/portraits/lin.svg';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import type { ArtKind } from '../../primitives/generated-art/draw.ts';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';

/** The two people of the example. Their pictures are drawn like those of real profiles. */
const parties = [
  {
    key: 'left',
    kind: 'individual',
    seed: 'lin-yue',
    portrait: lin,
    place: 'mu:-mr-[7%] mu:starting:-translate-x-[calc(48px*var(--mu-motion))]',
  },
  {
    key: 'right',
    kind: 'group',
    seed: 'osmanthus-dao',
    portrait: null,
    place: 'mu:-ml-[7%] mu:starting:translate-x-[calc(48px*var(--mu-motion))]',
  },
] as const satisfies readonly { key: string; kind: ArtKind; seed: string; portrait: string | null; place: string }[];

/**
 * Two cards of the deck that have matched: their portraits overlap like the logo's diamonds, and what they share lights up between them. One picture
 * with one text alternative, labelled as an example.
 */
export const Meeting = memo(function Meeting() {
  const { t } = useTranslation('landing');
  return (
    <figure className="mu:m-0">
      <p className="mu:sr-only">{t('example.label')}</p>
      <div
        aria-hidden="true"
        className="mu:overflow-hidden mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised"
      >
        <div className="mu:relative mu:grid mu:aspect-[2/1] mu:grid-cols-2">
          {parties.map(({ key, kind, seed }) => (
            <GeneratedArt key={key} seed={seed} kind={kind} className="mu:size-full" />
          ))}
          <div className="mu:absolute mu:inset-0 mu:flex mu:items-center mu:justify-center">
            {parties.map(({ key, kind, seed, portrait, place }) => (
              <DiamondPortrait
                key={key}
                name={t(`example.${key}.name`)}
                src={portrait}
                seed={seed}
                kind={kind}
                className={`mu:h-[88%] mu:w-auto mu:transition mu:duration-400 mu:ease-out mu:starting:opacity-0 ${place}`}
              />
            ))}
          </div>
          <svg viewBox="-100 -50 200 100" className="mu:absolute mu:inset-0 mu:size-full mu:animate-mark-light">
            <rect
              x="-8.9"
              y="-8.9"
              width="17.8"
              height="17.8"
              rx="2"
              transform="rotate(45)"
              strokeWidth="1.1"
              className="mu:fill-accent mu:stroke-surface-raised mu:forced-colors:fill-[Highlight]"
            />
            <text
              y="3.4"
              textAnchor="middle"
              className="mu:display mu:fill-on-accent mu:text-[9.5px] mu:forced-colors:fill-[HighlightText]"
            >
              3
            </text>
          </svg>
        </div>
        <div className="mu:grid mu:grid-cols-2">
          {parties.map(({ key }) => (
            <div key={key} className="mu:border-border mu:p-4 mu:first:border-r mu:sm:p-5">
              <p className="mu:display mu:text-lg mu:sm:text-2xl">{t(`example.${key}.name`)}</p>
              <p className="mu:text-sm mu:text-text-muted">{t(`example.${key}.kind`)}</p>
            </div>
          ))}
        </div>
        <p className="mu:flex mu:flex-wrap mu:justify-center mu:gap-x-2 mu:border-t mu:border-border mu:bg-accent-soft mu:px-4 mu:py-3.5 mu:text-sm">
          <span className="mu:font-semibold">{t('example.common')}</span>
          <span className="mu:text-text-muted">{t('example.names')}</span>
        </p>
      </div>
      <figcaption className="mu:mx-auto mu:mt-4 mu:max-w-sm mu:text-center mu:text-sm mu:text-text-subtle">
        {t('example.caption')}
      </figcaption>
    </figure>
  );
});
