import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

interface Package {
  version: string;
  dependencies: Record<string, string>;
}
const packageOf = (name: string): Package => createRequire(import.meta.url)(`${name}/package.json`);

// With two copies of it, a button would not receive the context of the trigger around it.
it.each(['react-aria', 'react-stately'])('%s is the one that React Aria’s components build on', (name) => {
  expect(packageOf('react-aria-components').dependencies[name]).toBe(packageOf(name).version);
});
