import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Inserts into the text at the caret, replacing nothing, and moves the caret behind the insertion. */
export function useInsert(
  field: RefObject<HTMLTextAreaElement | null>,
  { text, onChange }: { readonly text: string; readonly onChange: (text: string) => void },
): (words: string) => void {
  const written = useRef<{ text: string; caret: number } | null>(null);
  useLayoutEffect(() => {
    if (written.current?.text !== text) return;
    field.current?.focus();
    field.current?.setSelectionRange(written.current.caret, written.current.caret);
    written.current = null;
  }, [text, field]);
  return (words) => {
    const caret = field.current?.selectionEnd ?? text.length;
    written.current = { text: text.slice(0, caret) + words + text.slice(caret), caret: caret + words.length };
    onChange(written.current.text);
  };
}
