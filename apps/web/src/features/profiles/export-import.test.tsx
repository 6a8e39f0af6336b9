import { DEFAULT_VALUES } from '@mutuals/ui/screens/profile-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as v from 'valibot';
import { attemptOf } from '../../lib/send-once.ts';
import { apiOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { ExportImport } from './export-import.tsx';
import { newProfileForm } from './profile-form-route.tsx';

vi.mock('./read-export.ts', () => ({
  readExport: async () => ({ fault: null, profiles: [{ ...DEFAULT_VALUES, name: 'Bert' }] }),
}));
beforeEach(() => sessionStorage.clear());

it('a profile of an export is none that an earlier attempt to create one may have made', async () => {
  const attempt = attemptOf({ userId: user._id, subject: 'profile.new' }, v.unknown());
  attempt.keep({ key: 'ada', bodies: [{ name: 'Ada' }] });
  const { screen, router } = await renderMember(<ExportImport form={newProfileForm} />, apiOf(), {
    texts: ['leaving', 'profiles'],
  });
  await expect.element(screen.getByRole('button', { name: 'Choose a zip' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input ?? document.body, new File(['PK'], 'export.zip', { type: 'application/zip' }));
  await screen.getByRole('button', { name: /Bert/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/profiles/new');
  expect(newProfileForm.draftOf(user._id).read()?.changes).toMatchObject({ name: { to: 'Bert' } });
  expect(attempt.read()).toBeUndefined();
});
