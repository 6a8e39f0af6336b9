import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { Mark } from '../../primitives/logo/mark.tsx';

/** A drawing of what a device shows: who, and of what kind, nothing else. */
export function AlertPreview() {
  const { t } = useTranslation('settings');
  return (
    <div className="mu:rounded-card mu:bg-surface-sunken mu:px-4 mu:pt-8 mu:pb-6">
      <span className="mu:sr-only">
        {t('device.preview.label', { name: t('device.preview.name'), text: t('device.preview.text') })}
      </span>
      <div
        aria-hidden="true"
        className="mu:mx-auto mu:flex mu:max-w-80 mu:items-center mu:gap-3 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-3 mu:shadow-float"
      >
        <span className="mu:grid mu:size-11 mu:shrink-0 mu:place-items-center mu:rounded-control mu:bg-surface-sunken">
          <Mark className="mu:h-5 mu:w-auto" />
        </span>
        <span className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col">
          <span className="mu:flex mu:justify-between mu:gap-2 mu:text-xs mu:text-text-muted">
            <span>{brand.name}</span>
            <span>{t('device.preview.time')}</span>
          </span>
          <span className="mu:truncate mu:font-semibold">{t('device.preview.name')}</span>
          <span className="mu:truncate mu:text-sm mu:text-text-muted">{t('device.preview.text')}</span>
        </span>
      </div>
    </div>
  );
}
