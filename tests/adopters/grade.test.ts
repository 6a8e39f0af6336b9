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

it.each(["import { Tabs } from 'react-aria-components';", 'import { Tabs } from "react-aria-components";'])(
  '%s is neither React nor the kit',
  (source) => {
    expect(inventionsIn(source)).toEqual(['imports what is neither React nor the kit']);
  },
);

it.each([`import { useState } from 'react';`, `import { Tabs } from "@mutuals/ui/primitives/tabs";`])(
  '%s is one of them',
  (source) => {
    expect(inventionsIn(source)).toEqual([]);
  },
);
