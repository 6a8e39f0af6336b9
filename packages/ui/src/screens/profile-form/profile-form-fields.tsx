import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTagTexts } from '../../lib/field/use-tag-texts.ts';
import { GROUP_TYPES, PROFILE_TYPES, PROJECT_TYPES, ROLES } from '../../patterns/profile-kind/profile-kind.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { GroupIcon, IndividualIcon, ProjectIcon } from '../../primitives/icons/icons.ts';
import { NumberField } from '../../primitives/number-field/number-field.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TagField } from '../../primitives/tag-field/tag-field.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { minimumMembers } from './profile-form.rules.ts';
import { fieldsOf, LIMITS, type LinkField, type ProfileField, type WordField } from './profile-form.values.ts';
import { ProjectLinks } from './project-links.tsx';
import { useIssueText } from './use-issue-text.ts';
import type { ProfileForm } from './use-profile-form.ts';

export const fieldId = (field: ProfileField): string => `profile-${field}`;

const typeIcons = { individual: IndividualIcon, group: GroupIcon, project: ProjectIcon } as const;
const hinted: ReadonlySet<ProfileField> = new Set(['walletLink']);

interface FieldProps {
  form: ProfileForm;
}

/** A part of the form under one heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-border pt-8 first:border-t-0 first:pt-0">
      <h2 className="mb-5 text-lg font-semibold">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

/** What a field shows beside its value: its label, what is wrong, and what happens when it is left. */
function useField({ values, issues, leave }: ProfileForm) {
  const { t } = useTranslation('profiles');
  const textOf = useIssueText();
  return (field: ProfileField) => {
    const issue = issues.find((each) => each.field === field && each.index === undefined);
    return {
      shown: fieldsOf(values).includes(field),
      props: {
        id: fieldId(field),
        label: t(`form.field.${field}`),
        errorMessage: issue && textOf(issue),
        onBlur: () => leave(field),
      },
    };
  };
}

function TypeSection({ form }: FieldProps) {
  const { t } = useTranslation('profiles');
  if (form.mode === 'edit') return null;
  return (
    <RadioCards
      columns="three"
      id={fieldId('profileType')}
      label={t('form.sections.type')}
      value={form.values.profileType}
      onChange={(value) => form.set('profileType', PROFILE_TYPES.find((type) => type === value) ?? 'individual')}
    >
      {PROFILE_TYPES.map((type) => {
        const Icon = typeIcons[type];
        return (
          <RadioCard key={type} value={type} title={t(`type.${type}`)} icon={<Icon aria-hidden="true" />}>
            {t(`form.typeText.${type}`)}
          </RadioCard>
        );
      })}
    </RadioCards>
  );
}

function Words({ form, field }: FieldProps & { field: WordField }) {
  const { t } = useTranslation('profiles');
  const { shown, props } = useField(form)(field);
  const texts = useTagTexts(LIMITS.words);
  return (
    shown && (
      <TagField
        {...props}
        description={t(`form.hint.${field}`)}
        max={LIMITS.words}
        value={form.values[field]}
        onChange={(words) => form.set(field, words)}
        onRefusedChange={(words) => form.refuse(field, words)}
        texts={texts}
      />
    )
  );
}

function LinkInput({ form, field }: FieldProps & { field: LinkField }) {
  const { t } = useTranslation('profiles');
  const { shown, props } = useField(form)(field);
  return (
    shown && (
      <TextField
        {...props}
        type="url"
        inputMode="url"
        placeholder="https://"
        description={hinted.has(field) ? t('form.hint.walletLink') : undefined}
        value={form.values[field]}
        onChange={(link) => form.set(field, link)}
      />
    )
  );
}

function AboutSection({ form }: FieldProps) {
  const { t } = useTranslation('profiles');
  const field = useField(form);
  return (
    <Section title={t('form.sections.about')}>
      <TextField
        {...field('name').props}
        isRequired
        autoComplete="off"
        limit={LIMITS.name}
        description={t('form.hint.name')}
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
      />
      <TextArea
        {...field('bio').props}
        isRequired
        rows={4}
        limit={LIMITS.bio}
        description={t('form.hint.bio')}
        value={form.values.bio}
        onChange={(bio) => form.set('bio', bio)}
      />
      <Words form={form} field="tags" />
      <Words form={form} field="interests" />
      <Words form={form} field="languages" />
    </Section>
  );
}

