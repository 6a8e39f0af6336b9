import { createI18n, type Language } from '@mutuals/ui/locales';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

export async function render(language: Language): Promise<string> {
  const texts = await createI18n(language);
  await texts.loadNamespaces(['discover', 'common']);
  return renderToString(<App texts={texts} />);
}
