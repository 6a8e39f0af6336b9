import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LazyRecovery, type Recover } from './lazy-recovery.ts';
import { NotLoaded } from './not-loaded.tsx';
import { useLazy } from './use-lazy.ts';

/** A part that loads when first opened: it appears, or reports the failure. */
const meta = {
  title: 'Checks/Lazy parts',
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;
export default meta;

let calls = 0;
const load = () => {
  calls += 1;
  return calls <= 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('Here it is.');
};

function Opener({ isEager = false }) {
  const { value, isFailed, request } = useLazy(load);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onFocus={isEager ? request : undefined}
        onClick={() => {
          request();
          setOpen(true);
        }}
      >
        Open
      </button>
      <p>{value}</p>
      {isFailed && isOpen && <NotLoaded />}
    </>
  );
}

export const SaysWhenItFailsAndCanBeAskedAgain: StoryObj<typeof meta> = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    calls = 0;
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    await userEvent.click(open);
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(open);
    await expect(calls, 'what is there is not fetched again').toBe(2);
  },
};

let giveUp = (_error: Error): void => {};
const recover = fn<Recover>();

export const TriesToRecoverOnlyForWhoWaitsAndThenSaysThatItFailed: StoryObj<typeof meta> = {
  render: () => (
    <LazyRecovery value={recover}>
      <Opener isEager />
    </LazyRecovery>
  ),
  play: async ({ canvas, userEvent }) => {
    calls = -1;
    recover.mockReset();
    recover.mockImplementation(() => new Promise((_resolve, reject) => (giveUp = reject)));
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await waitFor(() => expect(calls).toBe(0));
    await expect(recover, 'nobody has asked for it yet').not.toHaveBeenCalled();
    calls = 0;
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('This comes once the network is back.');
    await expect(recover).toHaveBeenCalled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    giveUp(new Error('It was tried before.'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    await userEvent.click(open);
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
  },
};

function later() {
  let resolve = (_text: string): void => {};
  const promise = new Promise<string>((arrive) => (resolve = arrive));
  return { promise, resolve };
}
const slow = { en: later(), fr: later() };

function Worded() {
  const [language, setLanguage] = useState<keyof typeof slow>('en');
  const { value, request } = useLazy(() => slow[language].promise, language);
  return (
    <>
      <button type="button" onClick={request}>
        Open
      </button>
      <button type="button" onClick={() => setLanguage('fr')}>
        French
      </button>
      <p>{value}</p>
    </>
  );
}

export const KeepsWhatCameAlthoughAnEarlierOneComesAfterIt: StoryObj<typeof meta> = {
  render: () => <Worded />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'French' }));
    await userEvent.click(open);
    slow.fr.resolve('Voici.');
    await expect(await canvas.findByText('Voici.')).toBeVisible();
    slow.en.resolve('Here it is.');
    await slow.en.promise;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(canvas.getByText('Voici.')).toBeVisible();
  },
};
