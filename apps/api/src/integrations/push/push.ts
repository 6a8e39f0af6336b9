/** A browser's subscription: where its pushes go, and what they are encrypted for. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key: a point of P-256, uncompressed, in base64url. */
  p256dh: string;
  /** Its secret: 16 bytes in base64url. */
  auth: string;
}

export interface PushMessage {
  /** What the worker reads; at most 3 kB. The push service cannot read it. */
  payload: string;
  /** Replaces what waits with the same topic: 32 characters at most of base64url. */
  topic: string;
  /** How long the push service keeps it for a browser that is away. */
  ttlS: number;
  urgency: 'low' | 'normal' | 'high';
}

/** Sends Web Push messages (RFC 8030). */
export interface PushSender {
  /** The server's public key, which browsers subscribe with. */
  readonly publicKey: string;
  /** A short name for the key. */
  readonly keyId: string;
  /** Whether the server pushes to this address at all. */
  mayPushTo(endpoint: string): boolean;
  /**
   * Sends a message. Returns `ended` if the subscription is over: 404 or 410; `unsure` if it was sent and no answer came, so that it may
   * have arrived. Every other failure throws and says nothing about the subscription.
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'ended' | 'unsure'>;
}
