import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What this process measures of itself. No label holds an id, a name or a word of a person (D78). */
export const registry = new Registry();

/**
 * Memory, processor and event loop. Only for a process that answers scrapes: they wake it a hundred times a second.
 */
export function measureProcess(): Registry {
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  return figures;
}

/** How long requests take, by operation of the contract (or route) and status. */
export const requestSeconds = new Histogram({
  name: 'mutuals_request_duration_seconds',
  help: 'Time to answer a request, by operation and status',
  labelNames: ['operation', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

/** How long jobs take, by kind and outcome: `done`, `retried` or `given_up`. */
export const jobSeconds = new Histogram({
  name: 'mutuals_job_duration_seconds',
  help: 'Time of a job, by kind and outcome',
  labelNames: ['kind', 'outcome'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 30],
  registers: [registry],
});

/** How long calls to the realtime service take, by call (`publish`, `token`, `end_tokens`) and outcome: `done` or `failed`. */
export const realtimeSeconds = new Histogram({
  name: 'mutuals_realtime_duration_seconds',
  help: 'Time of a call to the realtime service, by call and outcome',
  labelNames: ['call', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10],
  registers: [registry],
});

/** Decisions on cards as they are first made: `like`, `super_like` or `dislike`. */
export const decisionsCounted = new Counter({
  name: 'mutuals_decisions_total',
  help: 'Decisions on cards, by kind',
  labelNames: ['kind'],
  registers: [registry],
});

/** What became of what was to be pushed or mailed, by channel, kind and outcome. */
export const deliveriesCounted = new Counter({
  name: 'mutuals_deliveries_total',
  help: 'Pushes and mails, by channel, kind and outcome',
  labelNames: ['channel', 'kind', 'outcome'],
  registers: [registry],
});
