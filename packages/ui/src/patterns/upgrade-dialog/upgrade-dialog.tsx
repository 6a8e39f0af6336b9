import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import type { Limit } from '../like-counter/like-counter.rules.ts';
import { LikeCounter } from '../like-counter/like-counter.tsx';
import { PlanDrawing } from '../plan-card/plan-drawing.tsx';
import { timeOfDay, until } from '../../lib/when.ts';

/** The blocked feature. */
export type BlockedFeature = 'likes' | 'superLikes' | 'filters';

/** SPEC 6: the tier that unlocks each feature. */
const TIER = { likes: 'premium', superLikes: 'premiumPlus', filters: 'premium' } as const;
const REACH = { premium: 2, premiumPlus: 3 } as const;

/** The tier's features, the wanted one first. */
const BENEFITS = {
  likes: ['upgrade.premium.likes', 'upgrade.premium.seen', 'upgrade.premium.superLikes'],
  superLikes: ['upgrade.premiumPlus.superLikes', 'upgrade.premiumPlus.first', 'upgrade.premiumPlus.everything'],
  filters: ['upgrade.premium.filters', 'upgrade.premium.likes', 'upgrade.premium.seen'],
} as const;

export interface UpgradeDialogProps {
  isOpen: boolean;
  feature: BlockedFeature;
  /** The limit that was reached; null for the filters, or if it is unknown. */
  limit: Limit | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onClose: () => void;
  /** Navigates to /premium. */
  onSeePlans: () => void;
}

/** Says what is used up or locked, when it resets, and which tier lifts it (SPEC 6). Opened by the blocked action. */
export function UpgradeDialog({ isOpen, feature, limit, now, onClose, onSeePlans }: UpgradeDialogProps) {
  const { t } = useTranslation(['discover', 'common']);
  const { locale } = useLocale();
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
      <div className="mu:flex mu:flex-col mu:gap-5">
        {feature !== 'filters' && isUsedUp && <LikeCounter feature={feature} limit={limit} className="mu:self-start" />}
        <div className="mu:flex mu:flex-col mu:gap-1 mu:text-text-muted">
          <p className="mu:block">{t(`upgrade.${reason}.text`, { count: limit?.limit ?? 0 })}</p>
          {isUsedUp && (
            <p className="mu:block">
              {t('upgrade.resets', {
                time: timeOfDay(limit.resetsAt, locale),
                wait: until(limit.resetsAt, now, locale),
              })}
            </p>
          )}
        </div>
        <div className="mu:rounded-card mu:bg-accent-soft mu:p-4">
          <div className="mu:flex mu:items-center mu:justify-between mu:gap-3">
            <p className="mu:display mu:text-lg mu:text-accent-text">{t(`upgrade.${tier}.name`)}</p>
            <PlanDrawing reach={REACH[tier]} />
          </div>
          <ul className="mu:mt-3 mu:flex mu:flex-col mu:gap-2">
            {BENEFITS[feature].map((benefit) => (
              <li key={benefit} className="mu:flex mu:items-center mu:gap-3">
                <span
                  aria-hidden="true"
                  className="mu:size-2 mu:shrink-0 mu:rotate-45 mu:bg-accent mu:forced-color-adjust-none"
                />
                {t(benefit)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
