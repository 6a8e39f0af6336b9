import { expect, it } from 'vitest';
import { mutantsOf } from './mutants-of.ts';

const textsOf = (source: string): string[] =>
  mutantsOf('a.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

it('makes a fault of each operator, condition, number, effect and filter', () => {
  expect(textsOf('x = a < b')).toEqual([';', 'x = a <= b']);
  expect(textsOf('const x = a === "b" ? !c : true')).toEqual([
    'const x = true ? !c : true',
    'const x = false ? !c : true',
    'const x = a !== "b" ? !c : true',
    'const x = a === "b" ? (c) : true',
    'const x = a === "b" ? !c : false',
  ]);
  expect(textsOf('if (a) b()')).toEqual(['if (true) b()', 'if (false) b()', 'if (a) ;']);
  expect(textsOf('const most = 10')).toEqual(['const most = (10 + 1)']);
  expect(textsOf('const q = db.where("a").all().some(f)')).toEqual([
    'const q = db.where("a").all().every(f)',
    'const q = db.all().some(f)',
  ]);
});

it('leaves types, imports and concatenated texts alone', () => {
  expect(textsOf('import a from "b"; type C = 1 | true; const d: 2 = a; const e = "f" + g;')).toEqual([]);
});
