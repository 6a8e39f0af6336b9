import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { ArrowRightIcon } from '../../primitives/icons/icons.ts';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

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
  /** Choices below the profiles that belong to the same step. */
  children?: ReactNode;
}

/** Asks which of one's own profiles to act as (SPEC 2). A press on a profile goes on at once. */
export function ActingProfilePicker({ profiles, onChoose, title, lead, children }: ActingProfilePickerProps) {
  const { t } = useTranslation('discover');
  const kindOf = useKindOf();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8">
      <header>
        <h1 className="display text-3xl">{title}</h1>
        <p className="mt-2 text-text-muted">{lead}</p>
      </header>
      <ul className="flex flex-col gap-2.5">
        {profiles.map((profile) => (
          <li key={profile._id}>
            <Button
              onPress={() => onChoose(profile._id)}
              className="group flex w-full cursor-pointer items-center gap-4 rounded-card border border-border bg-surface-raised p-3.5 pr-5 text-left focus-ring transition-colors duration-120 hover:border-border-strong/60 hover:bg-surface-raised-hover pressed:bg-surface-raised-pressed"
            >
              <Avatar size="lg" src={profile.avatar} seed={profile._id} kind={profile.profileType} />
              <span className="min-w-0 flex-1">
                <span className="sr-only">{t('choose.actAs')} </span>
                <span className="block truncate text-lg font-medium">
                  <bdi>{profile.name}</bdi>
                </span>
                <span className="block truncate text-sm text-text-muted">{kindOf(profile)}</span>
              </span>
              <ArrowRightIcon
                aria-hidden="true"
                className="size-5 text-text-subtle transition-transform duration-160 group-hover:translate-x-[calc(3px*var(--mu-motion))]"
              />
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
