import { useEffect, useState } from 'react';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

/** SPEC 9, "Copy feedback". */
const FEEDBACK_MS = 2000;

/**
 * Shares the public address of a profile: with the device’s share sheet, else by copying it. `onCopied` gets whether that succeeded; `isCopied`
 * is true for two seconds.
 */
export function useShare(onCopied: (isCopied: boolean, address: string) => void) {
  const { origin } = useServices();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share({ _id, name }: { readonly _id: string; readonly name: string }): Promise<void> {
    const address = `${origin}${routes.galleryProfile.href({ id: _id })}`;
    if (await shareByDevice({ title: name, url: address })) return;
    const done = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setCopied(done);
    onCopied(done, address);
  }

  return { share, isCopied };
}

/** Whether the device has a share sheet, also if the person cancelled it. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
