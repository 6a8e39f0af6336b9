import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import type { Preferences } from '../../patterns/chrome/chrome.types.ts';
import { PreferenceRows } from '../../patterns/chrome/preference-controls.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { pictureOf, type ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import { Prose } from '../../patterns/prose/prose.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { BlockedPeople, type BlockedPeopleProps } from './blocked-people.tsx';
import { Section } from './section.tsx';

export type { BlockedPeopleProps, BlocksView, BlockView } from './blocked-people.tsx';

/** The display name being edited. */
export interface NameForm {
  readonly value: string;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** A draft was restored. */
  readonly isRestored: boolean;
  /** Why the last save failed; `field` is about the name itself. */
  readonly error?: { readonly message: string; readonly field?: string | undefined } | undefined;
}

export type VisibleProfilesView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly profiles: readonly (ProfileView & { readonly isHidden?: true })[] };

export interface SettingsScreenProps {
  /** The X handle without its @; null for a person signed in otherwise. */
  handle: string | null;
  name: NameForm;
  /** Max. code points of a name. */
  nameLimit: number;
  /** Uploads the picture: the page provides it, because the screen knows no server. */
  picture: ReactNode;
  preferences: Preferences;
  /** Whether others see how soon the person usually answers, and changing it. */
  replyHabit: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void };
  profiles: VisibleProfilesView;
  /** Whom the person blocked, and taking it back. */
  blocked: BlockedPeopleProps;
  links: Readonly<
    Record<'about' | 'faq' | 'privacy' | 'terms' | 'createProfile' | 'reports' | 'decisions' | 'transparency', string>
  >;
  /** What reaches the person, their mail address and their devices: the page provides them. */
  reach: ReactNode;
  mail: ReactNode;
  devices: ReactNode;
  /** Takes the person's data along, and deletes their account: the page provides both. */
  data: ReactNode;
  deletion: ReactNode;
  profileHref: (id: string) => string;
  editHref: (id: string) => string;
  onNameChange: (name: string) => void;
  onNameSave: () => void;
  onNameDiscard: () => void;
  onRetry: () => void;
}

