import type { Profile } from '@mutuals/api-client';
import type { BioTranslation } from '@mutuals/ui/screens/profile-details';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { languageOf } from '../../lib/language.ts';
import { useServices } from '../../services.ts';
import { translationQuery } from '../translation/index.ts';
import { useDeviceTranslation } from './use-device-translation.ts';

/**
 * The bio of somebody else's profile in a member's language: from the server, else from a translator on the device. When nobody can, the
 * original stays (SPEC 7).
 */
export function useBioTranslation(profile: Profile | null): BioTranslation {
  const { api } = useServices();
  const target = languageOf(useTranslation().i18n);
  const [showsOriginal, onShowOriginal] = useState(false);
  const foreign = profile !== null && !profile.isOwner ? profile : null;
  const server = useQuery({
    ...translationQuery(api, foreign ?? { _id: '', bio: '' }, target),
    enabled: foreign !== null,
  });
  const onDevice = useDeviceTranslation(server.isError ? foreign : null);
  if (!server.data) return onDevice;
  const { data, meta } = server.data;
  if (meta.provider === null) return { status: 'none' };
  const { bio, entryRequirements } = data;
  return {
    status: 'translated',
    bio,
    entryRequirements,
    sourceLanguage: meta.sourceLanguage,
    showsOriginal,
    onShowOriginal,
  };
}
