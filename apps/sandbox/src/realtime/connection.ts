// One client: its current socket, the rights of its token, and its attached channels.
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Grant } from './token.ts';

/** A client that reads slower than this is cut off; it reconnects with its serials and gets what it missed. */
const MAX_WAITING_BYTES = 4 * 2 ** 20;

export class Connection {
  readonly id: string;
  /** The key with which the client resumes; new for each socket. */
  readonly key: string;
  readonly socket: WebSocket;
  readonly wantsHeartbeats: boolean;
  /** Mode bits by attached channel. */
  readonly attached = new Map<string, number>();
  grant: Grant;
  /** The client was asked for a new token. */
  wasAskedForToken = false;
  lastSentMs: number;
  /** When the socket closed; undefined while it is open. */
  goneSinceMs: number | undefined;

  constructor(
    socket: WebSocket,
    grant: Grant,
    options: { id: string | undefined; wantsHeartbeats: boolean; nowMs: number },
  ) {
    this.socket = socket;
    this.grant = grant;
    this.id = options.id ?? randomId(9);
    this.key = `${this.id}!${randomId(12)}`;
    this.wantsHeartbeats = options.wantsHeartbeats;
    this.lastSentMs = options.nowMs;
  }

  /** Sends a serialised frame; does nothing if the socket is closed. */
  sendText(frame: string, nowMs: number): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_WAITING_BYTES) {
      this.socket.terminate();
      return;
    }
    this.socket.send(frame);
    this.lastSentMs = nowMs;
  }
}

export function randomId(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
