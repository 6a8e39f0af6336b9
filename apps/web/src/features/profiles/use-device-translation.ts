import type { Profile } from '@mutuals/api-client';
import type { BioTranslation } from '@mutuals/ui/screens/profile-details';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { languageOf } from '../../lib/language.ts';
import { possibleLanguages } from '../translation/index.ts';
import { deviceTranslator } from './device-translator.ts';

/** A translation of the device stays as long as the server's. */
const ONCE = { staleTime: 86_400_000, retry: false } as const;

/**
 * A bio in the reader's language by a translator on their device, offered where there is one (D43): it costs nobody anything. Until the reader
 * asks for it, and where there is none, the original stays. Nothing is looked for while `profile` is null.
 */
export function useDeviceTranslation(profile: Profile | null): BioTranslation {
  const target = languageOf(useTranslation().i18n);
  const [showsOriginal, onShowOriginal] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const key = [profile?._id, profile?.updatedAt, target];
  const { data: device } = useQuery({
    ...ONCE,
    queryKey: ['device translator', ...key],
    queryFn: profile ? () => deviceTranslator(possibleLanguages(profile), target) : skipToken,
  });
  const isAsked = asked === JSON.stringify(key);
  const { data: bio, isError } = useQuery({
    ...ONCE,
    queryKey: ['device translation', ...key],
    queryFn: profile && device && isAsked ? () => device.translate(profile.bio) : skipToken,
  });
  if (!device) return { status: 'none' };
  if (bio) return { status: 'translated', bio, sourceLanguage: device.source, showsOriginal, onShowOriginal };
  if (isError) return { status: 'failed' };
  return isAsked ? { status: 'translating' } : { status: 'offered', onTranslate: () => setAsked(JSON.stringify(key)) };
}
