import '@mutuals/ui/fonts.css';
import './app.css';
import { Theme } from '@mutuals/ui/primitives/theme';
import { Provider } from '@mutuals/ui/provider';
import { createRoot } from 'react-dom/client';
import { Sheet } from '../sheet.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider locale="en-US">
      <Sheet overridden="rounded-full px-16" />
      <p data-testid="names" className="text-3xl font-mono ease-out animate-spin transition" />
      <input
        data-testid="native"
        required
        className="invalid:text-red-600 disabled:opacity-50 placeholder-shown:underline"
        placeholder="Name"
      />
      <p data-testid="scheme" className="dark:text-red-600" />
      <p data-testid="added" className="rounded-card h-control text-mu-3xl shadow-float" />
      <div className="own">
        <p data-testid="own-corner" className="rounded-card bg-surface" />
        <Theme name="dark">
          <p data-testid="own-dark" className="bg-surface" />
        </Theme>
      </div>
      <p data-testid="own" className="bg-accent-soft text-red-600">
        The app's own colours and the kit's
      </p>
    </Provider>,
  );
}
