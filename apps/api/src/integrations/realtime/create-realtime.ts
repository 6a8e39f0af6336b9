import type { Clock } from '../../clock.ts';
import type { RealtimeConfig } from '../../config.ts';
import { createAbly } from './ably.ts';
import { type Realtime, RealtimeUnavailable } from './realtime.ts';

/** The configured realtime service. Without one, events are dropped and no tokens are issued. */
export function createRealtime(config: RealtimeConfig | null, clock: Clock): Realtime {
  if (config !== null) return createAbly(config, clock);
  return {
    publish: async () => undefined,
    endTokens: async () => undefined,
    issueToken: async () => {
      throw new RealtimeUnavailable();
    },
  };
}
