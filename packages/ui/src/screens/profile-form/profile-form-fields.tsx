import { type FunctionComponent, memo, type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GROUP_TYPES,
  PROFILE_TYPES,
  PROJECT_STATUSES,
  PROJECT_TYPES,
  ROLES,
} from '../../patterns/profile-kind/profile-kind.ts';
import { WordField as KnownWordField, type WordKind } from '../../patterns/word-field/word-field.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { GroupIcon, IndividualIcon, ProjectIcon } from '../../primitives/icons/icons.ts';
import { NumberField, type NumberFieldProps } from '../../primitives/number-field/number-field.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TextArea, type TextAreaProps } from '../../primitives/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '../../primitives/text-field/text-field.tsx';
import type { PictureSlots } from './picture-slots.ts';
import { minimumMembers } from './profile-form.rules.ts';
import {
  doublesOf,
  fieldsOf,
  LIMITS,
  type LinkField,
  type PictureField,
  type ProfileField,
  type ProfileFormValues,
  SOCIAL_FIELDS,
  type WordField,
} from './profile-form.values.ts';
import { LinkRows as AllLinkRows } from './link-rows.tsx';
import { Said } from './said.tsx';
import { useIssueText } from './use-issue-text.ts';
import { isFieldSame, type ProfileForm } from './profile-form.state.ts';

export const fieldId = (field: ProfileField): string => `profile-${field}`;

const typeIcons = { individual: IndividualIcon, group: GroupIcon, project: ProjectIcon } as const;
const KINDS = {
  tags: 'tag',
  interests: 'interest',
  skills: 'skill',
  languages: 'language',
  categories: 'interest',
} as const satisfies Record<WordField, WordKind>;
const SUBTYPES = { role: ROLES, groupType: GROUP_TYPES, projectType: PROJECT_TYPES } as const;

interface FieldProps {
  form: ProfileForm;
}

/**
 * Draws a field anew only when it has changed itself: most presses change one field, and all together take longer than a press may. It uses nothing of
 * the form that is another field's.
 */
const drawnAlone = <Props extends FieldProps & { field: ProfileField }>(Field: FunctionComponent<Props>) =>
  memo(
    Field,
    (one, other) =>
      Object.entries(one).every(([name, value]) => name === 'form' || value === Reflect.get(other, name)) &&
      isFieldSame(one.form, other.form, one.field),
  );

const LinkRows = drawnAlone(AllLinkRows);

interface PicturesProps extends FieldProps {
  slots: PictureSlots;
  /** Grows when the values change other than by typing: an upload starts over. */
  revision: number;
}

/** A part of the form under one heading. */
function Section({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="mu:border-t mu:border-border mu:pt-8 mu:first:border-t-0 mu:first:pt-0">
      <div className="mu:mb-5">
        <h2 className="mu:text-lg mu:font-semibold">{title}</h2>
        {text && <p className="mu:text-sm mu:text-text-muted">{text}</p>}
      </div>
      <div className="mu:flex mu:flex-col mu:gap-5">{children}</div>
    </section>
  );
}

/** A field's surroundings: its label, help, quotes, error, and blur handler. */
function useField({ values, said, issues, leave }: ProfileForm) {
  const { t } = useTranslation(['profiles', 'common']);
  const textOf = useIssueText();
  return (field: ProfileField, hint?: string) => {
    const words = said?.[field];
    const issue = issues.find((each) => each.field === field && each.index === undefined);
    return {
      shown: fieldsOf(values).includes(field),
      props: {
        id: fieldId(field),
        label: t(`form.field.${field}`),
        description: words ? <Said words={words} hint={hint} /> : hint,
        errorMessage: issue && textOf(issue),
        onBlur: () => leave(field),
      },
    };
  };
}

const Type = drawnAlone(function Type({ form, field }: FieldProps & { field: 'profileType' }) {
  const { t } = useTranslation(['profiles', 'common']);
  if (form.mode === 'edit' || form.said) return null;
  return (
    <RadioCards
      columns="three"
      id={fieldId(field)}
      label={t('form.sections.type')}
      value={form.values[field]}
      onChange={(value) => form.set(field, PROFILE_TYPES.find((type) => type === value) ?? 'individual')}
    >
      {PROFILE_TYPES.map((type) => {
        const Icon = typeIcons[type];
        return (
          <RadioCard key={type} value={type} title={t(`common:profileType.${type}`)} icon={<Icon aria-hidden="true" />}>
            {t(`form.typeText.${type}`)}
          </RadioCard>
        );
      })}
    </RadioCards>
  );
});

/** The fields that hold any value of a type. */
type FieldOf<Value> = { [F in ProfileField]: Value extends ProfileFormValues[F] ? F : never }[ProfileField];

