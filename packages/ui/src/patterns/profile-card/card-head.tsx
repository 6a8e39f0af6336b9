import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { DiamondPortrait } from '../diamond-portrait/diamond-portrait.tsx';
import type { ProfileType } from '../profile-kind/profile-kind.ts';

export interface CardHeadProps {
  /** The art's seed: the id of the profile. */
  seed: string;
  kind: ProfileType;
  name: string;
  cover: string | null;
  picture: string | null;
}

/** A card's picture band: the cover, else the profile's generated art, with its portrait on the lower edge. */
export function CardHead({ seed, kind, name, cover, picture }: CardHeadProps) {
  return (
    <div className="mu:relative mu:h-24 mu:shrink-0 mu:bg-surface-sunken">
      {cover ? (
        <Picture src={cover} alt="" sizes="24rem" loading="lazy" className="mu:size-full mu:object-cover" />
      ) : (
        <GeneratedArt seed={seed} kind={kind} className="mu:size-full" />
      )}
      <div className="mu:absolute mu:-bottom-9 mu:left-3 mu:w-20">
        <DiamondPortrait name={name} src={picture} sizes="80px" seed={seed} kind={kind} />
      </div>
    </div>
  );
}
