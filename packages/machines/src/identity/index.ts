export { createIdentityMachine, type IdentityMachine, type IdentitySnapshot } from './identity.machine.ts';
export type * from './identity.types.ts';
export { identityView, type IdentityView } from './identity.view.ts';
