import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import {
  type ExtractedProfile,
  isOnboardingField,
  type OnboardingField,
} from '../../patterns/onboarding-chat/onboarding-chat.tsx';
import { languageName } from '../../patterns/deck-card/in-common.ts';
import { useWordNames } from '../../patterns/known-words/known-words.tsx';
import { PROJECT_STATUSES, type Subtype } from '../../patterns/profile-kind/profile-kind.ts';
import type { AssistantData, AssistantSession } from './assistant.types.ts';

type Value = string | number | boolean | null | readonly string[];

/** Each field and its known value, in the order of the form. */
function entriesOf(data: AssistantData): readonly (readonly [OnboardingField, Value])[] {
  const about = [
    ['name', data.name],
    ['bio', data.bio],
    ['tags', data.tags],
    ['interests', data.interests],
    ['languages', data.languages],
  ] as const;
  switch (data.profileType) {
    case 'individual': {
      const { role, skills, projectLinks, portfolio, social, ...links } = data.individualData;
      return [
        ...about,
        ['role', role],
        ['skills', skills],
        ['externalPortfolio', links.externalPortfolio],
        ['twitterLink', links.twitterLink],
        ['githubLink', links.githubLink],
        ['projectLinks', projectLinks.map(({ url }) => url)],
        ['xLink', links.xLink],
        ['walletLink', links.walletLink],
        ['portfolio', portfolio],
        ['social', linksOf(social)],
      ];
    }
    case 'group': {
      const { groupType, categories, memberCount, isPublic, entryRequirements, communityLink, xProfile, social } =
        data.groupData;
      return [
        ...about,
        ['groupType', groupType],
        ['memberCount', memberCount],
        ['categories', categories],
        ['entryRequirements', entryRequirements],
        ['isPublic', isPublic],
        ['communityLink', communityLink],
        ['xProfile', xProfile],
        ['social', linksOf(social)],
      ];
    }
    case 'project': {
      const {
        projectType,
        status,
        teamSize,
        funding,
        chain,
        tokenAddress,
        website,
        twitterProfile,
        telegramLink,
        links,
      } = data.projectData;
      return [
        ...about,
        ['projectType', projectType],
        ['status', status],
        ['teamSize', teamSize],
        ['chain', chain],
        ['funding', funding],
        ['tokenAddress', tokenAddress],
        ['website', website],
        ['twitterProfile', twitterProfile],
        ['telegramLink', telegramLink],
        ['githubLink', links.github],
        ['discordLink', links.discord],
      ];
    }
  }
}

const linksOf = (social: Readonly<Record<string, string | null>>): string[] =>
  Object.values(social).filter((link) => link !== null);

const WORDS: ReadonlySet<OnboardingField> = new Set(['tags', 'interests', 'skills', 'categories']);
const SUBTYPES: ReadonlySet<OnboardingField> = new Set(['role', 'groupType', 'projectType']);

function subtypeOf(data: AssistantData): readonly Subtype[] {
  const subtype =
    data.profileType === 'individual'
      ? data.individualData.role
      : data.profileType === 'group'
        ? data.groupData.groupType
        : data.projectData.projectType;
  return subtype === null ? [] : [subtype];
}

/** What the assistant understood, in the reader's words. */
export function useExtracted({ extractedData: data, suggestedTags }: AssistantSession): ExtractedProfile {
  const { t } = useTranslation(['onboarding', 'profiles', 'common']);
  const { locale } = useLocale();
  const namesOf = useWordNames();

  function wordsOf([field, value]: readonly [OnboardingField, Value]): readonly string[] {
    if (value === null || value === '') return [];
    if (SUBTYPES.has(field)) return subtypeOf(data).map((subtype) => t(`common:subtype.${subtype}`));
    const status = field === 'status' && PROJECT_STATUSES.find((each) => each === value);
    if (status) return [t(`profiles:status.${status}`)];
    if (typeof value === 'boolean') return [t(value ? 'onboarding:known.yes' : 'onboarding:known.no')];
    if (typeof value === 'number') return [new Intl.NumberFormat(locale).format(value)];
    if (typeof value === 'string') return [value];
    if (field === 'languages') return value.map((word) => languageName(word, locale));
    return WORDS.has(field) ? namesOf(value) : value;
  }

  const told = (level: string, words: readonly string[]): readonly string[] =>
    level === 'must' ? words.map((word) => t('onboarding:known.must', { word })) : words;

  /** What is sought, group by group; a must says so. */
  const soughtWords = ({ types, subtypes, languages, tags }: AssistantData['seeking']): readonly string[] => [
    ...told(
      types.level,
      types.values.map((type) => t(`common:profileType.${type}`)),
    ),
    ...told(
      subtypes.level,
      subtypes.values.map((subtype) => t(`common:subtype.${subtype}`)),
    ),
    ...told(
      languages.level,
      languages.values.map((word) => languageName(word, locale)),
    ),
    ...told(tags.level, namesOf(tags.values)),
  ];

  return {
    fields: [
      ...entriesOf(data).map((entry) => ({ field: entry[0], values: wordsOf(entry) })),
      { field: 'seeking' as const, values: soughtWords(data.seeking) },
    ].filter(({ values }) => values.length > 0),
    missingFields: data.missingFields.filter(isOnboardingField),
    suggestedTags,
    isComplete: data.isComplete,
  };
}
