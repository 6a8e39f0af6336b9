import type { ComponentType } from 'react';
import type { GalleryPicture } from '../../patterns/gallery-editor/gallery.ts';

interface SlotProps<Value> {
  /** Where the summary of problems leads. */
  id: string;
  value: Value;
  errorMessage: string | undefined;
  onChange: (value: Value) => void;
  /** Whether something chosen here is on its way, or failed: it would be lost by a save. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/** A picture in a place of its own: its address, empty for none. */
export interface PictureSlotProps extends SlotProps<string> {
  kind: 'avatar' | 'coverImage';
}

export type GallerySlotProps = SlotProps<readonly GalleryPicture[]>;

/** What uploads the pictures of the form: the page brings it, because the screen knows no server. */
export interface PictureSlots {
  readonly Picture: ComponentType<PictureSlotProps>;
  readonly Gallery: ComponentType<GallerySlotProps>;
}
