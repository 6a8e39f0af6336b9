import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { waiting } from '../../lib/waiting.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { Change, MigrationRun } from './admin.types.ts';

export interface MigrationsPanelProps {
  view:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string }
    | { readonly status: 'ready'; readonly run: MigrationRun | null };
  change: Change;
  onRun: (how: { dryRun: boolean }) => void;
  onStop: () => void;
  onRetry: () => void;
}

const statusTones = { running: 'info', stopped: 'warning', finished: 'success' } as const;
const WHOLE = 100;

/** What a run changed, or would change (SPEC 2): the figures, the first ten changes, and the failures by profile. */
function Result({ run }: { run: MigrationRun }) {
  const { t } = useTranslation('admin');
  const figures = [
    ['total', run.totalProfiles],
    [run.isDryRun ? 'wouldUpdate' : 'updated', run.updatedCount],
    ['skipped', run.skippedCount],
    ['errors', run.errorCount],
  ] as const;
  return (
    <div className="mu:flex mu:flex-col mu:gap-5 mu:border-t mu:border-border mu:pt-5">
      <div className="mu:flex mu:items-center mu:gap-2">
        <h3 className="mu:text-sm mu:font-medium">{t('migration.result')}</h3>
        {run.isDryRun && <Badge>{t('migration.dry')}</Badge>}
        <Badge tone={statusTones[run.status]}>{t(`migration.status.${run.status}`)}</Badge>
      </div>
      <dl className="mu:grid mu:grid-cols-2 mu:gap-4 mu:sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="mu:text-xs mu:text-text-muted">{t(`migration.figure.${name}`)}</dt>
            <dd className="mu:figures mu:text-xl mu:font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {run.changes.length > 0 && (
        <div className="mu:flex mu:flex-col mu:gap-2">
          <h4 className="mu:text-sm mu:font-medium">{t('migration.changes')}</h4>
          <ul className="mu:divide-y mu:divide-border mu:rounded-control mu:border mu:border-border">
            {run.changes.map(({ profileName, changes }, place) => (
              <li key={`${place} ${profileName}`} className="mu:px-3 mu:py-2 mu:text-sm">
                <p dir="auto" className="mu:font-medium">
                  {profileName}
                </p>
                {changes.map((line) => (
                  <p key={line} className="mu:font-mono mu:text-xs mu:break-all mu:text-text-muted">
                    {line}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {run.errors.length > 0 && (
        <div className="mu:flex mu:flex-col mu:gap-2">
          <h4 className="mu:text-sm mu:font-medium">{t('migration.failures')}</h4>
          <ul className="mu:flex mu:flex-col mu:gap-1">
            {run.errors.map(({ profileId, error }) => (
              <li key={profileId} className="mu:font-mono mu:text-xs mu:break-all mu:text-danger-text">
                {profileId}: {error}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface MigrationProps extends Pick<MigrationsPanelProps, 'change' | 'onRun' | 'onStop'> {
  run: MigrationRun | null;
}

/** A migration: its purpose, its actions, and its last run's result. */
function Migration({ run, change, onRun, onStop }: MigrationProps) {
  const { t } = useTranslation(['admin', 'common']);
  // The pressed button disappears as a run starts or ends.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>();
  const [isAsking, setAsking] = useState(false);
  const [isDry, setDry] = useState(false);
  const start = (dryRun: boolean): void => {
    setDry(dryRun);
    onRun({ dryRun });
  };
  const isRunning = run?.status === 'running';
  const percent = run && run.totalProfiles > 0 ? Math.min(WHOLE, (run.doneProfiles / run.totalProfiles) * WHOLE) : 0;
  return (
    <section
      aria-labelledby="normalize-links"
      className="mu:flex mu:max-w-3xl mu:flex-col mu:gap-5 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-5"
    >
      <div className="mu:flex mu:flex-wrap mu:items-start mu:justify-between mu:gap-4">
        <div className="mu:min-w-64 mu:flex-1">
          <h2 id="normalize-links" ref={fallbackRef} tabIndex={-1} className="mu:text-base mu:font-medium">
            {t('migration.title')}
          </h2>
          <p className="mu:mt-1 mu:max-w-prose mu:text-sm mu:text-text-muted">{t('migration.text')}</p>
        </div>
        <div ref={containerRef} className="mu:flex mu:gap-2">
          {isRunning ? (
            // A separate button: a double click on "Dry run" must not stop the run.
            <Button key="stop" size="sm" isPending={change.isPending} onPress={onStop}>
              {t('migration.stop')}
            </Button>
          ) : (
            <>
              <Button {...waiting(change.isPending, isDry)} size="sm" onPress={() => start(true)}>
                {t('migration.dryRun')}
              </Button>
              <Button
                {...waiting(change.isPending, !isDry)}
                size="sm"
                variant="primary"
                onPress={() => setAsking(true)}
              >
                {t('migration.run')}
              </Button>
            </>
          )}
        </div>
      </div>
      {isRunning && (
        <ProgressBar
          label={t('migration.progress', { done: run.doneProfiles, total: run.totalProfiles })}
          showLabel
          value={percent}
        />
      )}
      {change.error !== undefined && (
        <Banner tone="danger" title={t('migration.failed')}>
          {change.error}
        </Banner>
      )}
      {run && <Result run={run} />}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('migration.title')}
        confirmLabel={t('migration.run')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setAsking(false);
          start(false);
        }}
      >
        {t('migration.sure')}
      </AlertDialog>
    </section>
  );
}

/** /admin/migrations: "Normalize X/Twitter Links", first dry, then for real; in the background, and it can be stopped at any time (SPEC 2). */
export function MigrationsPanel({ view, onRetry, ...props }: MigrationsPanelProps) {
  const { t } = useTranslation('admin');
  if (view.status === 'loading')
    return (
      <Loading label={t('migration.loading')} className="mu:max-w-3xl">
        <Skeleton shape="block" className="mu:h-40" />
      </Loading>
    );
  if (view.status === 'error')
    return (
      <LoadFailed title={t('migration.error')} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  return <Migration {...props} run={view.run} />;
}
