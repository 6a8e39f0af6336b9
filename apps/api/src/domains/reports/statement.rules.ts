import type { Policy } from '@mutuals/text/policies';
import type {
  HideableField,
  Language,
  Measure,
  ReportedContent,
  ReportSubjectType,
  StatementOfReasons,
} from '../../database/schema.ts';
import { statementTexts } from './statement.data.ts';

/** What a decision with a measure says. */
export interface Stated {
  language: Language;
  /** `account` where nothing was reported. */
  type: ReportSubjectType | 'account';
  content: ReportedContent;
  measure: Exclude<Measure, 'none'>;
  field: HideableField | 'link' | null;
  policy: Policy;
  facts: string;
  /** Null for good. */
  endsAt: Date | null;
  awaitsConfirmation: boolean;
  appealUntil: Date;
}

const EXCERPT = 200;

/** The statement of reasons that a decision produces, in the person's language (DSA 17, D67). */
export function statementOf(stated: Stated): StatementOfReasons {
  const { language, type, content, measure, field, policy, endsAt, appealUntil } = stated;
  const texts = statementTexts[language];
  const date = (instant: Date) =>
    `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(instant)} UTC`;
  const duration =
    endsAt === null
      ? texts.forGood
      : stated.awaitsConfirmation
        ? texts.unconfirmed
        : measure === 'warn'
          ? texts.warning
          : texts.until;
  return {
    language,
    what: fill(texts.what[type], { name: content.name, excerpt: excerptOf(content) }),
    where: texts.where,
    measure: fill(texts.measure[measure], { field: field === null ? '' : texts.field[field] }),
    duration: fill(duration, { date: endsAt === null ? '' : date(endsAt) }),
    rule: { number: policy.number, title: policy.title[language], words: policy.rule[language] },
    facts: stated.facts,
    machine: texts.machine,
    appeal: fill(texts.appeal, { date: date(appealUntil) }),
  };
}

/** The first words of what was reported. */
export const excerptOf = ({ texts }: ReportedContent): string => [...(texts[0]?.text ?? '')].slice(0, EXCERPT).join('');

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The duration of what has no end. */
export const forGoodIn = (language: Language): string => statementTexts[language].forGood;
