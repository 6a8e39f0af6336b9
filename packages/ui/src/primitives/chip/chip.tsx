import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup, type TagGroupProps, TagList, type TagProps } from 'react-aria-components/TagGroup';
import { cx, join } from '../../lib/cx.ts';
import { CloseIcon } from '../icons/icons.ts';
import { chipChoiceVariants, chipVariants } from './chip.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { chipGroupParts, chipItemParts, chipParts } from './chip.parts.ts';

export { chipVariants } from './chip.variants.ts';

export interface ChipProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** `accent` for the few that matter here. */
  tone?: keyof typeof chipVariants.variants.tone | undefined;
  /** 28 or 36 px high. */
  size?: keyof typeof chipVariants.variants.size | undefined;
  /** An icon before the word. */
  icon?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof chipParts> | undefined;
}

/** A tag, a skill, a language: a descriptive word. It is not interactive; for chips that can be selected or removed use ChipGroup. */
export function Chip({ tone, size, icon, className, classNames, children, ...props }: ChipProps) {
  const part = partsOf<typeof chipParts>('chip', classNames);
  return (
    <span data-slot="chip" {...props} className={join(chipVariants.classes({ tone, size }), className)}>
      {icon}
      <span dir="auto" {...part('label', 'mu:truncate')}>
        {children}
      </span>
    </span>
  );
}

export interface ChipGroupProps extends Omit<TagGroupProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** The accessible name of the chips. */
  label: string;
  /** Shows the label above the chips. */
  showLabel?: boolean;
  /** The chips: ChipItem elements. */
  children: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof chipGroupParts> | undefined;
}

/** Chips that can be selected (`selectionMode`) or removed (`onRemove`). One tab stop; arrow keys move, Delete removes. */
export function ChipGroup({ label, showLabel = false, children, className, classNames, ...props }: ChipGroupProps) {
  const part = partsOf<typeof chipGroupParts>('chip-group', classNames);
  return (
    <TagGroup data-slot="chip-group" {...props} className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-1.5', className)}>
      <Label {...part('label', showLabel ? 'mu:text-sm mu:font-medium' : 'mu:sr-only')}>{label}</Label>
      <TagList {...part('list', 'mu:flex mu:flex-wrap mu:gap-2')}>{children}</TagList>
    </TagGroup>
  );
}

export interface ChipItemProps extends TagProps, RefAttributes<HTMLDivElement> {
  /** 28 or 36 px high. */
  size?: keyof typeof chipVariants.variants.size | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof chipItemParts> | undefined;
}

/** One chip of a ChipGroup; `id` is its key. */
export function ChipItem({ size = 'md', className, classNames, children, ...props }: ChipItemProps) {
  const part = partsOf<typeof chipItemParts>('chip-item', classNames);
  return (
    <Tag
      data-slot="chip-item"
      {...props}
      {...(typeof children === 'string' && props.textValue === undefined ? { textValue: children } : {})}
      className={cx(join(chipVariants.classes({ size }), chipChoiceVariants.classes()), className)}
    >
      {composeRenderProps(children, (label, { allowsRemoving }) => (
        <>
          <span dir="auto" {...part('label', 'mu:truncate')}>
            {label}
          </span>
          {allowsRemoving && (
            <Button
              slot="remove"
              {...part(
                'remove',
                'mu:relative mu:-me-2 mu:grid mu:size-6 mu:cursor-pointer mu:touch-target mu:place-items-center mu:rounded-full mu:focus-ring mu:[--mu-focus:currentColor] mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed',
              )}
            >
              <CloseIcon aria-hidden="true" className="mu:size-3.5" />
            </Button>
          )}
        </>
      ))}
    </Tag>
  );
}
