import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import type { HealthChecksView } from './admin.types.ts';

export interface HealthChecksProps {
  /** What was found last; null before the first time. */
  found: HealthChecksView | null;
  isChecking: boolean;
  /** Why the last time failed. */
  error: string | undefined;
  onCheck: () => void;
}

const TONES = { ails: 'danger', well: 'success', absent: 'neutral' } as const;

/** The doctor's checks (D50): asked for by a press, because they write a file, publish an event and ask the model. */
export function HealthChecks({ found, isChecking, error, onCheck }: HealthChecksProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const ailing = found?.checks.filter(({ state }) => state === 'ails').length ?? 0;
  return (
    <>
      <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-3">
        <p className="mu:max-w-prose mu:flex-1 mu:basis-72 mu:text-sm mu:text-text-muted">{t('health.checks.text')}</p>
        <Button size="sm" isPending={isChecking} onPress={onCheck}>
          {t(found === null ? 'health.checks.look' : 'health.checks.again')}
        </Button>
      </div>
      {error !== undefined && (
        <Banner tone="danger" title={t('health.checks.failed')}>
          {error}
        </Banner>
      )}
      <output className="mu:block mu:text-sm">
        {isChecking
          ? t('health.checks.loading')
          : found !== null && (
              <span className="mu:flex mu:flex-wrap mu:gap-x-4">
                <span className="mu:font-medium">
                  {ailing === 0 ? t('health.checks.well') : t('health.checks.ails', { count: ailing })}
                </span>
                <span className="mu:figures mu:text-text-muted">
                  {t('health.checks.when', { when: time.format(new Date(found.checkedAt)) })}
                </span>
              </span>
            )}
      </output>
      {found !== null && (
        <Card as="div" padding="none">
          <ul className="mu:divide-y mu:divide-border">
            {found.checks.map(({ name, state, lines }) => (
              <li
                key={name}
                className="mu:grid mu:gap-x-4 mu:gap-y-1 mu:px-5 mu:py-2.5 mu:sm:grid-cols-[12rem_1fr_auto] mu:sm:items-baseline"
              >
                <span lang="en" className="mu:text-sm mu:font-medium">
                  {name}
                </span>
                <span lang="en" className="mu:flex mu:min-w-0 mu:flex-col mu:text-sm mu:text-text-muted">
                  {lines.map((line) => (
                    <span key={line} className="mu:wrap-anywhere">
                      {line}
                    </span>
                  ))}
                </span>
                <span>
                  <Badge tone={TONES[state]}>{t(`health.checks.state.${state}`)}</Badge>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
