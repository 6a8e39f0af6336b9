import { use } from 'react';
import { ClearPressResponder } from 'react-aria/private/interactions/PressResponder';
import { FocusableContext } from 'react-aria/private/interactions/useFocusable';
import { ButtonContext } from 'react-aria-components/Button';

/**
 * What a trigger asks of the button in it. React Aria exports no context for it, only the component that clears it, and
 * that is an element of the context.
 */
const useTrigger = (): object => use<object>(ClearPressResponder({ children: null }).type);

/** Whether nothing around a button has a say in it: no trigger, no tooltip, no field that gives its buttons their work. */
export function useIsAlone(): boolean {
  const given = use(ButtonContext);
  const tooltip = use(FocusableContext);
  const trigger = useTrigger();
  return !tooltip && !('ref' in trigger) && Object.keys(given ?? {}).length === 0;
}
