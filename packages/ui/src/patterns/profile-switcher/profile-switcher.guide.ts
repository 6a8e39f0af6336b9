import type { Guide } from '../../lib/story/guide.ts';

export const profileSwitcherGuide: Guide = {
  use: ['Above a list that belongs to one of several own profiles: messages, likes.'],
  avoid: ['Where the choice is a step of its own: ActingProfilePicker.', 'With one profile: nothing.'],
  anatomy: [
    { part: 'Button', is: 'picture and name of the profile that is shown' },
    { part: 'List', is: 'all own profiles with what they are' },
  ],
  keyboard: [{ keys: 'Enter, arrow down', does: 'opens the list and chooses', story: 'Keyboard' }],
  reader: ['A list box with a hidden label, “Messages of”.'],
  dos: ['Keep the choice for the next visit.'],
  donts: ['Show it to people with one profile.'],
};
