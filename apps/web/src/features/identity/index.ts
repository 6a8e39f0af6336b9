export { forgetOnSignOut } from './forget-on-sign-out.ts';
export { personOf } from './identity.ts';
export { IdentityHost } from './identity-host.tsx';
export { createSignIn, type SignIn } from './sign-in.ts';
export { SignInContext, useIdentity, useSignIn } from './use-identity.ts';
export { waitingTokens } from './waiting-tokens.ts';
