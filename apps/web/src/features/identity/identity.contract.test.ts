import { isValidElement, type ReactNode } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebConfig } from '../../config.ts';
import { keptDraft } from '../../lib/drafts.ts';
import { personKey } from '../../lib/person-storage.ts';
import { store } from '../../lib/storage.ts';
import { createIdentity } from './create-identity.ts';
import { createFetchOnPress } from './fetch-on-press.ts';
import { forgetOnSignOut } from './forget-on-sign-out.ts';
import type { Identity } from './identity.ts';
import type { PrivyBridge, PrivySdk } from './privy-provider.ts';
import type { SandboxSignIn } from './sandbox-provider.ts';
import { stubTabs } from './testing.ts';

// What they draw is not the subject; what they are given is.
vi.mock('./privy-host.tsx', () => ({ PrivyHost: () => null }));
vi.mock('./sandbox-host.tsx', () => ({ SandboxHost: () => null }));

/** A sign-in service, played by hand. */
type Service = {
  config: WebConfig['identity'];
  /** What stands in the page has changed. */
  mount(host: ReactNode): void;
  isDialogOpen(): boolean;
  /** How often the dialog was asked for. */
  asked(): number;
  /** The person has signed in; null: the service finds by itself that nobody is signed in any more. */
  signInAs(person: string | null): Promise<void>;
  /** From now on it cannot be told that somebody signs out; or it can again. */
  breakLogout(isBroken: boolean): void;
  /** The sessions that it knows are over: none is renewed. */
  endSessions(): void;
  /** Tokens that are asked for wait from now on. */
  holdTokens(): Gate;
  /** What opens a stored session waits from now on. */
  holdSdk(): Gate;
  /** The session that Privy itself keeps is another person's from now on, or nobody's. */
  becomes(person: string | null): void;
};

/** Where what was asked for waits. */
function createGate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = vi.fn(() => opened);
  return { pass, open };
}
type Gate = ReturnType<typeof createGate>;

type TestTab = ReturnType<ReturnType<typeof stubTabs>['open']>;

/** Privy: its SDK reads the stored session as it is mounted, and then believes in that. */
function privy() {
  const server = {
    stored: null as string | null,
    isLogoutBroken: false,
    isOver: false,
    gate: null as Gate | null,
    sdk: null as Gate | null,
  };
  return (tab: TestTab): Service => {
    let asked = 0;
    let isDialogOpen = false;
    let complete: (person: string | null) => void = () => {};

    function mount(sdk: PrivySdk): void {
      let believed = server.stored;
      const bridge: PrivyBridge = {
        async walletRequest({ method }) {
          return `Privy’s answer to ${method}`;
        },
        login() {
          asked += 1;
          // Nothing opens for whoever is signed in already.
          isDialogOpen = believed === null;
        },
        async logout() {
          if (server.isLogoutBroken) throw new TypeError('Failed to fetch');
          become(null);
        },
        async tokens() {
          if (server.isOver) become(null);
          const tokens = believed === null ? null : { accessToken: `access of ${believed}`, identityToken: 'identity' };
          await server.gate?.pass();
          return tokens;
        },
      };
      function become(person: string | null): void {
        believed = person;
        server.stored = person;
        sdk.connect(bridge, believed);
      }
      complete = (person) => {
        isDialogOpen = false;
        server.isOver = false;
        become(person);
      };
      if (server.sdk === null) return sdk.connect(bridge, believed);
      void later(server.sdk);

      async function later(gate: Gate): Promise<void> {
        await gate.pass();
        believed = server.stored;
        tab.run(() => sdk.connect(bridge, believed));
      }
    }

    return {
      config: { kind: 'privy', appId: 'app' },
      mount(host) {
        isDialogOpen = false;
        if (isValidElement<{ sdk: PrivySdk }>(host)) mount(host.props.sdk);
      },
      isDialogOpen: () => isDialogOpen,
      asked: () => asked,
      signInAs: async (person) => tab.run(() => complete(person)),
      breakLogout: (isBroken) => void (server.isLogoutBroken = isBroken),
      endSessions: () => void (server.isOver = true),
      holdTokens: () => (server.gate = createGate()),
      holdSdk: () => (server.sdk = createGate()),
      becomes: (person) => void (server.stored = person),
    };
  };
}

