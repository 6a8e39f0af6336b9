import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, type ReactNode, use, useState } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { formParts } from './form.parts.ts';
import { Form } from './form.tsx';

const guide: Guide = {
  use: ['Around fields that are sent together: it says at its top what is wrong, and leads to it.'],
  avoid: ['For settings that take effect at once: take Switch, and save each by itself.'],
  anatomy: [formParts],
  keyboard: [
    { keys: 'Enter', does: 'In a line of text: submits', story: 'Required' },
    { keys: 'Tab', does: 'From the summary to its errors, then to the fields', story: 'Required' },
    { keys: 'Enter, Space', does: 'On an error: to its field', story: 'Required' },
  ],
  reader: [
    'After a failed submit the summary is read: how much is wrong, and each error with its field.',
    'Each field is marked as invalid and has its error as its description.',
  ],
  dos: ['Say in an error how to mend it.', 'Keep what was typed when the server refuses.'],
  donts: ['Do not disable the button until all is right: people would not learn what is missing.'],
};

const fields: ReactNode = (
  <>
    <TextField label="Name" name="name" isRequired />
    <TextField label="Mail" name="mail" type="email" isRequired description="For answers alone." />
    <NumberField label="Seats" name="seats" minValue={1} isRequired />
    <Button type="submit" variant="primary" className="mu:self-start">
      Book
    </Button>
  </>
);

const meta = {
  title: 'Primitives/Form',
  component: Form,
  parameters: { guide },
  args: {
    summaryTitle: (count) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
    children: fields,
    className: 'mu:w-96 mu:max-w-full',
    onSubmit: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const Required: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    const mail = canvas.getByLabelText('Mail');
    const line = canvas.getByRole('button', { name: /^Mail:/ });
    await waitFor(() => expect(line).toHaveFocus());
    for (const key of [' ', '{Enter}']) {
      line.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(mail).toHaveFocus());
    }
    await expect(mail).toHaveAttribute('aria-invalid', 'true');
  },
};

const refused = { mail: 'This address already has a booking.' };

/** The server knows something that the browser cannot, and says so again after each submit. */
export const RefusedByTheServer: Story = {
  render: function Served(args) {
    const [errors, setErrors] = useState<Record<string, string>>();
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors({ ...refused });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Mail'), 'ada@example.or');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seats' }), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Mail')).toHaveAccessibleDescription(refused.mail));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toBeValid());
    await userEvent.type(canvas.getByLabelText('Mail'), 'g');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Mail')).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Mail')).toBeInvalid());
  },
};

const desks = [
  { key: 'window', label: 'By the window' },
  { key: 'quiet', label: 'Quiet room' },
];

/** A choice is named by its label, not by its options, and the line leads to its button. */
export const NothingChosen: Story = {
  tags: ['no-picture'],
  args: {
    children: (
      <>
        <Select label="Desk" name="desk" options={desks} isRequired />
        <MultiSelect label="Days" name="days" options={desks} isRequired />
        <Button type="submit">Book</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /^Days: / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Desk: / }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Desk$/ })).toHaveFocus());
  },
};

const drawField = fn();

/** Reads what each field reads of its form. */
const DrawnAlone = memo(function DrawnAlone() {
  use(FormContext);
  drawField();
  return <TextField label="Name" name="name" />;
});

/** A field that stays the same is not drawn anew with its form. */
export const FieldsAlone: Story = {
  tags: ['play-only'],
  render: function Counted(args) {
    const [seats, setSeats] = useState(1);
    return (
      <Form {...args}>
        <DrawnAlone />
        <Button onPress={() => setSeats(seats + 1)}>Seats: {seats}</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(drawField).toHaveBeenCalled();
    drawField.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent('Seats: 2');
    await expect(drawField).not.toHaveBeenCalled();
  },
};

/** Lets the server answer the last submit. */
let answer = (): void => {};

/**
 * An app may write `errors` where it renders, as an object that is new each time: what it says is told once, and again with the next answer, before
 * which it is empty; and it does not take away what the browser has found.
 */
export const ErrorsWrittenInline: Story = {
  tags: ['no-picture'],
  render: function Inline(args) {
    const [mail, setMail] = useState('');
    const [isRefused, setRefused] = useState(false);
    return (
      <Form
        {...args}
        errors={isRefused ? { mail: refused.mail } : {}}
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(false);
          answer = () => setRefused(true);
        }}
      >
        <TextField label="Mail" name="mail" value={mail} onChange={setMail} isRequired />
        <Button type="submit">Book</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mail = canvas.getByLabelText('Mail');
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    const isToldOfMail = () =>
      waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(`Mail: ${refused.mail}`));
    await submit();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.type(mail, 'ada@example.org');
    await expect(mail).toHaveValue('ada@example.org');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await submit();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    answer();
    await isToldOfMail();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.type(mail, '.nz');
    await expect(mail).toHaveFocus();
    await expect(mail).toHaveValue('ada@example.org.nz');
    await userEvent.tab();
    await waitFor(() => expect(mail).toBeValid());
    await submit();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    answer();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await isToldOfMail();
    await expect(mail).toBeInvalid();
  },
};
