import { GalleryEditor } from '../../patterns/gallery-editor/gallery-editor.tsx';
import { PictureField } from '../../patterns/picture-field/picture-field.tsx';
import type { PictureSlots } from './picture-slots.ts';

const nothing = () => {};

/** Replaces the page's uploads in a story: the idle fields. */
export const storySlots: PictureSlots = {
  Picture: ({ value, onChange, onUnfinished: _onUnfinished, ...field }) => (
    <PictureField
      {...field}
      upload={{
        status: 'idle',
        picture: value?.url ?? null,
        file: null,
        progress: 0,
        fault: null,
        canRetry: false,
        choices: 0,
      }}
      onChoose={nothing}
      onCrop={nothing}
      onCancel={nothing}
      onRetry={nothing}
      description={value?.description ?? ''}
      onRemove={() => onChange(null)}
      onDescribe={(description) => value && onChange({ ...value, description })}
    />
  ),
  Gallery: ({ value, onUnfinished: _onUnfinished, ...field }) => (
    <GalleryEditor {...field} pictures={value} arriving={[]} onAdd={nothing} onRetry={nothing} onCancel={nothing} />
  ),
};
