import type { ApiClient } from '@mutuals/api-client';
import { WordField } from '@mutuals/ui/patterns/word-field';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { controlledRealtime } from '../testing/controlled-realtime.ts';
import { apiOf, problemOf } from '../testing/api-of.ts';
import { renderMember } from '../testing/render-member.tsx';

vi.mock('../features/realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

type SuggestWords = ApiClient['suggestWords'];

function Fields({ words = [] }: { words?: readonly string[] }) {
  const [tags, setTags] = useState(words);
  const [languages, setLanguages] = useState<readonly string[]>([]);
  return (
    <>
      <WordField kind="tag" label="Tags" max={20} value={tags} onChange={setTags} />
      <WordField kind="language" label="Languages" max={20} value={languages} onChange={setLanguages} />
      <output>{JSON.stringify({ tags, languages })}</output>
    </>
  );
}

const answers = (...words: string[]) =>
  vi.fn<SuggestWords>(async () => ({ data: words.map((word) => ({ word, profiles: 128 })) }));

it('suggests what others use, in the reader’s language, and keeps the word that was taken', async () => {
  const suggestWords = answers('DeFi');
  const { screen } = await renderMember(<Fields />, apiOf({ suggestWords }));
  await userEvent.fill(screen.getByRole('combobox', { name: 'Tags' }), '去中心化');
  await screen.getByRole('option', { name: /^DeFi\s*used by 128 profiles/ }).click();
  await expect.element(screen.getByText('{"tags":["DeFi"],"languages":[]}')).toBeInTheDocument();
  expect(suggestWords.mock.calls.map(([input]) => input.query)).toContainEqual({
    kind: 'tag',
    beginning: '去中心化',
    language: 'en',
    limit: 28,
  });
});

it('asks once typing pauses, and gives up what is no longer typed', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const suggestWords = vi.fn<SuggestWords>(({ query, signal }) => {
    signals.push(signal);
    return query.beginning === 'd' ? new Promise(() => {}) : Promise.resolve({ data: [{ word: 'DAO', profiles: 3 }] });
  });
  const { screen } = await renderMember(<Fields />, apiOf({ suggestWords }));
  const input = screen.getByRole('combobox', { name: 'Tags' });
  await userEvent.fill(input, 'd');
  await expect.poll(() => signals.length).toBe(1);
  await userEvent.fill(input, 'dao');
  await expect.element(screen.getByRole('option', { name: /^DAO/ })).toBeVisible();
  expect(signals[0]?.aborted).toBe(true);
  expect(suggestWords.mock.calls.map(([{ query }]) => query.beginning)).toEqual(['d', 'dao']);
});

it('goes on without suggestions where they cannot be had, and for a word that is too long to be one', async () => {
  const suggestWords = vi.fn<SuggestWords>().mockRejectedValue(problemOf('suggestWords', 503, 'unavailable'));
  const { screen } = await renderMember(<Fields />, apiOf({ suggestWords }));
  const input = screen.getByRole('combobox', { name: 'Tags' });
  await userEvent.fill(input, 'defi');
  await expect.poll(() => suggestWords.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('{"tags":["defi"],"languages":[]}')).toBeInTheDocument();
  await userEvent.fill(input, 'x'.repeat(41));
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('');
  expect(suggestWords).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

it('takes two names of one thing for one, and SOL and Solidity for two', async () => {
  const { screen } = await renderMember(<Fields words={['sécurité', 'SOL']} />, apiOf({ suggestWords: answers() }));
  await expect.element(screen.getByText('security')).toBeVisible();
  const input = screen.getByRole('combobox', { name: 'Tags' });
  await userEvent.fill(input, '安全');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveValue('安全');
  await userEvent.fill(input, 'Solidity');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('{"tags":["sécurité","SOL","Solidity"],"languages":[]}')).toBeInTheDocument();
});

it('finds languages by any of their names and keeps their codes', async () => {
  const { screen } = await renderMember(<Fields />, apiOf());
  const input = screen.getByRole('combobox', { name: 'Languages' });
  await userEvent.fill(input, 'deut');
  await screen.getByRole('option', { name: 'German' }).click();
  await userEvent.fill(input, '葡萄牙');
  await screen.getByRole('option', { name: 'Portuguese' }).click();
  await expect.element(screen.getByText('{"tags":[],"languages":["de","pt"]}')).toBeInTheDocument();
});
