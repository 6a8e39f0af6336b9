import { POLICIES, SEVERITIES } from '@mutuals/text/policies';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { waiting } from '../../lib/waiting.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { NumberField } from '../../primitives/number-field/number-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { MEASURES, type Measure } from '../my-decisions/my-decisions-screen.tsx';
import { KeyHints } from '../admin/list-parts.tsx';
import { ReplyMenu } from '../admin/reply-menu.tsx';
import type { SavedReply } from '../admin/saved-reply.ts';
import { useDialogKeys } from '../admin/use-dialog-keys.ts';
import { useInsert } from '../admin/use-insert.ts';
import { type Kept, useKept } from '../../lib/use-kept.ts';
import { useLanguage } from './use-language.ts';
import { type DecisionDraft, HIDEABLE, type Saving, type SubjectType, type TeamReport } from './moderation.types.ts';

const TEXT_MOST = 2000;
const DAYS_MOST = 365;
const MUTED_MOST = 30;

/** The things that a measure can be taken on; others are possible on any. */
const TAKEN_ON: Partial<Record<Measure, readonly SubjectType[]>> = {
  hide_field: ['profile', 'group', 'link'],
  hide_picture: ['profile', 'group', 'picture'],
};

export interface DecisionFormProps {
  report: TeamReport;
  /** Names of people are left out. */
  hidesNames: boolean;
  /** The team's saved replies; without any there is no menu. */
  replies: readonly SavedReply[];
  saving: Saving;
  /** Keeps the draft until it is sent. */
  kept?: Kept<DecisionDraft> | undefined;
  /** `isNext` opens the next subject afterwards. */
  onDecide: (draft: DecisionDraft, isNext: boolean) => void;
}

/** A decision on a subject: the mildest measure that works, its rule, how grave it is, and the facts for the person (D65). */
export function DecisionForm({ report, hidesNames, replies, saving, kept, onDecide }: DecisionFormProps) {
  const { t } = useTranslation('moderation');
  const { locale } = useLocale();
  const language = useLanguage();
  const { type } = report.subject;
  const reason = report.reports[0]?.reason;
  const pictures = report.content.pictures.map(({ url }) => url);
  const [draft, change] = useKept<DecisionDraft>(
    {
      measure: 'none',
      policy: POLICIES.find(({ code }) => code === reason)?.code ?? null,
      severity: null,
      days: null,
      field: 'bio',
      picture: null,
      facts: '',
    },
    kept,
  );
  const { measure, policy, severity, days, field, facts } = draft;
  // The one that was chosen may be gone.
  const picture = pictures.find((url) => url === draft.picture) ?? pictures[0] ?? null;
  const factsRef = useRef<HTMLTextAreaElement>(null);
  const insert = useInsert(factsRef, { text: facts, onChange: (next) => change({ facts: next }) });

  const isMeasure = measure !== 'none';
  const hasDays = isMeasure && measure !== 'warn';
  const isReady =
    !isMeasure ||
    (policy !== null && severity !== null && facts.trim() !== '' && (measure !== 'mute' || days !== null));
  const isOfProfile = type === 'profile' || type === 'group';
  const [goesOn, setGoesOn] = useState(true);
  const [next, here] = [waiting(saving.isPending, goesOn), waiting(saving.isPending, !goesOn)];
  function decide(isNext: boolean): void {
    if (!isReady || saving.isPending) return;
    setGoesOn(isNext);
    onDecide(
      {
        measure,
        policy: isMeasure ? policy : null,
        severity: isMeasure ? severity : null,
        days: hasDays ? days : null,
        facts: facts.trim(),
        field: measure === 'hide_field' && isOfProfile ? field : null,
        picture: measure === 'hide_picture' && isOfProfile ? picture : null,
      },
      isNext,
    );
  }
  const form = useRef<HTMLFormElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    decide(!event.shiftKey);
  });
  // What it begins with: the measure.
  useDialogKeys({ d: () => form.current?.querySelector('button')?.focus() });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const element = form.current;
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  function submit(event: FormEvent): void {
    event.preventDefault();
    decide(true);
  }
  const person = new Intl.DisplayNames([locale], { type: 'language' }).of(report.person.language) ?? '';
  return (
    <form ref={form} onSubmit={submit} className="mu:flex mu:flex-col mu:gap-4">
      <h3 className="mu:text-sm mu:font-medium">{t('decide.title')}</h3>
      <Select
        label={t('decide.measure')}
        value={measure}
        onChange={(next) => change({ measure: next })}
        options={MEASURES.filter((each) => TAKEN_ON[each]?.includes(type) !== false).map((key) => ({
          key,
          label: t(`measure.${key}`),
        }))}
      />
      {isMeasure && (
        <div className="mu:grid mu:gap-4 mu:sm:grid-cols-2">
          <Select
            label={t('decide.policy')}
            value={policy}
            onChange={(next) => change({ policy: next })}
            options={POLICIES.map(({ code, number, title }) => ({ key: code, label: `${number} ${title[language]}` }))}
          />
          <Select
            label={t('decide.severity')}
            value={severity}
            onChange={(next) => change({ severity: next })}
            options={SEVERITIES.map(({ code, name }) => ({ key: code, label: name[language] }))}
          />
          {measure === 'hide_field' && isOfProfile && (
            <Select
              label={t('decide.field')}
              value={field}
              onChange={(next) => change({ field: next })}
              options={HIDEABLE.map((key) => ({ key, label: t(`subject.field.${key}`) }))}
            />
          )}
          {measure === 'hide_picture' && isOfProfile && (
            <Select
              label={t('decide.picture')}
              value={picture}
              onChange={(next) => change({ picture: next })}
              options={pictures.map((url, index) => ({
                key: url,
                label: t('decide.pictureNumber', { number: index + 1 }),
              }))}
            />
          )}
          {hasDays && (
            <NumberField
              label={t('decide.days')}
              description={measure === 'suspend' ? t('decide.daysHint') : undefined}
              minValue={1}
              maxValue={measure === 'mute' ? MUTED_MOST : DAYS_MOST}
              {...(days === null ? {} : { value: days })}
              onChange={(value) => change({ days: Number.isNaN(value) ? null : value })}
            />
          )}
        </div>
      )}
      <TextArea
        label={t('decide.facts')}
        description={t('decide.factsHint', { language: person })}
        limit={TEXT_MOST}
        inputRef={factsRef}
        value={facts}
        onChange={(next) => change({ facts: next })}
      />
      {replies.length > 0 && (
        <ReplyMenu
          replies={replies}
          language={report.person.language}
          recipient={{ name: hidesNames ? null : report.person.displayName, tier: null, payment: null }}
          onChoose={insert}
        />
      )}
      {saving.error !== undefined && (
        <Banner tone="danger" title={t('decide.failed')}>
          {saving.error}
        </Banner>
      )}
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        <Button type="submit" variant="primary" {...next} isDisabled={!isReady || next.isDisabled}>
          {t('decide.decideNext')}
        </Button>
        <Button {...here} isDisabled={!isReady || here.isDisabled} onPress={() => decide(false)}>
          {t('decide.decide')}
        </Button>
        <KeyHints
          keys={[
            [['Ctrl', 'Enter'], t('decide.decideNext')],
            [['Ctrl', 'Shift', 'Enter'], t('decide.decide')],
          ]}
        />
      </div>
    </form>
  );
}
