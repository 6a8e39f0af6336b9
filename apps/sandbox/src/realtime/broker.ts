// The sandbox's stand-in for Ably: the unmodified `ably` SDK connects, attaches, resumes and renews its token here.
// Presence, history and the binary format are left out, because nothing uses them. One process without storage: after a
// restart the SDK reports `resumed: false` and clients reload.
import type { IncomingMessage as HttpRequest } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { allows, permittedModes } from './capability.ts';
import { ChannelLog, type Entry, type Publication } from './channel-log.ts';
import { Connection, randomId } from './connection.ts';
import { grantOfSocket, withClientId } from './handshake.ts';
import {
  AblyError,
  Action,
  errorInfo,
  ErrorCode,
  Flag,
  infoOf,
  MODES,
  readFrame,
  type ClientFrame,
  type ErrorInfo,
  type PublishedMessage,
} from './protocol.ts';
import { grantOfToken, type ApiKey, type Grant } from './token.ts';

export interface BrokerOptions {
  readonly key: ApiKey;
  readonly now?: () => number;
  /** How long missed messages are kept; Ably's two minutes by default. */
  readonly retentionMs?: number;
  /** How long a connection that dropped may be resumed. */
  readonly stateTtlMs?: number;
  /** A client without any message for this long considers the connection lost. */
  readonly maxIdleMs?: number;
}

export type PublishListener = (event: {
  readonly channel: string;
  readonly messages: readonly PublishedMessage[];
}) => void;

const MAX_ENTRIES = 1000;
const MAX_FRAME_BYTES = 256 * 2 ** 10;
const MAX_MESSAGE_BYTES = 64 * 2 ** 10;
const REAUTH_LEAD_MS = 30_000;
const MAX_TICK_MS = 1000;
/** A client that does not answer the close frame is cut off. */
const CLOSE_GRACE_MS = 500;

export class Broker {
  readonly key: ApiKey;
  readonly now: () => number;
  readonly #retentionMs: number;
  readonly #stateTtlMs: number;
  readonly #maxIdleMs: number;
  readonly #epoch = randomId(6);
  readonly #channels = new Map<string, ChannelLog>();
  readonly #connections = new Map<string, Connection>();
  /** By client: its tokens issued before then are over. */
  readonly #revoked = new Map<string, number>();
  readonly #listeners = new Set<PublishListener>();
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  readonly #timer: NodeJS.Timeout;

  constructor({ key, now = Date.now, retentionMs = 120_000, stateTtlMs = 120_000, maxIdleMs = 15_000 }: BrokerOptions) {
    this.key = key;
    this.now = now;
    this.#retentionMs = retentionMs;
    this.#stateTtlMs = stateTtlMs;
    this.#maxIdleMs = maxIdleMs;
    this.#timer = setInterval(() => this.#tick(), Math.min(MAX_TICK_MS, maxIdleMs / 4));
    this.#timer.unref();
  }

  /** Its open sockets. A socket leaves when it has closed, just before the broker counts its client as gone. */
  get sockets(): ReadonlySet<WebSocket> {
    return this.#sockets.clients;
  }

  /** Takes over a socket; false if the request is not Ably's. */
  handleUpgrade(request: HttpRequest, url: URL, socket: Duplex, head: Buffer): boolean {
    if (url.pathname !== '/' || !url.searchParams.has('v')) return false;
    this.#sockets.handleUpgrade(request, socket, head, (accepted) => this.#welcome(accepted, url.searchParams));
    return true;
  }

  /**
   * Publishes; a repeated key changes nothing and returns the same entry.
   * @throws AblyError 40009
   */
  publish(channel: string, publication: Publication): Entry {
    if (Buffer.byteLength(JSON.stringify(publication.messages)) > MAX_MESSAGE_BYTES)
      throw new AblyError(ErrorCode.messageTooLarge, 413, 'Maximum message length exceeded');
    const { entry, isNew } = this.#log(channel).append(publication, this.now());
    if (isNew) this.#deliver(channel, entry);
    return entry;
  }

