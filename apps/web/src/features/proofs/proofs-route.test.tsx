import type { ApiClient, Profile, Proof } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './proofs-route.tsx';

const ada = own('Ada');
const begun: Proof = {
  _id: '01999999-0000-7000-8000-00000000000a',
  kind: 'domain',
  subject: 'ada.example',
  name: null,
  count: null,
  method: null,
  state: 'pending',
  isShown: true,
  provedAt: null,
  checkedAt: null,
  expiresAt: null,
  unconfirmedSince: null,
  withdrawnAt: null,
  withdrawnBecause: null,
  challenge: {
    type: 'dns',
    expiresAt: '2099-01-01T00:00:00.000Z',
    name: '_mutuals-challenge.ada.example',
    value: 'mutuals-verification=x',
    url: 'https://ada.example/.well-known/mutuals.txt',
    content: 'mutuals-verification=x',
  },
  conflict: null,
  createdAt: '2026-11-26T05:00:00.000Z',
};
const at = '2026-11-26T05:01:00.000Z';
const linkingTo = (x: string): Profile => {
  if (ada.profileType !== 'individual') throw new Error('A person is one');
  const { individualData: data } = ada;
  return { ...ada, individualData: { ...data, social: { ...data.social, x } } };
};

/** Proves a domain over a server that keeps one proof. */
async function proveDomain(answers: Partial<ApiClient> = {}) {
  let proof: Proof | null = null;
  const change = (next: Partial<Proof>): Proof => (proof = { ...(proof ?? begun), ...next });
  const api = apiOf({
    listMyProfiles: async () => profilesOf(ada),
    listProofs: async () => ({ data: proof === null ? [] : [proof], offered: ['wallet', 'domain'] }),
    createProof: async () => change({}),
    checkProof: async () => change({ state: 'proven', method: 'dns', provedAt: at, checkedAt: at, challenge: null }),
    updateProof: async ({ body }) => change({ isShown: body.isShown }),
    deleteProof: async () => void change({ state: 'withdrawn', withdrawnAt: at, withdrawnBecause: 'owner' }),
    ...answers,
  });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/profiles/:id/proofs',
    path: `/profiles/${ada._id}/proofs`,
    texts: ['proofs', 'claims', 'guards'],
  });
  await screen.getByRole('button', { name: /^A domain/ }).click();
  await screen.getByRole('textbox', { name: 'Domain' }).fill('ada.example');
  await screen.getByRole('button', { name: 'Go on', exact: true }).click();
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: 'It shows on your profile.' })).toBeVisible();
  return screen;
}

it('says that it shows for as long as it does, and that it is kept to oneself once it is (D87)', async () => {
  const screen = await proveDomain();
  const shown = screen.getByRole('switch', { name: /Show on the profile/ });
  const label = screen.getByText('Show on the profile', { exact: false });
  await label.click();
  await expect.element(shown).not.toBeChecked();
  await expect.element(screen.getByText('It shows on your profile.', { exact: false })).not.toBeInTheDocument();
  await expect.element(screen.getByText('kept to yourself', { exact: false })).toBeVisible();
  await label.click();
  await expect.element(screen.getByText('It shows on your profile.', { exact: false })).toBeVisible();
});

it('says why what is proven could not be kept to oneself, and shows it as it is', async () => {
  const updateProof = () => Promise.reject(problemOf('updateProof', 503, 'service_unavailable'));
  const screen = await proveDomain({ updateProof });
  await screen.getByText('Show on the profile', { exact: false }).click();
  await expect.element(screen.getByText(/not available right now/)).toBeVisible();
  await expect.element(screen.getByRole('switch', { name: /Show on the profile/ })).toBeChecked();
});

it('says no more that something is proven once it is taken back (D84)', async () => {
  const screen = await proveDomain();
  await screen.getByRole('button', { name: 'Take back: Controls ada.example' }).click();
  await screen.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(screen.getByText('You took it back', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('It shows on your profile.', { exact: false })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^A domain/ })).toBeVisible();
});

