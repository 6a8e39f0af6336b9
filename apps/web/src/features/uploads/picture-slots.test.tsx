import type { GallerySlotProps } from '@mutuals/ui/screens/profile-form';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf } from '../../testing/api-of.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { GalleryUpload } from './gallery-upload.tsx';
import { PictureUpload } from './picture-upload.tsx';

type DescribedPicture = GallerySlotProps['value'][number];

const upload = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('./xhr-fetch.ts', () => ({ xhrFetch: () => upload }));

async function drawn(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
const choose = async (...names: string[]) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body,
    await Promise.all(names.map(drawn)),
  );

/** Uploads that the test answers, by the name of the file. */
function controlledUploads() {
  const requests = new Map<string, { answer: (response: Response) => void; signal: AbortSignal; url: URL }>();
  upload.mockImplementation(async (request) => {
    const file = (await request.formData()).get('file');
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.set(file instanceof File ? file.name : '', {
      answer: resolve,
      signal: request.signal,
      url: new URL(request.url),
    });
    return promise;
  });
  const answer = (name: string) =>
    requests.get(name)?.answer(Response.json({ url: `/mark.svg?${name}`, width: 8, height: 8 }, { status: 201 }));
  return { requests, answer };
}

it('a gallery has its pictures in the order of choice, says that it is unfinished meanwhile, and leaving stops the rest', async () => {
  const { requests, answer } = controlledUploads();
  const onUnfinished = vi.fn<(isUnfinished: boolean) => void>();
  let value: readonly DescribedPicture[] = [];
  function Form() {
    const [pictures, setPictures] = useState<readonly DescribedPicture[]>([]);
    value = pictures;
    return (
      <GalleryUpload
        id="gallery"
        errorMessage={undefined}
        value={pictures}
        onChange={setPictures}
        onUnfinished={onUnfinished}
      />
    );
  }
  const { screen } = await renderMember(<Form />, apiOf(), { texts: ['profiles', 'errors'] });
  await expect.element(screen.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  await choose('a.png', 'b.png', 'c.png');
  await expect.poll(() => requests.size).toBe(3);
  await expect.poll(() => onUnfinished).toHaveBeenLastCalledWith(true);
  expect(requests.get('a.png')?.url.searchParams.get('category')).toBe('gallery');
  answer('b.png');
  answer('a.png');
  await expect.poll(() => value.map(({ url }) => url.split('?')[1])).toEqual(['a.png', 'b.png']);
  await screen.unmount();
  expect(requests.get('c.png')?.signal.aborted).toBe(true);
  expect(onUnfinished).toHaveBeenLastCalledWith(false);
});

it.each([
  ['avatar', 'avatar'],
  ['coverImage', 'cover'],
] as const)(
  'a new picture is sent as that of its place, and has no description of the last one: %s',
  async (kind, category) => {
    const { requests, answer } = controlledUploads();
    const onChange = vi.fn<(picture: DescribedPicture | null) => void>();
    const onUnfinished = vi.fn<(isUnfinished: boolean) => void>();
    const { screen } = await renderMember(
      <PictureUpload
        kind={kind}
        id={kind}
        errorMessage={undefined}
        value={{ url: '/mark.svg', description: 'Ada at a desk' }}
        onChange={onChange}
        onUnfinished={onUnfinished}
      />,
      apiOf(),
      { texts: ['profiles', 'errors'] },
    );
    await expect.element(screen.getByRole('button', { name: /^Remove/ })).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await choose('new.png');
    await expect.poll(() => onUnfinished.mock.lastCall).toEqual([true]);
    const use = screen.getByRole('button', { name: 'Use this part' });
    await expect.element(use).toBeEnabled();
    // Without style sheets it never stands still.
    use.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.poll(() => requests.size).toBe(1);
    expect(requests.get('new.png')?.url.searchParams.get('category')).toBe(category);
    answer('new.png');
    await expect.poll(() => onUnfinished.mock.lastCall).toEqual([false]);
    expect(onChange.mock.calls).toEqual([[{ url: '/mark.svg?new.png', description: '' }]]);
  },
);
