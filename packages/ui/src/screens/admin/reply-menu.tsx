import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/menu/menu.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { fillReply, REPLY_LANGUAGES, type ReplyFor, type ReplyLanguage, type SavedReply } from './saved-reply.ts';

/** In their own words, whatever the reader's language. */
const LANGUAGE_NAMES: Readonly<Record<ReplyLanguage, string>> = { en: 'English', fr: 'Français', zh: '中文' };

export interface ReplyMenuProps {
  replies: readonly SavedReply[];
  /** The recipient's language: offered first. */
  language: ReplyLanguage;
  recipient: ReplyFor;
  /** Receives the text; called when the menu has closed and focus is free. */
  onChoose: (text: string) => void;
}

/** The content of a popover, which reports when it has unmounted and returned the focus. */
function WhenGone({ onGone }: { onGone: () => void }): null {
  const gone = useEffectEvent(onGone);
  useEffect(
    () => () => {
      // Focus returns in the first frame after the popover.
      requestAnimationFrame(() => requestAnimationFrame(() => gone()));
    },
    [],
  );
  return null;
}

/** Inserts one of the team's saved replies, filled in, into the draft. */
export function ReplyMenu({ replies, language: theirs, recipient, onChoose }: ReplyMenuProps) {
  const { t } = useTranslation('admin');
  const [language, setLanguage] = useState(theirs);
  const chosen = useRef<SavedReply | null>(null);

  function pass(): void {
    if (chosen.current !== null) onChoose(fillReply(chosen.current, language, recipient));
    chosen.current = null;
  }
  return (
    <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-2">
      <MenuTrigger>
        <Button size="sm">{t('replies.title')}</Button>
        <Menu
          placement="top start"
          aria-label={t('replies.title')}
          className="mu:max-w-80"
          header={
            <p className="mu:text-xs mu:text-text-muted">
              {t('replies.in', { language: LANGUAGE_NAMES[language] })}
              <WhenGone onGone={pass} />
            </p>
          }
          onAction={(key) => {
            chosen.current = replies.find(({ _id }) => _id === key) ?? null;
          }}
        >
          {replies.map((reply) => (
            <MenuItem
              key={reply._id}
              id={reply._id}
              textValue={reply.name}
              description={fillReply(reply, language, recipient)}
            >
              {reply.name}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Select
        size="sm"
        label={t('replies.language')}
        hideLabel
        value={language}
        onChange={setLanguage}
        options={REPLY_LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }))}
        className="mu:w-36"
      />
    </div>
  );
}