  /** Calls `listener` for everything that is published here; returns how to stop. */
  onPublish(listener: PublishListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the tokens of a client that were issued before a time, and the connections that stand by them. */
  revoke(clientId: string, issuedBeforeMs: number): void {
    this.#revoked.set(clientId, issuedBeforeMs);
    for (const connection of this.#connections.values()) {
      if (!this.#isRevoked(connection.grant)) continue;
      this.#send(connection, { action: Action.disconnected, error: revoked().info });
      connection.socket.close(1000);
      this.#connections.delete(connection.id);
    }
  }

  /** Tells the clients to reconnect. Close the listening port first, or they reconnect here. */
  close(): void {
    clearInterval(this.#timer);
    for (const connection of this.#connections.values()) {
      this.#send(connection, {
        action: Action.disconnected,
        error: errorInfo(ErrorCode.disconnected, 503, 'The sandbox is stopping'),
      });
      connection.socket.close(1000);
      setTimeout(() => connection.socket.terminate(), CLOSE_GRACE_MS).unref();
    }
  }

  #log(name: string): ChannelLog {
    let log = this.#channels.get(name);
    if (!log) {
      log = new ChannelLog(name, this.#epoch, { retentionMs: this.#retentionMs, maxEntries: MAX_ENTRIES });
      this.#channels.set(name, log);
    }
    return log;
  }

  #deliver(channel: string, entry: Entry): void {
    for (const connection of this.#connections.values()) {
      if ((connection.attached.get(channel) ?? 0) & Flag.subscribe) connection.sendText(entry.frame, this.now());
    }
    for (const listener of this.#listeners) listener({ channel, messages: entry.messages });
  }

  #send(connection: Connection, frame: object): void {
    connection.sendText(JSON.stringify(frame), this.now());
  }

  // Sockets

  #welcome(socket: WebSocket, query: URLSearchParams): void {
    socket.on('error', () => socket.terminate());
    try {
      const connection = this.#open(socket, query);
      socket.on('message', (data, isBinary) =>
        isBinary ? socket.close(1003) : this.#receive(connection, data.toString()),
      );
      socket.on('close', () => this.#lose(connection));
    } catch (error) {
      socket.send(JSON.stringify({ action: Action.error, error: infoOf(error) }));
      socket.close(1000);
    }
  }

  #open(socket: WebSocket, query: URLSearchParams): Connection {
    const grant = grantOfSocket(query, this.key, this.now());
    if (this.#isRevoked(grant)) throw revoked();
    const asked = query.get('resume') ?? query.get('recover');
    const earlier = this.#connections.get(asked?.split('!')[0] ?? '');
    const isResumed =
      earlier !== undefined &&
      !this.#isOver(earlier) &&
      earlier.key === asked &&
      earlier.grant.clientId === grant.clientId;
    const connection = new Connection(socket, grant, {
      id: isResumed ? earlier.id : undefined,
      wantsHeartbeats: query.get('heartbeats') === 'true',
      nowMs: this.now(),
    });
    if (isResumed) earlier.socket.terminate();
    this.#connections.set(connection.id, connection);
    const error =
      asked !== null && !isResumed
        ? errorInfo(ErrorCode.unableToResume, 400, 'Unable to resume connection')
        : undefined;
    this.#sendConnected(connection, error);
    return connection;
  }

