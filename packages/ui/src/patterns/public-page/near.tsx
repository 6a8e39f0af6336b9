import {
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePart } from './use-part.ts';

/** How far from the window a part still counts as near. */
const MARGIN = '25% 0px';

export interface NearProps {
  /** Parts with code of their own (`lazy`): it is fetched when they are to be hydrated. */
  children: ReactNode;
  /** Fetches what they need beside their code, such as texts. Where that fails the part stays as it was sent. */
  load?: (() => Promise<unknown>) | undefined;
  /** The part is near: what it shows may be asked for. */
  onNear?: (() => void) | undefined;
  /** What an address calls this part after its `#`, and what the address of the page names there. */
  name?: string;
  part?: string | undefined;
}

/**
 * A part of a prerendered page below the first screen. It stands as it was sent, and is hydrated when it is near, when anything on the
 * page is pressed, or when what stands around it changes (such as the address); a button in it that was pressed before it could answer
 * is pressed again then. On a page that was not prerendered it shows at once.
 */
export function Near({ children, load, onNear, name, part: asked }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [wait] = useState(() => createWait(load));
  const [isShown, setShown] = useState(false);
  usePart(isShown && asked === name ? asked : undefined);

  const arrive = useEffectEvent(() => {
    wait.end();
    onNear?.();
  });
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        arrive();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isShown) return pressed.current?.click();
    // React keeps a press on what is not hydrated from everything below the window.
    const onClick = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && place.current?.contains(button)) pressed.current = button;
      wait.end();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [isShown, wait]);

  const part = (
    <Suspense fallback={<div className="mu:min-h-dvh" />}>
      <Held wait={wait} onShown={setShown}>
        {children}
      </Held>
    </Suspense>
  );
  // React would render anew, from nothing, what changes before it is hydrated.
  const [sent] = useState(part);
  return <div ref={place}>{isShown ? part : sent}</div>;
}

type Wait = {
  /** Resolves when the part is near. Null on a server, which waits for that of nothing. */
  near: Promise<void> | null;
  end: () => void;
  /** Begins to fetch what the part needs, once; null where there is nothing. */
  loaded: () => Promise<unknown> | null;
};

function createWait(load: NearProps['load']): Wait {
  let loaded: Promise<unknown> | null = null;
  const wait: Wait = {
    near: null,
    end() {},
    loaded: () => (loaded ??= load?.().catch(() => new Promise<never>(() => {})) ?? null),
  };
  if (typeof document !== 'undefined')
    wait.near = new Promise((resolve) => {
      wait.end = resolve;
    });
  return wait;
}

const never = () => () => {};

function Held({
  wait: { near, end, loaded },
  onShown,
  children,
}: {
  wait: Wait;
  onShown: (isShown: boolean) => void;
  children: ReactNode;
}) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isHydrating && near) use(near);
  // What stands around the part has changed, and React asks for it: the others are to come as well, or that change would wait for them.
  if (!isHydrating) end();
  const loading = loaded();
  if (loading) use(loading);
  // What is new by then may have code of its own to come: what stands here stays until it has.
  useEffect(() => startTransition(() => onShown(true)), [onShown]);
  return children;
}