/** The sandbox: tokens for a handle, renewed while it knows the session. */
function sandbox() {
  let sessions = 0;
  const over = new Set<string>();
  let gate: Gate | null = null;
  const session = (handle: string) => {
    sessions += 1;
    return {
      accessToken: `access of ${handle}`,
      identityToken: 'identity',
      refreshToken: `${handle} ${sessions}`,
      privyId: handle,
      handle,
      expiresAt: '2999-01-01T00:00:00.000Z',
    };
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { handle, refresh }: { handle?: string; refresh?: string } = JSON.parse(body);
    if (refresh !== undefined) await gate?.pass();
    const isRefused = refresh !== undefined && over.has(refresh);
    const answer = isRefused ? { message: 'That session is over.' } : session(handle ?? refresh?.split(' ')[0] ?? '');
    return new Response(JSON.stringify(answer), { status: isRefused ? 401 : 200 });
  });
  return (tab: TestTab): Service => {
    let asked = 0;
    let dialog: SandboxSignIn | null = null;
    return {
      config: { kind: 'sandbox', url: 'http://sandbox' },
      mount(host) {
        dialog = isValidElement<{ signIn: SandboxSignIn }>(host) ? host.props.signIn : null;
        if (!dialog) return;
        asked += 1;
        dialog.opened();
      },
      isDialogOpen: () => dialog !== null,
      asked: () => asked,
      signInAs: (person) => tab.run(async () => (person === null ? undefined : dialog?.signInAs(person))),
      breakLogout() {}, // Signing out happens on this device alone.
      endSessions() {
        for (let at = 1; at <= sessions; at += 1) for (const who of ['ada', 'lin']) over.add(`${who} ${at}`);
      },
      holdTokens: () => (gate = createGate()),
      // It needs nothing that comes later.
      holdSdk: createGate,
      becomes() {},
    };
  };
}

const adasDraft = 'mutuals.person.ada.draft.profile.new';

