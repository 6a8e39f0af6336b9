import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guestFiles } from '../guest-files.ts';

const files = guestFiles().map(
  (file) =>
    file.split(`${path.sep}packages${path.sep}ui${path.sep}src${path.sep}`)[1]?.replaceAll(path.sep, '/') ?? file,
);

describe("the guest's sheet", () => {
  it.each([
    ['a public page', 'screens/landing/landing-screen.tsx'],
    ['what a page fetches later', 'patterns/visitor-shell/visitor-panels.tsx'],
    ['what a page fetches by a name of its own', 'screens/landing/plans.tsx'],
    ['the variants of a component', 'primitives/avatar/avatar.variants.ts'],
    ['the frame', 'patterns/chrome/footer.tsx'],
    ['a component by way of its folder', 'primitives/button/button.tsx'],
    ['the classes of a component', 'primitives/button/button.variants.ts'],
    ['signing in', 'screens/sign-in/sign-in-dialog.tsx'],
    ['what stands in for a broken page', 'primitives/empty-state/empty-state.tsx'],
  ])('has the styles of %s', (_what, file) => expect(files).toContain(file));

  it.each([
    ['a page of members', /^screens\/(discover|home|messages|my-profiles|profile-form)\//],
    ["the members' part of a folder that guests use too", /^patterns\/chrome\/(app-shell|top-bar|bottom-bar)\.tsx$/],
    ['stories, tests and guides', /\.(stories|test|guide|examples)\.tsx?$/],
  ])('has none of %s', (_what, pattern) => expect(files.filter((file) => pattern.test(file))).toEqual([]));
});
