import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import {
  ChatComposer as KitComposer,
  type ChatComposerProps as KitComposerProps,
} from '../../blocks/chat-thread/chat-composer.tsx';
import { EmojiTool } from './emoji-tool.tsx';
import { type GifSearch, GifTool } from './gif-tool.tsx';

export type { GifSearch } from './gif-tool.tsx';

export interface ChatComposerProps extends Omit<
  KitComposerProps,
  'disabledReason' | 'renderBefore' | 'renderAfter' | 'texts' | 'classNames'
> {
  /** Of a message's 4,000 (D37); below 0 the draft is too long. */
  charactersLeft: number;
  /** Finds and sends GIFs. Omitted if they cannot be sent. */
  gifs?: GifSearch | undefined;
  /** Until when nothing can be sent (D65): ISO 8601. The draft can be read and copied meanwhile. */
  mutedUntil?: string | null;
}

/** The kit's ChatComposer with emojis, and GIFs if they can be sent. */
export function ChatComposer({ gifs, mutedUntil = null, ...props }: ChatComposerProps) {
  const { t } = useTranslation('messages');
  const { locale } = useLocale();
  return (
    <KitComposer
      {...props}
      renderBefore={(insert) => (
        <>
          <EmojiTool onPick={insert} />
          {gifs && <GifTool {...gifs} />}
        </>
      )}
      disabledReason={
        mutedUntil !== null &&
        t('composer.muted', {
          date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(mutedUntil)),
        })
      }
      texts={{
        label: (name) => t('composer.label', { name }),
        placeholder: t('composer.placeholder'),
        hint: t('composer.hint'),
        send: t('composer.send'),
        left: (count, number) => t('composer.left', { count, number }),
        over: (count, number) => t('composer.over', { count, number }),
      }}
    />
  );
}
