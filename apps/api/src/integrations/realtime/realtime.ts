/** The realtime service, as the server needs it. */
export interface Realtime {
  /** Sends one event to whoever listens on the channel; throws when the service did not take it. */
  publish(channel: string, event: string, data: unknown): Promise<void>;
  /** A token for a client that may subscribe to these channels and do nothing else (D4). */
  issueToken(request: RealtimeTokenRequest): Promise<RealtimeToken>;
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
