import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { BlockIcon, CloseIcon, MuteIcon, NotificationsIcon, WarningIcon } from '../../primitives/icons/icons.ts';
import { Menu, MenuItem } from '../../primitives/menu/menu.tsx';

/** What is asked before it happens. */
export type PersonQuestion = 'unmatch' | 'block';

/** A pending change, or why the last one failed. */
export interface PersonChange {
  readonly isPending: boolean;
  readonly error?: string | undefined;
}

/** What one may do about a person. An action without its function is not offered. */
export interface PersonActions {
  /** The open question; null for none. */
  asked: PersonQuestion | null;
  change?: PersonChange | undefined;
  /** Opens a question, or closes it. */
  onAsk: (question: PersonQuestion | null) => void;
  onBlock: () => void;
  /** Where they are reported. */
  reportHref?: string | undefined;
  /** Whether their conversation is muted, and changing it; omitted where there is none. */
  mute?: { readonly isMuted: boolean; readonly onChange: (isMuted: boolean) => void } | undefined;
  /** Ends the match; omitted where there is none. */
  onUnmatch?: (() => void) | undefined;
}

export interface PersonOverlayProps extends PersonActions {
  name: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu beside its button, and the questions before what it does. */
export function PersonOverlay({
  name,
  asked,
  change,
  triggerRef,
  isOpen,
  onOpenChange,
  onAsk,
  onBlock,
  onUnmatch,
  reportHref,
  mute,
}: PersonOverlayProps) {
  const { t } = useTranslation(['trust', 'common']);
  const confirm = { unmatch: onUnmatch, block: onBlock };
  return (
    <>
      <Menu
        popover={{ triggerRef, isOpen, onOpenChange }}
        aria-label={t('common:moreAbout', { name })}
        onClose={() => onOpenChange(false)}
      >
        {mute && (
          <MenuItem
            icon={mute.isMuted ? <NotificationsIcon aria-hidden="true" /> : <MuteIcon aria-hidden="true" />}
            textValue={t(mute.isMuted ? 'menu.unmute' : 'menu.mute')}
            onAction={() => mute.onChange(!mute.isMuted)}
          >
            {t(mute.isMuted ? 'menu.unmute' : 'menu.mute')}
          </MenuItem>
        )}
        {onUnmatch && (
          <MenuItem
            icon={<CloseIcon aria-hidden="true" />}
            textValue={t('menu.unmatch')}
            onAction={() => onAsk('unmatch')}
          >
            {t('menu.unmatch')}
          </MenuItem>
        )}
        {reportHref !== undefined && (
          <MenuItem icon={<WarningIcon aria-hidden="true" />} textValue={t('menu.report', { name })} href={reportHref}>
            {t('menu.report', { name })}
          </MenuItem>
        )}
        <MenuItem
          icon={<BlockIcon aria-hidden="true" />}
          tone="danger"
          textValue={t('menu.block', { name })}
          onAction={() => onAsk('block')}
        >
          {t('menu.block', { name })}
        </MenuItem>
      </Menu>
      {(['unmatch', 'block'] as const).map((question) => (
        <AlertDialog
          key={question}
          isOpen={asked === question}
          onOpenChange={(next) => {
            if (!next) onAsk(null);
          }}
          title={t(`${question}.title`, { name })}
          confirmLabel={t(`${question}.action`)}
          cancelLabel={t(`${question}.cancel`)}
          tone="danger"
          isPending={change?.isPending ?? false}
          onConfirm={() => confirm[question]?.()}
        >
          {t(`${question}.text`, { name })}
          {change?.error !== undefined && (
            <Banner tone="danger" title={t(`${question}.failed`, { name })} className="mu:mt-4">
              {change.error}
            </Banner>
          )}
        </AlertDialog>
      ))}
    </>
  );
}
