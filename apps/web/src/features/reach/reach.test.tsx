import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { IdentityView } from '@mutuals/machines/identity';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { user } from '../../testing/examples.ts';
import { identityOf, renderMember } from '../../testing/render-member.tsx';
import { Devices } from './devices.tsx';
import { MailSettings } from './mail-settings.tsx';
import { ReachSettings } from './reach-settings.tsx';
import { useMute } from './use-mute.ts';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

beforeEach(() => sessionStorage.clear());

const texts = ['reach', 'errors'] as const;
const on = { inProduct: true, push: true, mail: true };
const calm: CallAnswer<'getPreferences'> = {
  kinds: { match: on, message: on, like: { ...on, push: false }, ticket: on, payment: on, decision: on },
  digest: 'weekly',
  quietHours: null,
  showsWords: false,
  mutedConversations: [],
};
const none: CallAnswer<'getMailAddress'> = { address: null, stoppedBy: null, waiting: null, isAvailable: true };
const TOKEN = 'q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s';

it('stores a choice at once, naming only what changed, whatever was read before it arrives later', async () => {
  const late = Promise.withResolvers<typeof calm>();
  const getPreferences = vi.fn<ApiClient['getPreferences']>(() => late.promise).mockResolvedValueOnce(calm);
  const updatePreferences = vi.fn<ApiClient['updatePreferences']>(() => new Promise(() => {}));
  let client: QueryClient | undefined;
  const { screen } = await renderMember(<ReachSettings />, apiOf({ getPreferences, updatePreferences }), {
    texts,
    fill: (filled) => void (client = filled),
  });
  const push = screen.getByRole('group', { name: 'Likes' }).getByRole('checkbox', { name: 'Push' });
  await expect.element(push).not.toBeChecked();
  const { queryKey } = queryOf(apiOf(), 'getPreferences');
  void client?.invalidateQueries({ queryKey });
  await expect.poll(() => getPreferences).toHaveBeenCalledTimes(2);
  await screen.getByRole('group', { name: 'Likes' }).getByText('Push').click();
  await expect.element(push).toBeChecked();
  await expect
    .poll(() => updatePreferences.mock.calls.map(([{ body }]) => body))
    .toEqual([{ kinds: { like: { push: true } } }]);
  late.resolve(calm);
  await expect.poll(() => client?.isFetching({ queryKey })).toBe(0);
  expect(client?.getQueryData(queryKey)?.kinds.like.push).toBe(true);
});

it('sends one choice after the other, shows both meanwhile, and reads them again after the last alone', async () => {
  const answers = [1, 2].map(() => Promise.withResolvers<typeof calm>());
  let asked = 0;
  const updatePreferences = vi.fn<ApiClient['updatePreferences']>(
    () => answers[asked++]?.promise ?? Promise.reject(new Error('Asked once too often')),
  );
  const getPreferences = vi.fn<ApiClient['getPreferences']>(async () => calm);
  const { screen } = await renderMember(<ReachSettings />, apiOf({ getPreferences, updatePreferences }), { texts });
  const likes = screen.getByRole('group', { name: 'Likes' });
  const box = (name: string) => likes.getByRole('checkbox', { name });
  await likes.getByText('Push').click();
  await likes.getByText('Mail').click();
  await expect.element(box('Mail')).not.toBeChecked();
  expect(updatePreferences).toHaveBeenCalledOnce();
  answers[0]?.resolve(calm);
  await expect.poll(() => updatePreferences).toHaveBeenCalledTimes(2);
  await expect.element(box('Push')).toBeChecked();
  await expect.element(box('Mail')).not.toBeChecked();
  expect(getPreferences).toHaveBeenCalledOnce();
  answers[1]?.resolve(calm);
  await expect.poll(() => getPreferences).toHaveBeenCalledTimes(2);
});

