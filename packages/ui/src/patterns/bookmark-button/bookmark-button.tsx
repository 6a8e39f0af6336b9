import type { RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { BookmarkIcon } from '../../primitives/icons/icons.ts';

export interface BookmarkButtonProps
  extends Pick<IconButtonProps, 'variant' | 'size' | 'className' | 'isDisabled'>, RefAttributes<HTMLButtonElement> {
  /** The profile to save. */
  name: string;
  isSaved: boolean;
  onChange: (isSaved: boolean) => void;
}

/** Saves or unsaves a profile (D22): a toggle, filled while the profile is saved. Its name stays the same; its state changes. */
export function BookmarkButton({ name, isSaved, onChange, ...props }: BookmarkButtonProps) {
  const { t } = useTranslation('profiles');
  return (
    <IconButton {...props} label={t('card.save', { name })} aria-pressed={isSaved} onPress={() => onChange(!isSaved)}>
      <BookmarkIcon aria-hidden="true" className={join(isSaved && 'mu:fill-current mu:text-accent-text')} />
    </IconButton>
  );
}
