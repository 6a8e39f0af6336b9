/** What happens on one channel. */
export type Ears = {
  onMessage: (name: string, data: unknown) => void;
  /** The channel is attached, and what came before may have been missed: fetch it. */
  onGap: () => void;
};

/** How the line as a whole is doing. It retries by itself until it is `failed`. */
export type LineEvents = {
  onConnected: () => void;
  onInterrupted: () => void;
  onFailed: () => void;
};

/** An open realtime connection. */
export type Line = {
  /** Listens to a channel until it is detached; a channel that the token does not open asks for a new token first (D4). */
  attach(channel: string, ears: Ears): void;
  detach(channel: string): void;
  /** Asks for a token with today's channels and uses it, without interrupting the connection. */
  renewToken(): void;
  close(): void;
};

export type OpenLine = (events: LineEvents) => Promise<Line>;