const Line = drawnAlone(function Line({
  form,
  field,
  hint,
  ...props
}: FieldProps & { field: FieldOf<string>; hint?: string } & Omit<
    TextFieldProps,
    'form' | 'label' | 'value' | 'onChange'
  >) {
  return (
    <TextField
      {...useField(form)(field, hint).props}
      {...props}
      value={form.values[field]}
      onChange={(text) => form.set(field, text)}
    />
  );
});

const Lines = drawnAlone(function Lines({
  form,
  field,
  ...props
}: FieldProps & { field: 'bio' | 'entryRequirements' } & Pick<TextAreaProps, 'rows' | 'isRequired'>) {
  const { t } = useTranslation('profiles');
  return (
    <TextArea
      {...useField(form)(field, t(`form.hint.${field}`)).props}
      {...props}
      limit={LIMITS[field]}
      value={form.values[field]}
      onChange={(text) => form.set(field, text)}
    />
  );
});

const Subtype = drawnAlone(function Subtype({ form, field }: FieldProps & { field: keyof typeof SUBTYPES }) {
  const { t } = useTranslation('common');
  return (
    <Select
      {...useField(form)(field).props}
      isRequired
      options={SUBTYPES[field].map((key) => ({ key, label: t(`subtype.${key}`) }))}
      value={form.values[field]}
      onChange={(subtype) => form.set(field, subtype)}
    />
  );
});

const Status = drawnAlone(function Status({ form, field }: FieldProps & { field: 'status' }) {
  const { t } = useTranslation('profiles');
  return (
    <Select
      {...useField(form)(field).props}
      isRequired
      options={PROJECT_STATUSES.map((key) => ({ key, label: t(`status.${key}`) }))}
      value={form.values[field]}
      onChange={(status) => form.set(field, status)}
    />
  );
});

const Count = drawnAlone(function Count({
  form,
  field,
  ...props
}: FieldProps & { field: FieldOf<number> } & Pick<NumberFieldProps, 'isRequired' | 'minValue'>) {
  return (
    <NumberField
      {...useField(form)(field).props}
      {...props}
      commitBehavior="validate"
      value={form.values[field] ?? Number.NaN}
      onChange={(count) => form.set(field, Number.isNaN(count) ? null : count)}
    />
  );
});

const Words = drawnAlone(function Words({ form, field }: FieldProps & { field: WordField }) {
  const { t } = useTranslation(['profiles', 'common']);
  const { shown, props } = useField(form)(field, t(`form.hint.${field}`));
  return (
    shown && (
      <KnownWordField
        {...props}
        kind={KINDS[field]}
        max={LIMITS.words}
        value={form.values[field]}
        onChange={(words) => form.set(field, words)}
        onRefusedChange={(words) => form.refuse(field, words)}
      />
    )
  );
});

const LinkInput = drawnAlone(function LinkInput({
  form,
  field,
  isSecond = false,
}: FieldProps & { field: LinkField; isSecond?: boolean }) {
  const { t } = useTranslation(['profiles', 'common']);
  const { shown, props } = useField(form)(field, field === 'walletLink' ? t('form.hint.walletLink') : undefined);
  return (
    shown && (
      <TextField
        {...props}
        label={isSecond ? t('form.second', { field: props.label }) : props.label}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={form.values[field]}
        onChange={(link) => form.set(field, link)}
      />
    )
  );
});

/** The social links. One that duplicates another field shows only if it has a value, and stays while the form is open. */
function SocialLinks({ form }: FieldProps) {
  const { values, said } = form;
  const [filled] = useState(() => SOCIAL_FIELDS.filter((field) => values[field] !== ''));
  const doubles = doublesOf(values);
  return (
    <>
      {said?.social && (
        <p>
          <Said words={said.social} />
        </p>
      )}
      {SOCIAL_FIELDS.filter((field) => !doubles.includes(field) || filled.includes(field) || values[field] !== '').map(
        (field) => (
          <LinkInput key={field} form={form} field={field} isSecond={doubles.includes(field)} />
        ),
      )}
    </>
  );
}

function AboutSection({ form }: FieldProps) {
  const { t } = useTranslation('profiles');
  return (
    <Section title={t('form.sections.about')}>
      <Line form={form} field="name" hint={t('form.hint.name')} isRequired autoComplete="off" limit={LIMITS.name} />
      <Lines form={form} field="bio" isRequired rows={4} />
      <Words form={form} field="tags" />
      <Words form={form} field="interests" />
      <Words form={form} field="languages" />
    </Section>
  );
}

interface PictureProps<Field extends PictureField> extends FieldProps {
  field: Field;
  slots: PictureSlots;
}

const OnePicture = drawnAlone(function OnePicture({
  form,
  field,
  slots: { Picture },
}: PictureProps<'avatar' | 'coverImage'>) {
  return (
    <Picture
      kind={field}
      id={fieldId(field)}
      value={form.values[field]}
      errorMessage={useField(form)(field).props.errorMessage}
      onChange={(address) => form.set(field, address)}
      onUnfinished={(isUnfinished) => form.wait(field, isUnfinished)}
    />
  );
});

