import { leavingView } from '@mutuals/machines/leaving';
import { type LeavingLeaf, snapshotIn } from '@mutuals/machines/leaving/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataExport } from '../../patterns/data-export/data-export.tsx';
import { DeleteAccount } from '../../patterns/delete-account/delete-account.tsx';
import { LeavingScreen } from './leaving-screen.tsx';

const data = (
  <DataExport
    view={{ status: 'ready', data: { state: 'none', expiresAt: null, bytes: null, url: null } }}
    isAsking={false}
    onAsk={fn()}
    onRetry={fn()}
  />
);

interface LeavingStoryProps {
  leaf: LeavingLeaf;
  onRestore: () => void;
}

/** What a page shows over a real snapshot: the question in the settings, and the page that takes the place of all others. */
function Leaving({ leaf, onRestore }: LeavingStoryProps) {
  const view = leavingView(snapshotIn(leaf));
  const { status } = view;
  if (status === 'pending' || status === 'restoring' || status === 'notRestored' || status === 'over')
    return <LeavingScreen view={{ ...view, status }} data={data} homeHref="/" onRestore={onRestore} onSignOut={fn()} />;
  return (
    <div className="mu:mx-auto mu:max-w-2xl mu:p-6">
      <DeleteAccount
        view={view}
        paymentsHref="/payments"
        onAsk={fn()}
        onType={fn()}
        onConfirm={fn()}
        onCancel={fn()}
        onSignIn={fn()}
      />
    </div>
  );
}

const meta = {
  title: 'Screens/Leaving/Leaving machine',
  component: Leaving,
  parameters: { layout: 'fullscreen' },
  args: { leaf: 'pending', onRestore: fn() },
} satisfies Meta<typeof Leaving>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: LeavingLeaf): Story => ({ name: leaf, args: { leaf } });

export const Staying = inLeaf('staying');
export const Confirming = inLeaf('asking.confirming');
export const Outdated = inLeaf('asking.outdated');
export const Refused = inLeaf('asking.refused');
export const Failed = inLeaf('asking.failed');
export const Deleting = inLeaf('deleting');
export const Pending: Story = {
  ...inLeaf('pending'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};
export const Restoring = inLeaf('restoring');
export const NotRestored = inLeaf('notRestored');
export const Over = inLeaf('over');
