import { useTranslation } from 'react-i18next';
import lin from '../../patterns/deck-card/portraits/lin.svg';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import type { ArtKind } from '../../primitives/generated-art/draw.ts';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';

/** The two of the example. Their pictures are drawn as those of real profiles are. */
const parties = [
  {
    key: 'left',
    kind: 'individual',
    seed: 'lin-yue',
    portrait: lin,
    place: '-mr-[7%] starting:-translate-x-[calc(48px*var(--mu-motion))]',
  },
  {
    key: 'right',
    kind: 'group',
    seed: 'osmanthus-dao',
    portrait: null,
    place: '-ml-[7%] starting:translate-x-[calc(48px*var(--mu-motion))]',
  },
] as const satisfies readonly { key: string; kind: ArtKind; seed: string; portrait: string | null; place: string }[];

/**
 * Two cards of the deck that have found each other: their portraits overlap as the diamonds of the mark do, and what they
 * share lights up between them. One picture with one text in its place, and said to be an example.
 */
export function Meeting() {
  const { t } = useTranslation('landing');
  return (
    <figure className="m-0">
      <p className="sr-only">{t('example.label')}</p>
      <div aria-hidden="true" className="overflow-hidden rounded-sheet border border-border bg-surface-raised">
        <div className="relative grid aspect-[2/1] grid-cols-2">
          {parties.map(({ key, kind, seed }) => (
            <GeneratedArt key={key} seed={seed} kind={kind} className="size-full" />
          ))}
          <div className="absolute inset-0 flex items-center justify-center">
            {parties.map(({ key, kind, seed, portrait, place }) => (
              <DiamondPortrait
                key={key}
                name={t(`example.${key}.name`)}
                src={portrait}
                seed={seed}
                kind={kind}
                className={`h-[88%] w-auto transition duration-400 ease-out starting:opacity-0 ${place}`}
              />
            ))}
          </div>
          <svg viewBox="-100 -50 200 100" className="absolute inset-0 size-full animate-mark-light">
            <rect
              x="-8.9"
              y="-8.9"
              width="17.8"
              height="17.8"
              rx="2"
              transform="rotate(45)"
              strokeWidth="1.1"
              className="fill-accent stroke-surface-raised forced-colors:fill-[Highlight]"
            />
            <text
              y="3.4"
              textAnchor="middle"
              className="display fill-on-accent text-[9.5px] forced-colors:fill-[HighlightText]"
            >
              3
            </text>
          </svg>
        </div>
        <div className="grid grid-cols-2">
          {parties.map(({ key }) => (
            <div key={key} className="border-border p-4 first:border-r sm:p-5">
              <p className="display text-lg sm:text-2xl">{t(`example.${key}.name`)}</p>
              <p className="text-sm text-text-muted">{t(`example.${key}.kind`)}</p>
            </div>
          ))}
        </div>
        <p className="flex flex-wrap justify-center gap-x-2 border-t border-border bg-accent-soft px-4 py-3.5 text-sm">
          <span className="font-semibold">{t('example.common')}</span>
          <span className="text-text-muted">{t('example.names')}</span>
        </p>
      </div>
      <figcaption className="mx-auto mt-4 max-w-sm text-center text-sm text-text-subtle">
        {t('example.caption')}
      </figcaption>
    </figure>
  );
}
