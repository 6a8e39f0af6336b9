import { type SVGProps, useMemo } from 'react';
import { ART_SIZE, type ArtKind, drawArt } from './draw.ts';

export { type Art, type ArtKind, type ArtPalette, drawArt } from './draw.ts';

export interface GeneratedArtProps extends Omit<SVGProps<SVGSVGElement>, 'kind'> {
  /** The seed, such as a profile's id: the same seed always gives the same picture. */
  seed: string;
  /** Rings for an individual, a weave for a group, facets for a project. */
  kind: ArtKind;
  /** `core` shows only the centre, for small sizes. */
  crop?: 'full' | 'core';
}

/**
 * The picture of a profile without one: a pattern of diamonds that fills a box of any shape. It is decorative, so it is hidden from assistive
 * technology. If the person uploaded a photo or a cover, show that instead.
 */
export function GeneratedArt({ seed, kind, crop = 'full', ...props }: GeneratedArtProps) {
  const { palette, paths } = useMemo(() => drawArt(seed, kind), [seed, kind]);
  return (
    <svg
      data-slot="generated-art"
      viewBox={
        crop === 'core'
          ? `${ART_SIZE / 4} ${ART_SIZE / 4} ${ART_SIZE / 2} ${ART_SIZE / 2}`
          : `0 0 ${ART_SIZE} ${ART_SIZE}`
      }
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...props}
    >
      <rect x={-ART_SIZE} y={-ART_SIZE} width={3 * ART_SIZE} height={3 * ART_SIZE} fill={palette[0]} />
      {paths.map(({ tone, d }) => (
        <path key={tone} d={d} fill={palette[tone]} />
      ))}
    </svg>
  );
}
