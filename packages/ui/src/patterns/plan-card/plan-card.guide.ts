import type { Guide } from '../../lib/story/guide.ts';

export const planCardGuide: Guide = {
  use: ['To compare the three plans, side by side in a PlanGrid.'],
  avoid: [
    'To offer one plan where something was blocked: use UpgradeDialog.',
    'To show what a payment costs: PaymentPanel has the exact amount.',
  ],
  anatomy: [
    { part: 'Drawing', is: 'a diamond more for each plan, what it shares with the one before in gold' },
    { part: 'Name and badge', is: 'the plan, and whether it is the reader’s' },
    { part: 'Price', is: 'the figure in BNB, "about" before an estimate, dollars below' },
    { part: 'Action', is: 'one button or link' },
    { part: 'Features', is: 'a gold diamond for what works today, an empty one for what is coming' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action', story: 'Default' }],
  reader: ['An article with the plan as its heading; price and features are read in order, "coming soon" in words.'],
  dos: [
    'Put all plans into one PlanGrid: it aligns prices, buttons and lists.',
    'Raise the plan that the person has or is led to.',
  ],
  donts: [
    'Don’t mark what nothing stands behind as if it worked.',
    'Don’t take a price from here to a payment: the server names it.',
  ],
};
