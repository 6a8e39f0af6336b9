import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes cells and keeps what is in them', () => {
  expect(
    csvOf([
      ['one', 'two "words"'],
      ['line\nbreak', 'a,b'],
    ]),
  ).toBe('\uFEFF"one","two ""words"""\r\n"line\nbreak","a,b"\r\n');
});

it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1'])('makes a text of %j', (value) => {
  expect(csvOf([[value]])).toBe(`\uFEFF"'${value}"\r\n`);
});
