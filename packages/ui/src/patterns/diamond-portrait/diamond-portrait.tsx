import { type HTMLAttributes, useState } from 'react';
import { join } from '../../lib/cx.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
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
  /** How wide it is, as CSS says it, where that is known: which size of the picture is fetched. */
  sizes?: string;
}

const FRAME = { surface: 'mu:border-3 mu:border-surface-raised', text: 'mu:border-2 mu:border-text' } as const;

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
  sizes = '320px',
  className,
  ...props
}: DiamondPortraitProps) {
  const { palette } = drawArt(seed, kind);
  const [broken, setBroken] = useState<string>();
  return (
    <div
      aria-hidden="true"
      className={join('mu:relative mu:grid mu:aspect-square mu:place-items-center', className)}
      {...props}
    >
      <div
        className={join(
          'mu:size-[70.8%] mu:rotate-45 mu:overflow-hidden mu:rounded-[10%] mu:bg-surface-raised',
          FRAME[frame],
        )}
      >
        {src && src !== broken ? (
          <Picture
            src={src}
            alt=""
            sizes={sizes}
            onError={() => setBroken(src)}
            className="mu:size-full mu:-rotate-45 mu:scale-[1.42] mu:object-cover"
          />
        ) : (
          // No text of a drawing: the browser would lay it out anew with each move of a dragged card.
          <div
            style={{ backgroundColor: palette[3], color: palette[0] }}
            className="mu:@container mu:grid mu:size-full mu:-rotate-45 mu:scale-[1.45] mu:place-items-center mu:forced-color-adjust-none"
          >
            <span className="mu:display mu:text-[32cqi] mu:leading-none">{initialOf(name)}</span>
          </div>
        )}
      </div>
    </div>
  );
}
