import type { Clock } from '../../clock.ts';
import type { RealtimeConfig } from '../../config.ts';
import { createAbly } from './ably.ts';
import { type Realtime, RealtimeUnavailable } from './realtime.ts';

/** The realtime service of the configuration; without one, events go nowhere and there are no tokens. */
export function createRealtime(config: RealtimeConfig | null, clock: Clock): Realtime {
  if (config !== null) return createAbly(config, clock);
  return {
    publish: async () => undefined,
    issueToken: async () => {
      throw new RealtimeUnavailable();
    },
  };
}
