import type { Clock } from '../../clock.ts';
import type { RealtimeConfig } from '../../config.ts';
import { currentRequest } from '../../lib/current-request.ts';
import { realtimeSeconds } from '../../lib/meters.ts';
import { createAbly } from './ably.ts';
import { type Realtime, RealtimeUnavailable } from './realtime.ts';

interface Log {
  debug(about: object, line: string): void;
}

/**
 * The configured realtime service. Without one, events are dropped and no tokens are issued.
 * @param log gets a line for each published event, with the request that it is sent for; it may not exist yet
 */
export function createRealtime(
  config: RealtimeConfig | null,
  clock: Clock,
  log: () => Log | null = () => null,
): Realtime {
  if (config !== null)
    return measured(
      createAbly(config, clock, (published) => {
        const requestId = currentRequest()?.id;
        log()?.debug({ ...published, ...(requestId !== undefined && { requestId }) }, 'An event is published.');
      }),
    );
  return {
    publish: async () => undefined,
    endTokens: async () => undefined,
    issueToken: async () => {
      throw new RealtimeUnavailable();
    },
  };
}

/** The same service, with each call measured. */
const measured = ({ publish, endTokens, issueToken }: Realtime): Realtime => ({
  publish: (...event) => timed('publish', publish(...event)),
  endTokens: (...tokens) => timed('end_tokens', endTokens(...tokens)),
  issueToken: (request) => timed('token', issueToken(request)),
});

async function timed<T>(call: string, answer: Promise<T>): Promise<T> {
  const end = realtimeSeconds.startTimer({ call });
  try {
    const value = await answer;
    end({ outcome: 'done' });
    return value;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}
