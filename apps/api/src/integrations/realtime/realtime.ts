/** The realtime service. */
export interface Realtime {
  /** Publishes one event on a channel; throws if the service did not accept it. */
  publish(channel: string, event: string, data: unknown): Promise<void>;
  /** Issues a token for a client that may subscribe to these channels and do nothing else (D4). */
  issueToken(request: RealtimeTokenRequest): Promise<RealtimeToken>;
  /**
   * Ends the tokens that a client got before `issuedBefore`, within the last hour, and the connections that stand by them; throws if
   * the service does not do so.
   */
  endTokens(clientId: string, issuedBefore: Date): Promise<void>;
}

export interface RealtimeTokenRequest {
  clientId: string;
  channels: readonly string[];
}

export interface RealtimeToken {
  token: string;
  expiresAt: Date;
}

/** This installation has no realtime service. */
export class RealtimeUnavailable extends Error {
  override name = 'RealtimeUnavailable';
}
