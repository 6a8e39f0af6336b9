import { useTranslation } from 'react-i18next';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { ActingProfile } from '../acting-profile-picker/acting-profile-picker.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';

export interface ProfileSwitcherProps {
  profiles: readonly ActingProfile[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
}

/** Chooses whose conversations are shown. Only for people with more than one profile (SPEC 2). */
export function ProfileSwitcher({ profiles, value, onChange, className }: ProfileSwitcherProps) {
  const { t } = useTranslation('messages');
  const kindOf = useKindOf();
  return (
    <Select
      label={t('switcher.label')}
      hideLabel
      size="sm"
      value={value}
      onChange={onChange}
      options={profiles.map((profile) => ({
        key: profile._id,
        label: profile.name,
        description: kindOf(profile),
        icon: (
          <Avatar
            size="xs"
            src={profile.avatar}
            seed={profile._id}
            kind={profile.profileType}
            shape="circle"
            className="grid"
          />
        ),
      }))}
      {...(className === undefined ? {} : { className })}
    />
  );
}
