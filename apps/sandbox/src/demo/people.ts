// The people in the sign-in dialog: a short list, with every type, tier and language near the top.
import type { DemoPerson } from '../identity/people.ts';
import type { DemoMember } from './community.ts';

const OFFERED = 40;

/**
 * The hand-written people come first in the community; their languages alternate, so that everybody finds theirs
 * quickly.
 */
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
