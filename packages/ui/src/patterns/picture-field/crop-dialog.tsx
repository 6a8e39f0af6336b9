import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import type { CropArea } from './picture-upload.ts';

export interface CropDialogProps {
  isOpen: boolean;
  /** The address of the whole picture. */
  src: string;
  /** Width over height of the crop. */
  aspect: number;
  onCrop: (area: CropArea) => void;
  onCancel: () => void;
  /** Called when it is gone, and focus is back where it was, or lost. */
  onClosed: () => void;
}

const MAX_ZOOM = 4;

function WhenGone({ run }: { run: () => void }): null {
  const runNow = useEffectEvent(run);
  // Focus returns in the first frame after the dialog.
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(runNow)), []);
  return null;
}

function Zoom({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation('profiles');
  return (
    <Slider
      value={value}
      onChange={onChange}
      minValue={1}
      maxValue={MAX_ZOOM}
      step={0.05}
      formatOptions={{ style: 'percent' }}
      className="mu:mt-2 mu:flex mu:items-center mu:gap-4"
    >
      <Label className="mu:text-sm mu:text-text-muted">{t('pictures.crop.zoom')}</Label>
      <SliderTrack className="mu:relative mu:h-11 mu:flex-1">
        {({ state }) => (
          <>
            <div className="mu:absolute mu:inset-x-0 mu:top-1/2 mu:h-1 mu:-translate-y-1/2 mu:rounded-full mu:bg-fill-pressed mu:forced-colors:border" />
            <div
              className="mu:absolute mu:left-0 mu:top-1/2 mu:h-1 mu:-translate-y-1/2 mu:rounded-full mu:bg-text mu:forced-colors:bg-[Highlight]"
              style={{ width: `${String(state.getThumbPercent(0) * 100)}%` }}
            />
            <SliderThumb className="mu:top-1/2 mu:size-6 mu:rounded-full mu:border-2 mu:border-text mu:bg-surface-raised mu:shadow-float mu:focus-ring" />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
}

/** Crops a picture: by dragging, pinching and the wheel, or by arrow keys and a slider. */
export function CropDialog({ isOpen, src, aspect, onCrop, onCancel, onClosed }: CropDialogProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      isDismissable={false}
      title={t('pictures.crop.title')}
      footer={
        <>
          <Button slot="close">{t('common:cancel')}</Button>
          <Button variant="primary" isDisabled={!area} onPress={() => area && onCrop(area)}>
            {t('pictures.crop.use')}
          </Button>
        </>
      }
    >
      <WhenGone run={onClosed} />
      <p id="crop-help" className="mu:mb-3 mu:text-sm mu:text-text-muted">
        {t('pictures.crop.help')}
      </p>
      <div className="mu:relative mu:h-64 mu:overflow-hidden mu:rounded-card mu:bg-surface-sunken">
        <Cropper
          image={src}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          keyboardStep={8}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          cropperProps={{
            role: 'application',
            'aria-label': t('pictures.crop.part'),
            'aria-describedby': 'crop-help',
          }}
          classes={{ cropAreaClassName: 'mu:focus-ring' }}
        />
      </div>
      <Zoom value={zoom} onChange={setZoom} />
    </Dialog>
  );
}
