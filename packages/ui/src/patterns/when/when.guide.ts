import type { Guide } from '../../lib/story/guide.ts';

export const whenGuide: Guide = {
  use: ['Wherever a time is shown: lists take `agoShort`, conversations `timeOfDay` and `dayHeading`, limits `until`.'],
  avoid: [
    'For a time that runs out before one’s eyes: use Countdown.',
    'For an exact moment in a table: format date and time in full.',
  ],
  anatomy: [
    { part: 'agoShort', is: 'now, minutes under 60, hours under 24, days under 7, else a date' },
    { part: 'timeOfDay', is: 'hours and minutes in local time' },
    { part: 'dayHeading', is: 'today, yesterday, a weekday within the week, else a date' },
    { part: 'until', is: 'whole hours, or minutes in the last one' },
  ],
  keyboard: [],
  reader: ['Plain text; put it into a `time` element with its `dateTime`.'],
  dos: ['Pass the server’s clock as `now`.', 'Pass the language of the reader.'],
  donts: ['Don’t read the clock in a component.', 'Don’t show a time that is none: each answers an empty text for it.'],
};
