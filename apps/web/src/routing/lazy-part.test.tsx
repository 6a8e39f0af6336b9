import { createI18n } from '@mutuals/ui/locales';
import { type ComponentType, lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part.tsx';

const Text = () => <p>The part</p>;

it('is fetched once, however often the page around it is tried', async () => {
  const load = vi.fn(async () => Text);
  const Part = lazyPart({ load, texts: [] });
  const page = Promise.withResolvers<{ default: ComponentType }>();
  const Page = lazy(() => page.promise);
  const screen = await render(
    <I18nextProvider i18n={await createI18n('en')}>
      <Suspense fallback="Waiting">
        <Part />
        <Page />
      </Suspense>
    </I18nextProvider>,
  );
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  // Each frame is a chance to try again.
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  page.resolve({ default: () => <p>The page</p> });
  await expect.element(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
