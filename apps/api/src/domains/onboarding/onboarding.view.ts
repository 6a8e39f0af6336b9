import type { components } from '@mutuals/api-client/schema';
import { limits } from '@mutuals/api-client/limits';
import { DAY_MS } from '../../clock.ts';
import { retention } from '../retention/retention.public.ts';
import { fieldOf, toData } from './extracted-data.rules.ts';
import type { FactName, Interview } from './guided/interview.ts';
import { isComplete, openQuestions, progressOf } from './guided/questions.ts';
import { changesOf } from './guided/reply.ts';
import { suggestedTags, suggestionsFor } from './guided/suggestions.ts';
import type { MessageRow, SessionRow } from './onboarding.repository.ts';

type Schemas = components['schemas'];
export type OnboardingSession = Schemas['OnboardingSession'];
export type OnboardingSessionSummary = Schemas['OnboardingSessionSummary'];

/** The number of messages that the person can still write. */
export const messagesLeft = (talk: readonly MessageRow[]): number =>
  limits.onboardingMessages - talk.filter(({ role }) => role === 'user').length;

export function toSession(session: SessionRow, talk: readonly MessageRow[]): OnboardingSession {
  const { interview } = session;
  return {
    ...common(session),
    messages: talk.map(({ role, content, created_at }) => ({ role, content, timestamp: created_at.toISOString() })),
    messagesLeft: messagesLeft(talk),
    extractedData: {
      ...toData(interview),
      isComplete: isComplete(interview),
      // What of it must fit is no field of its own.
      missingFields: openQuestions(interview).flatMap(({ fact }) =>
        fact === 'mustFit' ? [] : (fieldOf(fact, interview) ?? []),
      ),
      sources: sourcesOf(interview),
    },
    suggestedTags: suggestedTags(interview),
    asking: askingOf(interview),
    taken: changesOf(interview).flatMap(({ fact, change }) => {
      const field = fieldOf(fact, interview);
      return field === null ? [] : [{ field, change }];
    }),
    createdAt: session.created_at.toISOString(),
  };
}

export const toSummary = (session: SessionRow): OnboardingSessionSummary => ({
  ...common(session),
  name: session.interview.facts.name?.value ?? null,
});

function common({ id, interview, completed_at, created_at, updated_at }: SessionRow) {
  return {
    _id: id,
    profileType: interview.profileType,
    language: interview.language,
    progress: completed_at === null ? progressOf(interview) : 100,
    isCompleted: completed_at !== null,
    updatedAt: updated_at.toISOString(),
    expiresAt: new Date(created_at.getTime() + retention.onboarding_sessions.days * DAY_MS).toISOString(),
  };
}

function sourcesOf(interview: Interview): Schemas['OnboardingSource'][] {
  return Object.entries(interview.facts).flatMap(([name, { sources }]) =>
    sources.flatMap((source, index) => {
      const field = fieldOf(factOf(name), interview, index);
      return field === null ? [] : { field, ...source };
    }),
  );
}

/** The keys of facts are names of facts. */
const factOf = (key: string): FactName => key as FactName;

/** The field that is asked for, with its chips. */
function askingOf(interview: Interview): Schemas['OnboardingAsking'] | null {
  const field = interview.asking === null ? null : fieldOf(interview.asking, interview);
  return field === null ? null : { field, suggestions: suggestionsFor(interview) };
}
