import { type RefAttributes, useEffect, useRef } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import { useContextProps } from 'react-aria-components/slots';
import { useRenderProps } from 'react-aria-components/useRenderProps';
import { readOut } from './read-out.ts';

/** What may still happen while work is under way: focus comes and goes, a tooltip shows. */
const harmless = /Focus|Blur|Pointer(?:Enter|Leave|Over|Out)|Mouse(?:Enter|Leave|Over|Out)/;

export interface AriaButtonProps extends Omit<ButtonProps, 'render'>, RefAttributes<HTMLButtonElement> {}

/** React Aria's button: all that its own Button takes from a trigger or a field around it, and tells of its state. */
export function AriaButton({ ref: own, ...props }: AriaButtonProps) {
  const [given, ref] = useContextProps(props, own, ButtonContext);
  const { isDisabled = false, isPending = false } = given;
  const { buttonProps, isPressed } = useButton(given, ref);
  const { focusProps, isFocused, isFocusVisible } = useFocusRing(given);
  const { hoverProps, isHovered } = useHover({ ...given, isDisabled: isDisabled || isPending });
  const values = {
    isDisabled,
    isPending,
    isHovered,
    isFocused,
    isFocusVisible,
    isPressed: (isPressed || ('isPressed' in given && given.isPressed === true)) && !isPending,
  };
  const { render: _render, ...look } = useRenderProps<typeof values, 'button'>({ ...given, values });

  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current !== isPending && isFocused)
      readOut(ref.current?.ariaLabel ?? ref.current?.textContent ?? '');
    wasPending.current = isPending;
  }, [isPending, isFocused, ref]);

  const { onClick: _onClick, ...attributes } = filterDOMProps(given, { global: true });
  const acts = isPending
    ? Object.fromEntries(Object.entries(buttonProps).filter(([name]) => !name.startsWith('on') || harmless.test(name)))
    : buttonProps;
  return (
    <button
      {...mergeProps(attributes, acts, focusProps, hoverProps)}
      {...look}
      ref={ref}
      slot={given.slot ?? undefined}
      // Enter in a field of the form must not send it twice.
      type={isPending ? 'button' : buttonProps.type}
      aria-disabled={isPending || buttonProps['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pressed={values.isPressed || undefined}
      data-hovered={isHovered || undefined}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-pending={isPending || undefined}
    />
  );
}
