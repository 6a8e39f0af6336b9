import type { ComponentType } from 'react';
import type { DescribedPicture } from '../../patterns/picture-field/described-picture.ts';

interface SlotProps<Value> {
  /** Where the summary of problems leads. */
  id: string;
  value: Value;
  errorMessage: string | undefined;
  onChange: (value: Value) => void;
  /** Whether something chosen here is on its way, or failed: it would be lost by a save. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/** A picture in a place of its own; null: none. */
export interface PictureSlotProps extends SlotProps<DescribedPicture | null> {
  kind: 'avatar' | 'coverImage';
}

export type GallerySlotProps = SlotProps<readonly DescribedPicture[]>;

/** What uploads the pictures of the form: the page brings it, because the screen knows no server. */
export interface PictureSlots {
  readonly Picture: ComponentType<PictureSlotProps>;
  readonly Gallery: ComponentType<GallerySlotProps>;
}
