import { loadStoredProfileForm } from '../profiles/index.ts';
import { LazyPart } from '../../routing/lazy-part.tsx';

/** With the form of a profile, whose rules a shared link must follow. */
async function loadSharing() {
  const [{ Sharing }, form] = await Promise.all([import('./sharing.tsx'), loadStoredProfileForm()]);
  return () => <Sharing form={form} />;
}

/** /share: where the system leads when somebody shares something with the installed product. */
export const Component = () => <LazyPart load={loadSharing} texts={['profiles']} />;
