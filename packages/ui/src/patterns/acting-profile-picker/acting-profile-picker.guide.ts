import type { Guide } from '../../lib/story/guide.ts';

export const actingProfilePickerGuide: Guide = {
  use: ['Before a page that acts as one profile, when there are several: discover, likes.'],
  avoid: ['Beside content that is already there: ProfileSwitcher.'],
  anatomy: [
    { part: 'Title and lead', is: 'why it is asked' },
    { part: 'Profiles', is: 'one button each: picture, name, what it is' },
    { part: 'Below', is: 'choices of the same step' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'chooses a profile and goes on at once', story: 'Keyboard' }],
  reader: ['A heading and a list of buttons, each beginning with “Act as”.'],
  dos: ['Skip it for people with one profile.'],
  donts: ['Ask again on each visit.'],
};
