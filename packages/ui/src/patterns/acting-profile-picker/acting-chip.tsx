import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { CloseIcon } from '../../primitives/icons/icons.ts';
import type { ActingProfile } from './acting-profile-picker.tsx';

export interface ActingChipProps {
  acting: ActingProfile;
  /** Back to choosing the acting profile. Omitted with only one profile. */
  onClear?: (() => void) | undefined;
  /** Shows only the picture where the container (`@container`) is narrower than 32 rem. */
  isCompact?: boolean;
}

/** The acting profile, in a line of filters or a page header; a press goes back to ActingProfilePicker. */
export function ActingChip({ acting, onClear, isCompact = false }: ActingChipProps) {
  const { t } = useTranslation('discover');
  const who = (
    <>
      <Avatar size="xs" shape="circle" src={acting.avatar} seed={acting._id} kind={acting.profileType} />
      <span dir="auto" className={join('mu:max-w-40 mu:truncate', isCompact && 'mu:hidden mu:@lg:block')}>
        {acting.name}
      </span>
    </>
  );
  if (!onClear)
    return (
      <p className="mu:flex mu:h-9 mu:shrink-0 mu:items-center mu:gap-1.5 mu:text-sm mu:font-medium">
        <span className="mu:sr-only">{t('filter.acting', { name: acting.name })}</span>
        <span aria-hidden="true" className="mu:contents">
          {who}
        </span>
      </p>
    );
  return (
    <Button
      aria-label={t('filter.changeActing', { name: acting.name })}
      onPress={onClear}
      className={join(
        'mu:relative mu:flex mu:h-9 mu:shrink-0 mu:touch-target mu:cursor-pointer mu:items-center mu:rounded-full mu:border mu:border-border mu:bg-surface-raised mu:pl-1.5 mu:text-sm mu:font-medium mu:focus-ring mu:transition-colors mu:hover:bg-surface-raised-hover mu:pressed:bg-surface-raised-pressed',
        isCompact ? 'mu:gap-1 mu:pr-2 mu:@lg:gap-2 mu:@lg:pr-2.5' : 'mu:gap-2 mu:pr-2.5',
      )}
    >
      {who}
      <CloseIcon aria-hidden="true" className="mu:size-3.5 mu:text-text-muted" />
    </Button>
  );
}
