import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Sheet } from '../sheet.tsx';

export const App = ({ texts }: { texts: i18n }) => (
  <I18nextProvider i18n={texts}>
    <Sheet overridden="wide" />
  </I18nextProvider>
);
