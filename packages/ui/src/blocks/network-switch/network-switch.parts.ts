import { defineParts } from '../../lib/parts.ts';

export const networkSwitchParts = defineParts('network-switch', 'a Select and what is wrong below it', {
  select: 'the networks, the wallet’s own chosen',
  news: 'a Banner: the wallet is elsewhere, asks its owner, or did not switch',
  action: 'the button in it: switch, or add the network to the wallet',
});
