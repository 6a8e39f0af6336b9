import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { agoShort, dayHeading, timeOfDay } from '../../lib/when.ts';

const guide: Guide = {
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

const now = Date.parse('2026-11-20T19:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const ago = {
  '20 seconds': 20_000,
  '12 minutes': 12 * minute,
  '5 hours': 5 * hour,
  '1 day': 24 * hour,
  '5 days': 5 * 24 * hour,
  '5 weeks': 35 * 24 * hour,
  '2 years': 730 * 24 * hour,
} as const;
const moments = ['20 seconds', '12 minutes', '5 hours', '1 day', '5 days', '5 weeks', '2 years'] as const;

const meta = {
  title: 'Patterns/When',
  parameters: { guide },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={moments} columns={['en', 'fr', 'zh']}>
      {(moment, language) => {
        const iso = new Date(now - ago[moment]).toISOString();
        return (
          <span lang={language} className="mu:flex mu:flex-col mu:text-sm">
            <span>{agoShort(iso, now, language)}</span>
            <span className="mu:text-text-muted">
              {dayHeading(iso, now, language)}, {timeOfDay(iso, language)}
            </span>
          </span>
        );
      }}
    </Matrix>
  ),
};
