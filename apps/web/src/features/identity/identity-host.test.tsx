import { createI18n } from '@mutuals/ui/locales';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../lib/load-texts.ts';
import { createIdentity } from './create-identity.ts';
import { IdentityHost } from './identity-host.tsx';
import { IdentityContext } from './use-identity.ts';

const session = {
  accessToken: 'access',
  identityToken: 'identity',
  refreshToken: 'refresh',
  privyId: 'did:privy:ada',
  handle: 'ada',
  expiresAt: '2999-01-01T00:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** A page on which people sign in. Of what it fetches the one with this number is lost on its way. */
async function openPage(lost?: number) {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('/people') ? [] : session));
  const i18n = await createI18n('en');
  let fetched = 0;
  const identity = createIdentity(
    { kind: 'sandbox', url: '/sandbox' },
    {
      async fetchCode(load) {
        fetched += 1;
        if (fetched - 1 === lost) throw new TypeError('Failed to fetch');
        return load();
      },
      loadTexts: (namespaces) => loadTexts(i18n, namespaces),
    },
  );
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <IdentityContext value={identity}>
        <IdentityHost />
      </IdentityContext>
    </I18nextProvider>,
  );
  return { identity, screen };
}

it('shows the dialog when somebody asks for it, and takes it away once they are signed in', async () => {
  const { identity, screen } = await openPage();
  identity.signIn();
  const dialog = screen.getByRole('dialog', { name: 'Sign in to the local sandbox' });
  await expect.element(dialog).toBeVisible();
  expect(identity.get().dialog).toBe('open');
  await dialog.getByRole('textbox', { name: 'Any X handle' }).fill('ada');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(identity.get()).toEqual({ status: 'signedIn', person: 'did:privy:ada', dialog: 'closed' });
});

it('leaves the dialog by Escape, and can be asked again', async () => {
  const { identity, screen } = await openPage();
  identity.signIn();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(identity.get().dialog).toBe('closed');
  identity.signIn();
  await expect.element(dialog).toBeVisible();
});

it.each([
  ['who is signed in', 0],
  ['the dialog', 1],
])('says that the code for %s did not come, and asks again when that is pressed', async (_what, lost) => {
  const { identity, screen } = await openPage(lost);
  identity.signIn();
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('Mutuals can’t be reached.', { exact: false })).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
