import { type ApiClient, ApiProblem, type RealtimeToken } from '@mutuals/api-client';
import type { ChannelStateChange, ClientOptions, ErrorInfo, InboundMessage } from 'ably';
import type { BaseRealtime } from 'ably/modular';
import { whenStaying } from '../../lib/when-staying.ts';
import type { ChannelListener, ConnectionListener, OpenRealtimeClient, RealtimeClient } from './realtime-client.ts';

const RETRY_MS = { disconnectedRetryTimeout: 500, suspendedRetryTimeout: 5_000 };
/** How far back a channel looks when it is attached first: all that a page read, it read since it was opened. */
const REWIND_S = 30;
/** Ably's word for a channel that the token does not open. */
const NOT_PERMITTED = 40_160;
const CONVERSATION = 'conversation:';
const TICKET = 'ticket:';

/**
 * Where to connect: Ably itself when there is no origin. When another server is slow, it alone is asked whether it can be reached:
 * Ably's addresses for that are not in the content policy, and a refused check would end the attempt to connect.
 */
export function addressOf(origin: string | null): ClientOptions {
  if (origin === null) return {};
  const { protocol, hostname, port } = new URL(origin);
  const tls = protocol === 'https:';
  const number = Number(port) || (tls ? 443 : 80);
  return {
    endpoint: hostname,
    tls,
    ...(tls ? { tlsPort: number } : { port: number }),
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: origin.replace(/^http/, 'ws'),
  };
}

/** Connects to Ably, or to a server that speaks its protocol; the SDK is fetched for the first connection. */
export function ablyClient(api: ApiClient, origin: string | null): OpenRealtimeClient {
  return async (listener, signal) => {
    const { BaseRealtime, FetchRequest, WebSocketTransport } = await import('ably/modular');
    signal.throwIfAborted();
    let granted: ReadonlySet<string> = new Set();
    const attached = new Map<string, () => void>();

    async function provideToken(
      asked: Asked,
      answer: (error: string | null, token: string | null) => void,
    ): Promise<void> {
      try {
        const { token, channels } = await fetchToken(api, asked);
        // No socket is opened that would be torn down at once.
        await whenStaying();
        granted = new Set(channels);
        answer(null, token);
      } catch {
        answer('There is no realtime token.', null);
      }
    }

    const client = new BaseRealtime({
      ...addressOf(origin),
      ...RETRY_MS,
      plugins: { WebSocketTransport, FetchRequest },
      transports: ['web_socket'],
      useBinaryProtocol: false,
      // One may stay on a page that was about to close.
      closeOnUnload: false,
      logLevel: 0,
      authCallback(_params, answer) {
        const [conversationId, ticketId] = [CONVERSATION, TICKET].map((kind) => newestOf(kind, attached));
        void provideToken({ ...(conversationId && { conversationId }), ...(ticketId && { ticketId }) }, answer);
      },
    });
    listenToConnection(client, listener);

    const renewToken = async (): Promise<void> => {
      await client.auth.authorize().catch(() => {});
    };

    return {
      attach(channel, channelListener) {
        const stop = listenToChannel(client, channel, channelListener, async () => {
          await renewToken();
          return granted.has(channel) && attached.get(channel) === stop;
        });
        attached.set(channel, stop);
      },
      detach(channel) {
        attached.get(channel)?.();
        attached.delete(channel);
      },
      renewToken: () => void renewToken(),
      close() {
        for (const stop of attached.values()) stop();
        attached.clear();
        client.close();
      },
    } satisfies RealtimeClient;
  };
}

/** What the channel of a kind that was attached last is about. */
const newestOf = (kind: string, attached: ReadonlyMap<string, unknown>): string | undefined =>
  [...attached.keys()].findLast((channel) => channel.startsWith(kind))?.slice(kind.length);

/** What the pages have open, which the token must name. */
type Asked = { conversationId?: string; ticketId?: string };

/** A token; when what is asked for is none of one's own (any more), one without it. */
async function fetchToken(api: ApiClient, asked: Asked): Promise<RealtimeToken> {
  if (Object.keys(asked).length === 0) return api.getRealtimeToken();
  return api.getRealtimeToken({ query: asked }).catch((error: unknown) => {
    if (error instanceof ApiProblem && (error.status === 403 || error.status === 404)) return api.getRealtimeToken();
    throw error;
  });
}

function listenToConnection(client: BaseRealtime, { onConnected, onInterrupted, onFailed }: ConnectionListener): void {
  client.connection.on('connected', onConnected);
  client.connection.on(['disconnected', 'suspended'], onInterrupted);
  client.connection.on('failed', onFailed);
}

/**
 * Attaches a channel and listens; `mayTryAgain` gets a token that may open it after all. Nothing is fetched again for the first attachment of a
 * page that was just opened, unless something happened on the channel meanwhile. Answers how to stop.
 */
function listenToChannel(
  client: BaseRealtime,
  name: string,
  { onMessage, onGap }: ChannelListener,
  mayTryAgain: () => Promise<boolean>,
): () => void {
  const channel = client.channels.get(name, { params: { rewind: `${REWIND_S}s` } });
  let hasAskedAgain = false;
  let isSubscribed = false;
  let isStopped = false;

  const onInbound = ({ name: event, data }: InboundMessage): void => onMessage(event ?? '', data);
  function subscribe(): void {
    isSubscribed = true;
    // A failure to attach shows in the channel's state.
    channel.subscribe(onInbound).catch(() => {});
  }
  // What is replayed may be in what was read, and is no news: the channel is attached anew, without it, and all is fetched.
  async function skipBacklog(): Promise<void> {
    await channel.detach();
    await channel.setOptions({ params: {} });
    if (!isStopped) subscribe();
  }

  const onState = async ({ current, resumed, hasBacklog, reason }: ChannelStateChange): Promise<void> => {
    if (current === 'attached') {
      hasAskedAgain = false;
      // Not at once: the SDK detaches no channel whose attachment it is still reporting.
      if (hasBacklog && !isSubscribed) return queueMicrotask(() => void skipBacklog().catch(() => {}));
      const isCovered = !isSubscribed && !reason && Date.now() - performance.timeOrigin < REWIND_S * 1000;
      if (!isSubscribed) subscribe();
      if (!isCovered && !resumed) onGap();
    }
    if (current === 'failed' && isNotPermitted(reason) && !hasAskedAgain) {
      hasAskedAgain = true;
      if (await mayTryAgain()) await channel.attach().catch(() => {});
    }
  };

  channel.on(onState);
  channel.attach().catch(() => {});
  return () => {
    isStopped = true;
    channel.unsubscribe(onInbound);
    channel.off(onState);
    channel.detach().then(
      () => client.channels.release(name),
      () => {},
    );
  };
}

const isNotPermitted = (reason: ErrorInfo | undefined): boolean => reason?.code === NOT_PERMITTED;
