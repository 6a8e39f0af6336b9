import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Provider } from '../../provider/provider.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { DateRangePicker } from '../date-range-picker/date-range-picker.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import { Calendar } from './calendar.tsx';

it.each([
  [
    'DatePicker',
    <DatePicker key="" label="Day" value="" min="" max="" />,
    <DatePicker key="" label="Day" value={null} />,
  ],
  [
    'TimeField',
    <TimeField key="" label="From" value="" min="" max="" />,
    <TimeField key="" label="From" value={null} />,
  ],
  [
    'DateRangePicker',
    <DateRangePicker key="" label="Days" value={{ from: '', to: '' }} />,
    <DateRangePicker key="" label="Days" value={null} />,
  ],
  ['Calendar', <Calendar key="" label="Day" value="" min="" max="" />, <Calendar key="" label="Day" value={null} />],
])('an empty text, with which the state of a form begins, is none to %s', (_name, empty, none) => {
  expect(renderToString(<Provider locale="en">{empty}</Provider>)).toBe(
    renderToString(<Provider locale="en">{none}</Provider>),
  );
});
