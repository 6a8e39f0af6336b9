import { GalleryScreen } from '@mutuals/ui/screens/gallery';
import { type ComponentProps, useState } from 'react';
import { WithProblemText } from '../../lib/with-problem-text.tsx';
import { FiltersUpgrade, useGallery } from '../gallery/index.ts';
import { useSignInTo } from '../profiles/index.ts';

type ScreenProps = ComponentProps<typeof GalleryScreen>;

const stranger = { isOwn: false, isSaved: false, like: 'none' } as const;

/** /gallery for a guest (SPEC section 2): all of it can be read; acting asks to sign in, and is done afterwards. */
export function Component() {
  const { view, screen } = useGallery(() => stranger);
  const [isUpgrading, setUpgrading] = useState(false);
  const signInTo = useSignInTo();
  const props = {
    ...screen,
    onUpgrade: () => setUpgrading(true),
    onLike: ({ _id }) => signInTo(_id, 'like'),
    onSave: ({ _id }) => signInTo(_id, 'save'),
  } satisfies Omit<ScreenProps, 'view'>;
  return (
    <>
      {view.status === 'failed' ? (
        <WithProblemText of={view.problem}>
          {(message) => <GalleryScreen {...props} view={{ status: 'error', message }} />}
        </WithProblemText>
      ) : (
        <GalleryScreen {...props} view={view} />
      )}
      {isUpgrading && <FiltersUpgrade isOpen onClose={() => setUpgrading(false)} />}
    </>
  );
}
