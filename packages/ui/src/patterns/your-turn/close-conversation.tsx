import { useEffect, useEffectEvent } from 'react';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import type { CloseDialogProps } from './close-dialog.tsx';

/** It is fetched when somebody asks: few conversations are closed. */
const loadDialog = () => import('./close-dialog.tsx');

/** Asks before a conversation is closed kindly (D63). */
export function CloseConversation(props: CloseDialogProps) {
  const { value: dialog, isFailed, request } = useLazy(loadDialog);
  const isAsked = props.partner !== null;
  const onAsked = useEffectEvent(request);
  useEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked]);
  if (isFailed && isAsked) return <NotLoaded />;
  return dialog ? <dialog.CloseDialog {...props} /> : null;
}
