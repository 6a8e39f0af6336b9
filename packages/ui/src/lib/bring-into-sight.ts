/** Scrolls the current link into view: on a phone not all links fit in the scrolling line. */
export function bringIntoSight(link: HTMLAnchorElement | null): void {
  const line = link?.closest('nav');
  if (!link || !line) return;
  const [around, own] = [line.getBoundingClientRect(), link.getBoundingClientRect()];
  line.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
}
