import { type HTMLAttributes, useState } from 'react';
import { join } from '../../lib/cx.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { type ArtKind, drawArt } from '../../primitives/generated-art/draw.ts';

export interface DiamondPortraitProps extends HTMLAttributes<HTMLDivElement> {
  /** Provides the initial if there is no picture. */
  name: string;
  /** The address of the picture. Without one, or if it fails to load, the initial shows. */
  src: string | null;
  /** The seed of the colours behind the initial, as in the profile's generated art. */
  seed: string;
  kind: ArtKind;
  /** The line around it: the card's own surface, or the text's colour as in the logo. */
  frame?: keyof typeof FRAME;
  /** Its CSS width, if known: decides which size of the picture loads. */
  sizes?: string;
}

const FRAME = { surface: 'mu:border-3 mu:border-surface-raised', text: 'mu:border-2 mu:border-text' } as const;

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/**
 * A portrait in a diamond, for the two places where people meet: the deck card and the match. Lists use Avatar. `className` sets the element's width;
 * the diamond fills it from corner to corner. Hidden from assistive technology: the name is beside it.
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
          // No SVG text: the browser would lay it out again with each move of a dragged card.
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
