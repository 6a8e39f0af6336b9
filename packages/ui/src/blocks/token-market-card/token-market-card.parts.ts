import { defineParts } from '../../lib/parts.ts';

export const tokenMarketCardParts = defineParts('token-market-card', 'a Card, a section', {
  title: 'names the token, or says that there are no figures',
  price: '6 decimals below 0.01 and 4 above',
  change: 'the change of a day with its sign, and half of a diamond that points up or down',
  figures: 'market cap in millions, volume and liquidity in thousands',
  foot: 'where the figures come from, or how old they are',
  link: 'the exchange, in a new tab',
});
