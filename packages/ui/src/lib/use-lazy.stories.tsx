import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotLoaded } from './not-loaded.tsx';
import { useLazy } from './use-lazy.ts';

/** What is fetched when it is first opened: it comes, or it says that it did not. */
const meta = {
  title: 'Checks/Lazy parts',
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;
export default meta;

let calls = 0;
const load = () => {
  calls += 1;
  return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('Here it is.');
};

export const SaysWhenItFailsAndCanBeAskedAgain: StoryObj<typeof meta> = {
  render: function Opener() {
    const { value, isFailed, request } = useLazy(load);
    return (
      <>
        <button type="button" onClick={request}>
          Open
        </button>
        <p>{value}</p>
        {isFailed && <NotLoaded />}
      </>
    );
  },
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
