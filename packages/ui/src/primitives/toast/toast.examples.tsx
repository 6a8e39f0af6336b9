import { Button } from '../button/button.tsx';
import { ToastRegion, Toasts } from './toast.tsx';

/** One for the app, outside of components. */
const toasts = new Toasts();

/** The region stands once in the app; what happens anywhere is shown there. */
export const Example = () => (
  <>
    <Button onPress={() => toasts.show({ tone: 'success', title: 'Saved' })}>Save</Button>
    <ToastRegion toasts={toasts} />
  </>
);
