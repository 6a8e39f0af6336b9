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

const texts = ['profiles', 'errors'] as const;
const UNREADABLE = /This picture can’t be read/;
const refused = async () =>
  Response.json(
    { type: 't', title: 't', status: 400, code: 'picture_unreadable', message: 'm', requestId: 'r', errors: [] },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );
const taken = async () => Response.json({ url: '/mark.svg?taken', width: 8, height: 8 }, { status: 201 });
const unreached = () => Promise.reject(new TypeError('The server cannot be reached'));

async function choose(name: string): Promise<void> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  const file = new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body, file);
}

it('a gallery says why a picture was refused, lets go of it, and sends one again that did not arrive', async () => {
  upload.mockImplementationOnce(refused).mockImplementationOnce(unreached).mockImplementation(taken);
  let value: readonly DescribedPicture[] = [];
  function Form() {
    const [pictures, setPictures] = useState<readonly DescribedPicture[]>([]);
    value = pictures;
    return (
      <GalleryUpload id="g" errorMessage={undefined} value={pictures} onChange={setPictures} onUnfinished={vi.fn()} />
    );
  }
  const { screen } = await renderMember(<Form />, apiOf(), { texts });
  await expect.element(screen.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  await choose('a.png');
  await expect.element(screen.getByRole('alert').filter({ hasText: UNREADABLE })).toBeVisible();
  await screen.getByRole('button', { name: 'Take away: a.png' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();

  await choose('b.png');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => value.map(({ url }) => url)).toEqual(['/mark.svg?taken']);
});

it('a picture says why it was refused, is sent again where it did not arrive, described, and taken out', async () => {
  upload.mockReset().mockImplementationOnce(refused).mockImplementationOnce(unreached).mockImplementation(taken);
  const onChange = vi.fn<(picture: DescribedPicture | null) => void>();
  function Form() {
    const [picture, setPicture] = useState<DescribedPicture | null>(null);
    return (
      <PictureUpload
        kind="avatar"
        id="avatar"
        errorMessage={undefined}
        value={picture}
        onChange={(next) => {
          onChange(next);
          setPicture(next);
        }}
        onUnfinished={vi.fn()}
      />
    );
  }
  const { screen } = await renderMember(<Form />, apiOf(), { texts });
  async function send(name: string): Promise<void> {
    await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
    await choose(name);
    const use = screen.getByRole('button', { name: 'Use this part' });
    await expect.element(use).toBeEnabled();
    // Without style sheets it never stands still.
    use.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await send('a.png');
  await expect.element(screen.getByText(UNREADABLE)).toBeVisible();
  await send('b.png');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ url: '/mark.svg?taken', description: '' }]);
  await screen.getByRole('textbox', { name: 'What your picture shows' }).fill('Ada');
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ url: '/mark.svg?taken', description: 'Ada' }]);
  await screen.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => onChange.mock.lastCall).toEqual([null]);
});
