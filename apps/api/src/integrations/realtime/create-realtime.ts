import type { Clock } from '../../clock.ts';
import type { RealtimeConfig } from '../../config.ts';
import { realtimeSeconds } from '../../lib/meters.ts';
import { createAbly } from './ably.ts';
import { type Realtime, RealtimeUnavailable } from './realtime.ts';

/** The configured realtime service. Without one, events are dropped and no tokens are issued. */
export function createRealtime(config: RealtimeConfig | null, clock: Clock): Realtime {
  if (config !== null) return measured(createAbly(config, clock));
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
