/** What happens on one channel. */
export type ChannelListener = {
  onMessage: (name: string, data: unknown) => void;
  /** Something may have been missed: fetch it. */
  onGap: () => void;
};

/** How the connection as a whole is doing. It retries by itself until it has failed. */
export type ConnectionListener = {
  onConnected: () => void;
  onInterrupted: () => void;
  onFailed: () => void;
};

/** An open realtime connection. */
export type RealtimeClient = {
  /** Listens to a channel until it is detached; a channel that the token does not open asks for a new token first (D4). */
  attach(channel: string, listener: ChannelListener): void;
  detach(channel: string): void;
  /** Asks for a token with today's channels and uses it, without interrupting the connection. */
  renewToken(): void;
  close(): void;
};

/** Connects, unless `signal` is aborted first. */
export type OpenRealtimeClient = (listener: ConnectionListener, signal: AbortSignal) => Promise<RealtimeClient>;
