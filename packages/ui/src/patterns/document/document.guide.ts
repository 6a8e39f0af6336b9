import type { Guide } from '../../lib/story/guide.ts';

export const documentGuide: Guide = {
  use: ['A long text that people read, cite and come back to: terms, privacy.'],
  avoid: ['Questions and answers: Accordion.', 'A page that persuades: compose it from sections of its own.'],
  anatomy: [
    { part: 'Head', is: 'title, what it is about, the date of this version' },
    { part: 'Contents', is: 'where it is wide: numbered links that stay in sight' },
    { part: 'Notice', is: 'what must be known before the first section' },
    { part: 'Section', is: 'a numbered heading with an address of its own, and Prose' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through the contents, then the links of the text', story: 'Keyboard' }],
  reader: ['The contents are a navigation landmark with a list.', 'Each section is a region, named by its heading.'],
  dos: ['Begin with the matter in short.', 'Change the date when the words change.'],
  donts: ['Number the titles yourself.'],
};
