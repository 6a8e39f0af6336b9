import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import { PROFILE_TYPES } from '../profile-kind/profile-kind.ts';
import { WordField } from '../word-field/word-field.tsx';
import { offeredSubtypes } from './seeking.rules.ts';
import { type Seeking, SEEKING_LEVELS, type SeekingGroup, type SeekingLevel } from './seeking.types.ts';

/** As many words as a group holds (D37). */
const MAX_WORDS = 20;

interface GroupProps {
  group: SeekingGroup;
  asked: { level: SeekingLevel; values: readonly string[] };
  onLevel: (level: SeekingLevel) => void;
  /** Chooses the values. */
  children: ReactNode;
}

/** How much one thing matters, and below it what is sought. */
function Group({ group, asked: { level, values }, onLevel, children }: GroupProps) {
  const { t } = useTranslation(['seeking', 'profiles', 'common']);
  const title = useId();
  const name = t(`profiles:seekingGroup.${group}`);
  return (
    <section
      aria-labelledby={title}
      className="mu:flex mu:flex-col mu:gap-3 mu:border-b mu:border-border mu:py-5 mu:last:border-b-0"
    >
      <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-2">
        <h3 id={title} className="mu:font-semibold">
          {name}
        </h3>
        <ToggleButtonGroup
          variant="segment"
          aria-label={t('level.label', { group: name })}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[level]}
          onSelectionChange={(keys) => {
            const chosen = SEEKING_LEVELS.find((each) => keys.has(each));
            if (chosen) onLevel(chosen);
          }}
        >
          {SEEKING_LEVELS.map((each) => (
            <ToggleButton key={each} id={each}>
              {t(`level.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {level !== 'any' && (
        <>
          {children}
          <p className="mu:text-sm mu:text-text-muted">{values.length === 0 ? t('none') : t(`means.${level}`)}</p>
        </>
      )}
    </section>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly Value[];
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (values: Value[]) => void;
}

function Choices<Value extends string>({ label, options, values, nameOf, onChange }: ChoicesProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={values}
      onSelectionChange={(keys) => onChange(options.filter((option) => keys.has(option)))}
      className="mu:flex-wrap"
    >
      {options.map((option) => (
        <ToggleButton key={option} id={option}>
          {nameOf(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export interface SeekingFormProps {
  value: Seeking;
  onChange: (value: Seeking) => void;
}

/** What a profile seeks, group by group: what must fit, what is nice to have, and what does not matter (D62). */
export function SeekingForm({ value, onChange }: SeekingFormProps) {
  const { t } = useTranslation(['seeking', 'profiles', 'common']);
  const groupProps = <Key extends SeekingGroup>(group: Key) => ({
    group,
    asked: value[group],
    onLevel: (level: SeekingLevel) => onChange({ ...value, [group]: { ...value[group], level } }),
  });
  return (
    <div className="mu:flex mu:flex-col">
      <Group {...groupProps('types')}>
        <Choices
          label={t('values.types')}
          options={PROFILE_TYPES}
          values={value.types.values}
          nameOf={(type) => t(`common:profileType.${type}`)}
          onChange={(values) => onChange({ ...value, types: { ...value.types, values } })}
        />
      </Group>
      <Group {...groupProps('subtypes')}>
        <Choices
          label={t('values.subtypes')}
          options={offeredSubtypes(value)}
          values={value.subtypes.values}
          nameOf={(subtype) => t(`common:subtype.${subtype}`)}
          onChange={(values) => onChange({ ...value, subtypes: { ...value.subtypes, values } })}
        />
      </Group>
      <Group {...groupProps('languages')}>
        <WordField
          kind="language"
          label={t('values.languages')}
          hideLabel
          placeholder={t('languagesHint')}
          max={MAX_WORDS}
          value={value.languages.values}
          onChange={(values) => onChange({ ...value, languages: { ...value.languages, values } })}
        />
      </Group>
      <Group {...groupProps('tags')}>
        <WordField
          kind="tag"
          label={t('values.tags')}
          hideLabel
          placeholder={t('tagsHint')}
          max={MAX_WORDS}
          value={value.tags.values}
          onChange={(values) => onChange({ ...value, tags: { ...value.tags, values } })}
        />
      </Group>
    </div>
  );
}
