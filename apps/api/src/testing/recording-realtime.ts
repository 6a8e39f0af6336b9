import type { Clock } from '../clock.ts';
import type { Realtime, RealtimeTokenRequest } from '../integrations/realtime/realtime.ts';

export interface Publication {
  channel: string;
  event: string;
  data: unknown;
}

/** A realtime service that records its events. */
export interface RecordingRealtime extends Realtime {
  readonly published: Publication[];
  readonly tokenRequests: RealtimeTokenRequest[];
  /** Whose tokens were ended, up to when. */
  readonly ended: { clientId: string; issuedBefore: Date }[];
  /** What was published on a channel, oldest first. */
  on(channel: string): Publication[];
}

const HOUR_MS = 3_600_000;

export function createRecordingRealtime(clock: Clock): RecordingRealtime {
  const published: Publication[] = [];
  const tokenRequests: RealtimeTokenRequest[] = [];
  const ended: RecordingRealtime['ended'] = [];
  return {
    published,
    tokenRequests,
    ended,
    on: (channel) => published.filter((publication) => publication.channel === channel),
    async publish(channel, event, data) {
      published.push({ channel, event, data: structuredClone(data) });
    },
    async endTokens(clientId, issuedBefore) {
      ended.push({ clientId, issuedBefore });
    },
    async issueToken(request) {
      tokenRequests.push(request);
      return { token: `token-${tokenRequests.length}`, expiresAt: new Date(clock.now().getTime() + HOUR_MS) };
    },
  };
}
