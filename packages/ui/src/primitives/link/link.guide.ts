import type { Guide } from '../../lib/story/guide.ts';

export const linkGuide: Guide = {
  use: [
    'It leads somewhere: another page, a profile, an address outside.',
    'LinkButton, where going there is the main thing to do: it looks like a button and stays a link, so it opens in a new tab and can be copied.',
  ],
  avoid: [
    'For what happens here and now, use Button.',
    'For the places of the product’s bars, use TopBar and BottomBar, which mark the current page.',
  ],
  anatomy: [
    {
      part: 'Text',
      is: 'where it leads; `inline` is underlined, `quiet` and `strong` are not, and stand where their place says “link”',
    },
    { part: 'Icon', is: 'LinkButton alone, before the text' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it', story: 'Keyboard' },
    { keys: 'Enter', does: 'Follows it', story: 'Keyboard' },
  ],
  reader: [
    'Its text and the role “link”, LinkButton too.',
    'A link that opens a new tab says so in its text, hidden from the eye.',
  ],
  dos: [
    'Let the words make sense out of context: “View Ada’s profile”.',
    'Use `inline` within running text: the underline is what tells it from the words around it.',
  ],
  donts: ['“Here” or “Read more” five times on a page.', 'A link without `href`: then it is a Button.'],
};
