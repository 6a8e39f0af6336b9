import type { Guide } from '../../lib/story/guide.ts';

export const filterChipsGuide: Guide = {
  use: ['Above the deck: who acts, and which profiles come.'],
  avoid: ['A list with search and order: FilterBar.'],
  anatomy: [
    { part: 'Acting', is: 'the profile; its cross leads back to the choice' },
    { part: 'Types', is: 'one of four; a press on the chosen one shows all' },
  ],
  keyboard: [{ keys: 'Arrow keys, Space', does: 'move between the types and choose', story: 'Keyboard' }],
  reader: ['A radio group of types; the acting profile is said with what a press does.'],
  dos: ['Leave the cross out for people with one profile.'],
  donts: ['Put more than a row of choices above the deck.'],
};
