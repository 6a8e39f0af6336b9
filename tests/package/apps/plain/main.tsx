import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import './app.css';
import { createI18n } from '@mutuals/ui/locales';
import { createRoot } from 'react-dom/client';
import { Sheet } from '../sheet.tsx';

const root = document.getElementById('root');
await createI18n('en').then((i18n) => i18n.loadNamespaces(['discover', 'common']));
if (root) {
  createRoot(root).render(
    <>
      <Sheet overridden="wide" />
      <article>
        <h1>Its own heading</h1>
        <svg className="lucide" strokeWidth="3" width="0" height="0" />
        <p>Its own words.</p>
        <ul>
          <li>Its own list</li>
        </ul>
      </article>
    </>,
  );
}
