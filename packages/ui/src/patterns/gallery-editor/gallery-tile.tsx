import type { HTMLAttributes } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { iconButtonVariants } from '../../primitives/icon-button/icon-button.variants.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, DeleteIcon, GripIcon } from '../../primitives/icons/icons.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { type DescribedPicture, DESCRIPTION_LENGTH } from '../picture-field/described-picture.ts';
import { TILE_WIDTH } from './gallery.ts';

export interface GalleryTileProps {
  picture: DescribedPicture;
  /** Its position, from 1. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onDescribe: (description: string) => void;
  onRemove: () => void;
  /** For the handle's container: a finger drags the tile by it. */
  handleProps: HTMLAttributes<HTMLElement>;
  /** How far a finger has dragged it, in pixels. */
  carriedBy: { readonly x: number; readonly y: number } | undefined;
  /** Another one is dragged over it. */
  isTarget: boolean;
}

/** A picture in the gallery: moved by its handle or arrows, described, removed. */
export function GalleryTile({
  picture,
  place,
  count,
  onMove,
  onDescribe,
  onRemove,
  handleProps,
  carriedBy,
  isTarget,
}: GalleryTileProps) {
  const { t } = useTranslation('profiles');
  const name = t('pictures.gallery.picture', { place });
  return (
    <GridListItem
      id={picture.url}
      textValue={picture.description ? `${name}: ${picture.description}` : name}
      className={({ isDragging }) =>
        join(
          'mu:flex mu:flex-col mu:gap-2 mu:rounded-card mu:transition-transform mu:focus-ring',
          TILE_WIDTH,
          isDragging && 'mu:scale-95',
          carriedBy && 'mu:relative mu:z-1 mu:scale-95 mu:opacity-80 mu:transition-none',
          isTarget && 'mu:outline-2 mu:outline-offset-2 mu:outline-focus',
        )
      }
      style={carriedBy ? { translate: `${String(carriedBy.x)}px ${String(carriedBy.y)}px` } : {}}
    >
      <div className="mu:relative mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-sunken">
        <Picture
          src={picture.url}
          alt={picture.description}
          sizes="(min-width: 40rem) 12rem, 50vw"
          box={1}
          className="mu:aspect-square mu:w-full mu:object-cover"
        />
        <span
          aria-hidden="true"
          className="mu:figures mu:absolute mu:top-2 mu:left-2 mu:grid mu:size-6 mu:place-items-center mu:rounded-full mu:bg-surface-floating mu:text-xs mu:font-medium"
        >
          {place}
        </span>
        <div className="mu:absolute mu:inset-x-1.5 mu:bottom-1.5 mu:flex mu:items-center mu:justify-between mu:rounded-full mu:bg-surface-floating mu:p-0.5 mu:shadow-float mu:forced-colors:border">
          <span {...handleProps}>
            <AriaButton
              slot="drag"
              aria-label={t('pictures.gallery.drag', { name })}
              className={`${iconButtonVariants.classes({ size: 'sm' })} mu:cursor-grab`}
            >
              <GripIcon aria-hidden="true" />
            </AriaButton>
          </span>
          <IconButton
            data-move="earlier"
            label={t('pictures.gallery.earlier', { name })}
            size="sm"
            hideTooltip
            isDisabled={place === 1}
            onPress={() => onMove(place - 2)}
          >
            <ArrowLeftIcon aria-hidden="true" />
          </IconButton>
          <IconButton
            data-move="later"
            label={t('pictures.gallery.later', { name })}
            size="sm"
            hideTooltip
            isDisabled={place === count}
            onPress={() => onMove(place)}
          >
            <ArrowRightIcon aria-hidden="true" />
          </IconButton>
          <IconButton label={t('pictures.gallery.remove', { name })} size="sm" hideTooltip onPress={onRemove}>
            <DeleteIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <TextField
        label={t('pictures.gallery.description', { name })}
        hideLabel
        size="sm"
        limit={DESCRIPTION_LENGTH}
        placeholder={t('pictures.gallery.descriptionHint')}
        value={picture.description}
        onChange={onDescribe}
      />
    </GridListItem>
  );
}
