import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { Button } from '../../primitives/button/button.tsx';
import type { Gif, GifPickerProps } from '../../primitives/gif-picker/gif-picker.tsx';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';

/** What the GIF picker shows and asks for; its owner searches, once the person stops typing. */
export interface GifSearch extends Pick<GifPickerProps, 'query' | 'gifs' | 'page' | 'hasNext' | 'onSearch' | 'onPage'> {
  /** Sends a GIF. */
  onGif: (gif: Gif) => void;
}

const loadPicker = () => import('../../primitives/gif-picker/gif-picker.tsx');

/** A button that opens the GIF picker, fetched when it is first opened; a GIF that is picked is sent at once. */
export function GifTool({ onGif, ...search }: GifSearch) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  const { value: picker, isFailed, request } = useLazy(loadPicker);
  const change = (open: boolean): void => {
    setOpen(open);
    if (!open) return;
    search.onSearch(search.query);
    request();
  };
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={change}>
      <Button size="sm" variant="quiet" className="mu:px-2 mu:text-text-muted">
        {t('gifs.open')}
      </Button>
      <Popover label={t('gifs.label')} placement="top start" padding="none" className="mu:p-3">
        {picker ? (
          <picker.GifPicker
            {...search}
            onPick={(gif) => {
              setOpen(false);
              onGif(gif);
            }}
            texts={{
              search: t('gifs.search'),
              trending: t('gifs.trending'),
              found: (query) => t('gifs.found', { query }),
              loading: t('gifs.loading'),
              none: t('gifs.none'),
              noneTrending: t('gifs.noneTrending'),
              previous: t('gifs.previous'),
              next: t('gifs.next'),
              page: (page) => t('gifs.page', { page }),
            }}
          />
        ) : (
          <div className="mu:grid mu:size-72 mu:place-items-center">
            {isFailed ? <NotLoaded /> : <ProgressCircle isIndeterminate label={t('gifs.loading')} />}
          </div>
        )}
      </Popover>
    </PopoverTrigger>
  );
}
