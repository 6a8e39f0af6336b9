import type { PointerEvent as ReactPointerEvent } from 'react';
import { isMotionAllowed } from '../../lib/motion.ts';
import { closes, offsetOf, type Place } from './pull.ts';

/** The moving surface: the header is in the dialog, the dialog in it. */
const panelOf = (header: Element): HTMLElement | null | undefined => header.closest('[role=dialog]')?.parentElement;

/** Dragging the header down moves the sheet, and closes it when released far enough down or flicked. */
export function startPull(event: ReactPointerEvent, close: () => void): void {
  const panel = panelOf(event.currentTarget);
  const onButton = event.target instanceof Element && event.target.closest('button');
  if (!panel || onButton || !event.isPrimary || event.button !== 0) return;

  const trail: Place[] = [{ y: event.clientY, at: event.timeStamp }];
  const gesture = new AbortController();
  const { signal } = gesture;
  panel.style.transition = 'none';

  const settle = () => {
    gesture.abort();
    if (isMotionAllowed(panel)) panel.style.transition = '';
    panel.style.translate = '';
  };
  window.addEventListener(
    'pointermove',
    ({ clientY, timeStamp }) => {
      trail.push({ y: clientY, at: timeStamp });
      panel.style.translate = `0 ${offsetOf(clientY - event.clientY)}px`;
    },
    { signal },
  );
  window.addEventListener('pointercancel', settle, { signal });
  window.addEventListener(
    'pointerup',
    ({ clientY, timeStamp }) => {
      trail.push({ y: clientY, at: timeStamp });
      if (!closes(trail)) {
        settle();
        return;
      }
      gesture.abort();
      // It continues from where it was released, while the dialog fades out.
      if (isMotionAllowed(panel)) Object.assign(panel.style, { transition: '', translate: '0 100%' });
      close();
    },
    { signal },
  );
}
