import type { Meta, StoryObj } from '@storybook/react-vite';
import { testimonialsGuide } from './testimonials.guide.ts';
import { type Testimonial, Testimonials } from './testimonials.tsx';

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
  parameters: { guide: testimonialsGuide },
  args: {
    className: 'max-w-5xl',
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
