import { Switch } from '@mutuals/ui/primitives/switch';
import { ToastRegion, Toasts } from '@mutuals/ui/primitives/toast';

const toasts = new Toasts();

export default function Summary() {
  return (
    <>
      <Switch onChange={(isOn) => toasts.show({ title: `Weekly summary is ${isOn ? 'on' : 'off'}` })}>
        Weekly summary
      </Switch>
      <ToastRegion toasts={toasts} />
    </>
  );
}
