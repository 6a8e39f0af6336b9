import { DeviceAlerts } from '@mutuals/ui/patterns/device-alerts';
import { useQuery } from '@tanstack/react-query';
import { PartSkeleton } from '../../lib/part-skeleton.tsx';
import { useComparison } from './use-comparison.ts';
import { usePush } from './use-push.ts';

/** Whether this device tells its person anything while Mutuals is closed. */
export function ThisDevice() {
  const { data: isOn } = useQuery(useComparison());
  return isOn === undefined ? <PartSkeleton /> : <Switch isOn={isOn} />;
}

function Switch({ isOn }: { isOn: boolean }) {
  const { view, send } = usePush(isOn);
  return (
    <DeviceAlerts
      view={view}
      onTurnOn={() => send({ type: 'TURN_ON' })}
      onTurnOff={() => send({ type: 'TURN_OFF' })}
      onCancel={() => send({ type: 'CANCEL' })}
    />
  );
}
