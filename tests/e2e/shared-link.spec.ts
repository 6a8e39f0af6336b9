import { expect, newHandle, test } from './fixtures.ts';

/** A page's meta tags by name, as X and Telegram read them: without running scripts. */
function tagsOf(html: string): Map<string, string> {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return new Map(tags.map(([, name = '', content = '']) => [name, content]));
}

test('a shared link shows a card with its own title, text and picture, in the requested language', async ({
  absent,
  browse,
}) => {
  const handle = newHandle('ada');
  const { profileId } = await absent(handle);
  const { request } = await browse();
  const answer = await request.get(`/gallery/${profileId}?lng=zh`, { headers: { accept: '*/*' } });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain('{{');
  expect(html).not.toContain('noindex');
  expect(html).toContain('<html lang="zh">');
  expect(html).toContain(`<title>${handle} | Mutuals`);
  const address = `${new URL(answer.url()).origin}/gallery/${profileId}`;
  expect(html).toContain(`<link rel="canonical" href="${address}?lng=zh"`);
  for (const language of ['en', 'fr', 'zh'])
    expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${address}?lng=${language}"`);

  const tags = tagsOf(html);
  const title = expect.stringContaining(handle);
  expect(Object.fromEntries(tags)).toMatchObject({
    'og:title': title,
    'og:type': 'profile',
    'og:url': `${address}?lng=zh`,
    'og:locale': 'zh_CN',
    'og:site_name': 'Mutuals',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:image': tags.get('og:image'),
    'twitter:image:alt': tags.get('og:image:alt'),
  });
  for (const name of ['description', 'og:description', 'twitter:description']) expect(tags.get(name)).not.toBe('');

  const picture = await request.get(String(tags.get('og:image')));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const bytes = await picture.body();
  // A PNG's size follows its first chunk's name.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a guest who opens a shared link has the head that the server wrote, once the page runs too @deep', async ({
  absent,
  browse,
}) => {
  const handle = newHandle('ada');
  const { profileId } = await absent(handle);
  const page = await browse();
  const answer = await page.goto(`/gallery/${profileId}`);
  const written = tagsOf((await answer?.text()) ?? '');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(handle));
  for (const name of ['description', 'og:description', 'og:image', 'og:type'])
    await expect(page.locator(`meta[name="${name}"], meta[property="${name}"]`)).toHaveAttribute(
      'content',
      written.get(name) ?? '',
    );
});
