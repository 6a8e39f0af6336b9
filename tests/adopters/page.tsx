// The page around a solution: `?file=settings-form.tsx`.
import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import { Heading } from '@mutuals/ui/primitives/heading';
import { Provider } from '@mutuals/ui/provider';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

const solutions = import.meta.glob<{ default: ComponentType }>('./solutions/*.tsx');
const file = new URLSearchParams(location.search).get('file') ?? '';
const load = solutions[`./solutions/${file}`];
const root = document.getElementById('root');
if (load && root) {
  const { default: Screen } = await load();
  createRoot(root).render(
    <Provider locale="en-GB">
      <main style={{ padding: 24 }}>
        <Heading level={1}>A screen</Heading>
        <Screen />
      </main>
    </Provider>,
  );
}
