import { describe, expect, it } from 'vitest';
import { OutsideAway } from '../../lib/outside-away.ts';
import { createSafeFetch, FetchRefused, type SafeAnswer } from '../../lib/safe-fetch.ts';
import { createSites } from './create-sites.ts';

const PATH = '/.well-known/mutuals.txt';

const answer = (status: number, text = '', location?: string): SafeAnswer => ({
  status,
  headers: location === undefined ? {} : { location },
  body: Buffer.from(text),
});

/** A site of which each address answers as `pages` says; `asked` are those that were asked. */
function siteOf(pages: Readonly<Record<string, SafeAnswer>>) {
  const asked: string[] = [];
  const sites = createSites(async (address) => {
    asked.push(address);
    const found = pages[address];
    if (!found) throw new FetchRefused('no_such_name');
    return found;
  });
  return { sites, asked };
}

describe('a redirect', () => {
  it.each([
    ['this machine', 'https://127.0.0.1/'],
    ['this machine by another name', 'https://localhost/'],
    ['this machine in IPv6', 'https://[::1]/'],
    ['a private address', 'https://169.254.169.254/latest/meta-data'],
    ['plain http', `http://ada.example${PATH}`],
    ['another port', `https://ada.example:8443${PATH}`],
    ['another site', `https://evil.example${PATH}`],
    ['a site that begins alike', `https://ada.example.evil.example${PATH}`],
    ['no address', 'https://'],
  ])('to %s is not followed, and counts as nothing there', async (_what, to) => {
    const { sites, asked } = siteOf({
      [`https://ada.example${PATH}`]: answer(302, '', to),
      [to]: answer(200, 'token'),
    });
    expect(await sites.read('ada.example', PATH)).toEqual({ text: null, reason: 'elsewhere' });
    expect(asked).toEqual([`https://ada.example${PATH}`]);
  });

  it('to the same site or its www. is followed, three times at most', async () => {
    const www = `https://www.ada.example${PATH}`;
    const there = siteOf({ [`https://ada.example${PATH}`]: answer(301, '', www), [www]: answer(200, 'token') });
    expect(await there.sites.read('ada.example', PATH)).toEqual({ text: 'token' });
    const around = siteOf({ [`https://ada.example${PATH}`]: answer(301, '', PATH) });
    expect(await around.sites.read('ada.example', PATH)).toEqual({ text: null, reason: 'elsewhere' });
    expect(around.asked).toHaveLength(4);
  });

  it('to a name of the same site that leads to this machine by then is refused at the connection', async () => {
    let looks = 0;
    const fetchSafely = createSafeFetch({
      lookup: (_host, _options, done) => {
        looks += 1;
        done(null, [{ address: '127.0.0.1', family: 4 }]);
      },
    });
    const sites = createSites(async (address, request) =>
      address.includes('www.') ? fetchSafely(address, request) : answer(302, '', `https://www.ada.example${PATH}`),
    );
    expect(await sites.read('ada.example', PATH)).toEqual({ text: null, reason: 'no_such_site' });
    expect(looks).toBe(1);
  });
});

it('says that a file is missing only where the site says so, and of other errors that nothing is known (D86)', async () => {
  const url = `https://ada.example${PATH}`;
  for (const status of [404, 410])
    expect(await siteOf({ [url]: answer(status) }).sites.read('ada.example', PATH)).toEqual({
      text: null,
      reason: 'missing',
    });
  for (const status of [401, 403, 429, 500, 503])
    await expect(siteOf({ [url]: answer(status) }).sites.read('ada.example', PATH)).rejects.toThrow(OutsideAway);
});
