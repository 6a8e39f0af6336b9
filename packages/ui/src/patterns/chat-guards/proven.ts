import type { TextPart } from '@mutuals/text/guards';
import { leadsToX } from '@mutuals/text/x-links';
import type { ShownProof } from '../proofs/proof.types.ts';

/** What a conversation needs of a partner's proof (D84). */
export type ChatProof = Pick<ShownProof, 'kind' | 'subject' | 'state'>;

const isProven = ({ state }: ChatProof): boolean => state === 'proven';

/** The wallets that are proven, in one case. */
export const provenWallets = (proofs: readonly ChatProof[]): readonly string[] =>
  proofs.filter((proof) => isProven(proof) && proof.kind === 'wallet').map(({ subject }) => subject.toLowerCase());

/** All addresses that somebody proved to have to do with: another one that resembles them is no accident (D69). */
export const provenAddresses = (proofs: readonly ChatProof[]): readonly string[] =>
  proofs
    .filter(({ kind }) => kind === 'wallet' || kind === 'contract' || kind === 'collection')
    .map(({ subject }) => subject);

/** The proofs of what a text names: its addresses, and the domains, repositories and X accounts that its links lead to. */
export function provenIn(parts: readonly TextPart[], proofs: readonly ChatProof[]): readonly ChatProof[] {
  return proofs.filter((proof) => isProven(proof) && parts.some((part) => isAbout(proof, part)));
}

function isAbout({ kind, subject }: ChatProof, part: TextPart): boolean {
  switch (kind) {
    case 'wallet':
    case 'contract':
      return part.kind === 'address' && part.address.toLowerCase() === subject.toLowerCase();
    case 'domain':
      return part.kind === 'link' && !part.isDeceptive && part.host.replace(/^www\./, '') === subject;
    case 'repository':
      return part.kind === 'link' && !part.isDeceptive && repositoryOf(part.href) === subject.toLowerCase();
    case 'x':
      return part.kind === 'link' && !part.isDeceptive && leadsToX(part.href, subject);
    default:
      return false;
  }
}

/** The `owner/name` that an address at GitHub leads to. */
function repositoryOf(href: string): string | null {
  const { hostname, pathname } = new URL(href);
  if (hostname !== 'github.com' && hostname !== 'www.github.com') return null;
  const [owner, name] = pathname.split('/').slice(1);
  return owner && name ? `${owner}/${name.replace(/\.git$/, '')}`.toLowerCase() : null;
}