it('takes back what could not be stored, and says so', async () => {
  const api = apiOf({
    getPreferences: async () => calm,
    updatePreferences: async () => Promise.reject(problemOf('updatePreferences', 503, 'service_unavailable')),
  });
  const { screen } = await renderMember(<ReachSettings />, api, { texts });
  await screen.getByText('Nothing is pushed or mailed meanwhile.', { exact: false }).click();
  await expect.element(screen.getByText('This is not available right now', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('switch', { name: /^Quiet hours/ })).not.toBeChecked();
});

it('takes back what could not be stored without a network, where nothing can be read again', async () => {
  const away = problemOf('updatePreferences', 503, 'service_unavailable');
  const getPreferences = vi.fn<ApiClient['getPreferences']>(() => new Promise(() => {})).mockResolvedValueOnce(calm);
  const api = apiOf({ getPreferences, updatePreferences: async () => Promise.reject(away) });
  const { screen } = await renderMember(<ReachSettings />, api, { texts });
  const likes = screen.getByRole('group', { name: 'Likes' });
  for (const name of ['Push', 'Mail']) await likes.getByText(name).click();
  await expect.element(likes.getByRole('checkbox', { name: 'Push' })).not.toBeChecked();
  await expect.element(likes.getByRole('checkbox', { name: 'Mail' })).toBeChecked();
});

it('mutes a conversation and hears it again, by its own name', async () => {
  let known = calm;
  const updatePreferences = vi.fn<ApiClient['updatePreferences']>(async ({ body: { mute = [] } }) => {
    known = { ...calm, mutedConversations: mute };
    return known;
  });
  const { screen } = await renderMember(<Mute />, apiOf({ getPreferences: async () => known, updatePreferences }), {
    texts,
  });
  await screen.getByRole('button', { name: 'Mute' }).click();
  await screen.getByRole('button', { name: 'Hear' }).click();
  await expect.element(screen.getByRole('button', { name: 'Mute' })).toBeVisible();
  await expect
    .poll(() => updatePreferences.mock.calls.map(([{ body }]) => body))
    .toEqual([{ mute: ['talk'] }, { unmute: ['talk'] }]);
});

function Mute() {
  const mute = useMute('talk');
  return mute && <button onClick={() => mute.onChange(!mute.isMuted)}>{mute.isMuted ? 'Hear' : 'Mute'}</button>;
}

it('takes an hour and its minutes as they are typed, digit by digit', async () => {
  const quietHours = { from: '22:00', to: '07:30', zone: 'UTC' };
  const updatePreferences = vi.fn<ApiClient['updatePreferences']>(async () => ({ ...calm, quietHours }));
  const api = apiOf({ getPreferences: async () => ({ ...calm, quietHours }), updatePreferences });
  const { screen } = await renderMember(<ReachSettings />, api, { texts });
  const from = screen.getByRole('textbox', { name: 'From' });
  await expect.element(from).toHaveValue('22:00');
  const field = from.element();
  if (field instanceof HTMLElement) field.focus();
  await userEvent.keyboard('0945');
  // Ten in the evening becomes nine in the evening where a clock has twelve hours.
  await expect.poll(() => updatePreferences.mock.lastCall?.[0].body.quietHours?.from).toMatch(/^(09|21):45$/);
});

it('says at the kinds that nothing is mailed while there is no address, and leads to where one is given', async () => {
  const api = (address: Partial<typeof none>) =>
    apiOf({ getPreferences: async () => calm, getMailAddress: async () => ({ ...none, ...address }) });
  const { screen } = await renderMember(<ReachSettings />, api({}), { texts, path: '/settings' });
  await expect
    .element(screen.getByRole('link', { name: 'Give a mail address' }))
    .toHaveAttribute('href', '/settings#mail');
  await screen.unmount();
  for (const known of [{ address: 'a***@example.org' }, { waiting: 'a***@example.org' }, { isAvailable: false }]) {
    let client: QueryClient | undefined;
    const other = await renderMember(<ReachSettings />, api(known), {
      texts,
      fill: (filled) => void (client = filled),
    });
    await expect.element(other.screen.getByRole('group', { name: 'Likes' })).toBeVisible();
    await expect.poll(() => client?.isFetching()).toBe(0);
    await expect.element(other.screen.getByRole('link', { name: 'Give a mail address' })).not.toBeInTheDocument();
    await other.screen.unmount();
  }
});

it('gives an address, and says that its link waits', async () => {
  const updateMailAddress = vi.fn<ApiClient['updateMailAddress']>(async () => ({
    ...none,
    waiting: 'a***@example.org',
  }));
  const { screen } = await renderMember(
    <MailSettings />,
    apiOf({ getMailAddress: async () => none, updateMailAddress }),
    { texts },
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'Mail address' }), ' ada@example.org ');
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(screen.getByText('We mailed a link to a***@example.org')).toBeVisible();
  expect(updateMailAddress.mock.calls.map(([{ body }]) => body)).toEqual([{ address: 'ada@example.org' }]);
});

