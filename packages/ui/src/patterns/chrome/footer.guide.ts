import type { Guide } from '../../lib/story/guide.ts';

export const footerGuide: Guide = {
  use: ['At the end of a page that ends.'],
  avoid: ['The deck and messages, which fill the window.'],
  anatomy: [
    { part: 'Brand', is: 'what it is, and the chain it is made for' },
    { part: 'Columns', is: 'product, company, resources, community' },
    { part: 'Last line', is: 'copyright, privacy, terms' },
  ],
  keyboard: [],
  reader: ['A contentinfo landmark with one navigation and headed lists.'],
  dos: ['Lead only to pages that exist.'],
  donts: ['Show it on phones to people who are signed in: the bottom bar stands there.'],
};
