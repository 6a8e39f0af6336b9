import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import '../plain/app.css';
import { Provider } from '@mutuals/ui/provider';
import { hydrateRoot } from 'react-dom/client';
import { Sheet } from '../sheet.tsx';

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    <Provider locale="en-US">
      <Sheet overridden="wide" />
    </Provider>,
    { onRecoverableError: reportError },
  );
