import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/menu/menu.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { fillReply, REPLY_LANGUAGES, type ReplyFor, type ReplyLanguage, type SavedReply } from './saved-reply.ts';

/** In their own words, whatever language the team reads. */
const LANGUAGE_NAMES: Readonly<Record<ReplyLanguage, string>> = { en: 'English', fr: 'Français', zh: '中文' };

export interface ReplyMenuProps {
  replies: readonly SavedReply[];
  /** Of whom the reply is for: the one that is offered first. */
  language: ReplyLanguage;
  recipient: ReplyFor;
  /** Takes the text; called when the menu has closed and the focus is free. */
  onChoose: (text: string) => void;
}

/** Stands in a popover, and says when that has gone and given the focus back. */
function WhenGone({ onGone }: { onGone: () => void }): null {
  const gone = useEffectEvent(onGone);
  useEffect(
    () => () => {
      // The focus returns in the first frame after the popover.
      requestAnimationFrame(() => requestAnimationFrame(() => gone()));
    },
    [],
  );
  return null;
}

/** Puts one of the team's saved replies, filled in, into what is being written. */
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
        className="mu:w-28"
      />
    </div>
  );
}
