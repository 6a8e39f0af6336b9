import type { Guide } from '../../lib/story/guide.ts';

export const tokenMarketCardGuide: Guide = {
  use: ['On the page of a project that names a token address.'],
  avoid: ['For the price of BNB beside a plan: that is a line of text.', 'For figures of our own: use StatCard.'],
  anatomy: [
    { part: 'Price and change', is: '6 decimals below 0.01 and 4 above; the change of a day with its sign' },
    { part: 'Figures', is: 'market cap in millions, volume and liquidity in thousands' },
    { part: 'Source and link', is: 'which pair it is, and the exchange in a new tab' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the link to the exchange', story: 'Keyboard' }],
  reader: [
    'A section whose heading names the token, then a list of terms and figures.',
    'While it loads, what is coming is read once.',
  ],
  dos: [
    'Take the pair with the most liquidity.',
    'Show it as not available when the source does not answer: nothing else on the page depends on it.',
  ],
  donts: ['Don’t turn the price into a float before it gets here.', 'Don’t show it for a project without a token.'],
};
