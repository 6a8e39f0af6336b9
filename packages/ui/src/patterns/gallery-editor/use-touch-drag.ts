import { type PointerEvent, type RefObject, useState } from 'react';

interface Carried {
  readonly key: string;
  /** The tile under the finger; its own at first. */
  readonly over: string;
  /** How far the finger moved, in pixels. */
  readonly x: number;
  readonly y: number;
}

/**
 * Lets a finger drag a tile by its handle at once; mouse and keys use the list's own drag, which requires a long press for touch. Tiles are elements
 * with `data-key`. `onDrop` is called on release over another one.
 */
export function useTouchDrag(list: RefObject<HTMLElement | null>, onDrop: (key: string, over: string) => void) {
  const [start, setStart] = useState({ x: 0, y: 0 });
  const [carried, setCarried] = useState<Carried>();

  const tileAt = (x: number, y: number, except: string): HTMLElement | undefined => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    return document
      .elementsFromPoint(x, y)
      .flatMap((element) => tiles.find((tile) => tile === element && tile.dataset['key'] !== except) ?? [])[0];
  };

  return {
    carried,
    /** For the container of a tile's handle. */
    handleProps: (key: string) => ({
      // The page does not scroll under it.
      className: 'mu:touch-none',
      onPointerDownCapture(event: PointerEvent) {
        if (event.pointerType !== 'touch') return;
        setStart({ x: event.clientX, y: event.clientY });
        setCarried({ key, over: key, x: 0, y: 0 });
      },
      onPointerMoveCapture({ clientX, clientY }: PointerEvent) {
        if (carried?.key !== key) return;
        const tile = tileAt(clientX, clientY, key);
        tile?.scrollIntoView({ block: 'nearest' });
        setCarried({ key, over: tile?.dataset['key'] ?? key, x: clientX - start.x, y: clientY - start.y });
      },
      onPointerUpCapture() {
        if (carried?.key !== key) return;
        setCarried(undefined);
        if (carried.over !== key) onDrop(key, carried.over);
      },
      onPointerCancelCapture: () => setCarried(undefined),
    }),
  };
}
