/** A window at rest: on a busy machine some screenshots still show its previous state, whatever the page says. */
const SAME_IN_A_ROW = 10;
const MOST = 60;

/** Takes screenshots until one matches the approved picture, or this many in a row are the same. */
export async function stillPicture(
  take: () => Promise<Buffer>,
  isApproved: ((picture: Buffer) => Promise<boolean>) | undefined,
): Promise<Buffer> {
  let picture = await take();
  for (let taken = 1, same = 1; taken < MOST && same < SAME_IN_A_ROW; taken += 1) {
    if (await isApproved?.(picture)) break;
    const next = await take();
    same = next.equals(picture) ? same + 1 : 1;
    picture = next;
  }
  return picture;
}
