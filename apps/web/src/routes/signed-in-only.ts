/** What a route says about itself in its `handle`. */
export type RouteHandle = { signedInOnly: boolean };

/** Whether a route's handle keeps guests out. */
export function isSignedInOnly(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && Reflect.get(handle, 'signedInOnly') === true;
}
