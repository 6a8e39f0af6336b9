import { type HTMLAttributes, useState } from 'react';
import { join } from '../../lib/cx.ts';
import { type ArtKind, drawArt } from '../../primitives/generated-art/draw.ts';

export interface DiamondPortraitProps extends HTMLAttributes<HTMLDivElement> {
  /** Gives the initial when there is no picture. */
  name: string;
  /** The address of the picture. Without one, or when it does not load, the initial shows. */
  src: string | null;
  /** Chooses the colours behind the initial, as in the profile's generated art. */
  seed: string;
  kind: ArtKind;
  /** The line around it: the card's own surface, or the colour of the text as in the mark. */
  frame?: keyof typeof FRAME;
}

const FRAME = { surface: 'border-3 border-surface-raised', text: 'border-2 border-text' } as const;

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/**
 * A portrait in a diamond, for the two places where a person is met: the deck card and the match. Lists use Avatar.
 * The element is as wide as its `className` says; the diamond fills it from corner to corner. Hidden from assistive
 * technology: the name stands beside it.
 */
export function DiamondPortrait({
  name,
  src,
  seed,
  kind,
  frame = 'surface',
  className,
  ...props
}: DiamondPortraitProps) {
  const { palette } = drawArt(seed, kind);
  const [broken, setBroken] = useState<string>();
  return (
    <div aria-hidden="true" className={join('relative grid aspect-square place-items-center', className)} {...props}>
      <div className={join('size-[70.8%] rotate-45 overflow-hidden rounded-[10%] bg-surface-raised', FRAME[frame])}>
        {src && src !== broken ? (
          <img
            src={src}
            alt=""
            draggable={false}
            onError={() => setBroken(src)}
            className="size-full -rotate-45 scale-[1.42] object-cover"
          />
        ) : (
          <svg viewBox="-50 -50 100 100" className="size-full -rotate-45 scale-[1.45]">
            <rect x="-50" y="-50" width="100" height="100" fill={palette[3]} />
            <text y="11" textAnchor="middle" fill={palette[0]} className="display text-[32px]">
              {initialOf(name)}
            </text>
          </svg>
        )}
      </div>
    </div>
  );
}
