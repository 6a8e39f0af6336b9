import { beforeEach, expect, it } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useHiddenNames } from './use-hidden-names.ts';

beforeEach(() => localStorage.clear());

function Probe() {
  const [hides, hide] = useHiddenNames();
  return <button onClick={() => hide(!hides)}>{hides ? 'Hidden' : 'Shown'}</button>;
}

it('names are shown until they are hidden, and stay so on this device', async () => {
  const first = (await renderMember(<Probe />, apiOf())).screen;
  await first.getByRole('button', { name: 'Shown' }).click();
  await expect.element(first.getByRole('button', { name: 'Hidden' })).toBeVisible();
  await first.unmount();
  const second = (await renderMember(<Probe />, apiOf())).screen;
  await second.getByRole('button', { name: 'Hidden' }).click();
  await expect.element(second.getByRole('button', { name: 'Shown' })).toBeVisible();
});
