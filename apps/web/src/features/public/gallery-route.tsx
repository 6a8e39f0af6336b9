import { GalleryScreen } from '@mutuals/ui/screens/gallery';
import { type ComponentProps, useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';
import { FiltersUpgrade, useGallery } from '../gallery/index.ts';
import { useSignInTo } from '../profiles/index.ts';

type ScreenProps = ComponentProps<typeof GalleryScreen>;

/** A guest's page begins without the words for failures. */
function FailedScreen({ problem, ...props }: Omit<ScreenProps, 'view'> & { problem: unknown }) {
  const textOf = useProblemText();
  return <GalleryScreen {...props} view={{ status: 'error', message: textOf(problem) }} />;
}

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
        <FailedScreen {...props} problem={view.problem} />
      ) : (
        <GalleryScreen {...props} view={view} />
      )}
      {isUpgrading && <FiltersUpgrade isOpen onClose={() => setUpgrading(false)} />}
    </>
  );
}
