const MOST_WIDTH = 280;
const MOST_HEIGHT = 320;
/** What would be flatter is shown whole in the middle of this. */
const LEAST = 64;

/** How large a GIF of so many pixels is shown, px: as large as fits, in its own shape. */
export function gifSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(MOST_WIDTH / width, MOST_HEIGHT / height);
  return { width: Math.max(LEAST, Math.round(width * scale)), height: Math.max(LEAST, Math.round(height * scale)) };
}
