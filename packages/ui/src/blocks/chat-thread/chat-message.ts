import type { ReactNode } from 'react';

/** One message as a thread shows it; the rows of the chat machine fit. */
export interface ChatMessage {
  /** Stays the same when an own message is confirmed. */
  readonly key: string;
  readonly isOwn: boolean;
  /** `received` for the partner's, the others for own ones; `waiting` while the server cannot be reached. */
  readonly state: 'received' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read';
  /** Its words. */
  readonly content: string;
  /** Its place in the conversation; null until the server has it. */
  readonly seq: number | null;
  /** ISO 8601; null until the server has it. */
  readonly createdAt: string | null;
}

/** What a message shows in place of words, from edge to edge of its bubble: a picture. */
export interface ChatMedia {
  readonly content: ReactNode;
  /** Before it is measured, in px. */
  readonly height: number;
  /** What is announced when it arrives. */
  readonly name: string;
}

/** Why a message was not sent. */
export interface ChatFailure {
  readonly reason?: string | undefined;
  /** Whether trying again can help. */
  readonly canRetry: boolean;
}

/** How far an own message is. */
export type DeliveryState = Exclude<ChatMessage['state'], 'received' | 'failed'>;