it('asks nothing about somebody else’s profile, whose proofs are not found here', async () => {
  const listProofs = vi.fn<ApiClient['listProofs']>();
  const { screen } = await renderMember(
    <Component />,
    apiOf({ listMyProfiles: async () => profilesOf(ada), listProofs }),
    {
      pattern: '/profiles/:id/proofs',
      path: '/profiles/lin/proofs',
      texts: ['proofs', 'claims', 'guards'],
    },
  );
  await expect.element(screen.getByRole('link', { name: 'My profiles' })).toBeVisible();
  expect(listProofs).not.toHaveBeenCalled();
});

it('lists the X account of the sign-in as proven where the profile links to it, and says how where it does not', async () => {
  const { challenge: _, ...rest } = begun;
  const x: Proof = { ...rest, challenge: null, kind: 'x', subject: 'ada', method: 'sign_in', state: 'proven' };
  let data: Proof[] = [];
  let profile = ada;
  const api = apiOf({
    listMyProfiles: async () => profilesOf(profile),
    listProofs: async () => ({ data, offered: ['wallet'] }),
  });
  const open = async () =>
    (
      await renderMember(<Component />, api, {
        pattern: '/profiles/:id/proofs',
        path: `/profiles/${ada._id}/proofs`,
        texts: ['proofs', 'claims', 'guards'],
      })
    ).screen;
  const screen = await open();
  await expect.element(screen.getByText('You signed in as @ada on X.', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Edit the profile' }))
    .toHaveAttribute('href', `/profiles/${ada._id}/edit`);
  data = [{ ...x, provedAt: at, checkedAt: at }];
  await screen.unmount();
  let again = await open();
  await expect.element(again.getByText('Is @ada on X')).toBeVisible();
  await expect.element(again.getByText('You signed in as', { exact: false })).not.toBeInTheDocument();
  await expect.element(again.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  await expect.element(again.getByText('Others see it as long as', { exact: false })).toBeVisible();
  data = data.map((one) => ({ ...one, isShown: false }));
  await again.unmount();
  again = await open();
  await expect.element(again.getByText('Others do not see it', { exact: false })).toBeVisible();
  // It links to it, and somebody else signed in with that name since: there is nothing to do.
  data = [];
  profile = linkingTo('https://x.com/ADA');
  await again.unmount();
  again = await open();
  await expect.element(again.getByText('Nothing yet', { exact: true })).toBeVisible();
  await expect.element(again.getByText('You signed in as', { exact: false })).not.toBeInTheDocument();
});

it('says that the seats of a project could not be read, and reads them again by a press', async () => {
  const project: Profile = {
    ...ada,
    profileType: 'project',
    subtype: 'defi',
    projectData: {
      projectType: 'defi',
      status: 'active',
      funding: null,
      teamSize: null,
      tokenAddress: null,
      website: null,
      twitterProfile: null,
      telegramLink: null,
      links: { github: null, discord: null },
      chain: null,
    },
  };
  const listSeats = vi
    .fn<ApiClient['listSeats']>()
    .mockRejectedValueOnce(problemOf('listSeats', 403, 'forbidden'))
    .mockResolvedValueOnce({ data: [] });
  const api = apiOf({
    listMyProfiles: async () => profilesOf(project),
    listProofs: async () => ({ data: [], offered: ['domain'] }),
    listSeats,
  });
  const { screen } = await renderMember(<Component />, api, {
    pattern: '/profiles/:id/proofs',
    path: `/profiles/${project._id}/proofs`,
    texts: ['proofs', 'claims', 'guards'],
  });
  const failure = screen
    .getByRole('alert')
    .filter({ hasText: 'The people who say they belong to your team could not be loaded' });
  await expect.element(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failure).not.toBeInTheDocument();
  expect(listSeats).toHaveBeenCalledTimes(2);
});
