import { renderToStaticMarkup } from 'react-dom/server';
import { EmojiPicker } from './emoji-picker.tsx';
import { expect, it } from 'vitest';

const texts = {
  search: 'Search emoji',
  grid: 'Emoji',
  kinds: 'Kinds of emoji',
  none: 'None',
  categories: { smileys: 'Smileys', gestures: 'Gestures', hearts: 'Hearts', objects: 'Objects', crypto: 'Crypto' },
};

it('opens with the group that is in sight', () => {
  const first = renderToStaticMarkup(<EmojiPicker texts={texts} names={{}} onPick={() => {}} />);
  expect(first).toContain('😀');
  expect(first).not.toContain('👋');
});
