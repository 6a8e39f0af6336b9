export { FOR_GOOD, requireUnmuted, requireUnsuspended, standingOf } from './standing.rules.ts';
export { requireFreshSignIn } from './fresh-sign-in.rules.ts';
export { requireSignedIn } from './signed-in.rules.ts';
export { requireStaying } from './leaving.rules.ts';
export {
  setCancelled,
  findIds,
  findLanguage,
  findsUser,
  findUser,
  holdOwners,
  holdSignIn,
  holdUsers,
  isCalled,
  lockByPrivyId,
  lockEnded,
  lockOwner,
  lockPlan,
  lockUser,
  restorePlan,
  updateTier,
} from './users.repository.ts';
export { toUser } from './users.view.ts';
