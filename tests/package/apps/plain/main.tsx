import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import './app.css';
import { Link } from '@mutuals/ui/primitives/link';
import { Provider } from '@mutuals/ui/provider';
import { createRoot } from 'react-dom/client';
import { Sheet } from '../sheet.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider
      locale="en-US"
      theme="light"
      navigate={(href) => (document.title = href)}
      useHref={(href) => `/base${href}`}
    >
      <Sheet overridden="wide" />
      <article>
        <h1>Its own heading</h1>
        <svg className="lucide" strokeWidth="3" width="0" height="0" />
        <p>Its own words.</p>
        <ul>
          <li>Its own list</li>
        </ul>
        <Link href="/settings">Settings</Link>
      </article>
    </Provider>,
  );
}
