import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import type { DescribedPicture } from '../picture-field/described-picture.ts';

export interface PictureGalleryProps {
  /** The owner of the pictures. */
  name: string;
  pictures: readonly DescribedPicture[];
  /** Where a picture is reported; undefined for one that cannot be. */
  reportHref?: ((url: string) => string | undefined) | undefined;
}

/** SPEC 2: the number of previews. */
const SHOWN = 3;

const loadViewer = async () => (await import('./viewer.tsx')).Viewer;

/** A profile's gallery: its first three pictures, each of which opens all of them full-screen. The viewer loads on intent. */
export function PictureGallery({ name, pictures, reportHref }: PictureGalleryProps) {
  const { t } = useTranslation('profiles');
  const { value: Viewer, isFailed, request } = useLazy(loadViewer);
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const rest = pictures.length - SHOWN;
  return (
    <>
      <ul className="mu:grid mu:grid-cols-3 mu:gap-2">
        {pictures.slice(0, SHOWN).map(({ url, description }, at) => {
          const isLast = at === SHOWN - 1 && rest > 0;
          const label = description || t('pictures.viewer.picture', { place: at + 1, name });
          return (
            <li key={url}>
              <AriaButton
                aria-label={isLast ? t('pictures.viewer.openAll', { label, total: pictures.length }) : label}
                onHoverStart={request}
                onFocus={request}
                onPress={() => {
                  request();
                  setIndex(at);
                  setOpen(true);
                }}
                className="mu:group mu:relative mu:block mu:aspect-square mu:w-full mu:cursor-zoom-in mu:overflow-hidden mu:rounded-card mu:bg-surface-sunken mu:focus-ring"
              >
                <Picture
                  src={url}
                  alt=""
                  sizes="(min-width: 64rem) 16rem, 33vw"
                  box={1}
                  loading="lazy"
                  className={join('mu:size-full mu:object-cover', isLast && 'mu:opacity-40')}
                />
                {isLast && (
                  <span
                    aria-hidden="true"
                    className="mu:figures mu:absolute mu:inset-0 mu:grid mu:place-items-center mu:text-xl mu:font-semibold mu:text-text"
                  >
                    +{rest}
                  </span>
                )}
              </AriaButton>
            </li>
          );
        })}
      </ul>
      {isOpen && isFailed && <NotLoaded className="mu:mt-2" />}
      {Viewer && (
        <Viewer
          name={name}
          pictures={pictures}
          reportHref={reportHref}
          index={index}
          onIndexChange={setIndex}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
