import { useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { addTags, partTyped, type Refusal, splitTags } from './tags.ts';

interface Refused {
  readonly words: readonly string[];
  readonly refusal: Refusal;
}

export interface TagsOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  onChange: ((tags: string[]) => void) | undefined;
  onRefusedChange: ((words: readonly string[]) => void) | undefined;
  max: number;
  nameOf: (word: string) => string;
  keyOf: (word: string) => string;
}

const NONE: readonly string[] = [];

/** A field's words and its typed text. Nothing typed is lost: what cannot be added stays typed. */
export function useTags({ value: given, defaultValue, onChange, onRefusedChange, max, nameOf, keyOf }: TagsOptions) {
  const [value, setValue] = useControlledState<readonly string[], string[]>(given, defaultValue ?? NONE, onChange);
  const [text, setShownText] = useState('');
  // A field may be left at the moment that a suggestion is chosen, before anything renders.
  const latestText = useRef('');
  const setText = (next: string) => {
    latestText.current = next;
    setShownText(next);
  };
  const [refused, setRefused] = useState<Refused | null>(null);

  const refuse = (next: Refused | null) => {
    setRefused(next);
    if (next || refused) onRefusedChange?.(next?.words ?? NONE);
  };
  /** Adds what can be added. The others stay typed, before the word that is still `open`. */
  const add = (words: readonly string[], open?: string, to = value) => {
    const { tags, refused: left, refusal } = addTags(to, words, max, keyOf);
    if (tags.length > to.length) setValue(tags);
    setText((open === undefined ? left : [...left, open]).join(', '));
    refuse(refusal ? { words: left, refusal } : null);
  };
  return {
    value,
    text,
    refused,
    /** The word that is being typed. */
    open: partTyped(text).open.trim(),
    addTyped: () => add(splitTags(latestText.current)),
    /** Adds a word in place of the one being typed. */
    take: (word: string) => add([...partTyped(text).ended, word]),
    type(typed: string) {
      const { ended, open } = partTyped(typed);
      // Only a new separator ends a word: a rejected word can be edited like any text.
      if (ended.length > partTyped(text).ended.length) return add(ended, open);
      setText(typed);
      if (refused && !refused.words.every((word) => splitTags(typed).includes(word))) refuse(null);
    },
    remove(keys: ReadonlySet<unknown>) {
      const kept = value.filter((tag) => !keys.has(tag));
      setValue(kept);
      // There may be room now for a rejected word.
      if (refused) add(splitTags(text), undefined, kept);
    },
    /** Takes back the last word for editing. */
    takeBack() {
      setText(nameOf(value.at(-1) ?? ''));
      setValue(value.slice(0, -1));
    },
  };
}
