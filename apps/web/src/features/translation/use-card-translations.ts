import type { TranslatedBio } from '@mutuals/ui/patterns/deck-card';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/language.ts';
import { useServices } from '../../services.ts';
import { needsTranslation, type Written } from './needs-translation.ts';
import { translationQuery } from './translation-query.ts';

/** The card that is looked at, and the one behind it, so that it is ready when its turn comes. */
const AHEAD = 2;

interface Card extends Written {
  readonly _id: string;
}

/**
 * Bios of a deck in the reader's language, by profile. A card never waits for one, and keeps its own words where there is none. `matched` is
 * shown with the translation that its card had.
 */
export function useCardTranslations(
  cards: readonly Card[],
  matched: Omit<Card, 'languages'> | null,
): ReadonlyMap<string, TranslatedBio> {
  const { api } = useServices();
  const { i18n } = useTranslation();
  const reader = languageOf(i18n);
  const asked = cards.slice(0, AHEAD).filter((card) => needsTranslation(card, reader));
  const answers = useQueries({
    queries: [
      ...asked.map((card) => translationQuery(api, card, reader)),
      ...(matched ? [{ ...translationQuery(api, matched, reader), enabled: false }] : []),
    ],
    combine: (results) => results.map(({ data }) => data),
  });
  const ids = [...asked.map(({ _id }) => _id), ...(matched ? [matched._id] : [])].join(' ');
  return useMemo(
    () =>
      new Map(
        ids.split(' ').flatMap((id, index) => {
          const answer = answers[index];
          if (answer === undefined || answer.meta.provider === null) return [];
          return [[id, { bio: answer.data.bio, sourceLanguage: answer.meta.sourceLanguage }] as const];
        }),
      ),
    [ids, answers],
  );
}
