import type { Guide } from '../../lib/story/guide.ts';

export const searchFieldGuide: Guide = {
  use: ['To find things in a list that is on the page or that the server searches: profiles, groups, conversations.'],
  avoid: [
    'To choose an answer for a form: take ComboBox.',
    'To filter by known properties: take FilterBar, which has one inside.',
  ],
  anatomy: [
    { part: 'Label', is: 'for screen readers; the magnifying glass says it to others' },
    { part: 'Input', is: 'what is searched for' },
    { part: 'Cross', is: 'empties the field, there as soon as something is in it' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Tell what is typed (`onChange`)', story: 'Keyboard' },
    { keys: 'Enter', does: 'Searches at once (`onSubmit`)', story: 'Keyboard' },
    { keys: 'Escape', does: 'Empties the field', story: 'Keyboard' },
  ],
  reader: [
    'A search field with its label.',
    'The cross is a button named in the reader’s language; pressing it returns the focus to the field.',
  ],
  dos: [
    'Say in the placeholder what can be searched for: “Name, tag or skill”.',
    'Wait until somebody has stopped typing before asking the server; search at once on Enter.',
    'Say how many were found in a live region of the list.',
  ],
  donts: ['Do not add a button “Search” beside it.', 'Do not throw the results away while new ones are on their way.'],
};
