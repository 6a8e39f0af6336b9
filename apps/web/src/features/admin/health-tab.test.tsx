import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { HealthTab } from './health-tab.tsx';

const health: CallAnswer<'getHealth'> = {
  jobs: [],
  failedJobs: [],
  watcher: null,
  realtime: 'none',
  model: null,
  deletionsHeldBack: 0,
  database: { bytes: 1000, tables: [] },
};
const found: CallAnswer<'getHealthChecks'> = {
  checkedAt: '2026-11-20T09:00:00.000Z',
  checks: [{ name: 'pictures', state: 'ails', lines: ['a file cannot be put: AccessDenied.'] }],
};
const open = async (role: 'owner' | 'admin', getHealthChecks: ApiClient['getHealthChecks']) => {
  const api = apiOf({
    getMe: async () => ({ ...user, role, isAdmin: true }),
    getHealth: async () => health,
    getHealthChecks,
  });
  return (await renderMember(<HealthTab />, api, { texts: ['admin', 'errors'] })).screen;
};

it('an owner runs the checks by a press alone, and again after they failed', async () => {
  const getHealthChecks = vi.fn<ApiClient['getHealthChecks']>(async () => found);
  getHealthChecks.mockRejectedValueOnce(problemOf('getHealthChecks', 503, 'service_unavailable'));
  const screen = await open('owner', getHealthChecks);
  const press = screen.getByRole('button', { name: 'Check everything' });
  await expect.element(press).toBeVisible();
  expect(getHealthChecks).not.toHaveBeenCalled();
  await press.click();
  await expect.element(screen.getByText('Nothing was checked')).toBeVisible();
  await press.click();
  await expect.element(screen.getByText('a file cannot be put: AccessDenied.')).toBeVisible();
  await expect.element(screen.getByText('1 check needs attention')).toBeVisible();
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => getHealthChecks).toHaveBeenCalledTimes(3);
});

it('who is no owner is offered no checks', async () => {
  const screen = await open('admin', async () => found);
  await expect.element(screen.getByRole('heading', { name: 'Largest tables' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Check everything' })).not.toBeInTheDocument();
});
