import { type HTMLAttributes, type RefAttributes, useState } from 'react';
import { join } from '../../lib/cx.ts';
import type { ArtKind } from '../generated-art/draw.ts';
import { GeneratedArt } from '../generated-art/generated-art.tsx';
import { Picture } from '../picture/picture.tsx';
import { avatarVariants } from './avatar.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { avatarParts } from './avatar.parts.ts';

export { avatarVariants } from './avatar.variants.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, RefAttributes<HTMLSpanElement> {
  /** Address of the picture. Without one, or if it fails to load, the generated art of `seed` shows. */
  src?: string | null | undefined;
  /** The art's seed: the id of the profile or user. */
  seed: string;
  /** The kind of subject that the art represents. */
  kind?: ArtKind;
  /** Who it shows. Leave it empty beside the name: then it is decorative. */
  alt?: string;
  /** 24, 32, 40, 56 or 96 px. */
  size?: keyof typeof avatarVariants.variants.size | undefined;
  /** By default `circle` for people, `square` for groups and projects. */
  shape?: keyof typeof avatarVariants.variants.shape | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof avatarParts> | undefined;
}

const WIDTH = { xs: '24px', sm: '32px', md: '40px', lg: '56px', xl: '96px' } as const;

/** A small picture of a person, group or project. */
export function Avatar({
  src,
  seed,
  kind = 'individual',
  alt = '',
  size,
  shape = kind === 'individual' ? 'circle' : 'square',
  className,
  classNames,
  ...props
}: AvatarProps) {
  const part = partsOf<typeof avatarParts>('avatar', classNames);
  const [broken, setBroken] = useState<string>();
  return (
    <span
      data-slot="avatar"
      {...props}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={join(avatarVariants.classes({ size, shape }), className)}
    >
      {src && src !== broken ? (
        <Picture
          src={src}
          alt=""
          sizes={WIDTH[size ?? 'md']}
          {...part('picture', 'mu:size-full mu:object-cover')}
          onError={() => setBroken(src)}
        />
      ) : (
        <GeneratedArt seed={seed} kind={kind} crop="core" {...part('art', 'mu:size-full')} />
      )}
    </span>
  );
}
