import type { Guide } from '../../lib/story/guide.ts';

export const iconsGuide: Guide = {
  use: [
    'An icon by what it means (`LikeIcon`), never by what it shows (`Heart`): a meaning has one drawing everywhere.',
    'A new meaning is one line in `icons/index.ts`, from Lucide.',
  ],
  avoid: [
    'For the mark of the product, use Mark.',
    'For an empty page, use EmptyState with its drawings.',
    'Emoji are for what people write.',
  ],
  anatomy: [
    {
      part: 'Drawing',
      is: '24 units square, stroke 1.75, in the colour of the text; `size-4` beside small text, `size-5` in a control',
    },
  ],
  keyboard: [],
  reader: ['Nothing: the control or the text beside it has the words.'],
  dos: ['Give an icon a word beside it, unless it stands in an IconButton.'],
  donts: ['Colour alone to tell two equal icons apart.', 'Two meanings for one drawing within reach of each other.'],
};
