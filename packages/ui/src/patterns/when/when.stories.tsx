import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../lib/story/index.ts';
import { agoShort, dayHeading, timeOfDay } from './when.ts';
import { whenGuide } from './when.guide.ts';

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
  parameters: { guide: whenGuide },
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
          <span lang={language} className="flex flex-col text-sm">
            <span>{agoShort(iso, now, language)}</span>
            <span className="text-text-muted">
              {dayHeading(iso, now, language)}, {timeOfDay(iso, language)}
            </span>
          </span>
        );
      }}
    </Matrix>
  ),
};
