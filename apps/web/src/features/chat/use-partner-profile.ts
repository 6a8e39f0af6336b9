import type { Partner, Profile, ShownProof } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services.ts';

/** What the guards need of the partner's public profile (D69, D84); nothing until it is known, and where it cannot be read. */
interface PartnerProfile {
  readonly proofs: readonly ShownProof[];
  /** Addresses that it shows, proven or not. */
  readonly shown: readonly string[];
}

const NOTHING: PartnerProfile = { proofs: [], shown: [] };

export function usePartnerProfile(partner: Partner | null): PartnerProfile {
  const { api } = useServices();
  const id = partner?._id ?? '';
  const { data } = useQuery({
    ...queryOf(api, 'getProfile', { path: { id } }),
    enabled: partner !== null && !partner.isDeleted,
  });
  return useMemo(() => (data ? { proofs: data.proofs, shown: addressesOf(data) } : NOTHING), [data]);
}

const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/;

/** The addresses that a profile's links and its token name. */
function addressesOf(profile: Profile): string[] {
  const named =
    profile.profileType === 'individual'
      ? profile.individualData.walletLink
      : profile.profileType === 'project'
        ? profile.projectData.tokenAddress
        : null;
  const [found] = ADDRESS.exec(named ?? '') ?? [];
  return found === undefined ? [] : [found];
}
