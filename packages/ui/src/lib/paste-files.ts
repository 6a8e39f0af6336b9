import type { ClipboardEvent } from 'react';

/**
 * Accepts files pasted anywhere in a file field: `take` gets the files, or none if something else was pasted. A text pasted into a text input goes
 * there.
 */
export const pasteFiles =
  (take: (files: readonly File[]) => void) =>
  (event: ClipboardEvent): void => {
    const { files, types } = event.clipboardData;
    const isForInput = event.target instanceof HTMLInputElement && (files.length === 0 || types.includes('text/plain'));
    if (isForInput) return;
    event.preventDefault();
    // A drop zone listens on the document, and would handle it again.
    event.stopPropagation();
    take([...files]);
  };
