import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { Sheet } from '../sheet.tsx';

const root = document.getElementById('root');
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
