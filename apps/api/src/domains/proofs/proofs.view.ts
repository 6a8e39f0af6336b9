import type { components } from '@mutuals/api-client/schema';
import type { ProofFacts } from '../../database/schema.ts';
import { withChecksum } from '../../lib/eip55.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { toPartner, toSummary } from '../profiles/profiles.public.ts';
import type { ListedConflict, ListedProof, SeatRow, SideRow } from './proofs.repository.ts';

type Schemas = components['schemas'];
export type Proof = Schemas['Proof'];
export type ProofConflict = Schemas['ProofConflict'];
export type Seat = Schemas['Seat'];

/** A proof as its owner sees it, or with `isOwner` false as others do: no challenge, no conflict, and nothing of evidence. */
export function toProof(row: ListedProof, isOwner: boolean): Proof {
  const { challenge, challenge_ends_at: endsAt } = row;
  return {
    _id: row.id,
    kind: row.kind,
    subject: row.subject,
    name: row.project_name,
    count: row.count,
    method: row.method,
    state: row.state,
    isShown: row.is_shown,
    provedAt: timeOf(row.proved_at),
    checkedAt: timeOf(row.checked_at),
    expiresAt: timeOf(row.expires_at),
    unconfirmedSince: timeOf(row.unconfirmed_since),
    withdrawnAt: timeOf(row.withdrawn_at),
    withdrawnBecause: row.withdrawn_because,
    challenge: isOwner && challenge !== null && endsAt !== null ? toChallenge(challenge, endsAt) : null,
    conflict: isOwner && row.conflict !== null ? conflictOf(row.conflict) : null,
    createdAt: row.created_at.toISOString(),
  };
}

/** What the sign-in proves, which is no row: nothing is to be done for it, and the link on the profile shows it to whoever sees that link. */
export const ofSignIn = (profileId: string, proof: Schemas['ShownProof'], isShown: boolean): Proof => ({
  ...proof,
  _id: profileId,
  isShown,
  expiresAt: null,
  unconfirmedSince: null,
  withdrawnAt: null,
  withdrawnBecause: null,
  challenge: null,
  conflict: null,
  createdAt: proof.provedAt,
});

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const conflictOf = ({ side, since }: NonNullable<ListedProof['conflict']>) => ({
  side,
  since: new Date(since).toISOString(),
});

/** What a person reads of a stored challenge: its secrets stay here. */
function toChallenge(facts: ProofFacts, endsAt: Date): NonNullable<Proof['challenge']> {
  const expiresAt = endsAt.toISOString();
  const fact = (name: string): string => facts[name] ?? '';
  switch (facts['type']) {
    case 'sign':
      return {
        type: 'sign',
        address: withChecksum(fact('address')),
        chainId: Number(fact('chainId')),
        message: fact('message'),
        expiresAt,
      };
    case 'dns':
      return {
        type: 'dns',
        name: fact('name'),
        value: fact('value'),
        url: fact('url'),
        content: fact('content'),
        expiresAt,
      };
    case 'file':
      return {
        type: 'file',
        path: fact('path'),
        content: fact('content'),
        signInUrl: facts['signInUrl'] ?? null,
        expiresAt,
      };
    case 'oauth':
      return { type: 'oauth', url: fact('url'), expiresAt };
    case 'telegram':
      return { type: 'telegram', bot: fact('bot'), url: fact('url'), expiresAt };
    case 'seat':
      return { type: 'seat', project: fact('project'), expiresAt };
    default:
      throw new Error(`The database holds a challenge of the unknown type ${fact('type')}`);
  }
}

export const toSeat = (row: SeatRow, addresses: PictureAddresses): Seat => ({
  _id: row.id,
  profile: toSummary(row.profile, addresses),
  isAccepted: row.state !== 'pending',
  requestedAt: row.created_at.toISOString(),
});

/** A conflict for the team, with the evidence of both sides (D85). */
export const toConflict = (row: ListedConflict, addresses: PictureAddresses): ProofConflict => ({
  _id: row.id,
  kind: row.claimant.proof.kind,
  subject: row.claimant.proof.subject,
  holder: toSide(row.holder, addresses),
  claimant: toSide(row.claimant, addresses),
  createdAt: row.created_at.toISOString(),
  decidedAt: timeOf(row.decided_at),
  keeps: row.keeps,
  reason: row.reason,
});

function toSide({ proof, profile }: SideRow, addresses: PictureAddresses): Schemas['ProofSide'] {
  if (proof.method === null) throw new Error(`Proof ${proof.id} is in conflict and was never proven`);
  return {
    profile: toPartner(profile, addresses),
    method: proof.method,
    provedAt: new Date(proof.proved_at).toISOString(),
    checkedAt: new Date(proof.checked_at).toISOString(),
    evidence: Object.entries(proof.evidence ?? {}).map(([name, value]) => ({ name, value })),
  };
}