it('says at the address that it is none', async () => {
  const blamed = { path: 'body/address', code: 'invalid', message: '' };
  const refusal = problemOf('updateMailAddress', 400, 'validation_failed', [blamed]);
  const { screen } = await renderMember(
    <MailSettings />,
    apiOf({ getMailAddress: async () => none, updateMailAddress: async () => Promise.reject(refusal) }),
    { texts },
  );
  const address = screen.getByRole('textbox', { name: 'Mail address' });
  await userEvent.fill(address, 'ada@@example.org');
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(address).toHaveAccessibleDescription(/This is no mail address/);
  await expect.element(address).toHaveFocus();
});

it('confirms the address of a link that was opened, once, shows the answer, and takes the token from the address bar', async () => {
  const confirmed = { ...none, address: 'a***@example.org' };
  const confirmMailAddress = vi.fn<ApiClient['confirmMailAddress']>(async () => confirmed);
  const { screen, router } = await renderMember(
    <>
      <div style={{ height: '300vh' }} />
      <MailSettings />
    </>,
    apiOf({ getMailAddress: async () => none, confirmMailAddress }),
    { texts, path: `/settings#confirm-mail=${TOKEN}` },
  );
  await expect.element(screen.getByText('Your address is confirmed')).toBeInViewport();
  await expect.element(screen.getByText('Your mail goes to a***@example.org.')).toBeVisible();
  expect(confirmMailAddress.mock.calls.map(([{ body }]) => body)).toEqual([{ token: TOKEN }]);
  expect(router.state.location.hash).toBe('');
});

it('answers a link that is opened again in the page that is open, and takes it from the address bar again', async () => {
  const used = problemOf('confirmMailAddress', 404, 'mail_link_not_found');
  const confirmMailAddress = vi
    .fn<ApiClient['confirmMailAddress']>()
    .mockResolvedValueOnce(none)
    .mockRejectedValue(used);
  const { screen, router } = await renderMember(
    <MailSettings />,
    apiOf({ getMailAddress: async () => none, confirmMailAddress }),
    { texts, path: `/settings#confirm-mail=${TOKEN}` },
  );
  await expect.element(screen.getByText('Your address is confirmed')).toBeVisible();
  await router.navigate(`/settings#confirm-mail=${TOKEN}`);
  await expect.element(screen.getByText('Your address was not confirmed')).toBeVisible();
  expect(confirmMailAddress).toHaveBeenCalledTimes(2);
  expect(router.state.location.hash).toBe('');
});

it('says of a link that is used or too old that it confirmed nothing', async () => {
  const { screen } = await renderMember(
    <MailSettings />,
    apiOf({
      getMailAddress: async () => none,
      confirmMailAddress: async () => Promise.reject(problemOf('confirmMailAddress', 404, 'mail_link_not_found')),
    }),
    { texts, path: `/settings#confirm-mail=${TOKEN}` },
  );
  await expect.element(screen.getByText('Your address was not confirmed')).toBeVisible();
});

it('says of a link that is opened twice that nothing has changed', async () => {
  const { screen } = await renderMember(
    <MailSettings />,
    apiOf({
      getMailAddress: async () => ({ ...none, address: 'a***@example.org' }),
      confirmMailAddress: async () => Promise.reject(problemOf('confirmMailAddress', 404, 'mail_link_not_found')),
    }),
    { texts, path: `/settings#confirm-mail=${TOKEN}` },
  );
  await expect.element(screen.getByText('Nothing has changed.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Your address was not confirmed')).not.toBeInTheDocument();
});