function DisplayName({
  name: { value, isDirty, isSaving, isRestored, error },
  nameLimit,
  onNameChange,
  onNameSave,
  onNameDiscard,
}: Pick<SettingsScreenProps, 'name' | 'nameLimit' | 'onNameChange' | 'onNameSave' | 'onNameDiscard'>) {
  const { t } = useTranslation(['settings', 'errors']);
  const canSave = isDirty && value.trim() !== '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (canSave && !isSaving) onNameSave();
  };
  return (
    <form noValidate onSubmit={send} className="mu:flex mu:flex-col mu:items-start mu:gap-4">
      {error && error.field === undefined && (
        <Banner tone="danger" title={t('account.failed')} className="mu:w-full">
          {error.message}
        </Banner>
      )}
      <TextField
        label={t('account.name')}
        description={t(isRestored ? 'account.restored' : 'account.nameText')}
        value={value}
        limit={nameLimit}
        onChange={onNameChange}
        isReadOnly={isSaving}
        errorMessage={value.trim() === '' ? t('errors:field.required') : error?.field}
        autoComplete="nickname"
        validationBehavior="aria"
        className="mu:w-full mu:max-w-md"
      />
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        <Button type="submit" variant="primary" isPending={isSaving} isDisabled={!canSave && !isSaving}>
          {t('account.save')}
        </Button>
        {isDirty && !isSaving && (
          <Button variant="quiet" onPress={onNameDiscard}>
            {t('account.discard')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What others see of one profile, in a few words. */
function useVisibility() {
  const { t } = useTranslation('settings');
  return (profile: ProfileView & { readonly isHidden?: true }): string => {
    if (profile.isHidden) return t('visible.hidden');
    const links = profile.profileType === 'individual' ? profile.individualData.projectLinks : [];
    const waiting = links.filter(({ isVerified }) => !isVerified).length;
    return waiting === 0 ? t('visible.public') : t('visible.waiting', { count: waiting });
  };
}

function VisibleProfiles({
  profiles: view,
  links,
  profileHref,
  editHref,
  onRetry,
}: Pick<SettingsScreenProps, 'profiles' | 'links' | 'profileHref' | 'editHref' | 'onRetry'>) {
  const { t } = useTranslation(['settings', 'common']);
  const visibilityOf = useVisibility();
  if (view.status === 'loading')
    return (
      <Loading label={t('visible.loading')} className="mu:flex mu:flex-col mu:gap-3">
        <Skeleton className="mu:w-1/2" />
        <Skeleton className="mu:w-2/3" />
      </Loading>
    );
  if (view.status === 'error')
    return (
      <LoadFailed title={t('visible.error')} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  if (view.profiles.length === 0)
    return (
      <div className="mu:flex mu:flex-col mu:items-start mu:gap-4">
        <p className="mu:text-text-muted">{t('visible.none')}</p>
        <LinkButton href={links.createProfile}>{t('visible.create')}</LinkButton>
      </div>
    );
  return (
    <ul className="mu:border-t mu:border-border">
      {view.profiles.map((profile) => (
        <li key={profile._id} className="mu:flex mu:items-center mu:gap-3 mu:border-b mu:border-border mu:py-3">
          <Avatar seed={profile._id} src={pictureOf(profile)} kind={profile.profileType} />
          <div className="mu:min-w-0 mu:flex-1">
            <p className="mu:truncate mu:font-medium">
              {profile.isHidden ? (
                <bdi>{profile.name}</bdi>
              ) : (
                <Link variant="quiet" href={profileHref(profile._id)}>
                  <bdi>{profile.name}</bdi>
                </Link>
              )}
            </p>
            <p className="mu:text-sm mu:text-text-muted">{visibilityOf(profile)}</p>
          </div>
          {!profile.isHidden && (
            <LinkButton
              size="sm"
              href={editHref(profile._id)}
              aria-label={t('visible.edit', { name: profile.name })}
              className="mu:shrink-0"
            >
              {t('common:edit')}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** /settings: the account (D34), how the product looks on this device, and what others see of a person (D36). */
export function SettingsScreen({
  handle,
  picture,
  preferences,
  replyHabit,
  blocked,
  links,
  reach,
  mail,
  devices,
  data,
  deletion,
  ...props
}: SettingsScreenProps) {
  const { t } = useTranslation(['settings', 'chrome']);
  const product = brand.name;
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-4xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('title')} lead={t('lead')} className="mu:mb-8 mu:md:mb-10" />
      <Section
        id="settings-account"
        title={t('account.title')}
        text={
          <>
            <p>{t('account.text')}</p>
            {handle !== null && <p className="mu:mt-2 mu:wrap-anywhere">{t('account.handle', { handle })}</p>}
          </>
        }
      >
        <div>
          {picture}
          <p className="mu:mt-2 mu:text-sm mu:text-text-muted">{t('account.picture')}</p>
        </div>
        <DisplayName {...props} />
      </Section>
      <Section id="settings-look" title={t('look.title')} text={t('look.text')}>
        <div className="mu:max-w-md">
          <PreferenceRows {...preferences} />
        </div>
      </Section>
      <Section id="reach" title={t('reach.title')} text={t('reach.text', { product })}>
        {reach}
      </Section>
      <Section id="mail" title={t('mail.title')} text={t('mail.text')}>
        {mail}
      </Section>
      <Section id="settings-devices" title={t('devices.title')} text={t('devices.text')}>
        {devices}
      </Section>
      <Section id="settings-visible" title={t('visible.title')} text={t('visible.text')}>
        <div className="mu:grid mu:grid-cols-1 mu:gap-6 mu:sm:grid-cols-2">
          {(['everyone', 'nobody'] as const).map((who) => (
            <div key={who} className="mu:text-sm">
              <h3 className="mu:mb-2 mu:font-semibold">{t(`visible.${who}`)}</h3>
              <Prose text={t(`visible.${who}List`)} />
            </div>
          ))}
        </div>
        <Switch isSelected={replyHabit.isShown} onChange={replyHabit.onChange} description={t('visible.habitText')}>
          {t('visible.habit')}
        </Switch>
        <div>
          <h3 className="mu:mb-3 mu:text-sm mu:font-semibold">{t('visible.profiles')}</h3>
          <VisibleProfiles links={links} {...props} />
        </div>
      </Section>
      <BlockedPeople {...blocked} />
      <Section id="settings-safety" title={t('safety.title')} text={t('safety.text')}>
        <ul className="mu:flex mu:flex-col mu:items-start mu:md:gap-1">
          {(['reports', 'decisions', 'transparency'] as const).map((place) => (
            <li key={place}>
              <Link href={links[place]} className="mu:inline-flex mu:min-h-11 mu:items-center mu:md:min-h-8">
                {t(`safety.${place}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="settings-data" title={t('data.title')} text={t('data.text')}>
        {data}
      </Section>
      <Section id="settings-deletion" title={t('deletion.title')} text={t('deletion.text')}>
        {deletion}
      </Section>
      <Section id="settings-more" title={t('more.title', { product })}>
        <ul className="mu:flex mu:flex-col mu:items-start mu:md:gap-1">
          {(['about', 'faq', 'privacy', 'terms'] as const).map((place) => (
            <li key={place}>
              <Link href={links[place]} className="mu:inline-flex mu:min-h-11 mu:items-center mu:md:min-h-8">
                {t(`chrome:nav.${place}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
