import { loadAddToDraft } from '../chat/index.ts';
import { loadStoredProfileForm } from '../profiles/index.ts';
import { lazyPart } from '../../routing/lazy-part.tsx';

/**
 * With the form of a profile, whose rules a shared link must follow, and with what writes to a match: a press leads on at once, and nothing late takes
 * somebody from where they went meanwhile.
 */
async function loadSharing() {
  const [{ Sharing }, form, addToDraft] = await Promise.all([
    import('./sharing.tsx'),
    loadStoredProfileForm(),
    loadAddToDraft(),
  ]);
  return () => <Sharing form={form} addToDraft={addToDraft} />;
}

/** /share: where the system leads when somebody shares something with the installed product. */
export const Component = lazyPart({ load: loadSharing, texts: ['profiles'] });
