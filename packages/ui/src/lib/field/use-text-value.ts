import { useState } from 'react';

/** A field's text, controlled or uncontrolled. */
export function useTextValue(props: { value?: string; defaultValue?: string; onChange?: (value: string) => void }) {
  const [inner, setInner] = useState(props.defaultValue ?? '');
  return {
    text: props.value ?? inner,
    onChange: (next: string) => {
      setInner(next);
      props.onChange?.(next);
    },
  };
}
