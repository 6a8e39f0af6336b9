import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../lib/deferred.ts';
import { VALIDATION } from '../../lib/field/validation.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { ProfileCard } from '../../patterns/profile-card/profile-card.tsx';
import type { ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import { SeekingButton, type SeekingControl } from '../../patterns/seeking/seeking.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ArrowLeftIcon, FilterIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { PictureSlots } from './picture-slots.ts';
import { ProfileFormFields } from './profile-form-fields.tsx';
import { formHandlers, type OpenForm, type SaidWords, shownIssues } from './profile-form.state.ts';
import type { ProfileFormValues } from './profile-form.values.ts';
import { RestoredDraft } from './restored-draft.tsx';

export type { GallerySlotProps, PictureSlotProps, PictureSlots } from './picture-slots.ts';
export { fromProfile, type ProfilePayload, toEdit, toPayload } from './profile-form.payload.ts';
export { checkProfile } from './profile-form.rules.ts';
export type { OpenForm, SaidWords, SaveError } from './profile-form.state.ts';
export {
  DEFAULT_VALUES,
  fieldsOf,
  type LinkField,
  type LinkList,
  type ProfileFormMode,
  type ProfileFormValues,
} from './profile-form.values.ts';

export type ProfileFormView =
  | { readonly status: 'create'; readonly form: OpenForm }
  | { readonly status: 'edit'; readonly form: OpenForm; readonly profile: ProfileView }
  /** The assistant's data before creation: each field shows its quotes. */
  | { readonly status: 'preview'; readonly form: OpenForm; readonly said: SaidWords }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string };

export interface ProfileFormScreenProps {
  view: ProfileFormView;
  /** Uploads its pictures. */
  slots: PictureSlots;
  /** The target of cancelling: the list. */
  listHref: string;
  /** Leads from the preview back to the talk. */
  onBackToTalk?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Above the form: what the team hid of it. */
  notice?: ReactNode;
  /** What the profile seeks (D62); only of one that is stored. */
  seeking?: SeekingControl | undefined;
}

const page = 'mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12';

/** A live preview of the card that others will see. */
function Preview({ values, stored }: { values: ProfileFormValues; stored?: ProfileView | undefined }) {
  const { t } = useTranslation('profiles');
  const subtype = { individual: values.role, group: values.groupType, project: values.projectType }[values.profileType];
  return (
    <aside aria-labelledby="preview-title" className="mu:max-lg:hidden">
      <div className="mu:sticky mu:top-24">
        <h2 id="preview-title" className="mu:text-sm mu:font-medium">
          {t('form.preview')}
        </h2>
        <p className="mu:mb-4 mu:text-sm mu:text-text-muted">{t('form.previewText')}</p>
        <ProfileCard
          headingLevel={3}
          profile={{
            _id: stored?._id ?? 'new',
            profileType: values.profileType,
            subtype,
            name: values.name.trim() || t('card.namePlaceholder'),
            bio: values.bio.trim() || t('card.bioPlaceholder'),
            avatar: values.avatar?.url ?? null,
            coverImage: values.coverImage?.url ?? null,
            photos: stored?.photos ?? [],
            tags: values.tags,
            isVerified: stored?.isVerified ?? false,
          }}
        />
      </div>
    </aside>
  );
}

/** What it seeks is no part of the form: it is saved by itself. */
function SeekingSection({ seeking }: { seeking: SeekingControl }) {
  const { t } = useTranslation('seeking');
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="mu:mt-12 mu:flex mu:max-w-xl mu:flex-col mu:items-start mu:gap-3 mu:border-t mu:border-border mu:pt-8"
    >
      <h2 id={title} className="mu:text-lg mu:font-semibold">
        {t('title')}
      </h2>
      <p className="mu:text-sm mu:text-text-muted">{t('section.text')}</p>
      <SeekingButton seeking={seeking} icon={<FilterIcon aria-hidden="true" className="mu:size-5" />}>
        {t('section.action')}
      </SeekingButton>
    </section>
  );
}

function LoadingForm() {
  const { t } = useTranslation('profiles');
  return (
    <Loading label={t('details.loading')} className="mu:flex mu:max-w-xl mu:flex-col mu:gap-5">
      {[44, 118, 44, 44, 44].map((height, index) => (
        <div key={`${height}-${String(index)}`} className="mu:flex mu:flex-col mu:gap-1.5">
          <Skeleton className="mu:w-24 mu:text-sm" />
          <Skeleton shape="block" style={{ height }} className="mu:rounded-control" />
        </div>
      ))}
    </Loading>
  );
}

interface EditableFormProps extends Pick<ProfileFormScreenProps, 'slots' | 'listHref'> {
  form: OpenForm;
  stored: ProfileView | undefined;
  said: SaidWords | undefined;
}

