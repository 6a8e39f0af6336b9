import type { i18n } from 'i18next';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needTexts } from '../../lib/need-texts.ts';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { MoreIcon } from '../../primitives/icons/icons.ts';
import type { PersonActions } from './person-overlay.tsx';

export type { MenuPerson, MoreOf } from './more-of.ts';
export type { PersonActions, PersonChange, PersonQuestion } from './person-overlay.tsx';

/** Loaded on request, with its texts: most people never need it. */
const loadOverlay = async (texts: i18n) =>
  (await Promise.all([import('./person-overlay.tsx'), needTexts(texts, ['trust'])]))[0];

export interface PersonMenuProps extends PersonActions, Pick<IconButtonProps, 'size' | 'variant' | 'className'> {
  /** Whom it is about. */
  name: string;
}

/** A person's "More" menu: what one may do about them, wherever they show. Serious actions ask first. */
export function PersonMenu({ name, size = 'sm', variant, className, ...actions }: PersonMenuProps) {
  const { t, i18n } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value: overlay, isFailed, request } = useLazy(() => loadOverlay(i18n));
  return (
    <>
      <IconButton
        ref={button}
        label={t('moreAbout', { name })}
        hideTooltip
        size={size}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={request}
        onPress={() => {
          request();
          setOpen(true);
        }}
        {...(className === undefined ? {} : { className })}
      >
        <MoreIcon aria-hidden="true" />
      </IconButton>
      {isFailed && isOpen && <NotLoaded />}
      {overlay && (
        <Suspense fallback={null}>
          <overlay.PersonOverlay {...actions} name={name} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
