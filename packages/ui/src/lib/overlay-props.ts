import type { ModalOverlayProps } from 'react-aria-components/Modal';

const owned = [
  'isOpen',
  'defaultOpen',
  'onOpenChange',
  'isDismissable',
  'isKeyboardDismissDisabled',
  'shouldCloseOnInteractOutside',
  'isEntering',
  'isExiting',
] as const;
type Owned = Pick<ModalOverlayProps, (typeof owned)[number]>;

/** Splits a dialog's props: what opens and closes it belongs to the backdrop, everything else (id, data, style …) to the panel. */
export function splitOverlayProps<P extends Owned>(props: P): [overlay: Owned, panel: Omit<P, keyof Owned>] {
  const overlay: Record<string, unknown> = {};
  const panel: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props))
    ((owned as readonly string[]).includes(name) ? overlay : panel)[name] = value;
  return [overlay as Owned, panel as Omit<P, keyof Owned>];
}
