import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, useFaultText } from '../../lib/fault.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { GetHelp } from '../get-help/get-help.tsx';
import { AlertPreview } from './alert-preview.tsx';

/** How this device stands. The view of the machine `push` fits. */
export interface DeviceAlertsView {
  readonly status:
    | 'off'
    | 'permitting'
    | 'subscribing'
    | 'storing'
    | 'on'
    | 'stopping'
    | 'denied'
    | 'failed'
    | 'needsInstall'
    | 'missing';
  readonly fault: Fault | null;
}

export interface DeviceAlertsProps {
  view: DeviceAlertsView;
  onTurnOn: () => void;
  onTurnOff: () => void;
  onCancel: () => void;
}

/** Whether this device tells its person anything while the app is closed, and the way to change it (D71). */
export function DeviceAlerts({ view: { status, fault }, onTurnOn, onTurnOff, onCancel }: DeviceAlertsProps) {
  const { t } = useTranslation('settings');
  switch (status) {
    case 'off':
      return (
        <Line text={t('device.off')}>
          <Button onPress={onTurnOn}>{t('device.turnOn')}</Button>
        </Line>
      );
    case 'on':
    case 'stopping':
      return (
        <div className="mu:flex mu:flex-col mu:gap-4">
          <Line text={t('device.on')}>
            <Button isPending={status === 'stopping'} onPress={onTurnOff}>
              {t('device.turnOff')}
            </Button>
          </Line>
          {fault && <Failure title={t('device.notStopped')} fault={fault} />}
        </div>
      );
    case 'missing':
      return <Line text={t('device.missing')} />;
    default:
      return <Steps view={{ status, fault }} onTurnOn={onTurnOn} onCancel={onCancel} />;
  }
}

export interface AlertsOfferProps extends Omit<DeviceAlertsProps, 'onTurnOff'> {
  isOpen: boolean;
  /** Closes it: for now, or because it is done. */
  onClose: () => void;
}

/** Offers to be told on this device, with a picture of what it looks like. Only after a first match or message (D71). */
export function AlertsOffer({ view, isOpen, onTurnOn, onCancel, onClose }: AlertsOfferProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { status } = view;
  const isDone = status === 'on';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('device.offer.title')}
      closeLabel={t('common:close')}
      footer={
        status === 'off' ? (
          <>
            <Button onPress={onClose}>{t('device.offer.no')}</Button>
            <Button variant="primary" onPress={onTurnOn}>
              {t('device.offer.yes')}
            </Button>
          </>
        ) : isDone ? (
          <Button variant="primary" onPress={onClose}>
            {t('common:close')}
          </Button>
        ) : null
      }
    >
      <div className="mu:flex mu:flex-col mu:gap-5">
        <AlertPreview />
        {status === 'off' ? (
          <p className="mu:block mu:text-text-muted">{t('device.offer.text')}</p>
        ) : isDone ? (
          <Banner tone="success">{t('device.on')}</Banner>
        ) : (
          <Steps view={view} onTurnOn={onTurnOn} onCancel={onCancel} />
        )}
      </div>
    </Dialog>
  );
}

/** What happens between off and on, and what stands in the way. */
function Steps({ view: { status, fault }, onTurnOn, onCancel }: Omit<DeviceAlertsProps, 'onTurnOff'>) {
  const { t } = useTranslation('settings');
  if (status === 'needsInstall')
    return <Banner title={t('device.needsInstall')}>{t('device.needsInstallText')}</Banner>;
  if (status === 'denied')
    return (
      <Banner
        tone="warning"
        title={t('device.denied')}
        action={
          <Button size="sm" onPress={onTurnOn}>
            {t('device.again')}
          </Button>
        }
      >
        {t('device.deniedText')}
      </Banner>
    );
  if (status === 'failed') return <Failure title={t('device.failed')} fault={fault} onRetry={onTurnOn} />;
  return (
    <Line
      text={
        status === 'permitting'
          ? t('device.permitting')
          : t(status === 'stopping' ? 'device.stopping' : 'device.working')
      }
    >
      {status !== 'stopping' && <Button onPress={onCancel}>{t('device.cancel')}</Button>}
    </Line>
  );
}

function Failure({ title, fault, onRetry }: { title: string; fault: Fault | null; onRetry?: () => void }) {
  const { t } = useTranslation('settings');
  const textOf = useFaultText();
  const action = (
    <>
      <GetHelp size="sm" requestId={fault?.requestId} />
      {onRetry && fault?.isFinal !== true && (
        <Button size="sm" onPress={onRetry}>
          {t('device.again')}
        </Button>
      )}
    </>
  );
  return (
    <Banner tone="danger" title={title} action={action}>
      {textOf(fault)}
    </Banner>
  );
}

function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-3">
      <output className="mu:min-w-0 mu:grow mu:basis-48 mu:text-text-muted">{text}</output>
      {children}
    </div>
  );
}
