import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** How long nobody types before it is searched for. */
const PAUSE_MS = 400;

interface SearchBox {
  /** What stands in the box. */
  text: string;
  onChange: (text: string) => void;
  /** Searches at once. */
  onSubmit: (text: string) => void;
}

/** A search box over an address that holds what is searched for. What is typed stays in the box; another address puts its own words there. */
export function useSearchBox(searched: string, onSearch: (text: string) => void): SearchBox {
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useDebounced(typed, PAUSE_MS);
  const asked = useRef(searched);

  function search(text: string): void {
    const words = text.trim();
    if (words === asked.current) return;
    asked.current = words;
    onSearch(words);
  }

  const onSettled = useEffectEvent((text: string | null) => {
    if (text !== null && text === typed) search(text);
  });
  useEffect(() => onSettled(settled), [settled]);
  useEffect(() => {
    if (searched === asked.current) return;
    asked.current = searched;
    setTyped(null);
  }, [searched]);

  return {
    text: typed ?? searched,
    onChange: setTyped,
    onSubmit(text) {
      setTyped(text);
      search(text);
    },
  };
}
