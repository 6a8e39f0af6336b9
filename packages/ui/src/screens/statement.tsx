import { useTranslation } from 'react-i18next';

/** A statement of reasons (DSA 17, D67), in the language of the person whom it is about. */
export interface StatementView {
  readonly language: string;
  readonly what: string;
  readonly where: string;
  readonly measure: string;
  readonly duration: string;
  readonly rule: { readonly number: string; readonly title: string; readonly words: string };
  readonly facts: string;
  readonly machine: string;
  readonly appeal: string;
}

/** Every part of a statement of reasons, as the person reads it. */
export function Statement({ statement }: { statement: StatementView }) {
  const { t } = useTranslation('reports');
  const { rule } = statement;
  const parts = [
    [t('statement.what'), statement.what],
    [t('statement.measure'), statement.measure],
    [t('statement.duration'), statement.duration],
    [t('statement.where'), statement.where],
    [t('statement.rule', { number: rule.number, title: rule.title }), rule.words],
    [t('statement.facts'), statement.facts],
    [t('statement.machine'), statement.machine],
    [t('statement.appeal'), statement.appeal],
  ] as const;
  return (
    <dl className="mu:grid mu:gap-x-6 mu:gap-y-3 mu:text-sm mu:sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {parts.map(([name, text]) => (
        <div key={name} className="mu:contents">
          <dt className="mu:text-text-muted">{name}</dt>
          <dd
            lang={statement.language}
            dir="auto"
            className="mu:min-w-0 mu:max-w-prose mu:whitespace-pre-line mu:wrap-anywhere"
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
