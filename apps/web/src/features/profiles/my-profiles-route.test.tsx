import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './my-profiles-route.tsx';

const [ada, guild] = [own('Ada'), own('Night School')];

it('says why a profile was not deleted and keeps it, and deletes it at the second try', async () => {
  let profiles = profilesOf(ada, guild);
  const refused = problemOf('deleteProfile', 503, 'service_unavailable');
  const deleteProfile = vi
    .fn(async () => {
      profiles = profilesOf(ada);
      return undefined;
    })
    .mockRejectedValueOnce(refused);
  const { screen } = await renderMember(<Component />, apiOf({ listMyProfiles: async () => profiles, deleteProfile }), {
    texts: ['profiles'],
  });
  const card = screen.getByRole('link', { name: 'Night School', exact: true });
  await screen.getByRole('button', { name: 'Delete: Night School' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Delete “Night School”?' });
  const confirm = question.getByRole('button', { name: 'Delete profile' });
  await confirm.click();
  await expect.element(question.getByText('The profile was not deleted.')).toBeVisible();
  await expect.element(question.getByText(/Try again in a moment|try again/i)).toBeVisible();
  await expect.element(card).toBeInTheDocument();

  await confirm.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(card).not.toBeInTheDocument();
  await expect
    .poll(() => deleteProfile.mock.calls)
    .toEqual([[{ path: { id: guild._id } }], [{ path: { id: guild._id } }]]);
  await expect.element(screen.getByRole('link', { name: 'Ada', exact: true })).toBeVisible();
});

it('says nothing of a refusal once another profile is asked about', async () => {
  const deleteProfile = () => Promise.reject(problemOf('deleteProfile', 503, 'service_unavailable'));
  const { screen } = await renderMember(
    <Component />,
    apiOf({ listMyProfiles: async () => profilesOf(ada, guild), deleteProfile }),
    { texts: ['profiles'] },
  );
  const failed = screen.getByText('The profile was not deleted.');
  await screen.getByRole('button', { name: 'Delete: Night School' }).click();
  await screen.getByRole('button', { name: 'Delete profile' }).click();
  await expect.element(failed).toBeVisible();
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(failed).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Delete: Ada' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Delete “Ada”?' })).toBeVisible();
  expect(failed.elements()).toEqual([]);
  await expect.element(screen.getByRole('link', { name: 'Night School', exact: true })).toBeInTheDocument();
});

it('says that the profiles could not be loaded, and loads them at a press', async () => {
  let isAway = true;
  const listMyProfiles = async () => {
    if (isAway) throw problemOf('listMyProfiles', 403, 'forbidden');
    return profilesOf(ada);
  };
  const { screen } = await renderMember(<Component />, apiOf({ listMyProfiles }), { texts: ['profiles'] });
  await expect.element(screen.getByText('Your profiles could not be loaded')).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'Ada', exact: true })).toBeVisible();
});

it('says of a profile that the team hid that it is hidden, and offers support and deletion alone', async () => {
  let profiles = profilesOf(ada, { ...guild, isHidden: true });
  const deleteProfile = vi.fn(async () => {
    profiles = profilesOf(ada);
    return undefined;
  });
  const { screen } = await renderMember(<Component />, apiOf({ listMyProfiles: async () => profiles, deleteProfile }), {
    texts: ['profiles'],
  });
  const card = screen.getByRole('article').filter({ hasText: 'Night School' });
  await expect.element(card.getByText('Hidden by the team')).toBeVisible();
  expect(card.getByRole('link').elements()).toEqual([card.getByRole('link', { name: 'Contact support' }).element()]);
  await expect.element(screen.getByText('2 of 10 profiles')).toBeVisible();
  await card.getByRole('button', { name: 'Delete: Night School' }).click();
  await screen.getByRole('button', { name: 'Delete profile' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => deleteProfile).toHaveBeenCalledExactlyOnceWith({ path: { id: guild._id } });
});
