import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from './button/button.tsx';
import { ComboBox } from './combo-box/combo-box.tsx';
import { DatePicker } from './date-picker/date-picker.tsx';
import { DateRangePicker } from './date-range-picker/date-range-picker.tsx';
import { NumberField } from './number-field/number-field.tsx';
import { SearchField } from './search-field/search-field.tsx';
import { Select } from './select/select.tsx';
import { TagField } from './tag-field/tag-field.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';
import { TimeField } from './time-field/time-field.tsx';

/** The common behaviour of every field. */
const meta = {
  title: 'Checks/Fields',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface Shared {
  readonly size?: 'sm' | 'md';
  readonly inputRef?: (element: HTMLElement | null) => void;
}
const options = [{ key: 'zh', label: 'Chinese' }];
const texts = { full: 'Full.', repeated: (word: string) => `${word} twice.` };

/** Each kind of field, uncontrolled, with an initial value. */
const fields: Readonly<Record<string, (shared: Shared) => ReactNode>> = {
  Text: (shared) => <TextField label="Text" defaultValue="Ada" {...shared} />,
  Number: (shared) => <NumberField label="Number" defaultValue={3} {...shared} />,
  Search: (shared) => <SearchField label="Search" defaultValue="Ada" {...shared} />,
  Choice: (shared) => <Select label="Choice" options={options} defaultValue="zh" {...shared} />,
  Found: (shared) => <ComboBox label="Found" options={options} defaultValue="zh" emptyText="None" {...shared} />,
  Words: (shared) => <TagField label="Words" defaultValue={['DeFi']} texts={texts} {...shared} />,
  Lines: (shared) => <TextArea label="Lines" defaultValue="Ada" rows={1} {...shared} />,
};

export const SizesAlike: Story = {
  render: () => (
    <div className="mu:grid mu:w-160 mu:max-w-full mu:grid-cols-1 mu:items-end mu:gap-x-6 mu:gap-y-4 mu:sm:grid-cols-2">
      {Object.entries(fields).flatMap(([name, field]) =>
        (['md', 'sm'] as const).map((size) => (
          <div key={name + size} data-size={size}>
            {field({ size })}
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = (size: string) =>
      [...canvasElement.querySelectorAll(`[data-size=${size}]`)].map((field) => {
        const control = field.querySelector('input:not([hidden]), textarea, button');
        const frame = control?.closest('[class*="rounded-control"]');
        return frame?.getBoundingClientRect().height;
      });
    // A text area is as high as its lines.
    await expect(heights('md').slice(0, -1)).toEqual([44, 44, 44, 44, 44, 44]);
    await expect(heights('sm').slice(0, -1)).toEqual([36, 36, 36, 36, 36, 36]);
  },
};

/** A form library focuses the first invalid field through its `inputRef`. */
export const InputRefIsWhatTakesTheFocus: Story = {
  tags: ['no-picture'],
  render: function Referred() {
    const [controls] = useState(() => new Map<string, HTMLElement>());
    return (
      <>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name}>
            {field({
              inputRef: (element) => {
                if (element) controls.set(name, element);
              },
            })}
            <button type="button" onClick={() => controls.get(name)?.focus()}>
              To {name}
            </button>
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of Object.keys(fields)) {
      await userEvent.click(canvas.getByRole('button', { name: `To ${name}` }));
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(name)));
      await expect(document.activeElement?.matches('input, textarea, button[aria-haspopup]')).toBe(true);
    }
  },
};

const onDay = fn();
const onRange = fn();
const onTime = fn();

/** What React says of `value` and `defaultValue`: with the first a field shows what it is given, whatever is typed. */
export const ControlledOrNot: Story = {
  tags: ['no-picture'],
  render: () => (
    <>
      <DatePicker label="Own day" defaultValue="2026-11-22" />
      <DatePicker label="Given day" value="2026-11-22" onChange={onDay} />
      <DateRangePicker label="Own days" clearLabel="Clear" defaultValue={{ from: '2026-11-02', to: '2026-11-22' }} />
      <DateRangePicker
        label="Given days"
        clearLabel="Clear"
        value={{ from: '2026-11-02', to: '2026-11-22' }}
        onChange={onRange}
      />
      <TimeField label="Own time" defaultValue="14:30" />
      <TimeField label="Given time" value="14:30" onChange={onTime} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = (label: string) =>
      canvas.getAllByRole('group', { name: label }).flatMap((group) => within(group).getAllByRole('spinbutton'))[0];
    for (const [label, before, after] of [
      ['Own day', '11', '12'],
      ['Given day', '11', '11'],
      ['Own days', '11', '10'],
      ['Given days', '11', '11'],
      ['Own time', '2', '3'],
      ['Given time', '2', '2'],
    ] as const) {
      const part = first(label);
      await expect(part).toHaveAttribute('aria-valuenow', before);
      part?.focus();
      await userEvent.keyboard(label === 'Own days' ? '{ArrowDown}' : '{ArrowUp}');
      await waitFor(() => expect(first(label)).toHaveAttribute('aria-valuenow', after));
    }
    await expect(onDay).toHaveBeenLastCalledWith('2026-12-22');
    await expect(onRange).toHaveBeenLastCalledWith({ from: '2026-12-02', to: '2026-11-22' });
    await expect(onTime).toHaveBeenLastCalledWith('15:30');
  },
};

/** A form that is reset gives each part its first value again, and tells the app of it. */
export const ResetWithItsForm: Story = {
  tags: ['no-picture'],
  render: () => (
    <form>
      <DatePicker label="Day" defaultValue="2026-11-22" onChange={onDay} />
      <DateRangePicker
        label="Days"
        clearLabel="Clear"
        defaultValue={{ from: '2026-11-02', to: '2026-11-22' }}
        onChange={onRange}
      />
      <TimeField label="Time" defaultValue="14:30" onChange={onTime} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const values = () => canvas.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-valuenow'));
    const before = values();
    for (const part of canvas.getAllByRole('spinbutton')) {
      part.focus();
      await userEvent.keyboard('{ArrowUp}');
    }
    await expect(values().filter((value, place) => value === before[place])).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(values()).toEqual(before));
    await expect(onDay).toHaveBeenLastCalledWith('2026-11-22');
    await expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-22' });
    await expect(onTime).toHaveBeenLastCalledWith('14:30');
  },
};

const onSave = fn();

/** The product's usual form: errors appear and disappear when their field is left. */
function Form() {
  const [name, setName] = useState('');
  const [link, setLink] = useState('');
  const [left, setLeft] = useState({ name: '', link: '' });
  return (
    <form className="mu:flex mu:w-96 mu:flex-col mu:items-start mu:gap-4" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        onBlur={() => setLeft({ ...left, name })}
        errorMessage={left.name === '' ? 'Say what people call you.' : undefined}
      />
      <TextField
        label="Link"
        value={link}
        onChange={setLink}
        onBlur={() => setLeft({ ...left, link })}
        errorMessage={left.link !== '' && !left.link.startsWith('https://') ? 'It starts with https://' : undefined}
      />
      <Button type="submit" variant="primary" onPress={onSave}>
        Save
      </Button>
    </form>
  );
}

/** Texts that appear or disappear on blur do not move the button being pressed. */
export const FirstClickIsNotLost: Story = {
  tags: ['no-picture'],
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    // Its position, whatever its pressed look.
    const top = () => save.offsetTop;
    for (const [label, typed, isValid] of [
      ['Name', 'Ada', true],
      ['Link', 'ada.example', false],
    ] as const) {
      const field = canvas.getByRole('textbox', { name: label });
      onSave.mockClear();
      await userEvent.type(field, typed);
      const before = top();
      await userEvent.pointer({ keys: '[MouseLeft>]', target: save });
      await expect(field).not.toHaveFocus();
      await expect(top()).toBe(before);
      await userEvent.pointer({ keys: '[/MouseLeft]', target: save });
      await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
      await waitFor(() => expect(top()).not.toBe(before));
      await (isValid
        ? expect(field).toBeValid()
        : expect(field).toHaveAccessibleDescription('It starts with https://'));
    }
  },
};
