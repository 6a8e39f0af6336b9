import type { ClipboardEvent } from 'react';

/**
 * Takes what is pasted wherever in a field for files the focus is: `take` gets the files, none where something else was pasted. A text that is pasted
 * into a text input goes there.
 */
export const pasteFiles =
  (take: (files: readonly File[]) => void) =>
  (event: ClipboardEvent): void => {
    const { files, types } = event.clipboardData;
    const isForInput = event.target instanceof HTMLInputElement && (files.length === 0 || types.includes('text/plain'));
    if (isForInput) return;
    event.preventDefault();
    // A drop zone listens on the document, and would take it once more.
    event.stopPropagation();
    take([...files]);
  };
