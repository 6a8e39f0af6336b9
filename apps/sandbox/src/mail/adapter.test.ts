// The server's mailer against the sandbox's mail server.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createMailer, FakeClock } from '@mutuals/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';

const clock = new FakeClock('2026-11-20T09:00:00.000Z');
const ID = '01930b5c-7a10-7c3e-9d42-5f0c1e2a8801';
const mail = {
  id: ID,
  to: 'ada@example.org',
  subject: 'L’assistance vous a répondu',
  text: 'Bonjour 你好\n',
  html: '<p>Bonjour 你好</p><script>alert(1)</script>',
  unsubscribeUrl: 'https://mutuals.example/unsubscribe/x',
};

let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-mail-'));
  const now = () => clock.now();
  sandbox = await buildSandbox({ dataDir, port: 0, smtpPort: 0, realtimeKey: 'app.key:a-secret-of-some-length', now });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

const mailerAt = (smtpUrl: string) => {
  const mailer = createMailer({
    smtpUrl,
    from: { name: 'Mutuals', address: 'hello@mutuals.example' },
    webhookSecret: null,
  });
  if (mailer === null) throw new Error('There is no mailer');
  return mailer;
};
const mailer = () => mailerAt(sandbox.smtpUrl ?? '');
const inbox = async (to = '') => {
  const { data } = Object(await (await fetch(`${sandbox.url}/mail?to=${encodeURIComponent(to)}`)).json());
  return data;
};

describe('a mail', () => {
  it('arrives as it was written, with one receiver, our id, and one click that ends it (RFC 8058)', async () => {
    await mailer().verify();
    expect(await mailer().send(mail)).toBe('sent');
    expect(await inbox('ada@example.org')).toMatchObject([
      {
        to: 'ada@example.org',
        from: 'hello@mutuals.example',
        at: '2026-11-20T09:00:00.000Z',
        messageId: `<${ID}@mutuals.example>`,
        subject: mail.subject,
        text: expect.stringContaining('Bonjour 你好'),
        headers: {
          'list-unsubscribe': '<https://mutuals.example/unsubscribe/x>',
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          'auto-submitted': 'auto-generated',
        },
      },
    ]);
    expect((await inbox('ada@example.org'))[0].html).toContain('你好');
  });

  it('without such a link says nothing of one', async () => {
    await mailer().send({ ...mail, to: 'receipt@example.org', unsubscribeUrl: null });
    expect(Object.keys((await inbox('receipt@example.org'))[0].headers)).not.toContain('list-unsubscribe');
  });

  it.each([
    'ada@example.org\r\nBcc: evil@example.org',
    'ada@example.org, evil@example.org',
    'evil@example.org> <ada@example.org',
  ])('to %j reaches nobody else, should it ever get so far', async (to) => {
    await mailer()
      .send({ ...mail, to })
      .catch(() => undefined);
    expect(await inbox('evil@example.org')).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that has no such mailbox is not asked again', async () => {
    expect(await mailer().send({ ...mail, to: 'bounce@example.org' })).toBe('gone');
  });

  it.each([
    ['that is busy', () => mailer().send({ ...mail, to: 'later-please@example.org' })],
    ['that is away', () => mailerAt('smtp://127.0.0.1:1').send(mail)],
    ['that is away', () => mailerAt('smtp://127.0.0.1:1').verify()],
  ])('%s is asked again, and no address is told (D73)', async (_what, work) => {
    const error = await work().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'MailTrouble' });
    expect(String(error)).not.toContain('example.org');
    expect(Object(error).cause).toBeUndefined();
  });

  it('takes no mail of any size', async () => {
    expect(await mailer().send({ ...mail, to: 'big@example.org', text: 'x'.repeat(2_000_000) })).toBe('refused');
    expect(await inbox('big@example.org')).toEqual([]);
  });
});

describe('the page of the inbox', () => {
  const page = async () =>
    (await fetch(`${sandbox.url}/mail?to=page@example.org`, { headers: { accept: 'text/html,*/*' } })).text();

  it('shows a mail as HTML, where nothing runs, and as text', async () => {
    expect(await page()).toContain('Nothing here yet');
    await mailer().send({ ...mail, to: 'page@example.org', subject: '<b>Subject</b>' });
    const shown = await page();
    expect(shown).toContain('&lt;b&gt;Subject&lt;/b&gt;');
    expect(shown).toContain('Bonjour 你好');
    expect(shown).not.toContain('<script>');
    expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });
});
