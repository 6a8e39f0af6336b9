import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../primitives/button/button.tsx';
import type { Gif, GifPickerProps } from '../../primitives/gif-picker/gif-picker.tsx';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { Sheet } from '../../primitives/sheet/sheet.tsx';
import { GetHelp } from '../get-help/get-help.tsx';

/** The GIF picker's content and requests; its owner searches, once the person stops typing. */
export interface GifSearch extends Pick<
  GifPickerProps,
  'query' | 'gifs' | 'page' | 'hasNext' | 'onSearch' | 'onPage' | 'onRetry'
> {
  /** The GIF service's required attribution: "Powered by KLIPY". */
  source: string;
  /** Sends a GIF. */
  onGif: (gif: Gif) => void;
}

const loadPicker = () => import('../../primitives/gif-picker/gif-picker.tsx');

/** A button that opens the GIF picker, loaded on first use; a picked GIF is sent at once. */
export function GifTool({ onGif, source, ...search }: GifSearch) {
  const { t } = useTranslation(['messages', 'common']);
  const [isOpen, setOpen] = useState(false);
  // Below this width there is no room beside the button.
  const isSheet = useMedia('(width < 40rem)') ?? false;
  const { value: picker, isFailed, request } = useLazy(loadPicker);
  const change = (opens: boolean): void => {
    setOpen(opens);
    if (!opens) return;
    search.onSearch(search.query);
    request();
  };
  const content = (className: string): ReactNode =>
    picker ? (
      <picker.GifPicker
        {...search}
        className={className}
        help={<GetHelp size="sm" variant="quiet" />}
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
          failed: t('gifs.failed'),
          tryAgain: t('common:tryAgain'),
          previous: t('gifs.previous'),
          next: t('gifs.next'),
          page: (page) => t('gifs.page', { page }),
          source,
        }}
      />
    ) : (
      <div className="mu:mx-auto mu:grid mu:size-72 mu:place-items-center">
        {isFailed ? <NotLoaded /> : <ProgressCircle isIndeterminate label={t('gifs.loading')} />}
      </div>
    );
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={change}>
      <Button size="sm" variant="quiet" className="mu:px-2 mu:text-text-muted">
        {t('gifs.open')}
      </Button>
      {isSheet ? (
        <Sheet title={t('gifs.label')} closeLabel={t('common:close')}>
          {content('mu:w-full')}
        </Sheet>
      ) : (
        <Popover label={t('gifs.label')} placement="top start" padding="none" className="mu:p-3">
          {content('')}
        </Popover>
      )}
    </PopoverTrigger>
  );
}
