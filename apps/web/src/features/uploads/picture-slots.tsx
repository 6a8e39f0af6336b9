import { Skeleton } from '@mutuals/ui/primitives/skeleton';
import type { PictureSlotProps, PictureSlots } from '@mutuals/ui/screens/profile-form';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useIsShown } from '../../lib/when-shown.ts';
import { lazyWithRecovery } from '../../routing/lazy-with-recovery.tsx';

const PictureUpload = lazyWithRecovery(async () => (await import('./picture-upload.tsx')).PictureUpload);
const GalleryUpload = lazyWithRecovery(async () => (await import('./gallery-upload.tsx')).GalleryUpload);

const avatarSkeleton = <Skeleton shape="block" className="mu:h-75 mu:w-52" />;

/** Loads its code once the page is on the screen, with a skeleton of its size until then. */
function AfterPage({ skeleton, children }: { skeleton: ReactElement; children: ReactNode }) {
  return useIsShown() ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton;
}

/** Uploads the pictures of a profile's form. Loaded after the form, with a skeleton of its size. */
export const pictureSlots: PictureSlots = {
  Picture: (field) => (
    <AfterPage skeleton={field.kind === 'avatar' ? avatarSkeleton : <Skeleton shape="block" className="mu:h-62" />}>
      <PictureUpload {...field} />
    </AfterPage>
  ),
  Gallery: (field) => (
    <AfterPage skeleton={<Skeleton shape="block" className="mu:h-44" />}>
      <GalleryUpload {...field} />
    </AfterPage>
  ),
};

/** Uploads the picture of an account, without a description: nobody else sees it. */
export const AccountPicture = (field: Omit<PictureSlotProps, 'kind'>) => (
  <AfterPage skeleton={avatarSkeleton}>
    <PictureUpload {...field} kind="avatar" isDescribed={false} />
  </AfterPage>
);
