import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import '../plain/app.css';
import { createI18n } from '@mutuals/ui/locales';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
const texts = await createI18n('en');
await texts.loadNamespaces(['discover', 'common']);
if (root) hydrateRoot(root, <App texts={texts} />, { onRecoverableError: reportError });
