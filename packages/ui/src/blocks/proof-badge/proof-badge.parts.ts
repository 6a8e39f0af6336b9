import { defineParts } from '../../lib/parts.ts';

export const proofBadgeParts = defineParts('proof-badge', 'a button of one or two lines', {
  line: 'the first proof: the claim, how it was shown, and when it was last checked',
  more: 'how many more there are',
  popover: 'all of them in full',
});

export const proofListParts = defineParts('proof-list', 'the list of proofs', {
  item: 'one proof',
  claim: 'what is claimed',
  address: 'the address that it is about, whole, with a button that copies it',
  facts: 'how it was shown, and when it was last checked or since when it could not be confirmed',
});
