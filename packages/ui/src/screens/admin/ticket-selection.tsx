import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketStatus } from '../../patterns/ticket-thread/ticket.types.ts';
import { waiting } from '../../lib/waiting.ts';
import { Button } from '../../primitives/button/button.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/menu/menu.tsx';
import { SelectionBar } from '../../primitives/selection-bar/selection-bar.tsx';
import type { Chosen, TeamMember } from './admin.types.ts';
import { useSelectionTexts } from './use-selection-texts.ts';

const STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const satisfies readonly TicketStatus[];
const NOBODY = 'nobody';

export interface TicketSelectionProps {
  chosen: Chosen;
  /** The viewer's id. */
  selfId: string;
  team: readonly TeamMember[];
  onAssign: (userId: string | null) => void;
  onMove: (status: TicketStatus) => void;
}

/** Bulk actions for tickets. A status change notifies the requesters, so it asks first. */
export function TicketSelection({ chosen, selfId, team, onAssign, onMove }: TicketSelectionProps) {
  const { t } = useTranslation(['admin', 'support', 'common']);
  const selectionTexts = useSelectionTexts();
  const [asked, setAsked] = useState<TicketStatus | null>(null);
  const [pressed, setPressed] = useState<'assign' | 'status' | null>(null);
  const { ids, isWorking } = chosen;
  const count = ids.size;
  return (
    <>
      <SelectionBar
        texts={selectionTexts}
        count={count}
        isWorking={isWorking}
        onClear={() => chosen.onChange(new Set())}
      >
        <MenuTrigger>
          <Button size="sm" {...waiting(isWorking, pressed === 'assign')}>
            {t('tickets.chosen.assign')}
          </Button>
          <Menu
            placement="top start"
            aria-label={t('tickets.chosen.assign')}
            onAction={(key) => {
              setPressed('assign');
              onAssign(key === NOBODY ? null : String(key));
            }}
          >
            {team.map(({ _id, displayName }) => (
              <MenuItem key={_id} id={_id}>
                {_id === selfId ? t('tickets.self', { name: displayName }) : displayName}
              </MenuItem>
            ))}
            <MenuItem id={NOBODY}>{t('tickets.nobody')}</MenuItem>
          </Menu>
        </MenuTrigger>
        <MenuTrigger>
          <Button size="sm" {...waiting(isWorking, pressed === 'status')}>
            {t('tickets.chosen.status')}
          </Button>
          <Menu
            placement="top start"
            aria-label={t('tickets.chosen.status')}
            onAction={(key) => setAsked(STATUSES.find((status) => status === key) ?? null)}
          >
            {STATUSES.map((status) => (
              <MenuItem key={status} id={status}>
                {t(`support:status.${status}`)}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      </SelectionBar>
      <AlertDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={asked === null ? '' : t('tickets.chosen.question', { count, status: t(`support:status.${asked}`) })}
        confirmLabel={t('tickets.chosen.status')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setPressed('status');
          if (asked !== null) onMove(asked);
          setAsked(null);
        }}
      >
        {t('tickets.chosen.told')}
      </AlertDialog>
    </>
  );
}
