import { type DateTexts, type ProofTimes, proofFacts } from '../../blocks/proof-badge/proof-facts.ts';
import type { ProofClaimView, ProofMethod, ShownProof, ShownProofKind } from './proof.types.ts';

type Plain = Exclude<ShownProofKind, 'wallet' | 'contract' | 'collection'>;
type OnChain = 'wallet' | `contract${'' | '_deployer' | '_owner'}` | `collection${'' | '_holds' | '_minted'}`;

/** The texts of `claims.json` that words of proofs are made of. */
export type ProofWordKey =
  | `claim.${Plain | OnChain}`
  | 'claim.seat_unnamed'
  | `short.${OnChain}`
  | `method.${ProofMethod}`
  | 'checked'
  | 'checkedNow'
  | 'checkedOn'
  | 'unconfirmed';

/** A text of `claims.json` in the reader's language, with its values put in. */
export type SayProof = (
  key: ProofWordKey,
  values?: { subject?: string; count?: number; when?: string; date?: string },
) => string;

/**
 * A claim in words. `claim` is for where an address on the chain stands beside it ("Deployed this contract"), `short` for a line of its own
 * ("Deployed a contract"): an address is shown whole or not at all (D69).
 */
export function claimWords(
  { kind, subject, name, count, method }: ProofClaimView,
  say: SayProof,
  form: 'claim' | 'short' = 'claim',
): string {
  switch (kind) {
    case 'wallet':
      return say(`${form}.wallet`);
    case 'contract':
      return say(method === 'deployer' || method === 'owner' ? `${form}.contract_${method}` : `${form}.contract`);
    case 'collection':
      return (method === 'holds' || method === 'minted') && count !== null
        ? say(`${form}.collection_${method}`, { count })
        : say(`${form}.collection`);
    case 'seat':
      // Its subject is the id of a profile, which is nothing to read.
      return name === null ? say('claim.seat_unnamed') : say('claim.seat', { subject: name });
    default:
      return say(`claim.${kind}`, { subject });
  }
}

/** The words of a proof's date. */
export const datesIn = (say: SayProof): DateTexts => ({
  checkedNow: say('checkedNow'),
  checked: (when) => say('checked', { when }),
  checkedOn: (date) => say('checkedOn', { date }),
  unconfirmed: (date) => say('unconfirmed', { date }),
});

/** By which method it was shown, and when it was last checked or since when it could not be confirmed (D84, D86). */
export const factWords = ({ method, ...proof }: ShownProof, say: SayProof, times: ProofTimes): readonly string[] =>
  proofFacts({ ...proof, method: say(`method.${method}`) }, datesIn(say), times);

/** A proof in one line: "Controls ada.example · by DNS record · checked 3 days ago". */
export const proofLine = (proof: ShownProof, say: SayProof, times: ProofTimes): string =>
  [claimWords(proof, say, 'short'), ...factWords(proof, say, times)].join(' · ');

/** From what is hardest to come by to what costs nothing (docs/decisions/069). */
const STRENGTH: readonly ShownProofKind[] = [
  'contract',
  'domain',
  'repository',
  'github',
  'collection',
  'telegram',
  'x',
  'seat',
  'wallet',
];

/** Whether this release has words for a proof: the server may know more kinds than a page that was loaded before it. */
export const isKnown = ({ kind }: Pick<ProofClaimView, 'kind'>): boolean => STRENGTH.includes(kind);

/** The proofs of known kinds: what is proven before what could not be confirmed, and the strongest kinds first: where there is room for one, it is the first. */
export const strongestFirst = <Proof extends Pick<ShownProof, 'kind' | 'state'>>(
  proofs: readonly Proof[],
): readonly Proof[] =>
  proofs
    .filter(isKnown)
    .toSorted(
      (one, other) =>
        Number(one.state !== 'proven') - Number(other.state !== 'proven') ||
        STRENGTH.indexOf(one.kind) - STRENGTH.indexOf(other.kind),
    );
