import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { matchLanguage } from '../../locales/namespaces.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { SmileyIcon } from '../../primitives/icons/icons.ts';
import { Popover, PopoverTrigger } from '../../primitives/popover/popover.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';

/** The picker and the names of its emojis in the locale's language. */
async function loadPicker(locale: string) {
  const { EmojiPicker, loadEmojiNames } = await import('../../primitives/emoji-picker/emoji-picker.tsx');
  return { EmojiPicker, names: await loadEmojiNames(matchLanguage(locale) ?? 'en') };
}

/** A button that opens the emoji picker, which passes each pick to `onPick` and stays open. */
export function EmojiTool({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation('messages');
  const { locale } = useLocale();
  const { value: loaded, isFailed, request } = useLazy(() => loadPicker(locale), locale);
  return (
    <PopoverTrigger onOpenChange={(isOpen) => isOpen && request()}>
      <IconButton label={t('emoji.open')} size="sm" hideTooltip>
        <SmileyIcon aria-hidden="true" />
      </IconButton>
      <Popover label={t('emoji.open')} placement="top start" padding="none" className="mu:p-3">
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
          <div className="mu:grid mu:size-72 mu:place-items-center">
            {isFailed ? <NotLoaded /> : <ProgressCircle isIndeterminate label={t('emoji.loading')} />}
          </div>
        )}
      </Popover>
    </PopoverTrigger>
  );
}
