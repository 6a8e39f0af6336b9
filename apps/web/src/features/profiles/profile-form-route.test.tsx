import { ApiProblem, type ApiClient } from '@mutuals/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { own } from '../../testing/examples.ts';
import { apiOf, renderMember } from '../../testing/render-member.tsx';
import { realtimeByHand } from '../../testing/realtime-by-hand.ts';
import { Component } from './profile-form-route.tsx';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtimeByHand().open }));
beforeEach(() => sessionStorage.clear());

const offline = new ApiProblem({ kind: 'offline', operation: 'createProfile' });

type Screen = Awaited<ReturnType<typeof renderMember>>['screen'];

async function fillIn(screen: Screen, name: string): Promise<void> {
  await screen.getByRole('textbox', { name: 'Name' }).fill(name);
  await screen.getByRole('textbox', { name: 'Bio' }).fill('Here to stay.');
  await screen.getByRole('button', { name: /Role/ }).click();
  await screen.getByRole('option', { name: 'Developer' }).click();
}

it('creates a profile under one key however often it is tried, after a reload too, and the next one under another (D31)', async () => {
  const createProfile = vi.fn<ApiClient['createProfile']>().mockRejectedValue(offline);
  const api = apiOf({ createProfile });
  const keys = () => createProfile.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

  const { screen } = await renderMember(<Component />, api);
  await fillIn(screen, 'Ada');
  const save = screen.getByRole('button', { name: 'Create profile' });
  await save.click();
  await vi.waitFor(() => expect(keys()).toHaveLength(1));
  await save.click();
  await vi.waitFor(() => expect(keys()).toHaveLength(2));
  await screen.unmount();

  const again = await renderMember(<Component />, api);
  await expect.element(again.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  createProfile.mockResolvedValue(own('Ada'));
  await again.screen.getByRole('button', { name: 'Create profile' }).click();
  await vi.waitFor(() => expect(again.router.state.location.pathname).toBe('/profiles'));
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  await again.screen.unmount();

  const next = await renderMember(<Component />, api);
  await expect.element(next.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await fillIn(next.screen, 'Another');
  await next.screen.getByRole('button', { name: 'Create profile' }).click();
  await vi.waitFor(() => expect(keys()).toHaveLength(4));
  expect(keys()[3]).not.toBe(keys()[2]);
});
