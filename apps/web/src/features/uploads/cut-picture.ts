import type { CropArea } from '@mutuals/machines/upload';

/** The server keeps nothing wider. */
const WIDEST = 1280;

/** Rejects what the browser cannot decode. */
export async function openPicture(file: File): Promise<void> {
  (await createImageBitmap(file)).close();
}

/** The part of a picture as a file, upright, and no wider than the server keeps. */
export async function cutPicture(file: File, { x, y, width, height }: CropArea): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / width);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas to cut the picture on.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Browsers that write no WebP write PNG instead.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('The part of the picture could not be written.');
  return new File([blob], file.name, { type: blob.type });
}
