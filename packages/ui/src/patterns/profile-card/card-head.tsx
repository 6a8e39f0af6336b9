import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { DiamondPortrait } from '../diamond-portrait/diamond-portrait.tsx';
import type { ProfileType } from '../profile-kind/profile-kind.ts';

export interface CardHeadProps {
  /** What the art is drawn from: the id of the profile. */
  seed: string;
  kind: ProfileType;
  name: string;
  cover: string | null;
  picture: string | null;
}

/** The picture band of a card: the cover, else the profile's generated art, with its portrait on the lower edge. */
export function CardHead({ seed, kind, name, cover, picture }: CardHeadProps) {
  return (
    <div className="relative h-24 shrink-0 bg-surface-sunken">
      {cover ? (
        <img src={cover} alt="" className="size-full object-cover" />
      ) : (
        <GeneratedArt seed={seed} kind={kind} className="size-full" />
      )}
      <div className="absolute -bottom-9 left-3 w-20">
        <DiamondPortrait name={name} src={picture} seed={seed} kind={kind} />
      </div>
    </div>
  );
}
