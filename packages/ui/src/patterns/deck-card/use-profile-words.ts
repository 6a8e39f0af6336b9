import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** A profile's kind in the reader's language: "Individual · Developer". */
export function useKindOf(): (profile: { readonly profileType: ProfileType; readonly subtype: Subtype }) => string {
  const { t } = useTranslation('common');
  return useCallback(
    ({ profileType, subtype }) => `${t(`profileType.${profileType}`)} · ${t(`subtype.${subtype}`)}`,
    [t],
  );
}
