import type { Page } from '@playwright/test';
import { expect, newHandle, REFUSED, test } from './fixtures.ts';

const proofsPath = (profileId: string) => `/profiles/${profileId}/proofs`;
const proven = (page: Page) => page.getByRole('status').filter({ hasText: 'Proven' });

/** Asks the sandbox for something of the outside: a record, a contract. */
async function outside(sandboxUrl: string, call: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${sandboxUrl}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** Sends `mint(address,uint256)` from the page's wallet, to itself. */
const mint = (page: Page, collection: string, count: number): Promise<unknown> =>
  page.evaluate(
    async ([to, amount]) => {
      const { provider } = await new Promise<{ provider: { request: (call: object) => Promise<unknown> } }>(
        (resolve) => {
          addEventListener(
            'eip6963:announceProvider',
            (event) => event instanceof CustomEvent && resolve(event.detail),
            {
              once: true,
            },
          );
          dispatchEvent(new Event('eip6963:requestProvider'));
        },
      );
      const from = String(await provider.request({ method: 'eth_requestAccounts' }));
      const words = [from.slice(2), Number(amount).toString(16)].map((word) => word.padStart(64, '0'));
      await provider.request({
        method: 'eth_sendTransaction',
        params: [{ from, to, data: `0x40c10f19${words.join('')}` }],
      });
    },
    [collection, count],
  );

test('a developer proves a wallet by keyboard, shows it, and a stranger reads it in words', async ({
  member,
  browse,
}) => {
  const { page, profileId } = await member(newHandle('ada'));
  await page.goto(`/profiles/${profileId}`);
  await page.getByRole('link', { name: 'Proofs' }).press('Enter');
  await expect(page).toHaveURL(proofsPath(profileId));
  await expect(page.getByText('Nothing yet')).toBeVisible();

  await page.getByRole('button', { name: /^A wallet/ }).press('Enter');
  // What will be shown stands there before anything is.
  await expect(page.getByText('This will be shown')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await page.getByRole('button', { name: 'Sign with a wallet' }).press('Enter');
  await expect(proven(page)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Controls this wallet' });
  await expect(row).toContainText('by signature');

  const stranger = await browse();
  await stranger.goto(`/gallery/${profileId}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByText('Controls this wallet')).toHaveCount(0);

  await row.getByRole('switch', { name: /Show on the profile/ }).press('Space');
  await expect(row.getByRole('switch')).toBeChecked();
  await stranger.reload();
  await expect(stranger.getByRole('listitem').filter({ hasText: 'Controls this wallet' })).toContainText(
    /0x[0-9a-f ]{40,}by signature · checked just now/i,
  );

  await row.getByRole('button', { name: 'Take back: Controls this wallet' }).press('Enter');
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(page.getByText('You took it back')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByText('Controls this wallet')).toHaveCount(0);
});

test('a person proves by keyboard that they hold pieces of a collection, and a stranger reads how many @deep', async ({
  member,
  browse,
  product,
}) => {
  const { page, profileId, handle } = await member(newHandle('ada'));
  const contract = { handle, kind: 'collection', name: 'Tides', symbol: 'TIDE' };
  const { address } = await outside(product.sandboxUrl, 'chain/contracts', contract);

  await page.goto(proofsPath(profileId));
  await mint(page, String(address), 3);
  await page.getByRole('button', { name: /^A collection/ }).press('Enter');
  const subject = page.getByRole('textbox', { name: 'Address of the collection' });
  await subject.focus();
  await page.keyboard.type(String(address));
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await page.getByRole('button', { name: 'Sign with a wallet' }).press('Enter');
  await expect(proven(page)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Holds 3 pieces of this collection' })).toBeVisible();

  const stranger = await browse({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  await stranger.goto(`/gallery/${profileId}`);
  await expect(stranger.getByText('持有此系列的 3 件藏品')).toBeVisible();
});

test.describe(() => {
  // What is not found at once is told by the server's refusal.
  test.use({ expectedErrors: REFUSED });

  test('a project proves its domain once the record is there, and says yes to who belongs to it @deep', async ({
    member,
    browse,
    product,
  }) => {
    const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
    const project = await lin.api.createProfile({
      body: {
        profileType: 'project',
        name: 'Tidepool',
        bio: 'Tides on a chain.',
        projectData: { projectType: 'defi' },
      },
    });
    const domain = `tidepool-${lin.handle.replace('_', '-')}.example`;
    await lin.page.goto(proofsPath(project._id));
    await lin.page.getByRole('button', { name: /^A domain/ }).click();
    await lin.page.getByRole('textbox', { name: 'Domain' }).fill(domain);
    await expect(lin.page.getByText(`Controls ${domain}`)).toBeVisible();
    await lin.page.getByRole('button', { name: 'Go on' }).click();
    const record = lin.page.getByRole('region', { name: 'A DNS record of type TXT' });
    await expect(record).toBeVisible();
    const [name = '', value = ''] = await record.getByRole('definition').allTextContents();
    await lin.page.getByRole('button', { name: 'Check now' }).click();
    await expect(lin.page.getByText('We did not find it')).toBeVisible();
    await outside(product.sandboxUrl, 'outside/dns', { name, txt: [value] });
    await lin.page.getByRole('button', { name: 'Check now' }).click();
    await expect(proven(lin.page)).toBeVisible();

    await ada.page.goto(proofsPath(ada.profileId));
    await ada.page.getByRole('button', { name: /^A place on a team/ }).click();
    await ada.page
      .getByRole('textbox', { name: 'Address of the project’s profile' })
      .fill(`${product.url}/profiles/${project._id}`);
    await ada.page.getByRole('button', { name: 'Go on' }).click();
    await expect(ada.page.getByText('Waits for the project')).toBeVisible();
    await lin.page.getByRole('button', { name: /^Yes, / }).click();
    await expect(lin.page.getByText('On the team')).toBeVisible();
    await expect(ada.page.getByText(/the project said yes/)).toBeVisible();

    const stranger = await browse({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
    await stranger.goto(`/gallery/${project._id}`);
    await expect(stranger.getByText(`控制 ${domain}`)).toBeVisible();
    await stranger.goto(`/gallery/${ada.profileId}`);
    await expect(stranger.getByText('属于 Tidepool 的团队')).toBeVisible();
  });
});
