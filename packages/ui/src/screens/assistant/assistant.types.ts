import type { Fault } from '../../lib/fault.ts';
import type { OnboardingMessage, OnboardingSuggestion } from '../../patterns/onboarding-chat/onboarding-chat.tsx';
import type { Seeking } from '../../patterns/seeking/seeking.types.ts';
import type {
  GroupType,
  ProfileType,
  ProjectStatus,
  ProjectType,
  Role,
} from '../../patterns/profile-kind/profile-kind.ts';

type Link = string | null;
type Social = Readonly<Record<'github' | 'twitter' | 'x' | 'website', Link>>;

interface Gathered {
  readonly name: string | null;
  readonly bio: string | null;
  readonly tags: readonly string[];
  readonly languages: readonly string[];
  readonly interests: readonly string[];
  /** What the profile will seek (D62). */
  readonly seeking: Seeking;
  readonly isComplete: boolean;
  /** What the assistant would still like to know, in the order of its questions. */
  readonly missingFields: readonly string[];
  /** The words that a field came from: `messages[message].content.slice(start, end)`. */
  readonly sources: readonly {
    readonly field: string;
    readonly message: number;
    readonly start: number;
    readonly end: number;
  }[];
}

/** What the assistant understood; null or empty for unknown. The contract's `OnboardingData` fits. */
export type AssistantData = Gathered &
  (
    | {
        readonly profileType: 'individual';
        readonly individualData: {
          readonly role: Role | null;
          readonly skills: readonly string[];
          readonly portfolio: readonly string[];
          readonly social: Social;
          readonly externalPortfolio: Link;
          readonly twitterLink: Link;
          readonly githubLink: Link;
          readonly projectLinks: readonly { readonly url: string }[];
          readonly xLink: Link;
          readonly walletLink: Link;
        };
      }
    | {
        readonly profileType: 'group';
        readonly groupData: {
          readonly groupType: GroupType | null;
          readonly categories: readonly string[];
          readonly memberCount: number | null;
          readonly isPublic: boolean | null;
          readonly entryRequirements: string | null;
          readonly communityLink: Link;
          readonly xProfile: Link;
          readonly social: Social;
        };
      }
    | {
        readonly profileType: 'project';
        readonly projectData: {
          readonly projectType: ProjectType | null;
          readonly status: ProjectStatus | null;
          readonly funding: string | null;
          readonly teamSize: number | null;
          readonly tokenAddress: string | null;
          readonly website: Link;
          readonly twitterProfile: Link;
          readonly telegramLink: Link;
          readonly links: { readonly github: Link; readonly discord: Link };
          readonly chain: string | null;
        };
      }
  );

/** A talk with the assistant. The contract's `OnboardingSession` fits. */
export interface AssistantSession {
  readonly profileType: ProfileType;
  /** The assistant's language. */
  readonly language: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly messagesLeft: number;
  readonly extractedData: AssistantData;
  /** The question, with answers to it; null after the last one. */
  readonly asking: { readonly suggestions: readonly OnboardingSuggestion[] } | null;
  /** Fields from the last message, with the words that ask for them again. */
  readonly taken: readonly { readonly field: string; readonly change: string }[];
  readonly suggestedTags: readonly string[];
  /** 0 to 100. */
  readonly progress: number;
}

/** A talk that can be continued. The contract's `OnboardingSessionSummary` fits. */
export interface EarlierTalk {
  readonly _id: string;
  readonly profileType: ProfileType;
  readonly name: string | null;
  readonly progress: number;
  readonly updatedAt: string;
}

/** The person's current step; the machine's view fits. */
export interface AssistantView {
  readonly step: 'type' | 'opening' | 'unavailable' | 'talk' | 'preview';
  /** The type whose talk is being started. */
  readonly startingType: ProfileType | null;
  readonly session: AssistantSession | null;
  readonly rows: readonly OnboardingMessage[];
  readonly isTyping: boolean;
  readonly draft: string;
  readonly canSend: boolean;
  readonly charactersLeft: number;
  readonly isCompleting: boolean;
  readonly isMilestoneOpen: boolean;
  readonly fault: Fault | null;
}
