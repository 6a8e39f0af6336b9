import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Components that offer a retry without a link to the team, and why. */
const WITHOUT_HELP = [
  // Only a part failed: the person continues with the rest.
  'patterns/chat-thread/use-message-props.tsx',
  'screens/admin/admin-search.tsx',
  // The person writes to the team there.
  'patterns/ticket-attachments/ticket-attachments.tsx',
  // The team cannot be reached while this shows.
  'patterns/chrome/connection-banner.tsx',
  // The sandbox's own.
  'screens/sign-in/sign-in-dialog.tsx',
];

it('whatever offers another try at loading offers help too, or is named here', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test|story)\.tsx$/.test(file))
    .map((file) => ({ file: file.replaceAll(path.sep, '/'), code: readFileSync(path.join(root, file), 'utf8') }));
  const tryingAgain = files.filter(({ code }) => /t\('(common:)?tryAgain'\)/.test(code));
  const helpless = tryingAgain.filter(({ code }) => !code.includes('<GetHelp')).map(({ file }) => file);
  expect(helpless.toSorted()).toEqual(WITHOUT_HELP.toSorted());
  expect(tryingAgain.length).toBeGreaterThan(helpless.length);
});
