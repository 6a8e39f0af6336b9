import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { ActingProfile } from '../acting-profile-picker/acting-profile-picker.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';

export interface ProfileSwitcherProps {
  profiles: readonly ActingProfile[];
  value: string;
  /** Unread messages by profile; one without any is omitted. */
  unreadMessagesByProfile: Readonly<Record<string, number>>;
  onChange: (id: string) => void;
  className?: string;
}

/**
 * Chooses whose conversations are shown. Each profile shows its unread messages; closed, it shows those of the others. Only for people with more than
 * one profile (SPEC 2).
 */
export function ProfileSwitcher({
  profiles,
  value,
  unreadMessagesByProfile,
  onChange,
  className,
}: ProfileSwitcherProps) {
  const { t } = useTranslation('messages');
  const kindOf = useKindOf();
  const unreadOf = (id: string): number => unreadMessagesByProfile[id] ?? 0;
  const elsewhere = profiles.reduce((sum, { _id }) => (_id === value ? sum : sum + unreadOf(_id)), 0);
  return (
    <div className={join('mu:relative', className)}>
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
              className="mu:grid"
            />
          ),
          end: <CountBadge count={unreadOf(profile._id)} label={t('list.unread', { count: unreadOf(profile._id) })} />,
        }))}
      />
      <CountBadge
        count={elsewhere}
        label={t('switcher.elsewhere', { count: elsewhere })}
        className="mu:pointer-events-none mu:absolute mu:-top-2 mu:-right-2 mu:ring-2 mu:ring-surface"
      />
    </div>
  );
}
