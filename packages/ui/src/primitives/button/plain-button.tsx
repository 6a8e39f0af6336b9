import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefAttributes } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components/Button';

type Asked = Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'slot' | 'isPending' | 'autoFocus' | 'preventFocusOnPress'
>;
/** Of what a Button takes, what the browser's own button can do: no state is told to anybody, and nothing but a press. */
export interface PlainButtonProps
  extends Pick<Asked, Exclude<keyof Asked, `on${string}`>>, RefAttributes<HTMLButtonElement> {
  onPress?: (event: PressEvent) => void;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** The key that went down on a button: the click that follows says no more than that it came from no pointer. */
let keyed: { target: EventTarget; key: string } | undefined;

/** A press is this button's alone, as with React Aria: a card or row around it must not be pressed too. */
function onPointerDown(event: PointerEvent | MouseEvent): void {
  keyed = undefined;
  if (event.button === 0) event.stopPropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.stopPropagation();
  // A key that is held presses once, and not what the focus moves to meanwhile.
  if (event.repeat) event.preventDefault();
  else keyed = { target: event.currentTarget, key: event.key };
}

function press(event: MouseEvent<HTMLButtonElement>, onPress: ((event: PressEvent) => void) | undefined): void {
  const { currentTarget: target, nativeEvent, clientX, clientY, detail, shiftKey, metaKey, ctrlKey, altKey } = event;
  const byKey = keyed?.target === target ? keyed.key : undefined;
  const pointer = 'pointerType' in nativeEvent ? nativeEvent.pointerType : '';
  const { left, top, width, height } = target.getBoundingClientRect();
  let stops = true;
  onPress?.({
    type: 'press',
    target,
    shiftKey,
    metaKey,
    ctrlKey,
    altKey,
    pointerType: byKey
      ? 'keyboard'
      : pointer === 'touch' || pointer === 'pen'
        ? pointer
        : detail > 0
          ? 'mouse'
          : 'virtual',
    ...(byKey ? { key: byKey } : {}),
    x: detail > 0 ? clientX - left : width / 2,
    y: detail > 0 ? clientY - top : height / 2,
    continuePropagation: () => (stops = false),
  });
  keyed = undefined;
  if (stops) event.stopPropagation();
}

/** The browser's own button with React Aria's `onPress`. What it looks like while hovered, pressed or focused is up to CSS alone. */
export function PlainButton({ isDisabled, excludeFromTabOrder, onPress, ...props }: PlainButtonProps) {
  return (
    <button
      type="button"
      // Without it Safari leaves the focus where it was when the button is clicked.
      tabIndex={isDisabled ? undefined : excludeFromTabOrder ? -1 : 0}
      {...props}
      disabled={isDisabled ?? false}
      data-disabled={isDisabled || undefined}
      onPointerDown={onPointerDown}
      onMouseDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={(event) => press(event, onPress)}
    />
  );
}
