// One page for each way of setting the kit up wrongly, or unusually: `?case=…`.
import sheet from '@mutuals/ui/styles.css?url';
import { Button } from '@mutuals/ui/primitives/button';
import { DatePicker } from '@mutuals/ui/primitives/date-picker';
import { Dialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';
import { Select } from '@mutuals/ui/primitives/select';
import { Text } from '@mutuals/ui/primitives/text';
import { TextField } from '@mutuals/ui/primitives/text-field';
import { Tree, TreeItem } from '@mutuals/ui/primitives/tree';
import { Provider } from '@mutuals/ui/provider';
import { createInstance } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';

const roles = [
  { key: 'editor', label: 'Editor' },
  { key: 'reader', label: 'Reader' },
];

const parts = (
  <main>
    <h1>Parts</h1>
    <Button variant="primary">Save</Button>
    <TextField label="Name" description="As others see it." />
    <Select label="Role" options={roles} defaultValue="reader" />
    <DatePicker label="Day" defaultValue="2026-11-26" />
    <Text tone="muted">Quiet words</Text>
    <Tree label="Topics">
      <TreeItem id="work" title="Work">
        <TreeItem id="art" title="Art" />
      </TreeItem>
    </Tree>
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog title="A dialog" closeLabel>
        Words
      </Dialog>
    </DialogTrigger>
  </main>
);

function OwnWords() {
  const { t } = useTranslation();
  return <p data-testid="own">{t('hello')}</p>;
}

/** The theme of the page as it was first drawn. */
function FirstTheme() {
  useEffect(() => {
    document.body.dataset['first'] = document.documentElement.dataset['theme'] ?? 'none';
  }, []);
  return null;
}

const cases: Record<string, () => ReactNode> = {
  plain: () => <Provider locale="en-GB">{parts}</Provider>,
  'no-sheet': () => <Provider locale="en-GB">{parts}</Provider>,
  'no-provider': () => parts,
  'two-providers': () => (
    <Provider locale="en-GB" theme="light">
      {parts}
      <Provider locale="fr-FR" theme="dark">
        {parts}
      </Provider>
    </Provider>
  ),
  dark: () => (
    <Provider locale="en-GB" theme="dark">
      <FirstTheme />
      {parts}
    </Provider>
  ),
  underscore: () => <Provider locale="fr_FR">{parts}</Provider>,
  'no-locale': () => <Provider locale="the French one">{parts}</Provider>,
  unspoken: () => <Provider locale="tlh">{parts}</Provider>,
  arabic: () => <Provider locale="ar-EG">{parts}</Provider>,
  'own-i18next': () => (
    <Provider locale="en-GB">
      <OwnWords />
      {parts}
    </Provider>
  ),
};

const wanted = new URLSearchParams(location.search).get('case') ?? 'plain';
await createInstance()
  .use(initReactI18next)
  .init({
    lng: 'en',
    showSupportNotice: false,
    resources: { en: { translation: { hello: 'My own text' } } },
  });

/** Puts the kit's sheet into a document or a shadow root, and waits for it: an app's own page has it before its script. */
function addSheet(to: ParentNode): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  to.append(link);
  return new Promise((resolve) => link.addEventListener('load', resolve));
}
if (wanted !== 'no-sheet') await addSheet(document.head);
let root = document.getElementById('root');
if (root && wanted === 'shadow-root') {
  const shadow = root.attachShadow({ mode: 'open' });
  await addSheet(shadow);
  root = shadow.appendChild(document.createElement('div'));
}
if (root) createRoot(root).render((cases[wanted] ?? cases['plain'])?.());
