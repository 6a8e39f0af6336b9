export { createFetchOnPress } from './fetch-on-press.ts';
export { forgetOnSignOut, isSignedOutEverywhere, setSignedOutEverywhere } from './forget-on-sign-out.ts';
export { createIdentity } from './create-identity.ts';
export type { Identity } from './identity.ts';
export { IdentityHost } from './identity-host.tsx';
export { IdentityContext, useIdentity } from './use-identity.ts';
export { waitingTokens } from './waiting-tokens.ts';
export { keepAnswers } from './keep-answers.ts';
