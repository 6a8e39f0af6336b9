import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { type Testimonial, Testimonials } from './testimonials.tsx';

const guide: Guide = {
  use: ['What people have said about the product, on the landing page.'],
  avoid: ['Where there are none: leave the section out.', 'Reviews with stars or figures: nothing here counts.'],
  anatomy: [
    { part: 'Leading quote', is: 'the first one, large' },
    { part: 'Quote', is: 'the others, beside it; below it where it is narrow' },
    { part: 'Who', is: 'portrait, name and kind of profile' },
    { part: 'Mark', is: '“Example”, on what was written for the demo data' },
  ],
  keyboard: [],
  reader: ['A list of figures: the quote, then who said it. The portrait is hidden; the name stands beside it.'],
  dos: ['Put the shortest true sentence first.', 'Mark examples as such, always.'],
  donts: ['Invent one.', 'Show more than four.'],
};

const lead: Testimonial = {
  _id: 'tidepool',
  quote:
    'Two cards in, I met the auditor we had been looking for since spring. We had three things in common, and it said which.',
  name: 'Tidepool',
  profileType: 'project',
  subtype: 'defi',
  isExample: true,
};

const meta = {
  title: 'Patterns/Testimonials',
  component: Testimonials,
  parameters: { guide },
  args: {
    className: 'mu:max-w-5xl',
    testimonials: [
      lead,
      {
        _id: 'kestrel',
        quote: 'I get few messages here, and I answer all of them.',
        name: 'Kestrel',
        profileType: 'individual',
        subtype: 'artist',
        isExample: true,
      },
      {
        _id: 'osmanthus-dao',
        quote: 'Our members find us by what we fund, not by who shouts loudest.',
        name: 'Osmanthus DAO',
        profileType: 'group',
        subtype: 'dao',
        isExample: true,
      },
    ],
  },
} satisfies Meta<typeof Testimonials>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { testimonials: [{ ...lead, isExample: false }] } };
