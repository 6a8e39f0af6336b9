import type { ComponentType } from 'react';
import type { DescribedPicture } from '../../patterns/picture-field/described-picture.ts';

interface SlotProps<Value> {
  /** The target of the error summary's link. */
  id: string;
  value: Value;
  errorMessage: string | undefined;
  onChange: (value: Value) => void;
  /** Whether a chosen picture is pending, or failed: a save would lose it. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/** A single picture; null for none. */
export interface PictureSlotProps extends SlotProps<DescribedPicture | null> {
  kind: 'avatar' | 'coverImage';
}

export type GallerySlotProps = SlotProps<readonly DescribedPicture[]>;

/** Uploads the form's pictures: the page provides it, because the screen knows no server. */
export interface PictureSlots {
  readonly Picture: ComponentType<PictureSlotProps>;
  readonly Gallery: ComponentType<GallerySlotProps>;
}
