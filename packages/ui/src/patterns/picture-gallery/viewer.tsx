import 'yet-another-react-lightbox/styles.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import PictureLightbox, { type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  WarningIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { factsOf } from '../../primitives/picture/picture-address.ts';
import { Theme } from '../../primitives/theme/theme.tsx';
import type { DescribedPicture } from '../picture-field/described-picture.ts';

export interface ViewerProps {
  /** The owner of the pictures. */
  name: string;
  pictures: readonly DescribedPicture[];
  reportHref?: ((url: string) => string | undefined) | undefined;
  /** Which one is shown. */
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** A gallery's pictures full-screen, one at a time: keys, swipes, pinches and the wheel; its neighbours are prefetched. */
export function Viewer({ name, pictures, reportHref, index, onIndexChange, isOpen, onClose }: ViewerProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomRef>(null);
  const [level, setLevel] = useState(1);
  const last = pictures.length - 1;
  const description = pictures[index]?.description ?? '';
  const report = reportHref?.(pictures[index]?.url ?? '');
  const goTo = (next: number) => onIndexChange(Math.min(last, Math.max(0, next)));

  const onKeyDown = (event: KeyboardEvent) => {
    // On the picture itself the arrows are the lightbox's: they pan a zoomed picture.
    const isOnStage = event.target instanceof Node && stage.current?.contains(event.target);
    const step = { ArrowLeft: index - 1, ArrowRight: index + 1 }[event.key];
    if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(last);
    else if (step !== undefined && !isOnStage) goTo(step);
  };

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      data-theme="dark"
      data-picture-viewer
      className="mu:fixed mu:inset-0 mu:z-50 mu:bg-surface mu:entering:animate-fade-in mu:exiting:animate-fade-out"
    >
      <Modal className="mu:size-full">
        {/* Around the dialog, which itself has the focus at first. */}
        <div role="presentation" className="mu:size-full" onKeyDown={onKeyDown}>
          <Dialog
            aria-label={t('pictures.viewer.title', { name })}
            className="mu:size-full mu:text-text mu:outline-none"
          >
            <Theme name="dark" className="mu:flex mu:h-dvh mu:flex-col">
              <div className="mu:flex mu:items-center mu:gap-1 mu:p-2 mu:pl-5 mu:md:p-3 mu:md:pl-6">
                <p className="mu:figures mu:mr-auto mu:text-sm mu:text-text-muted">
                  {t('pictures.viewer.place', { place: index + 1, total: pictures.length })}
                </p>
                {report !== undefined && (
                  <LinkButton
                    size="sm"
                    variant="quiet"
                    href={report}
                    icon={<WarningIcon aria-hidden="true" className="mu:size-4" />}
                  >
                    {t('act.report')}
                  </LinkButton>
                )}
                <IconButton
                  label={t('pictures.viewer.zoomOut')}
                  isDisabled={level <= 1}
                  onPress={() => zoom.current?.zoomOut()}
                >
                  <ZoomOutIcon aria-hidden="true" />
                </IconButton>
                <IconButton label={t('pictures.viewer.zoomIn')} onPress={() => zoom.current?.zoomIn()}>
                  <ZoomInIcon aria-hidden="true" />
                </IconButton>
                <IconButton label={t('common:close')} onPress={onClose}>
                  <CloseIcon aria-hidden="true" />
                </IconButton>
              </div>
              <div ref={stage} className="mu:relative mu:min-h-0 mu:flex-1 mu:[&_*:focus-visible]:focus-ring">
                <PictureLightbox
                  plugins={[Inline, Zoom]}
                  index={index}
                  slides={pictures.map(({ url, description: shown }, at) => {
                    const facts = factsOf(url);
                    return {
                      src: url,
                      alt: shown || t('pictures.viewer.picture', { place: at + 1, name }),
                      ...(facts && {
                        width: facts.width,
                        height: facts.height,
                        srcSet: facts.sizes.map(({ url: src, ...size }) => ({ src, ...size })),
                      }),
                    };
                  })}
                  on={{ view: ({ index: seen }) => onIndexChange(seen), zoom: (now) => setLevel(now.zoom) }}
                  carousel={{ finite: true, preload: 1, padding: 0, spacing: '10%' }}
                  controller={{ focus: true, closeOnEscape: false, touchAction: 'none' }}
                  zoom={{ ref: zoom, maxZoomPixelRatio: 3, scrollToZoom: true, pinchZoomV4: true }}
                  toolbar={{ buttons: [] }}
                  render={{ buttonPrev: () => null, buttonNext: () => null, buttonZoom: () => null }}
                  styles={{ container: { backgroundColor: 'transparent' } }}
                  labels={{
                    Slide: t('pictures.viewer.slide'),
                    Carousel: t('pictures.viewer.carousel'),
                    'Photo gallery': t('pictures.viewer.title', { name }),
                    '{index} of {total}': t('pictures.viewer.place', { place: '{index}', total: '{total}' }),
                  }}
                />
              </div>
              <div className="mu:flex mu:min-h-16 mu:items-center mu:gap-3 mu:p-2 mu:md:p-3">
                <IconButton
                  label={t('pictures.viewer.previous')}
                  isDisabled={index === 0}
                  onPress={() => goTo(index - 1)}
                >
                  <ChevronLeftIcon aria-hidden="true" />
                </IconButton>
                <p dir="auto" className="mu:min-w-0 mu:flex-1 mu:text-center mu:text-sm mu:wrap-anywhere">
                  {description}
                </p>
                <IconButton
                  label={t('pictures.viewer.next')}
                  isDisabled={index === last}
                  onPress={() => goTo(index + 1)}
                >
                  <ChevronRightIcon aria-hidden="true" />
                </IconButton>
              </div>
            </Theme>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