const AllPictures = drawnAlone(function AllPictures({ form, field, slots: { Gallery } }: PictureProps<'gallery'>) {
  const { shown, props } = useField(form)(field);
  return (
    shown && (
      <Gallery
        id={fieldId(field)}
        value={form.values.gallery}
        errorMessage={props.errorMessage}
        onChange={(gallery) => form.set(field, gallery)}
        onUnfinished={(isUnfinished) => form.wait(field, isUnfinished)}
      />
    )
  );
});

function PicturesSection({ form, slots, revision }: PicturesProps) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <Section title={t('form.sections.pictures')}>
      {(['avatar', 'coverImage'] as const).map((field) => (
        <OnePicture key={`${field}.${String(revision)}`} form={form} field={field} slots={slots} />
      ))}
      <AllPictures form={form} field="gallery" slots={slots} />
    </Section>
  );
}

function IndividualSection({ form, approvedLinks }: FieldProps & { approvedLinks: ReadonlyMap<string, boolean> }) {
  const { t } = useTranslation(['profiles', 'common']);
  const field = useField(form);
  return (
    <>
      <Section title={t('form.sections.individual')}>
        <Subtype form={form} field="role" />
        <Words form={form} field="skills" />
      </Section>
      <Section title={t('form.sections.links')}>
        {(['externalPortfolio', 'twitterLink', 'githubLink', 'xLink', 'walletLink'] as const).map((link) => (
          <LinkInput key={link} form={form} field={link} />
        ))}
        {field('projectLinks').shown && (
          <LinkRows form={form} field="projectLinks" approvedLinks={approvedLinks} id={fieldId('projectLinks')} />
        )}
        <LinkRows form={form} field="portfolio" id={fieldId('portfolio')} />
        <SocialLinks form={form} />
      </Section>
    </>
  );
}

function GroupSection({ form }: FieldProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const field = useField(form);
  const { values, set, mode } = form;
  return (
    <>
      <Section title={t('form.sections.group')}>
        <div className="mu:grid mu:grid-cols-1 mu:gap-5 mu:sm:grid-cols-2">
          <Subtype form={form} field="groupType" />
          <Count form={form} field="memberCount" isRequired minValue={minimumMembers(mode)} />
        </div>
        <Words form={form} field="categories" />
        <Lines form={form} field="entryRequirements" rows={2} />
        <Checkbox
          id={fieldId('isPublic')}
          description={field('isPublic', t('form.hint.isPublic')).props.description}
          isSelected={values.isPublic}
          onChange={(isPublic) => set('isPublic', isPublic)}
        >
          {t('form.field.isPublic')}
        </Checkbox>
      </Section>
      <Section title={t('form.sections.links')} text={!values.isPublic && t('form.hint.privateLinks')}>
        <LinkInput form={form} field="communityLink" />
        <LinkInput form={form} field="xProfile" />
        <SocialLinks form={form} />
      </Section>
    </>
  );
}

function ProjectSection({ form }: FieldProps) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <Section title={t('form.sections.project')}>
        <div className="mu:grid mu:grid-cols-1 mu:gap-5 mu:sm:grid-cols-2">
          <Subtype form={form} field="projectType" />
          <Status form={form} field="status" />
          <Count form={form} field="teamSize" minValue={1} />
          <Line form={form} field="chain" limit={LIMITS.chain} placeholder={t('form.hint.chain')} />
        </div>
        <Line form={form} field="funding" hint={t('form.hint.funding')} limit={LIMITS.funding} />
        <Line
          form={form}
          field="tokenAddress"
          hint={t('form.hint.tokenAddress')}
          placeholder="0x…"
          autoComplete="off"
          spellCheck="false"
          className="mu:[&_input]:font-mono mu:[&_input]:text-sm"
        />
      </Section>
      <Section title={t('form.sections.links')}>
        {(['website', 'twitterProfile', 'telegramLink', 'githubLink', 'discordLink'] as const).map((link) => (
          <LinkInput key={link} form={form} field={link} />
        ))}
      </Section>
    </>
  );
}

/** The fields of this type and role, in the order of `fieldsOf`. */
export function ProfileFormFields({
  form,
  approvedLinks,
  ...pictures
}: PicturesProps & { approvedLinks: ReadonlyMap<string, boolean> }) {
  // The choice shows first, then what it asks for.
  const type = useDeferredValue(form.values.profileType);
  return (
    <>
      <Type form={form} field="profileType" />
      <AboutSection form={form} />
      <PicturesSection form={form} {...pictures} />
      {type === 'individual' && <IndividualSection form={form} approvedLinks={approvedLinks} />}
      {type === 'group' && <GroupSection form={form} />}
      {type === 'project' && <ProjectSection form={form} />}
    </>
  );
}
