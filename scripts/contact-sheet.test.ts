import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADMIN_TABS } from '../packages/ui/src/screens/admin/admin.types.ts';

const KIT = new URL('../packages/ui/src/', import.meta.url);

describe('the contact sheet', () => {
  it('shows the first story of each screen', () => {
    const screens = globSync('**/*.stories.tsx', { cwd: KIT })
      .map((file) => readFileSync(new URL(file, KIT), 'utf8'))
      .flatMap((source) => {
        const [, title] = /title: '(Screens\/[^']*)'/.exec(source) ?? [];
        return title === undefined || title.endsWith(' machine') ? [] : [{ title, source }];
      });
    const withoutIt = screens.filter(({ source }) => !source.split(/^export const /m)[1]?.includes("'on-sheet'"));
    expect(screens.length).toBeGreaterThan(30);
    expect(withoutIt.map(({ title }) => title)).toEqual([]);
  });

  it('shows each part of the admin area', () => {
    const stories = readFileSync(new URL('screens/admin/admin-screen.stories.tsx', KIT), 'utf8');
    // Reports, appeals and conflicts are a screen of their own.
    const tabs = ADMIN_TABS.filter((tab) => !['reports', 'appeals', 'conflicts'].includes(tab));
    const onIt = [...stories.matchAll(/^export const (\w+): Story = .*'on-sheet'/gm)].map(([, name]) =>
      name?.toLowerCase(),
    );
    expect(onIt.toSorted()).toEqual(tabs.toSorted());
  });
});