/** A browser in which people use the product. */
function browser(kind: 'privy' | 'sandbox') {
  const tabs = stubTabs();
  const createService = kind === 'privy' ? privy() : sandbox();
  const network: { loses: 'nothing' | 'all code' | 'the code of the service' } = { loses: 'nothing' };
  const pages: { kept: () => string[] }[] = [];

  /** A page, opened in a tab that was there or in a new one. */
  function openPage(tab = tabs.open()) {
    const service = createService(tab);
    const reload = vi.fn(async () => {});
    const fetched = vi.fn();
    const identity: Identity = tab.run(() => {
      const fetchOnPress = createFetchOnPress({ reload });
      const made = createIdentity(service.config, {
        fetchCode: (load, signal, mayReload) =>
          fetchOnPress(
            () => {
              fetched();
              // A page's first fetch is the machine.
              const isLost =
                network.loses === 'all code' ||
                (network.loses === 'the code of the service' && fetched.mock.calls.length > 1);
              return isLost ? Promise.reject(new TypeError('Failed to fetch')) : load();
            },
            signal,
            mayReload,
          ),
        loadTexts: async () => {},
      });
      made.host.subscribe(() => service.mount(made.host.get()));
      forgetOnSignOut(made);
      void made.start();
      return made;
    });
    const page = {
      tab,
      service,
      identity,
      reload,
      fetched,
      kept: tab.kept,
      is: (expected: object) => expect.poll(() => identity.get()).toMatchObject(expected),
      press: () => tab.run(identity.signIn),
      signOut: () => tab.run(identity.signOut),
      expire: () => tab.run(identity.expire),
      tokens: (renew: boolean) => tab.run(() => identity.tokens({ renew })),
      /** Ada types something, and chooses which profile she acts as. */
      type: () =>
        tab.run(() => {
          keptDraft(v.object({ name: v.string() }), { userId: 'ada', subject: 'profile.new' }).keep({
            name: 'Night Shift',
          });
          store('local', personKey('ada', 'acting'), 'p1');
        }),
      async signIn(person: string) {
        page.press();
        await expect.poll(() => service.isDialogOpen()).toBe(true);
        await service.signInAs(person);
        await page.is({ status: 'signedIn', person, dialog: 'closed' });
        return page;
      },
    };
    pages.push(page);
    return page;
  }

  /** The page is loaded anew in its tab. */
  function reopen(page: ReturnType<typeof openPage>) {
    page.tab.leavePage();
    pages.splice(pages.indexOf(page), 1);
    return openPage(page.tab);
  }

  const keptOfAda = () => pages.flatMap(({ kept }) => kept()).filter((key) => key.includes('.ada.'));
  return { openPage, reopen, network, keptOfAda };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(['privy', 'sandbox'] as const)('signing in by %s', (kind) => {
  let world: ReturnType<typeof browser>;
  beforeEach(() => {
    world = browser(kind);
  });

  it('fetches nothing for a guest who asks for nothing', async () => {
    const page = world.openPage();
    expect(page.identity.get()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
    expect(await page.tokens(false)).toBeNull();
    expect(page.fetched).not.toHaveBeenCalled();
  });

  it('opens the dialog once, however often it is pressed meanwhile, and signs in', async () => {
    const page = world.openPage();
    page.press();
    page.press();
    expect(page.identity.get()).toEqual({ status: 'signedOut', person: null, dialog: 'opening' });
    await expect.poll(() => page.service.isDialogOpen()).toBe(true);
    expect(page.service.asked()).toBe(1);
    expect(page.identity.get().dialog).not.toBe('opening');
    await page.service.signInAs('ada');
    await page.is({ status: 'signedIn', person: 'ada', dialog: 'closed' });
    expect(await page.tokens(false)).toEqual({ accessToken: 'access of ada', identityToken: 'identity' });
  });

  it('opens the stored session when the page is loaded anew, and keeps what was typed', async () => {
    const page = await world.openPage().signIn('ada');
    page.type();
    const next = world.reopen(page);
    await next.is({ status: 'signedIn', person: 'ada' });
    expect(await next.tokens(false)).toMatchObject({ accessToken: 'access of ada' });
    expect(next.kept()).toContain(adasDraft);
  });

  it('is expired when a token can be renewed no more: the page and what was typed stay', async () => {
    const page = await world.openPage().signIn('ada');
    page.type();
    page.service.endSessions();
    expect(await page.tokens(true)).toBeNull();
    await page.is({ status: 'expired', person: 'ada' });
    expect(await page.tokens(false)).toBeNull();
    expect(page.kept()).toContain(adasDraft);
    await page.signIn('ada');
    expect(await page.tokens(false)).toMatchObject({ accessToken: 'access of ada' });
    expect(page.kept()).toContain(adasDraft);
  });

  it('is expired when the server refuses the session, and asks for another one', async () => {
    const page = await world.openPage().signIn('ada');
    page.expire();
    await page.is({ status: 'expired', person: 'ada' });
    expect(await page.tokens(false)).toBeNull();
    await page.signIn('ada');
  });

  it('gives no tokens of a person who has signed out while they were on their way', async () => {
    const page = await world.openPage().signIn('ada');
    const { pass, open } = page.service.holdTokens();
    const asked = page.tokens(true);
    await expect.poll(() => pass).toHaveBeenCalled();
    page.signOut();
    open();
    expect(await asked).toBeNull();
    expect(page.identity.get()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
  });

  it('signs out at once, and for good, where the service cannot be told', async () => {
    const page = await world.openPage().signIn('ada');
    page.service.breakLogout(true);
    page.signOut();
    expect(page.identity.get()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
    expect(await page.tokens(false)).toBeNull();
    const next = world.reopen(page);
    expect(next.identity.get().status).toBe('signedOut');
    next.service.breakLogout(false);
    await next.signIn('lin');
    expect(await next.tokens(false)).toMatchObject({ accessToken: 'access of lin' });
  });

  it('signs in with another tab: a page at rest, and one that had asked for the dialog', async () => {
    const [resting, asking, page] = [world.openPage(), world.openPage(), world.openPage()];
    asking.press();
    await expect.poll(() => asking.service.isDialogOpen()).toBe(true);
    await page.signIn('ada');
    for (const other of [resting, asking]) {
      await other.is({ status: 'signedIn', person: 'ada', dialog: 'closed' });
      expect(await other.tokens(false)).toMatchObject({ accessToken: 'access of ada' });
    }
  });

  it('goes on in a page whose session had expired when the person signs in again in another tab', async () => {
    const page = await world.openPage().signIn('ada');
    const other = world.openPage();
    await other.is({ status: 'signedIn', person: 'ada' });
    page.type();
    page.expire();
    await page.is({ status: 'expired' });
    other.service.endSessions();
    await other.tokens(true);
    await other.is({ status: 'expired' });
    await other.signIn('ada');
    await page.is({ status: 'signedIn', person: 'ada' });
    expect(page.kept()).toContain(adasDraft);
  });

  describe('leaves nothing of a person in any tab when', () => {
    /** Ada has typed something in two tabs. */
    async function twoTabs() {
      const page = await world.openPage().signIn('ada');
      const other = world.openPage();
      await other.is({ status: 'signedIn', person: 'ada' });
      for (const { type } of [page, other]) type();
      expect(world.keptOfAda()).toHaveLength(4);
      return { page, other };
    }

    it('they sign out in one of them', async () => {
      const { page, other } = await twoTabs();
      other.signOut();
      await page.is({ status: 'signedOut', person: null });
      expect(await page.tokens(false)).toBeNull();
      expect(world.keptOfAda()).toEqual([]);
    });

    it('they sign out where the service cannot be told', async () => {
      const { page, other } = await twoTabs();
      other.service.breakLogout(true);
      other.signOut();
      await page.is({ status: 'signedOut', person: null });
      expect(world.keptOfAda()).toEqual([]);
    });

    it('their session has expired, and they give up in one of them', async () => {
      const { page, other } = await twoTabs();
      other.expire();
      await other.is({ status: 'expired' });
      other.signOut();
      await page.is({ status: 'signedOut', person: null });
      expect(world.keptOfAda()).toEqual([]);
    });

    it('somebody else signs in, in one whose session has expired', async () => {
      const { page, other } = await twoTabs();
      other.expire();
      await other.is({ status: 'expired' });
      await other.signIn('lin');
      await page.is({ status: 'signedIn', person: 'lin' });
      expect(world.keptOfAda()).toEqual([]);
    });

    it('they signed out elsewhere while the browser had put a page aside', async () => {
      const { page, other } = await twoTabs();
      await page.tab.putAside(async () => {
        other.signOut();
        await other.is({ status: 'signedOut' });
      });
      await page.is({ status: 'signedOut', person: null });
      expect(world.keptOfAda()).toEqual([]);
    });
  });

  describe('whose code cannot be fetched', () => {
    it.each(['all code', 'the code of the service'] as const)(
      '(%s) reloads the page once and goes on where it was pressed, then says so and can be pressed again',
      async (lost) => {
        const page = world.openPage();
        world.network.loses = lost;
        page.press();
        await expect.poll(() => page.reload).toHaveBeenCalledOnce();
        expect(page.identity.get().dialog).toBe('opening');
        const next = world.reopen(page);
        await next.is({ status: 'signedOut', dialog: 'unavailable' });
        expect(next.reload).not.toHaveBeenCalled();
        world.network.loses = 'nothing';
        await next.signIn('ada');
      },
    );

    it('makes nobody signed out who has a session: it is opened when it can be', async () => {
      const page = await world.openPage().signIn('ada');
      page.type();
      world.network.loses = 'all code';
      const reloaded = world.reopen(page);
      await expect.poll(() => reloaded.reload).toHaveBeenCalledOnce();
      const next = world.reopen(reloaded);
      await next.is({ status: 'unavailable', person: null, dialog: 'unavailable' });
      expect(next.kept()).toContain(adasDraft);
      world.network.loses = 'nothing';
      next.press();
      await next.is({ status: 'signedIn', person: 'ada', dialog: 'closed' });
    });
  });
});

describe('signing in by privy', () => {
  it('is expired, not signed out, when the SDK finds the session over', async () => {
    const world = browser('privy');
    const page = await world.openPage().signIn('ada');
    page.type();
    await page.service.signInAs(null);
    await page.is({ status: 'expired', person: 'ada' });
    expect(page.kept()).toContain(adasDraft);
  });

  describe('with a session that this device knows, before the SDK is there', () => {
    async function reopened(becomes: string | null) {
      const world = browser('privy');
      const page = await world.openPage().signIn('ada');
      page.type();
      page.service.becomes(becomes);
      const sdk = page.service.holdSdk();
      const next = world.reopen(page);
      await next.is({ status: 'signedIn', person: 'ada', dialog: 'closed' });
      expect(sdk.pass).toHaveBeenCalledOnce();
      return { world, next, sdk };
    }

    it('is the person of that session; calls wait for the SDK', async () => {
      const { next, sdk } = await reopened('ada');
      const asked = next.tokens(false);
      sdk.open();
      expect(await asked).toMatchObject({ accessToken: 'access of ada' });
      await next.is({ status: 'signedIn', person: 'ada', dialog: 'closed' });
    });

    it('is expired once the SDK finds it over, and no call is made', async () => {
      const { next, sdk } = await reopened(null);
      const asked = next.tokens(false);
      sdk.open();
      expect(await asked).toBeNull();
      await next.is({ status: 'expired', person: 'ada' });
      expect(next.kept()).toContain(adasDraft);
    });

    it('is nobody once this device knows that it is over', async () => {
      const { world, next, sdk } = await reopened(null);
      sdk.open();
      await next.is({ status: 'expired', person: 'ada' });
      const later = world.reopen(next);
      const seen = vi.fn<(person: string | null) => void>();
      later.identity.subscribe(() => seen(later.identity.get().person));
      await later.is({ status: 'signedOut', person: null });
      expect(seen).not.toHaveBeenCalledWith('ada');
      expect(later.kept()).toContain(adasDraft);
    });

    it('is somebody else once the SDK says so, and nothing of the first is left', async () => {
      const { world, next, sdk } = await reopened('lin');
      const askedAsAda = next.tokens(false);
      sdk.open();
      await expect(askedAsAda).rejects.toThrow(TypeError);
      await next.is({ status: 'signedIn', person: 'lin' });
      expect(await next.tokens(false)).toMatchObject({ accessToken: 'access of lin' });
      expect(world.keptOfAda()).toEqual([]);
    });

    it('signs out at once, and stays signed out when the SDK comes', async () => {
      const { next, sdk } = await reopened('ada');
      next.signOut();
      sdk.open();
      await next.is({ status: 'signedOut', person: null });
      expect(await next.tokens(false)).toBeNull();
    });
  });

  it('makes nobody signed out when the SDK cannot be fetched: calls fail as without a network, and the next one tries again', async () => {
    const world = browser('privy');
    const page = await world.openPage().signIn('ada');
    world.network.loses = 'the code of the service';
    const next = world.reopen(page);
    await next.is({ status: 'signedIn', person: 'ada', dialog: 'closed' });
    await expect(next.tokens(false)).rejects.toThrow(TypeError);
    expect(next.reload).not.toHaveBeenCalled();
    world.network.loses = 'nothing';
    expect(await next.tokens(false)).toMatchObject({ accessToken: 'access of ada' });
  });

  it('tells the SDK again that the person left before its dialog opens; while that fails it says so, and can be pressed again', async () => {
    const world = browser('privy');
    const page = await world.openPage().signIn('ada');
    page.service.breakLogout(true);
    page.signOut();
    page.press();
    await page.is({ status: 'signedOut', person: null, dialog: 'unavailable' });
    page.service.breakLogout(false);
    await page.signIn('lin');
  });
});
