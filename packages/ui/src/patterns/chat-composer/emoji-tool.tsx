import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchLanguage } from '../../locales/namespaces.ts';
import type { EmojiPickerProps } from '../../primitives/emoji-picker/emoji-picker.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { SmileyIcon } from '../../primitives/icons/icons.ts';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';

type Loaded = {
  EmojiPicker: (props: EmojiPickerProps) => React.ReactNode;
  names: EmojiPickerProps['names'];
  language: string;
};

/** The picker and the names of its emojis, fetched when it is first opened in a language. */
function usePicker() {
  const { i18n } = useTranslation('messages');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isOpen, setOpen] = useState(false);
  const load = async (): Promise<void> => {
    const { EmojiPicker, loadEmojiNames } = await import('../../primitives/emoji-picker/emoji-picker.tsx');
    setLoaded({
      EmojiPicker,
      names: await loadEmojiNames(matchLanguage(i18n.language) ?? 'en'),
      language: i18n.language,
    });
  };
  return {
    loaded: loaded?.language === i18n.language ? loaded : null,
    isOpen,
    setOpen: (open: boolean) => {
      setOpen(open);
      if (open && loaded?.language !== i18n.language) load().catch(() => setOpen(false));
    },
  };
}

/** A button that opens the emoji picker; what is picked goes to `onPick`, and it stays open for another one. */
export function EmojiTool({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation('messages');
  const { loaded, isOpen, setOpen } = usePicker();
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton label={t('emoji.open')} size="sm" hideTooltip>
        <SmileyIcon aria-hidden="true" />
      </IconButton>
      <Popover label={t('emoji.open')} placement="top start" padding="none" className="p-3">
        {loaded ? (
          <loaded.EmojiPicker
            names={loaded.names}
            onPick={onPick}
            texts={{
              search: t('emoji.search'),
              grid: t('emoji.grid'),
              kinds: t('emoji.kinds'),
              none: t('emoji.none'),
              categories: {
                smileys: t('emoji.category.smileys'),
                gestures: t('emoji.category.gestures'),
                hearts: t('emoji.category.hearts'),
                objects: t('emoji.category.objects'),
                crypto: t('emoji.category.crypto'),
              },
            }}
          />
        ) : (
          <div className="grid size-72 place-items-center">
            <ProgressCircle isIndeterminate label={t('emoji.loading')} />
          </div>
        )}
      </Popover>
    </PopoverTrigger>
  );
}
