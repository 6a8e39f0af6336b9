import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import type { HealthView, WatcherPlace } from './admin.types.ts';
import { bytesShort } from './figures.ts';

const STATE_TONES = {
  not_begun: 'neutral',
  watching: 'success',
  waiting: 'warning',
  unwatched: 'danger',
  halted: 'danger',
} as const;

/** Why the watcher waits, for the reasons with a text. */
const REASONS = ['rpc_unavailable', 'rpc_disagrees', 'rpc_behind', 'catching_up'] as const;

const WHOLE = 100;
/** From here on a budget will not last the day. */
const NEARLY_SPENT = 80;

/** One part of the installation: its name, its state, and what that means. */
function Part({
  title,
  badge,
  value,
  children,
}: {
  title: string;
  badge?: ReactNode;
  value: string;
  children: ReactNode;
}) {
  return (
    <Card as="li" className="mu:flex mu:min-w-0 mu:flex-col mu:gap-1">
      <div className="mu:flex mu:min-h-6 mu:flex-wrap mu:items-center mu:justify-between mu:gap-2">
        <h2 className="mu:text-sm mu:text-text-muted">{title}</h2>
        {badge}
      </div>
      <p className="mu:figures mu:text-xl mu:font-semibold mu:tracking-tight mu:wrap-anywhere">{value}</p>
      <div className="mu:flex mu:flex-col mu:gap-1 mu:text-sm mu:text-text-muted">{children}</div>
    </Card>
  );
}

function WatcherPart({ place }: { place: WatcherPlace }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const { state, bookedBlock, blocksBehind, seenAt } = place;
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const reason = REASONS.find((known) => known === place.reason);
  const distance =
    blocksBehind === null
      ? t('health.watcher.unknown')
      : blocksBehind === 0
        ? t('health.watcher.level')
        : t('health.watcher.behind', { count: blocksBehind, shown: number.format(blocksBehind) });
  return (
    <Part
      title={t('health.watcher.title')}
      badge={<Badge tone={STATE_TONES[state]}>{t(`health.watcher.state.${state}`)}</Badge>}
      value={
        bookedBlock === null
          ? t('health.watcher.notBegun')
          : t('health.watcher.block', { block: number.format(bookedBlock) })
      }
    >
      {bookedBlock !== null && <p className="mu:figures">{distance}</p>}
      {state === 'waiting' && reason && <p className="mu:text-warning-text">{t(`health.watcher.reason.${reason}`)}</p>}
      {seenAt !== null && (state === 'unwatched' || state === 'halted') && (
        <p className="mu:figures">{t('health.watcher.seen', { when: time.format(new Date(seenAt)) })}</p>
      )}
    </Part>
  );
}

function ModelPart({ model }: { model: NonNullable<HealthView['model']> }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const percent = model.limit === 0 ? WHOLE : Math.min(WHOLE, (model.spent / model.limit) * WHOLE);
  const tone = percent === WHOLE ? 'danger' : percent >= NEARLY_SPENT ? 'warning' : 'accent';
  return (
    <Part title={t('health.model.title')} value={t('health.model.tokens', { spent: short.format(model.spent) })}>
      <p className="mu:figures">{t('health.model.limit', { limit: short.format(model.limit) })}</p>
      <ProgressBar label={t('health.model.used')} value={percent} tone={tone} className="mu:mt-1" />
    </Part>
  );
}

/** The parts of the installation. */
export function HealthCards({ health }: { health: HealthView }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const { watcher, realtime, model, database } = health;
  return (
    <ul className="mu:grid mu:gap-4 mu:sm:grid-cols-2 mu:xl:grid-cols-4">
      {watcher === null ? (
        <Part title={t('health.watcher.title')} value={t('health.watcher.none')}>
          <p className="mu:figures">{t('health.watcher.noneText')}</p>
        </Part>
      ) : (
        <WatcherPart place={watcher} />
      )}
      <Part title={t('health.realtime.title')} value={t(`health.realtime.${realtime}`)}>
        <p className="mu:figures">{t(`health.realtime.${realtime}Text`)}</p>
      </Part>
      {model === null ? (
        <Part title={t('health.model.title')} value={t('health.model.none')}>
          <p className="mu:figures">{t('health.model.noneText')}</p>
        </Part>
      ) : (
        <ModelPart model={model} />
      )}
      <Part title={t('health.database.title')} value={bytesShort(database.bytes, locale)}>
        <p className="mu:figures">{t('health.database.text')}</p>
      </Part>
    </ul>
  );
}