it('calls no address confirmed that was removed or is being replaced since', async () => {
  const confirmed = { ...none, address: 'a***@example.org' };
  const getMailAddress = vi.fn<ApiClient['getMailAddress']>(async () => none);
  const api = apiOf({
    getMailAddress,
    confirmMailAddress: async () => confirmed,
    updateMailAddress: async () => ({ ...confirmed, waiting: 'b***@example.org' }),
    deleteMailAddress: async () => undefined,
  });
  for (const change of ['Send the link', 'Remove']) {
    const { screen } = await renderMember(<MailSettings />, api, { texts, path: `/settings#confirm-mail=${TOKEN}` });
    await expect.element(screen.getByText('Your address is confirmed')).toBeVisible();
    await screen.getByRole('textbox').fill('b@example.org');
    await screen.getByRole('button', { name: change }).click();
    await expect.element(screen.getByText('Your address is confirmed')).not.toBeInTheDocument();
    await screen.unmount();
  }
});

it('reads the address again when its person comes back from the tab where they opened the link', async () => {
  const getMailAddress = vi
    .fn<ApiClient['getMailAddress']>(async () => ({ ...none, address: 'a***@example.org' }))
    .mockResolvedValueOnce(none);
  const updateMailAddress = async () => ({ ...none, waiting: 'a***@example.org' });
  const { screen } = await renderMember(<MailSettings />, apiOf({ getMailAddress, updateMailAddress }), { texts });
  await screen.getByRole('textbox').fill('ada@example.org');
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(screen.getByText('We mailed a link to a***@example.org')).toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('Your mail goes to a***@example.org.')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
});

/** The devices of the person of the examples, in whose place somebody else may sign in. */
async function devices(signOutEverywhere: ApiClient['signOutEverywhere']) {
  const signedOutEverywhere = vi.fn<() => void>();
  let view: IdentityView = { status: 'signedIn', person: user._id, dialog: 'closed' };
  let client: QueryClient | undefined;
  const { screen } = await renderMember(
    <Devices />,
    apiOf({ listDevices: async () => ({ data: [] }), signOutEverywhere }),
    {
      texts,
      identity: { ...identityOf(view), get: () => view, signedOutEverywhere },
      fill: (filled) => void (client = filled),
    },
  );
  await screen.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  return {
    signedOutEverywhere,
    confirm: () => dialog.getByRole('button', { name: 'Sign out everywhere' }).click(),
    become: (person: string) => void (view = { ...view, person }),
    isSigningOut: () => client?.isMutating(),
  };
}

it('signs out everywhere only after a question, and then here, too', async () => {
  const signOutEverywhere = vi.fn<ApiClient['signOutEverywhere']>(async () => {});
  const { signedOutEverywhere, confirm } = await devices(signOutEverywhere);
  expect(signOutEverywhere).not.toHaveBeenCalled();
  await confirm();
  await expect.poll(() => signOutEverywhere.mock.calls.length).toBe(1);
  await expect.poll(() => signedOutEverywhere.mock.calls.length).toBe(1);
});

it('signs nobody else out who signed in before the answer came', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { signedOutEverywhere, confirm, become, isSigningOut } = await devices(() => answer.promise);
  await confirm();
  await expect.poll(isSigningOut).toBe(1);
  become('eve');
  answer.resolve(undefined);
  await expect.poll(isSigningOut).toBe(0);
  expect(signedOutEverywhere).not.toHaveBeenCalled();
});

it('keeps the mail address that is typed in the tab, until it is saved', async () => {
  const updateMailAddress = vi.fn<ApiClient['updateMailAddress']>(async () => ({
    ...none,
    waiting: 'a***@example.org',
  }));
  const api = apiOf({ getMailAddress: async () => none, updateMailAddress });
  const first = await renderMember(<MailSettings />, api, { texts });
  const box = first.screen.getByRole('textbox', { name: 'Mail address' });
  await box.fill('ada@example.org');
  await first.screen.unmount();

  const { screen } = await renderMember(<MailSettings />, api, { texts });
  await expect.element(box).toHaveValue('ada@example.org');
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect
    .poll(() => updateMailAddress.mock.calls.map(([{ body }]) => body))
    .toEqual([{ address: 'ada@example.org' }]);
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
});
