import { useState } from 'react';

/** The text in a field, whether its owner holds the value or the field does. */
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