function IndividualSection({ form, approvedLinks }: FieldProps & { approvedLinks: ReadonlyMap<string, boolean> }) {
  const { t } = useTranslation('profiles');
  const field = useField(form);
  return (
    <>
      <Section title={t('form.sections.individual')}>
        <Select
          {...field('role').props}
          isRequired
          options={ROLES.map((key) => ({ key, label: t(`subtype.${key}`) }))}
          value={form.values.role}
          onChange={(role) => form.set('role', role)}
        />
        <Words form={form} field="skills" />
      </Section>
      <Section title={t('form.sections.links')}>
        {(['externalPortfolio', 'twitterLink', 'githubLink', 'xLink', 'walletLink'] as const).map((link) => (
          <LinkInput key={link} form={form} field={link} />
        ))}
        {field('projectLinks').shown && (
          <ProjectLinks form={form} approvedLinks={approvedLinks} id={fieldId('projectLinks')} />
        )}
      </Section>
    </>
  );
}

function GroupSection({ form }: FieldProps) {
  const { t } = useTranslation('profiles');
  const field = useField(form);
  const { values, set, mode } = form;
  return (
    <Section title={t('form.sections.group')}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select
          {...field('groupType').props}
          isRequired
          options={GROUP_TYPES.map((key) => ({ key, label: t(`subtype.${key}`) }))}
          value={values.groupType}
          onChange={(type) => set('groupType', type)}
        />
        <NumberField
          {...field('memberCount').props}
          isRequired
          minValue={minimumMembers(mode)}
          commitBehavior="validate"
          value={values.memberCount ?? Number.NaN}
          onChange={(count) => set('memberCount', Number.isNaN(count) ? null : count)}
        />
      </div>
      <TextArea
        {...field('entryRequirements').props}
        rows={2}
        limit={LIMITS.entryRequirements}
        description={t('form.hint.entryRequirements')}
        value={values.entryRequirements}
        onChange={(text) => set('entryRequirements', text)}
      />
      <Checkbox
        id={fieldId('isPublic')}
        description={t('form.hint.isPublic')}
        isSelected={values.isPublic}
        onChange={(isPublic) => set('isPublic', isPublic)}
      >
        {t('form.field.isPublic')}
      </Checkbox>
      <LinkInput form={form} field="communityLink" />
      <LinkInput form={form} field="xProfile" />
    </Section>
  );
}

function ProjectSection({ form }: FieldProps) {
  const { t } = useTranslation('profiles');
  const field = useField(form);
  const { values, set } = form;
  return (
    <>
      <Section title={t('form.sections.project')}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Select
            {...field('projectType').props}
            isRequired
            options={PROJECT_TYPES.map((key) => ({ key, label: t(`subtype.${key}`) }))}
            value={values.projectType}
            onChange={(type) => set('projectType', type)}
          />
          <TextField
            {...field('chain').props}
            limit={LIMITS.chain}
            placeholder={t('form.hint.chain')}
            value={values.chain}
            onChange={(chain) => set('chain', chain)}
          />
        </div>
        <TextField
          {...field('tokenAddress').props}
          placeholder="0x…"
          autoComplete="off"
          spellCheck="false"
          className="[&_input]:font-mono [&_input]:text-sm"
          description={t('form.hint.tokenAddress')}
          value={values.tokenAddress}
          onChange={(address) => set('tokenAddress', address)}
        />
      </Section>
      <Section title={t('form.sections.links')}>
        {(['website', 'twitterProfile', 'telegramLink'] as const).map((link) => (
          <LinkInput key={link} form={form} field={link} />
        ))}
      </Section>
    </>
  );
}

/** The fields that this type and role have, in the order of `fieldsOf`. */
export function ProfileFormFields({
  form,
  approvedLinks,
}: FieldProps & { approvedLinks: ReadonlyMap<string, boolean> }) {
  return (
    <>
      <TypeSection form={form} />
      <AboutSection form={form} />
      {form.values.profileType === 'individual' && <IndividualSection form={form} approvedLinks={approvedLinks} />}
      {form.values.profileType === 'group' && <GroupSection form={form} />}
      {form.values.profileType === 'project' && <ProjectSection form={form} />}
    </>
  );
}
