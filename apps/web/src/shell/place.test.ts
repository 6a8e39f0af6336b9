import { describe, expect, it } from 'vitest';
import { paths } from '../routes.ts';
import { frameOf } from './chrome-links.ts';

describe('the frame of an address', () => {
  it('marks the place where one is', () => {
    expect(
      [paths.home, paths.discover(), paths.messages(), paths.profiles, paths.premium].map(
        (path) => frameOf(path).current,
      ),
    ).toEqual(['home', 'discover', 'messages', 'profiles', 'premium']);
  });

  it('gives the deck a stage and messages the window', () => {
    expect(
      [paths.discover(), paths.messages(), paths.profileMessages('p'), paths.profile('p')].map(
        (path) => frameOf(path).layout,
      ),
    ).toEqual(['stage', 'fill', 'fill', 'page']);
  });

  it('knows a conversation, where the bottom bar hides', () => {
    expect(frameOf(paths.conversation('p', 'c')).isConversation).toBe(true);
    expect(
      [paths.profileMessages('p'), paths.messages(), paths.editProfile('p')].some(
        (path) => frameOf(path).isConversation,
      ),
    ).toBe(false);
  });
});
