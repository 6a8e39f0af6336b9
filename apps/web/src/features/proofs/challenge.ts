import type { Proof } from '@mutuals/api-client';
import type { ChallengeFacts } from '@mutuals/machines/proof';
import type { ProveChallenge } from '@mutuals/ui/patterns/proofs';

/** A challenge as the machine and the page read it. */
export interface Challenge extends ChallengeFacts, ProveChallenge {
  /** What a wallet is to sign; null where nothing is. */
  readonly message: string | null;
}

const NOTHING = { signer: null, message: null, places: [], href: null } as const;

/**
 * What a begun proof asks for.
 * @throws Error where it asks for nothing
 */
export function challengeOf({ _id: proofId, challenge }: Pick<Proof, '_id' | 'challenge'>): Challenge {
  if (challenge === null) throw new Error('This proof has no challenge.');
  const { expiresAt } = challenge;
  const begun = { ...NOTHING, proofId, expiresAt };
  switch (challenge.type) {
    case 'sign':
      return { ...begun, way: 'sign', signer: challenge.address, message: challenge.message };
    case 'dns':
      return {
        ...begun,
        way: 'place',
        places: [
          {
            by: 'dns',
            lines: [
              { name: 'name', text: challenge.name },
              { name: 'value', text: challenge.value },
            ],
          },
          {
            by: 'well_known',
            lines: [
              { name: 'address', text: challenge.url },
              { name: 'contents', text: challenge.content },
            ],
          },
        ],
      };
    case 'file':
      return {
        ...begun,
        way: 'place',
        places: [
          {
            by: 'repositoryFile',
            lines: [
              { name: 'path', text: challenge.path },
              { name: 'contents', text: challenge.content },
            ],
          },
        ],
        href: challenge.signInUrl,
      };
    case 'oauth':
    case 'telegram':
      return { ...begun, way: 'open', href: challenge.url };
    case 'seat':
      return { ...begun, way: 'wait' };
  }
}
