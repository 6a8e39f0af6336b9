// Whom the sign-in dialog offers: few enough to look through, with every type, tier and language among the first.
import type { DemoPerson } from '../identity/people.ts';
import type { DemoMember } from './community.ts';

const OFFERED = 40;

/** The hand-written people are the first of the community; their languages take turns, so that nobody has to search for theirs. */
export function offeredPeople(community: readonly DemoMember[]): DemoPerson[] {
  const [en, fr, zh] = (['en', 'fr', 'zh'] as const).map((language) =>
    community.filter((member) => member.language === language),
  );
  const turns = (en ?? []).flatMap((member, index) => [member, fr?.[index], zh?.[index]]);
  return turns
    .filter((member) => member !== undefined)
    .slice(0, OFFERED)
    .map(toPerson);
}

function toPerson({ handle, name, tier, language, profiles }: DemoMember): DemoPerson {
  return { handle, name, tier, language, types: [...new Set(profiles.map(({ input }) => input.profileType))] };
}
