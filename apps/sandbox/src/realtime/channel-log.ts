// The messages of one channel in order, kept for a while for clients that were away.
import {
  AblyError,
  Action,
  errorInfo,
  ErrorCode,
  type ErrorInfo,
  type IncomingMessage,
  type PublishedMessage,
} from './protocol.ts';

export interface Entry {
  readonly sequence: number;
  readonly publishedAtMs: number;
  /** Identifies a repeated publication. */
  readonly key: string;
  /** Ready to be sent. */
  readonly frame: string;
  readonly messages: readonly PublishedMessage[];
}

export interface Publication {
  readonly key: string;
  readonly messages: readonly IncomingMessage[];
  /** The connection that published, when it was one. */
  readonly connectionId?: string | undefined;
  readonly clientId?: string | undefined;
}

export interface Retention {
  readonly retentionMs: number;
  readonly maxEntries: number;
}

/** Everything after a client's serial, or the reason why that cannot be had. */
export type Catchup = { readonly missed: readonly Entry[] } | { readonly error: ErrorInfo };

/** How many messages a rewind has at most. */
const REWIND_MAX = 100;

export class ChannelLog {
  readonly #name: string;
  readonly #epoch: string;
  readonly #retention: Retention;
  #entries: Entry[] = [];
  #sequence = 0;

  /** @param epoch names this run of the broker: serials of another run mean nothing here */
  constructor(name: string, epoch: string, retention: Retention) {
    this.#name = name;
    this.#epoch = epoch;
    this.#retention = retention;
  }

  /** The serial after which nothing has been published. */
  get serial(): string {
    return this.#serialOf(this.#sequence);
  }

  /** Adds a publication; when its key is here already nothing is added, and the earlier entry is answered. */
  append({ key, messages, connectionId, clientId }: Publication, nowMs: number): { entry: Entry; isNew: boolean } {
    const known = this.#entries.find((entry) => entry.key === key);
    if (known) return { entry: known, isNew: false };
    const sequence = ++this.#sequence;
    const channelSerial = this.#serialOf(sequence);
    const published = messages.map((message, index) => ({
      ...message,
      id: message.id ?? `${key}:${index}`,
      clientId: message.clientId ?? clientId,
      timestamp: nowMs,
      serial: `${channelSerial}:${index}`,
      action: 0 as const,
    }));
    const frame = JSON.stringify({
      action: Action.message,
      channel: this.#name,
      channelSerial,
      id: key,
      connectionId,
      timestamp: nowMs,
      messages: published,
    });
    const entry = { sequence, publishedAtMs: nowMs, key, frame, messages: published };
    this.#entries.push(entry);
    this.prune(nowMs);
    return { entry, isNew: true };
  }

  /** What was published after `serial`. */
  since(serial: string): Catchup {
    const [epoch, number] = serial.split('@');
    const from = Number(number);
    if (epoch !== this.#epoch || !(from <= this.#sequence))
      return { error: errorInfo(ErrorCode.noMatchingEpoch, 404, 'Unable to recover channel (no matching epoch)') };
    const oldest = this.#sequence - this.#entries.length + 1;
    if (from + 1 < oldest)
      return { error: errorInfo(ErrorCode.messagesExpired, 404, 'Unable to recover channel (messages expired)') };
    return { missed: this.#entries.filter((entry) => entry.sequence > from) };
  }

  /**
   * What a channel begins with that is attached with this `rewind`: a number of messages, or how long ago (`30s`, `2m`).
   * @throws AblyError 40000
   */
  rewound(rewind: unknown, nowMs: number): readonly Entry[] {
    if (rewind === undefined) return [];
    const [, number, unit] = /^(\d+)([sm]?)$/.exec(String(rewind)) ?? [];
    if (number === undefined) throw new AblyError(ErrorCode.badRequest, 400, `Invalid rewind: ${String(rewind)}`);
    const count = Number(number);
    if (unit === '') return count === 0 ? [] : this.#entries.slice(-count);
    const fromMs = nowMs - count * (unit === 'm' ? 60_000 : 1000);
    return this.#entries.filter(({ publishedAtMs }) => publishedAtMs >= fromMs).slice(-REWIND_MAX);
  }

  /** The serial just before an entry. */
  serialBefore(entry: Entry): string {
    return this.#serialOf(entry.sequence - 1);
  }

  /** Forgets what is too old or too much. */
  prune(nowMs: number): void {
    const { retentionMs, maxEntries } = this.#retention;
    this.#entries = this.#entries.slice(-maxEntries).filter((entry) => entry.publishedAtMs >= nowMs - retentionMs);
  }

  #serialOf(sequence: number): string {
    return `${this.#epoch}@${String(sequence).padStart(12, '0')}`;
  }
}
