import { useEffect, useId, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { focusOutward } from '../../lib/focus-outward.ts';
import { pasteFiles } from '../../lib/paste-files.ts';
import { Button } from '../../primitives/button/button.tsx';
import { AddPictureIcon, DangerIcon } from '../../primitives/icons/icons.ts';
import type { DescribedPicture } from '../picture-field/described-picture.ts';
import { ACCEPTED } from '../picture-field/use-upload-texts.ts';
import { type ArrivingPicture, ArrivingTile } from './arriving-tile.tsx';
import { dropped, GALLERY_SIZE, moved } from './gallery.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { useTouchDrag } from './use-touch-drag.ts';

export type { ArrivingPicture } from './arriving-tile.tsx';
export { GALLERY_SIZE } from './gallery.ts';

export interface GalleryEditorProps {
  id: string;
  pictures: readonly DescribedPicture[];
  /** Pending pictures, in the order of choosing. */
  arriving: readonly ArrivingPicture[];
  errorMessage?: string | undefined;
  onChange: (pictures: readonly DescribedPicture[]) => void;
  /** As many as there is room for. */
  onAdd: (files: readonly File[]) => void;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

const tiles = 'mu:flex mu:flex-wrap mu:gap-x-3 mu:gap-y-5';

/** A removed picture, until something else happens. */
interface Removed {
  readonly picture: DescribedPicture;
  readonly index: number;
}

/**
 * An individual's gallery (SPEC 5 and 9): up to seven pictures, added several at once, each with its own progress and failure; reordered by dragging,
 * keys or arrow buttons; described; removed, and restored.
 */
export function GalleryEditor({
  id,
  pictures,
  arriving,
  errorMessage,
  onChange,
  onAdd,
  onRetry,
  onCancel,
}: GalleryEditorProps) {
  const { t } = useTranslation('profiles');
  const label = useId();
  const help = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed>();
  const [trouble, setTrouble] = useState<string>();
  const [told, setTold] = useState('');
  const [toFocus, setToFocus] = useState<{ url: string; move?: string }>();
  const room = GALLERY_SIZE - pictures.length - arriving.length;

  const change = (next: readonly DescribedPicture[]) => {
    setRemoved(undefined);
    onChange(next);
  };
  const move = (from: number, to: number) => {
    change(moved(pictures, from, to));
    setTold(t('pictures.gallery.moved', { from: from + 1, place: to + 1, total: pictures.length }));
  };
  const placeOf = (wanted: string) => pictures.findIndex(({ url }) => url === wanted);
  const { carried, handleProps } = useTouchDrag(editor, (url, over) => move(placeOf(url), placeOf(over)));
  const add = (files: readonly File[]) => {
    const leftOut = Math.max(0, files.length - room);
    const tooMany = leftOut > 0 ? t('pictures.gallery.leftOut', { count: leftOut, max: GALLERY_SIZE }) : undefined;
    setTrouble(files.length === 0 ? t('pictures.noFile') : tooMany);
    if (files.length === 0 || room <= 0) return;
    // The place of the one that was removed is taken.
    setRemoved(undefined);
    onAdd(files.slice(0, room));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    // It takes no space, so that nothing moves during a drag.
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className={({ isDropTarget }) =>
          join(
            'mu:-mx-1.5 mu:w-0 mu:rounded-full mu:outline-2',
            isDropTarget ? 'mu:outline-focus' : 'mu:outline-transparent',
          )
        }
      />
    ),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return;
      change(dropped(pictures, new Set([...keys].map(String)), { url: String(key), side: dropPosition }));
    },
  });

  // A picture's element moves with it, and a browser may drop the focus meanwhile; at an end, focus moves to the other arrow. One that is back takes it.
  useEffect(() => {
    if (!toFocus) return undefined;
    // The list shows its new order one render later.
    const frame = requestAnimationFrame(() => {
      const tile = editor.current?.querySelector<HTMLElement>(`[data-key=${JSON.stringify(toFocus.url)}]`);
      if (toFocus.move === undefined) return tile?.focus();
      const wanted = tile?.querySelector<HTMLButtonElement>(`[data-move=${toFocus.move}]:not(:disabled)`);
      (wanted ?? tile?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [toFocus]);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  return (
    <Group
      ref={editor}
      id={id}
      aria-labelledby={label}
      aria-describedby={help}
      onPaste={pasteFiles(add)}
      className="mu:flex mu:flex-col mu:gap-3"
    >
      <div>
        <p id={label} className="mu:text-sm mu:font-medium mu:text-text">
          {t('form.field.gallery')}{' '}
          <span className="mu:figures mu:font-normal mu:text-text-muted">
            {t('pictures.gallery.count', { taken: pictures.length, max: GALLERY_SIZE })}
          </span>
        </p>
        <p id={help} className="mu:text-sm mu:text-text-muted">
          {t('pictures.rules.gallery')}
        </p>
      </div>
      {pictures.length > 0 && (
        <GridList
          aria-labelledby={label}
          items={pictures.map((picture, index) => ({ ...picture, id: picture.url, index }))}
          dependencies={[pictures, carried]}
          layout="grid"
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
          className={join(tiles, 'mu:outline-none')}
        >
          {({ index, ...picture }) => (
            <GalleryTile
              picture={picture}
              place={index + 1}
              count={pictures.length}
              onMove={(to) => {
                move(index, to);
                setToFocus({ url: picture.url, move: to < index ? 'earlier' : 'later' });
              }}
              handleProps={handleProps(picture.url)}
              carriedBy={carried?.key === picture.url ? carried : undefined}
              isTarget={carried !== undefined && carried.over !== carried.key && carried.over === picture.url}
              onDescribe={(description) =>
                change(pictures.map((each, at) => (at === index ? { ...each, description } : each)))
              }
              onRemove={() => {
                onChange(pictures.toSpliced(index, 1));
                setRemoved({ picture: { url: picture.url, description: picture.description }, index });
              }}
            />
          )}
        </GridList>
      )}
      {arriving.length > 0 && (
        <ul aria-label={t('pictures.gallery.arriving')} className={tiles}>
          {arriving.map((each) => (
            <ArrivingTile
              key={each.id}
              arriving={each}
              onRetry={() => onRetry(each.id)}
              onCancel={() => onCancel(each.id)}
            />
          ))}
        </ul>
      )}
      {removed && (
        <output
          ref={focusOutward}
          className="mu:flex mu:items-center mu:justify-between mu:gap-3 mu:rounded-control mu:bg-fill mu:py-1.5 mu:pr-1.5 mu:pl-4 mu:text-sm"
        >
          {t('pictures.gallery.removed', { place: removed.index + 1 })}
          <Button
            ref={undo}
            size="sm"
            variant="quiet"
            onPress={() => {
              change(pictures.toSpliced(removed.index, 0, removed.picture));
              setToFocus({ url: removed.picture.url });
            }}
          >
            {t('pictures.gallery.undo')}
          </Button>
        </output>
      )}
      <DropZone
        aria-label={t('pictures.gallery.zone')}
        isDisabled={room <= 0}
        onDrop={async ({ items }) => {
          const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
          add(await Promise.all(files));
        }}
        className={({ isDropTarget }) =>
          join(
            'mu:flex mu:min-h-24 mu:flex-wrap mu:items-center mu:justify-center mu:gap-x-3 mu:gap-y-1 mu:rounded-card mu:border mu:p-4 mu:text-center mu:text-sm mu:text-text-muted mu:transition-colors mu:focus-ring',
            isDropTarget
              ? 'mu:border-focus mu:bg-accent-soft'
              : 'mu:border-dashed mu:border-border-strong mu:bg-surface-raised',
          )
        }
      >
        <FileTrigger allowsMultiple acceptedFileTypes={ACCEPTED} onSelect={(files) => files && add([...files])}>
          <Button size="sm" isDisabled={room <= 0} icon={<AddPictureIcon aria-hidden="true" className="mu:size-4" />}>
            {t('pictures.gallery.add')}
          </Button>
        </FileTrigger>
        {room > 0 ? t('pictures.gallery.drop') : t('pictures.gallery.full', { max: GALLERY_SIZE })}
      </DropZone>
      {(trouble ?? errorMessage) && (
        <p role="alert" className="mu:flex mu:items-start mu:gap-1.5 mu:text-sm mu:text-danger-text">
          <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-4 mu:shrink-0" />
          {trouble ?? errorMessage}
        </p>
      )}
      <output className="mu:sr-only">{told}</output>
    </Group>
  );
}
