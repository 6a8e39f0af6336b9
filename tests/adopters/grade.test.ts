import { expect, it } from 'vitest';
import { inventionsIn, tasksDone } from './grade.ts';

const done = { findings: [] };
const failed = { findings: [{ kind: 'console', says: 'it failed' }] } as const;

it('a task that is done twice counts once, and one that is not done not at all', () => {
  expect(tasksDone([])).toBe(0);
  expect(
    tasksDone([
      { file: 'tabs.tsx', ...done },
      { file: 'tabs.second-try.tsx', ...done },
      { file: 'code.tsx', ...failed },
    ]),
  ).toBe(1);
});

it.each([
  'const rows: any = [];',
  'const open = (row: any, at: number) => at;',
  'const rows = read() as any;',
  'const rows = read() as any as Row[];',
  'const rows = new Map<string, any>();',
  'const rows = useState<any>(null);',
  'const rows: any[] = [];',
  'const row: string | any = 1;',
  'interface Row {\n  cells: any\n  id: string\n}',
])('%s silences the types', (source) => {
  expect(inventionsIn(source)).toEqual(['silences the types']);
});

it.each(['<Text>Choose any city</Text>', "label={'City: any city of these'}", '<Text>as any other, or any</Text>'])(
  '%s has the English word alone',
  (source) => {
    expect(inventionsIn(source)).toEqual([]);
  },
);
