import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import '../plain/app.css';
import { hydrateRoot } from 'react-dom/client';
import { Sheet } from '../sheet.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Sheet overridden="wide" />, { onRecoverableError: reportError });
