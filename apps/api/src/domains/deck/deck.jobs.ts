import type { DeckFilter } from '../../database/schema.ts';
import { findProfile } from '../profiles/profiles.repository.ts';
import { createDeckFilling } from './deck-fill.service.ts';
import type { Job } from '../../jobs/job.ts';
import type { JobDependencies } from '../../jobs/registry.ts';

export interface DeckToFill {
  actorProfileId: string;
  filter: DeckFilter;
}

const FILTERS: readonly DeckFilter[] = ['all', 'individual', 'group', 'project'];

/** Fills a stored deck before its owner comes to the end of it. */
export function fillDeck({ db, clock }: Pick<JobDependencies, 'db' | 'clock'>): Job<DeckToFill> {
  const filling = createDeckFilling({ db, clock });
  return {
    parse(payload) {
      if (typeof payload === 'object' && payload !== null && 'actorProfileId' in payload && 'filter' in payload) {
        const filter = FILTERS.find((known) => known === payload.filter);
        if (typeof payload.actorProfileId === 'string' && filter !== undefined)
          return { actorProfileId: payload.actorProfileId, filter };
      }
      throw new TypeError('This names no deck.');
    },
    async run({ actorProfileId, filter }) {
      const actor = await findProfile(db, actorProfileId);
      if (actor !== undefined) await filling.fill(actor, filter);
    },
  };
}
