import type { ApiClient } from '@mutuals/api-client';
import { type Seeking, SeekingButton } from '@mutuals/ui/patterns/seeking';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useSeeking } from './use-seeking.ts';

beforeEach(() => sessionStorage.clear());

const nothing = { level: 'any' as const, values: [] };
const sought: Seeking = { types: nothing, subtypes: nothing, languages: nothing, tags: nothing };

/** What a profile seeks, where one acts of two, and what was told of each. */
async function open(answers: Partial<ApiClient>) {
  function Page() {
    const [acting, setActing] = useState('ada');
    const [told, setTold] = useState('nobody');
    const { control, loosen } = useSeeking(acting, () => setTold(acting));
    return (
      <>
        <p>Told: {told}</p>
        <SeekingButton seeking={control}>Open</SeekingButton>
        <button onClick={() => setActing('guild')}>Act as the guild</button>
        <button onClick={() => loosen('types')}>Loosen</button>
      </>
    );
  }
  const { screen } = await renderMember(<Page />, apiOf({ getSeeking: async () => sought, ...answers }), {
    texts: ['seeking'],
  });
  const sheet = screen.getByRole('dialog');
  return {
    screen,
    sheet,
    opener: screen.getByRole('button', { name: 'Open', includeHidden: true }),
    told: (whom: string) => screen.getByText(`Told: ${whom}`),
    nice: sheet.getByRole('radiogroup', { name: 'Language: how much it matters' }).getByText('Nice'),
    chosen: sheet
      .getByRole('radiogroup', { name: 'Language: how much it matters' })
      .getByRole('radio', { name: 'Nice' }),
    save: sheet.getByRole('button', { name: 'Save' }),
    async closeUnsaved() {
      await sheet.getByRole('button', { name: 'Close' }).click();
      await screen.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await expect.element(sheet).not.toBeInTheDocument();
    },
  };
}

it('closes once it is saved, and tells so', async () => {
  const { sheet, opener, nice, save, told } = await open({ updateSeeking: async ({ body }) => body });
  await opener.click();
  await nice.click();
  await save.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(told('ada')).toBeInTheDocument();
});

it('takes no change while it is being saved, and takes changes again once that failed', async () => {
  const answer = Promise.withResolvers<Seeking>();
  const { sheet, opener, nice, chosen, save } = await open({ updateSeeking: () => answer.promise });
  await opener.click();
  await nice.click();
  await save.click();
  const types = sheet.getByRole('radiogroup', { name: 'Type: how much it matters', includeHidden: true });
  await types.getByText('Must').click({ force: true });
  const must = types.getByRole('radio', { name: 'Must', includeHidden: true });
  await expect.element(must).not.toBeChecked();
  answer.reject(new Error('unreachable'));
  await expect.element(sheet.getByRole('alert')).toBeInTheDocument();
  await expect.element(chosen).toBeChecked();
  await types.getByText('Must').click();
  await expect.element(must).toBeChecked();
});

it('stays open with what is changed in it where a must was loosened before', async () => {
  const answer = Promise.withResolvers<Seeking>();
  const { screen, told, opener, nice, chosen } = await open({ updateSeeking: () => answer.promise });
  await screen.getByRole('button', { name: 'Loosen' }).click();
  await opener.click();
  await nice.click();
  answer.resolve(sought);
  await expect.element(told('ada')).toBeInTheDocument();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(chosen).toBeChecked();
});

it('is not closed by the answer to a save after which it was left and opened again', async () => {
  const answer = Promise.withResolvers<Seeking>();
  const { told, opener, nice, chosen, save, closeUnsaved } = await open({ updateSeeking: () => answer.promise });
  await opener.click();
  await nice.click();
  await save.click();
  await closeUnsaved();
  await opener.click();
  await nice.click();
  answer.resolve(sought);
  await expect.element(told('ada')).toBeInTheDocument();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(chosen).toBeChecked();
});

it('of another profile hears nothing of it, nor does its deck', async () => {
  const answer = Promise.withResolvers<Seeking>();
  const updateSeeking = vi.fn<ApiClient['updateSeeking']>(() => answer.promise);
  const { screen, told, opener, nice, chosen, save, closeUnsaved } = await open({ updateSeeking });
  await opener.click();
  await nice.click();
  await save.click();
  await closeUnsaved();
  await screen.getByRole('button', { name: 'Act as the guild' }).click();
  await opener.click();
  await nice.click();
  answer.resolve({ ...sought, tags: { level: 'must', values: ['defi'] } });
  await expect.poll(() => updateSeeking.mock.settledResults[0]?.type).toBe('fulfilled');
  // It would close with the next frame.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(told('nobody')).toBeInTheDocument();
  await expect.element(chosen).toBeChecked();
});

it('keeps what is changed in it over a session that ends or a reload, until it is saved or left', async () => {
  const before = await open({});
  await before.opener.click();
  await before.nice.click();
  await before.screen.unmount();
  const again = await open({ updateSeeking: async ({ body }) => body });
  await again.opener.click();
  await expect.element(again.chosen).toBeChecked();
  await again.closeUnsaved();
  await again.opener.click();
  await expect.element(again.chosen).not.toBeChecked();
  await again.nice.click();
  await again.save.click();
  await expect.element(again.sheet).not.toBeInTheDocument();
  await again.opener.click();
  await expect.element(again.save).toBeVisible();
  await expect.element(again.chosen).not.toBeChecked();
});
