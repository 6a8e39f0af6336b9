import { useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Form } from 'react-aria-components/Form';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useTranslation } from 'react-i18next';
import { optionVariants } from '../../lib/option.variants.ts';
import { type Language, languageNames } from '../../locales/namespaces.ts';
import type { Tier } from '../../patterns/plan-card/pricing.ts';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { cleanHandle, isHandle } from './handle.ts';

/** A demo person to sign in as. */
export interface DemoPerson {
  readonly handle: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly tier: Tier;
  readonly types: readonly ProfileType[];
  readonly language: Language;
}

export type DemoPeopleView =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly people: readonly DemoPerson[] };

export interface SignInDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  people: DemoPeopleView;
  onSignIn: (handle: string) => void;
  onRetryPeople: () => void;
  /** The handle that is signing in. */
  signingInAs?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
}

function HandleForm({ onSignIn, signingInAs }: Pick<SignInDialogProps, 'onSignIn' | 'signingInAs'>) {
  const { t } = useTranslation(['signIn', 'common']);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const handle = cleanHandle(typed);
  useEffect(() => input.current?.focus(), []);
  return (
    <Form
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isHandle(handle) && signingInAs === undefined) onSignIn(handle);
      }}
    >
      <div className="mu:grid mu:gap-2 mu:min-[24rem]:grid-cols-[minmax(0,1fr)_auto] mu:min-[24rem]:items-start">
        <TextField
          label={t('handle')}
          prefix="@"
          autoComplete="off"
          spellCheck="false"
          inputRef={input}
          className="mu:min-w-0"
          value={typed}
          onChange={(text) => {
            setTyped(text.replace(/^@+/u, ''));
            setIsTried(false);
          }}
          description={t('handleHint')}
          errorMessage={
            isTried && !isHandle(handle) ? t(handle === '' ? 'issue.required' : 'issue.invalid') : undefined
          }
        />
        <Button
          type="submit"
          variant="primary"
          className="mu:min-[24rem]:mt-[1.71rem]"
          isPending={signingInAs !== undefined && signingInAs === handle}
        >
          {t('signIn')}
        </Button>
      </div>
    </Form>
  );
}

function People({
  people,
  onSignIn,
  signingInAs,
}: Pick<SignInDialogProps, 'onSignIn' | 'signingInAs'> & { people: readonly DemoPerson[] }) {
  const { t } = useTranslation(['signIn', 'profiles', 'chrome', 'common']);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase().replace(/^@/u, '');
  const found = people.filter(({ name, handle }) => `${name} ${handle}`.toLocaleLowerCase().includes(wanted));
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <div className="mu:sticky mu:-top-1 mu:z-1 mu:bg-surface-floating mu:py-1">
        <SearchField label={t('search')} placeholder={t('search')} />
      </div>
      <ListBox
        aria-label={t('people')}
        items={found}
        dependencies={[t, signingInAs]}
        onAction={(key) => {
          if (signingInAs === undefined) onSignIn(String(key));
        }}
        renderEmptyState={() => (
          <p className="mu:px-3 mu:py-6 mu:text-center mu:text-sm mu:text-text-muted">
            {t('noResults', { query: query.trim() })}
          </p>
        )}
        className="mu:-mx-3 mu:mt-1 mu:min-h-72 mu:outline-none"
      >
        {({ handle, name, avatar, tier, types, language }) => (
          <ListBoxItem id={handle} textValue={`${name} @${handle}`} className={optionVariants.classes()}>
            <Avatar seed={handle} src={avatar} />
            <span className="mu:min-w-0 mu:flex-1">
              <span className="mu:flex mu:gap-1.5">
                <span dir="auto" className="mu:truncate mu:font-medium">
                  {name}
                </span>
                <span className="mu:shrink-0 mu:text-text-muted">@{handle}</span>
              </span>
              <span className="mu:block mu:truncate mu:text-sm mu:text-text-muted">
                {[...types.map((type) => t(`common:profileType.${type}`)), languageNames[language]].join(' · ')}
              </span>
            </span>
            {signingInAs === handle ? (
              <span className="mu:text-sm mu:text-text-muted">{t('signingIn')}</span>
            ) : (
              tier !== 'free' && <Badge tone="accent">{t(`chrome:tier.${tier}`)}</Badge>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}

function LoadingPeople() {
  const { t } = useTranslation(['signIn', 'common']);
  return (
    <Loading label={t('loading')}>
      <Skeleton shape="block" className="mu:h-11 mu:rounded-control" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="mu:mt-4 mu:flex mu:items-center mu:gap-3">
          <Skeleton shape="circle" className="mu:size-10 mu:shrink-0" />
          <div className="mu:flex-1">
            <Skeleton className="mu:w-2/5" />
            <Skeleton className="mu:w-1/4 mu:text-sm" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/**
 * The sandbox's sign-in: any X handle, or one of the demo people. It says what it is: a local stand-in that does not contact X. With real identity
 * configured, the app opens that instead, and never this.
 */
export function SignInDialog({
  isOpen,
  onOpenChange,
  people,
  onSignIn,
  onRetryPeople,
  signingInAs,
  error,
}: SignInDialogProps) {
  const { t } = useTranslation(['signIn', 'common']);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('common:close')}>
      <div className="mu:flex mu:flex-col mu:gap-5">
        <Banner tone="info">{t('notice')}</Banner>
        {error !== undefined && (
          <Banner tone="danger" title={t('failed')}>
            {error}
          </Banner>
        )}
        <HandleForm onSignIn={onSignIn} signingInAs={signingInAs} />
        <section aria-label={t('people')}>
          <p className="mu:mb-3 mu:flex mu:items-center mu:gap-3 mu:text-center mu:text-sm mu:text-text-muted mu:before:h-px mu:before:flex-1 mu:before:bg-border mu:after:h-px mu:after:flex-1 mu:after:bg-border">
            {t('or')}
          </p>
          {people.status === 'loading' && <LoadingPeople />}
          {people.status === 'error' && (
            <p
              role="alert"
              className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-3 mu:text-sm mu:text-text-muted"
            >
              {t('peopleError')}
              <Button size="sm" onPress={onRetryPeople}>
                {t('common:tryAgain')}
              </Button>
            </p>
          )}
          {people.status === 'ready' &&
            (people.people.length === 0 ? (
              <p className="mu:text-center mu:text-sm mu:text-text-muted">{t('noPeople')}</p>
            ) : (
              <People people={people.people} onSignIn={onSignIn} signingInAs={signingInAs} />
            ))}
        </section>
      </div>
    </Dialog>
  );
}
