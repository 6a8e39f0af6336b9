import { type ReactNode, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';

/**
 * A TextField whose keys move through the ListBox beside it while focus stays in the field. It is React Aria's Autocomplete, built from its hook: the
 * component is in a file that fields need, and would load with each of them.
 */
export function TypedList({
  text,
  onTextChange,
  children,
}: {
  text: string;
  onTextChange: (text: string) => void;
  children: ReactNode;
}) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: listRef },
    { inputValue: text, setInputValue: onTextChange, focusedNodeId, setFocusedNodeId },
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
}
