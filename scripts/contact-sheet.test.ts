import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADMIN_TABS } from '../packages/ui/src/screens/admin/admin.types.ts';
import { onSheet } from './contact-sheet.ts';

const story = (title: string, name: string, ...tags: string[]) =>
  ({ id: `${title}--${name}`, title, name, type: 'story', tags }) as const;

describe('the contact sheet', () => {
  it('shows the first story of each screen, and those tagged as a screen of their own', () => {
    const shown = onSheet([
      story('Primitives/Button', 'Default'),
      { ...story('Screens/Admin', 'Docs'), type: 'docs' },
      story('Screens/Admin', 'Links'),
      story('Screens/Admin', 'LinksLoading'),
      story('Screens/Admin', 'Users', 'on-sheet'),
      story('Screens/Messages', 'Conversation'),
      story('Screens/Messages/Chat machine', 'history.loading'),
    ]);
    expect(shown.map(({ name }) => name)).toEqual(['Links', 'Users', 'Conversation']);
  });

  it('shows each part of the admin area', () => {
    const stories = readFileSync(
      new URL('../packages/ui/src/screens/admin/admin-screen.stories.tsx', import.meta.url),
      'utf8',
    );
    // Reports, appeals and conflicts are a screen of their own.
    const [first, ...others] = ADMIN_TABS.filter((tab) => !['reports', 'appeals', 'conflicts'].includes(tab));
    expect(/^export const (\w+)/m.exec(stories)?.[1]?.toLowerCase()).toBe(first);
    const onIt = [...stories.matchAll(/^export const (\w+): Story = .*'on-sheet'/gm)].map(([, name]) =>
      name?.toLowerCase(),
    );
    expect(onIt.toSorted()).toEqual(others.toSorted());
  });
});
