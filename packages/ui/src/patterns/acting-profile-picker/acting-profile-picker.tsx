import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { ArrowRightIcon } from '../../primitives/icons/icons.ts';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

export { ActingChip, type ActingChipProps } from './acting-chip.tsx';

/** One of the reader's own profiles. */
export interface ActingProfile {
  readonly _id: string;
  readonly name: string;
  readonly profileType: ProfileType;
  readonly subtype: Subtype;
  readonly avatar: string | null;
}

export interface ActingProfilePickerProps {
  profiles: readonly ActingProfile[];
  onChoose: (id: string) => void;
  title: string;
  lead: string;
  /** Further choices of the same step, below the profiles. */
  children?: ReactNode;
}

type ActingProfileListProps = Pick<ActingProfilePickerProps, 'profiles' | 'onChoose'>;

function ActingProfileList({ profiles, onChoose }: ActingProfileListProps) {
  const { t } = useTranslation('discover');
  const kindOf = useKindOf();
  return (
    <ul className="mu:flex mu:flex-col mu:gap-2.5">
      {profiles.map((profile) => (
        <li key={profile._id}>
          <Button
            onPress={() => onChoose(profile._id)}
            className="mu:group mu:flex mu:w-full mu:cursor-pointer mu:items-center mu:gap-4 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-3.5 mu:pr-5 mu:text-left mu:focus-ring mu:transition-colors mu:hover:border-border-strong/60 mu:hover:bg-surface-raised-hover mu:pressed:bg-surface-raised-pressed"
          >
            <Avatar size="lg" src={profile.avatar} seed={profile._id} kind={profile.profileType} />
            <span className="mu:min-w-0 mu:flex-1">
              <span className="mu:sr-only">{t('choose.actAs')} </span>
              <span className="mu:block mu:truncate mu:text-lg mu:font-medium">
                <bdi>{profile.name}</bdi>
              </span>
              <span className="mu:block mu:truncate mu:text-sm mu:text-text-muted">{kindOf(profile)}</span>
            </span>
            <ArrowRightIcon
              aria-hidden="true"
              className="mu:size-5 mu:text-text-subtle mu:transition-transform mu:group-hover:translate-x-[calc(3px*var(--mu-motion))]"
            />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Asks which of one's own profiles to act as (SPEC 2). A press on a profile continues at once. */
export function ActingProfilePicker({ profiles, onChoose, title, lead, children }: ActingProfilePickerProps) {
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-xl mu:flex-col mu:gap-8">
      <header>
        <h1 className="mu:display mu:text-3xl">{title}</h1>
        <p className="mu:mt-2 mu:text-text-muted">{lead}</p>
      </header>
      <ActingProfileList profiles={profiles} onChoose={onChoose} />
      {children}
    </div>
  );
}

export interface ActingProfileDialogProps extends ActingProfileListProps {
  isOpen: boolean;
  /** Called when closed without a choice. */
  onClose: () => void;
}

/** The same question in a dialog, before an action in the name of a profile. */
export function ActingProfileDialog({ isOpen, profiles, onChoose, onClose }: ActingProfileDialogProps) {
  const { t } = useTranslation(['discover', 'common']);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('choose.title')}
      closeLabel={t('common:close')}
    >
      <div className="mu:flex mu:flex-col mu:gap-5">
        <p className="mu:text-text-muted">{t('choose.lead')}</p>
        <ActingProfileList profiles={profiles} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
