import type { Fault } from '../shared/fault.ts';
import type { PushSnapshot } from './push.machine.ts';

/** How this device stands, for its switch and for the offer. */
export interface PushView {
  readonly status:
    | 'off'
    | 'permitting'
    | 'subscribing'
    | 'storing'
    | 'on'
    | 'stopping'
    | 'denied'
    | 'failed'
    | 'needsInstall'
    | 'missing';
  /** Why the last step failed; null if it did not. */
  readonly fault: Fault | null;
}

/** The view of a snapshot. */
export function pushView({ value, context }: PushSnapshot): PushView {
  return { status: value, fault: context.fault };
}
