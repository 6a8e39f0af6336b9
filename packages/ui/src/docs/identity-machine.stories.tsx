import { identityView } from '@mutuals/machines/identity';
import { type IdentityLeaf, snapshotIn } from '@mutuals/machines/identity/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppShell } from '../patterns/chrome/app-shell.tsx';
import { links, preferences, signedIn } from '../patterns/chrome/chrome.examples.ts';
import { VisitorShell } from '../patterns/visitor-shell/visitor-shell.tsx';
import { Toasts } from '../primitives/toast/toast-queue.ts';
import { SignInDialog } from '../screens/sign-in/sign-in-dialog.tsx';

const toasts = new Toasts();

/** The frame around a page, for a guest or a signed-in person. */
function Frame({ leaf }: { leaf: IdentityLeaf }) {
  const { status, person, dialog } = identityView(snapshotIn(leaf));
  const shared = { links, preferences, connection: 'online', onRetryConnection: fn(), year: 2026 } as const;
  const page = <h1 className="mu:display mu:mx-auto mu:max-w-6xl mu:px-5 mu:py-12 mu:text-3xl">A page</h1>;
  return (
    <>
      {person === null ? (
        <VisitorShell {...shared} onSignIn={status === 'loading' ? undefined : fn()} isSigningIn={dialog === 'opening'}>
          {page}
        </VisitorShell>
      ) : (
        <AppShell {...shared} current="home" session={signedIn} toasts={toasts}>
          {page}
        </AppShell>
      )}
      {dialog === 'open' && (
        <SignInDialog
          isOpen
          onOpenChange={fn()}
          people={{ status: 'ready', people: [] }}
          onSignIn={fn()}
          onRetryPeople={fn()}
        />
      )}
    </>
  );
}

/** The frame over real snapshots of the identity machine, one story for each leaf state. The shells' stories have the pictures. */
const meta = {
  title: 'Patterns/AppShell/Identity machine',
  component: Frame,
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen' },
  args: { leaf: 'session.loading' },
} satisfies Meta<typeof Frame>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: IdentityLeaf): Story => ({ name: leaf, args: { leaf } });

export const SessionLoading = inLeaf('session.loading');
export const SessionUnavailable = inLeaf('session.unavailable');
export const SessionSignedOut = inLeaf('session.signedOut');
export const SessionSignedIn = inLeaf('session.signedIn');
export const SessionExpired = inLeaf('session.expired');
export const DialogClosed = inLeaf('dialog.closed');
export const DialogOpening = inLeaf('dialog.opening');
export const DialogOpen = inLeaf('dialog.open');
export const DialogUnavailable = inLeaf('dialog.unavailable');
