import { randomUUID } from 'node:crypto';
import { expect, newHandle, REFUSED, test } from './fixtures.ts';

// An address that asks for something of another person is not followed.
test.use({ expectedErrors: REFUSED });

test('a link that names somebody else’s profile leaves one’s own choice unchanged @deep', async ({
  member,
  absent,
}) => {
  const { page, handle, api } = await member(newHandle('ada'));
  const lin = await absent(newHandle('lin'));
  await api.createProfile({
    body: {
      profileType: 'group',
      name: 'Night School',
      bio: 'Here to stay.',
      tags: [],
      languages: ['en'],
      groupData: { groupType: 'dao' },
    },
    idempotencyKey: randomUUID(),
  });
  await page.goto('/discover');
  await page.getByRole('button', { name: `Act as ${handle}` }).click();
  const acting = page.getByRole('button', { name: new RegExp(`^Acting as ${handle}`) });
  await expect(acting).toBeVisible();
  const decks: string[] = [];
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.pathname.endsWith('/matching/queue')) decks.push(asked.searchParams.get('userProfileId') ?? '');
  });
  await page.goto(`/discover?profileId=${lin.profileId}`);
  await expect(acting).toBeVisible();
  await expect(page).toHaveURL('/discover');
  await page.reload();
  await expect(acting).toBeVisible();
  expect(new Set(decks).size).toBe(1);
});

test('the form of no profile, of somebody else’s, or of one too many does not open (D37) @deep', async ({
  member,
  absent,
}) => {
  const { page, api } = await member(newHandle('ada'));
  const lin = newHandle('lin');
  const { profileId } = await absent(lin);
  await page.goto('/profiles/abc/edit');
  await expect(page).toHaveURL('/profiles/abc');
  await expect(page.getByText('Some entries are not right')).toHaveCount(0);
  await page.goto(`/profiles/${profileId}/edit`);
  await expect(page).toHaveURL(`/profiles/${profileId}`);
  await expect(page.getByRole('heading', { name: lin })).toBeVisible();
  for (let count = 2; count <= 10; count += 1)
    await api.createProfile({
      body: {
        profileType: 'group',
        name: `Group ${count}`,
        bio: 'Here to stay.',
        tags: [],
        languages: ['en'],
        groupData: { groupType: 'dao' },
      },
      idempotencyKey: randomUUID(),
    });
  await page.goto('/profiles/new');
  await expect(page).toHaveURL('/profiles');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
});
