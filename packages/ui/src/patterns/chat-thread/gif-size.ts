const MOST_WIDTH = 280;
const MOST_HEIGHT = 320;
/** A flatter GIF is centred in this height. */
const LEAST = 64;

/** The display size of a GIF, in px: as large as fits, with its aspect ratio. */
export function gifSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(MOST_WIDTH / width, MOST_HEIGHT / height);
  return { width: Math.max(LEAST, Math.round(width * scale)), height: Math.max(LEAST, Math.round(height * scale)) };
}
