import type { Job } from '../../jobs/job.ts';
import type { JobDependencies } from '../../jobs/registry.ts';

export interface Publication {
  channel: string;
  event: string;
  data: unknown;
}

/** Sends a realtime event whose content was settled when the job was added. */
export function publish({ realtime }: Pick<JobDependencies, 'realtime'>): Job<Publication> {
  return {
    parse(payload) {
      if (isPublication(payload)) return payload;
      throw new TypeError('This is no publication.');
    },
    run: ({ channel, event, data }) => realtime.publish(channel, event, data),
  };
}

function isPublication(value: unknown): value is Publication {
  return (
    typeof value === 'object' &&
    value !== null &&
    'channel' in value &&
    typeof value.channel === 'string' &&
    'event' in value &&
    typeof value.event === 'string' &&
    'data' in value
  );
}
