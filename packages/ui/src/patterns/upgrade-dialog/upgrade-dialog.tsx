import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import type { Limit } from '../like-counter/like-counter.rules.ts';
import { LikeCounter } from '../like-counter/like-counter.tsx';
import { PlanDrawing } from '../plan-card/plan-drawing.tsx';
import { timeOfDay, until } from '../when/when.ts';

/** What was blocked. */
export type BlockedFeature = 'likes' | 'superLikes' | 'filters';

/** SPEC 6: the tier that opens each feature. */
const TIER = { likes: 'premium', superLikes: 'premiumPlus', filters: 'premium' } as const;
const REACH = { premium: 2, premiumPlus: 3 } as const;

/** What the tier brings, the wanted thing first. */
const BENEFITS = {
  likes: ['upgrade.premium.likes', 'upgrade.premium.seen', 'upgrade.premium.superLikes'],
  superLikes: ['upgrade.premiumPlus.superLikes', 'upgrade.premiumPlus.first', 'upgrade.premiumPlus.everything'],
  filters: ['upgrade.premium.filters', 'upgrade.premium.likes', 'upgrade.premium.seen'],
} as const;

export interface UpgradeDialogProps {
  isOpen: boolean;
  feature: BlockedFeature;
  /** The limit that was reached; null for the filters, or when it is not known. */
  limit: Limit | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onClose: () => void;
  /** Leads to /premium. */
  onSeePlans: () => void;
}

/** Says what is used up or locked, when it comes back, and which tier lifts it (SPEC 6). Opened by the action that was blocked. */
export function UpgradeDialog({ isOpen, feature, limit, now, onClose, onSeePlans }: UpgradeDialogProps) {
  const { t, i18n } = useTranslation(['discover', 'common']);
  const tier = TIER[feature];
  const isUsedUp = limit !== null && limit.limit !== null && limit.limit > 0;
  const reason =
    feature === 'filters' ? 'filters' : isUsedUp ? (`${feature}Used` as const) : (`${feature}None` as const);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t(`upgrade.${reason}.title`)}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('upgrade.notNow')}</Button>
          <Button variant="primary" onPress={onSeePlans}>
            {t(`upgrade.${tier}.see`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {feature !== 'filters' && isUsedUp && <LikeCounter feature={feature} limit={limit} className="self-start" />}
        <div className="flex flex-col gap-1 text-text-muted">
          <p>{t(`upgrade.${reason}.text`, { count: limit?.limit ?? 0 })}</p>
          {isUsedUp && (
            <p>
              {t('upgrade.resets', {
                time: timeOfDay(limit.resetsAt, i18n.language),
                wait: until(limit.resetsAt, now, i18n.language),
              })}
            </p>
          )}
        </div>
        <div className="rounded-card bg-accent-soft p-4">
          <div className="flex items-center justify-between gap-3">
            <p className="display text-lg text-accent-text">{t(`upgrade.${tier}.name`)}</p>
            <PlanDrawing reach={REACH[tier]} />
          </div>
          <ul className="mt-3 flex flex-col gap-2">
            {BENEFITS[feature].map((benefit) => (
              <li key={benefit} className="flex items-center gap-3">
                <span aria-hidden="true" className="size-2 shrink-0 rotate-45 bg-accent forced-color-adjust-none" />
                {t(benefit)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
