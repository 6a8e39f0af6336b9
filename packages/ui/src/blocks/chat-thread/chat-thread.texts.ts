import type { DeliveryState } from './chat-bubble.tsx';

/** The words of a ChatThread. */
export interface ChatThreadTexts {
  /** "Conversation with Ada". */
  readonly label: (name: string) => string;
  /** The name of the list: "Messages". */
  readonly messages: string;
  readonly loadOlder: string;
  readonly loadingOlder: string;
  readonly olderFailed: string;
  readonly tryAgain: string;
  /** Announced: "Ada: Hello". */
  readonly arrived: (name: string, text: string) => string;
  /** "2 new messages". */
  readonly unseen: (count: number) => string;
  /** To the end, where nothing is new. */
  readonly toEnd: string;
  /** Before an own message, for screen readers. */
  readonly you: string;
  /** "Report this message of Ada". */
  readonly report: (name: string) => string;
  readonly state: Readonly<Record<DeliveryState, string>>;
  /** "Not sent", with the reason if there is one. */
  readonly failed: (reason: string | undefined) => string;
  readonly remove: string;
}

/** The words of a ChatComposer. */
export interface ChatComposerTexts {
  /** "Message to Ada". */
  readonly label: (name: string) => string;
  readonly placeholder: string;
  /** What the keys do. */
  readonly hint: string;
  readonly send: string;
  /** "20 characters left"; `written` is the count as the language writes it. */
  readonly left: (count: number, written: string) => string;
  /** "3 characters too many". */
  readonly over: (count: number, written: string) => string;
}
