import { Skeleton } from '@mutuals/ui/primitives/skeleton';
import type { PictureSlotProps, PictureSlots } from '@mutuals/ui/screens/profile-form';
import { Suspense } from 'react';
import { lazyWithRecovery } from '../../routing/lazy-with-recovery.tsx';

const PictureUpload = lazyWithRecovery(async () => (await import('./picture-upload.tsx')).PictureUpload);
const GalleryUpload = lazyWithRecovery(async () => (await import('./gallery-upload.tsx')).GalleryUpload);

/** Uploads the pictures of a profile's form. Loaded after the form, with a skeleton of its size. */
export const pictureSlots: PictureSlots = {
  Picture: (field) => (
    <Suspense fallback={<Skeleton shape="block" className={field.kind === 'avatar' ? 'mu:h-75 mu:w-52' : 'mu:h-62'} />}>
      <PictureUpload {...field} />
    </Suspense>
  ),
  Gallery: (field) => (
    <Suspense fallback={<Skeleton shape="block" className="mu:h-44" />}>
      <GalleryUpload {...field} />
    </Suspense>
  ),
};

/** Uploads the picture of an account, without a description: nobody else sees it. */
export const AccountPicture = (field: Omit<PictureSlotProps, 'kind'>) => (
  <Suspense fallback={<Skeleton shape="block" className="mu:h-75 mu:w-52" />}>
    <PictureUpload {...field} kind="avatar" isDescribed={false} />
  </Suspense>
);
