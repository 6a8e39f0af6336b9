import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { SearchField } from './search-field.tsx';
import { searchFieldParts } from './search-field.parts.ts';

const guide: Guide = {
  use: ['To find things in a list that is on the page or that the server searches: profiles, groups, conversations.'],
  avoid: [
    'To choose an answer for a form: take ComboBox.',
    'To filter by known properties: take FilterBar, which has one inside.',
  ],
  anatomy: [searchFieldParts],
  keyboard: [
    { keys: 'Letters', does: 'Tell what is typed (`onChange`)', story: 'Keyboard' },
    { keys: 'Enter', does: 'Searches at once (`onSubmit`)', story: 'Keyboard' },
    { keys: 'Escape', does: 'Empties the field', story: 'Keyboard' },
  ],
  reader: [
    'A search field with its label.',
    'The cross is a button named in the reader’s language; pressing it returns the focus to the field.',
  ],
  dos: [
    'Say in the placeholder what can be searched for: “Name, tag or skill”.',
    'Wait until somebody has stopped typing before asking the server; search at once on Enter.',
    'Say how many were found in a live region of the list.',
  ],
  donts: ['Do not add a button “Search” beside it.', 'Do not throw the results away while new ones are on their way.'],
};

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  parameters: { guide },
  args: {
    label: 'Search profiles',
    placeholder: 'Name, tag or skill',
    onChange: fn(),
    onSubmit: fn(),
    className: 'mu:w-80',
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'zero knowledge' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-6">
      <SearchField label="Empty" hideLabel={false} placeholder="Name, tag or skill" />
      <SearchField label="Filled" hideLabel={false} defaultValue="zero knowledge" />
      <SearchField
        label="With help"
        hideLabel={false}
        description="Names, tags and skills."
        placeholder="Name, tag or skill"
      />
      <SearchField label="Invalid" hideLabel={false} defaultValue="z" errorMessage="Type two letters at least." />
      <SearchField label="Disabled" hideLabel={false} isDisabled placeholder="Name, tag or skill" />
    </div>
  ),
};

/** The cross clears the field and returns the focus. */
export const Emptied: Story = {
  args: { defaultValue: 'zero knowledge' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

/** Composed text is reported once committed: nobody searches for half a syllable. */
export const Composed: Story = {
  tags: ['no-picture'],
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: 'li lei' } });
    await expect(box).toHaveValue('li lei');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.input(box, { target: { value: '李雷' } });
    await fireEvent.compositionEnd(box);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('李雷');
  },
};

/** WebKit sends the key that ends a composition after it is over: only its key code tells. */
export const KeysOfACompositionNeitherSearchNorEmpty: Story = {
  tags: ['no-picture'],
  args: { defaultValue: '李雷' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    for (const key of ['Enter', 'Escape']) {
      await fireEvent.keyDown(box, { key, isComposing: true });
      await fireEvent.keyDown(box, { key, keyCode: 229 });
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveValue('李雷');
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('李雷');
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('defi');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('defi'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('defi'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};