/** The same object as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (JSON.stringify(value) === JSON.stringify(kept)) return kept;
  keep(value);
  return value;
}

function EditableForm({ form: open, stored, said, slots, listHref }: EditableFormProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const { values, unfinished, touched, attempts, sent, error, isSaving, revision } = open;
  const mode = stored ? 'edit' : 'create';
  const issues = useSame(
    useMemo(
      () => shownIssues({ values, unfinished, touched, attempts, sent }, mode, error),
      [values, unfinished, touched, attempts, sent, mode, error],
    ),
  );
  const latest = useLatest(open);
  // The same ones while it is open: a field is drawn anew for its own sake alone.
  const [handlers] = useState(() => formHandlers(latest));
  const summary = useRef<HTMLDivElement>(null);
  const approvedLinks = useMemo(
    () =>
      new Map(
        stored?.profileType === 'individual'
          ? stored.individualData.projectLinks.map(({ url, isVerified }) => [url, isVerified])
          : [],
      ),
    [stored],
  );

  // It is above all fields: it grows and shrinks only while nothing is pressed.
  const told = useSettled(useMemo(() => ({ issues, attempts, error }), [issues, attempts, error]));
  useEffect(() => {
    if (told.attempts > 0 || told.error) summary.current?.focus();
  }, [told.attempts, told.error]);

  return (
    <div className="mu:grid mu:grid-cols-1 mu:gap-x-20 mu:lg:grid-cols-[minmax(0,36rem)_minmax(0,20rem)] mu:lg:justify-between">
      <form
        noValidate
        className="mu:flex mu:flex-col mu:gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) open.onSubmit();
        }}
      >
        <FormContext value={VALIDATION.aria}>
          <ErrorSummary
            ref={summary}
            issues={told.attempts > 0 || told.error ? told.issues : []}
            message={told.error?.message}
          />
          <ProfileFormFields
            form={{ mode, values, said, issues, ...handlers }}
            approvedLinks={approvedLinks}
            slots={slots}
            revision={revision}
          />
          <div className="mu:flex mu:flex-col-reverse mu:gap-3 mu:border-t mu:border-border mu:pt-6 mu:sm:flex-row mu:sm:justify-end">
            <LinkButton variant="quiet" href={listHref}>
              {t('common:cancel')}
            </LinkButton>
            <Button type="submit" variant="primary" isPending={isSaving}>
              {mode === 'edit' ? t('form.save') : t('form.create')}
            </Button>
          </div>
        </FormContext>
      </form>
      <Deferred>
        <Preview values={values} stored={stored} />
      </Deferred>
    </div>
  );
}

/** The form, below the restored draft's notice and the changes made elsewhere. */
function FormBelowNews({ form, ...props }: EditableFormProps) {
  const changes = useRef<HTMLElement>(null);
  const { isRestored, elsewhere } = form;
  return (
    <>
      <div className="mu:mb-8 mu:flex mu:max-w-xl mu:flex-col mu:gap-4 mu:empty:hidden">
        {isRestored && <RestoredDraft onDiscard={form.onDiscard} />}
        {elsewhere.length > 0 && (
          <ChangedElsewhere
            ref={changes}
            changes={elsewhere}
            onChoose={(field, side) => {
              changes.current?.focus();
              form.onChoose(field, side);
            }}
          />
        )}
      </div>
      <EditableForm
        {...props}
        form={{
          ...form,
          onSubmit() {
            if (elsewhere.some(({ choice }) => choice === 'open')) changes.current?.focus();
            form.onSubmit();
          },
        }}
      />
    </>
  );
}

/**
 * Creates or edits a profile (SPEC 2, 3 and 5). Errors show at their field and in a summary that gets the focus; a failed save keeps everything; a
 * preview of the card is beside the form on wide screens.
 */
export function ProfileFormScreen({
  view,
  slots,
  listHref,
  onRetry,
  onBackToTalk,
  notice,
  seeking,
}: ProfileFormScreenProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const { title, lead } = {
    create: { title: t('form.createTitle'), lead: t('form.createLead') },
    edit: { title: t('form.editTitle'), lead: t('form.typeFixed') },
    preview: { title: t('form.fromTalk.title'), lead: t('form.fromTalk.lead') },
  }[view.status === 'create' || view.status === 'preview' ? view.status : 'edit'];
  return (
    <div className={page}>
      <PageHeader
        title={title}
        lead={lead}
        back={
          onBackToTalk ? (
            <Button
              size="sm"
              variant="quiet"
              className="mu:-ml-3"
              icon={<ArrowLeftIcon aria-hidden="true" className="mu:size-4" />}
              onPress={onBackToTalk}
            >
              {t('form.fromTalk.back')}
            </Button>
          ) : (
            <Link variant="quiet" href={listHref} className="mu:inline-flex mu:items-center mu:gap-1.5 mu:text-sm">
              <ArrowLeftIcon aria-hidden="true" className="mu:size-4" />
              {t('form.back')}
            </Link>
          )
        }
        className="mu:mb-8 mu:md:mb-10"
      />
      {view.status === 'loading' && <LoadingForm />}
      {view.status === 'error' && (
        <LoadFailed title={t('details.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {notice}
      {'form' in view && (
        <FormBelowNews
          form={view.form}
          slots={slots}
          listHref={listHref}
          stored={view.status === 'edit' ? view.profile : undefined}
          said={view.status === 'preview' ? view.said : undefined}
        />
      )}
      {'form' in view && seeking && <SeekingSection seeking={seeking} />}
    </div>
  );
}
