import '@mutuals/ui/fonts.css';
import './app.css';
import { Provider } from '@mutuals/ui/provider';
import { createRoot } from 'react-dom/client';
import { Sheet } from '../sheet.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider locale="en-US">
      <Sheet overridden="rounded-full px-16" />
      <p data-testid="own" className="bg-accent-soft text-red-600">
        The app's own colours and the kit's
      </p>
    </Provider>,
  );
}