  /** The socket is gone; its connection waits for the client to resume it. */
  #lose(connection: Connection): void {
    connection.attached.clear();
    connection.goneSinceMs = this.now();
  }

  #sendConnected(connection: Connection, error?: ErrorInfo): void {
    const connectionDetails = {
      connectionKey: connection.key,
      clientId: connection.grant.clientId,
      maxMessageSize: MAX_MESSAGE_BYTES,
      maxFrameSize: MAX_FRAME_BYTES,
      connectionStateTtl: this.#stateTtlMs,
      maxIdleInterval: this.#maxIdleMs,
      serverId: 'sandbox',
    };
    this.#send(connection, { action: Action.connected, connectionId: connection.id, connectionDetails, error });
  }

  // Frames of clients

  #receive(connection: Connection, text: string): void {
    let frame: ClientFrame | undefined;
    try {
      frame = readFrame(text);
      if (frame) this.#handle(connection, frame);
    } catch (error) {
      this.#send(connection, { action: Action.error, channel: frame?.channel, error: infoOf(error) });
    }
  }

  #handle(connection: Connection, frame: ClientFrame): void {
    const { channel = '' } = frame;
    switch (frame.action) {
      case Action.heartbeat:
        return this.#send(connection, { action: Action.heartbeat, id: frame.id });
      case Action.attach:
        return this.#attach(connection, channel, frame);
      case Action.detach:
        connection.attached.delete(channel);
        return this.#send(connection, { action: Action.detached, channel });
      case Action.message:
        return this.#receiveMessages(connection, channel, frame);
      case Action.auth:
        return this.#renew(connection, frame.accessToken ?? '');
      case Action.close:
        this.#send(connection, { action: Action.closed });
        this.#connections.delete(connection.id);
        return connection.socket.close(1000);
      case Action.disconnect:
        return connection.socket.close(1000);
      default:
        return this.#send(connection, {
          action: Action.nack,
          msgSerial: frame.msgSerial,
          count: 1,
          error: errorInfo(ErrorCode.badRequest, 400, 'The sandbox does not know this action'),
        });
    }
  }

  #attach(connection: Connection, channel: string, { flags, channelSerial, params }: ClientFrame): void {
    const permitted = permittedModes(connection.grant.capability, channel);
    const asked = flags & MODES;
    const modes = asked === 0 ? permitted : asked & permitted;
    if (channel === '' || modes === 0) throw denied(channel);
    const log = this.#log(channel);
    log.prune(this.now());
    const catchup = channelSerial === undefined ? undefined : log.since(channelSerial);
    const replayed = channelSerial === undefined ? log.rewound(params['rewind'], this.now()) : [];
    const missed = catchup && 'missed' in catchup ? catchup.missed : replayed;
    // ATTACHED goes before missed messages: the SDK drops messages while it attaches, but advances its serial.
    this.#send(connection, {
      action: Action.attached,
      channel,
      channelSerial: missed[0] ? log.serialBefore(missed[0]) : log.serial,
      flags: modes | (catchup && 'missed' in catchup ? Flag.resumed : 0) | (missed.length > 0 ? Flag.hasBacklog : 0),
      params,
      error: catchup && 'error' in catchup ? catchup.error : undefined,
    });
    connection.attached.set(channel, modes);
    if (modes & Flag.subscribe) for (const entry of missed) connection.sendText(entry.frame, this.now());
  }

  #receiveMessages(connection: Connection, channel: string, { msgSerial, messages }: ClientFrame): void {
    const { clientId, capability } = connection.grant;
    const answer = { msgSerial, count: 1 };
    try {
      if (!allows(capability, channel, 'publish'))
        throw new AblyError(ErrorCode.notPermitted, 401, `Unable to publish on ${channel}: not permitted`);
      if (messages.some((message) => message.clientId !== undefined && message.clientId !== clientId))
        throw new AblyError(ErrorCode.clientIdMismatch, 400, 'Mismatched clientId');
      const entry = this.publish(channel, {
        key: `${connection.id}:${msgSerial}`,
        messages,
        connectionId: connection.id,
        clientId,
      });
      this.#send(connection, {
        action: Action.ack,
        ...answer,
        res: [{ serials: entry.messages.map(({ serial }) => serial) }],
      });
    } catch (error) {
      this.#send(connection, { action: Action.nack, ...answer, error: infoOf(error) });
    }
  }

  /** A new token on an open connection: it may allow less than the one before. */
  #renew(connection: Connection, token: string): void {
    try {
      const grant = withClientId(grantOfToken(token, this.key, this.now()), connection.grant.clientId);
      if (this.#isRevoked(grant)) throw revoked();
      connection.grant = grant;
    } catch (error) {
      this.#send(connection, { action: Action.error, error: infoOf(error) });
      return connection.socket.close(1000);
    }
    connection.wasAskedForToken = false;
    for (const [channel, modes] of connection.attached) this.#restrict(connection, channel, modes);
    this.#sendConnected(connection);
  }

  #restrict(connection: Connection, channel: string, modes: number): void {
    const left = modes & permittedModes(connection.grant.capability, channel);
    if (left !== 0) {
      connection.attached.set(channel, left);
      return;
    }
    connection.attached.delete(channel);
    this.#send(connection, { action: Action.error, channel, error: denied(channel).info });
  }

  #isRevoked({ clientId = '', issuedAtMs }: Grant): boolean {
    return issuedAtMs < (this.#revoked.get(clientId) ?? 0);
  }

  // Timers

  #tick(): void {
    for (const connection of this.#connections.values()) {
      if (this.#isOver(connection)) this.#connections.delete(connection.id);
      else if (connection.goneSinceMs === undefined) this.#keepAlive(connection);
    }
    for (const log of this.#channels.values()) log.prune(this.now());
  }

  /** Whether its client was away for too long to resume. */
  #isOver({ goneSinceMs }: Connection): boolean {
    return goneSinceMs !== undefined && this.now() - goneSinceMs > this.#stateTtlMs;
  }

  #keepAlive(connection: Connection): void {
    const { expiresAtMs, issuedAtMs } = connection.grant;
    const left = expiresAtMs - this.now();
    if (left <= 0) {
      this.#send(connection, {
        action: Action.disconnected,
        error: errorInfo(ErrorCode.tokenExpired, 401, 'Token expired'),
      });
      return connection.socket.close(1000);
    }
    if (!connection.wasAskedForToken && left < Math.min(REAUTH_LEAD_MS, (expiresAtMs - issuedAtMs) / 2)) {
      connection.wasAskedForToken = true;
      this.#send(connection, { action: Action.auth });
    }
    if (this.now() - connection.lastSentMs > this.#maxIdleMs / 2) this.#beat(connection);
  }

  #beat(connection: Connection): void {
    if (connection.wantsHeartbeats) return this.#send(connection, { action: Action.heartbeat });
    if (connection.socket.readyState === WebSocket.OPEN) connection.socket.ping();
    connection.lastSentMs = this.now();
  }
}

const revoked = (): AblyError => new AblyError(ErrorCode.tokenRevoked, 401, 'Token revoked');

function denied(channel: string): AblyError {
  return new AblyError(
    ErrorCode.notPermitted,
    401,
    `Channel denied access based on given capability; channelId = ${channel}`,
  );
}
