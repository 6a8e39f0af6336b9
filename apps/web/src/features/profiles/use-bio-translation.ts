import type { CallAnswer } from '@mutuals/api-client';
import type { BioTranslation } from '@mutuals/ui/screens/profile-details';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { translationQuery } from '../translation/index.ts';
import { deviceTranslator } from './device-translator.ts';
import { useTextLanguage } from './use-text-language.ts';

type Profile = CallAnswer<'getProfile'>;

/** A translation of the device stays as long as the server's. */
const ONCE = { staleTime: 86_400_000, retry: false } as const;

/**
 * The bio of somebody else's profile in the reader's language: from the server, else from a translator on the device where there is one and the
 * reader asks for it. When nobody can, the original stays (SPEC 7).
 */
export function useBioTranslation(profile: Profile | null): BioTranslation {
  const { api } = useServices();
  const target = useTextLanguage();
  const [showsOriginal, onShowOriginal] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const foreign = profile !== null && !profile.isOwner ? profile : null;
  const key = [foreign?._id, foreign?.updatedAt, target];
  const server = useQuery({
    ...translationQuery(api, foreign ?? { _id: '', bio: '' }, target),
    enabled: foreign !== null,
  });
  const { data: device } = useQuery({
    ...ONCE,
    queryKey: ['device translator', ...key],
    queryFn: foreign && server.isError ? () => deviceTranslator(foreign.languages, target) : skipToken,
  });
  const isAsked = asked === JSON.stringify(key);
  const onDevice = useQuery({
    ...ONCE,
    queryKey: ['device translation', ...key],
    queryFn: foreign && device && isAsked ? () => device.translate(foreign.bio) : skipToken,
  });
  const shown = { showsOriginal, onShowOriginal };
  if (server.data) {
    const { data, meta } = server.data;
    return meta.provider === null
      ? { status: 'none' }
      : {
          status: 'translated',
          bio: data.bio,
          entryRequirements: data.entryRequirements,
          sourceLanguage: meta.sourceLanguage,
          ...shown,
        };
  }
  if (!device) return { status: 'none' };
  if (onDevice.data) return { status: 'translated', bio: onDevice.data, sourceLanguage: device.source, ...shown };
  if (onDevice.isError) return { status: 'failed' };
  return isAsked ? { status: 'translating' } : { status: 'offered', onTranslate: () => setAsked(JSON.stringify(key)) };
}
