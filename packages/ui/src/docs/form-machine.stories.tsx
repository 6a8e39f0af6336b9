import { formView } from '@mutuals/machines/form';
import { type FormLeaf, snapshotIn } from '@mutuals/machines/form/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { ada } from '../patterns/profile-kind/profile.examples.ts';
import { AlertDialog } from '../primitives/dialog/dialog.tsx';
import { storySlots } from '../screens/profile-form/picture-slots.story.tsx';
import { fromProfile, ProfileFormScreen } from '../screens/profile-form/profile-form-screen.tsx';

const stored = fromProfile(ada);

const handlers = {
  onChange: fn(),
  onUnfinished: fn(),
  onTouch: fn(),
  onSubmit: fn(),
  onDiscard: fn(),
  onChoose: fn(),
};

/** The profile form, and the question before leaving it. */
function Form({ leaf }: { leaf: FormLeaf }) {
  const { t } = useTranslation();
  const { isAskingToLeave, ...form } = formView(
    snapshotIn(leaf, { stored, typed: { ...stored, name: 'Ada, wallets' } }),
  );
  return (
    <>
      <ProfileFormScreen
        slots={storySlots}
        view={{ status: 'edit', profile: ada, form: { ...form, ...handlers } }}
        listHref="/profiles"
      />
      <AlertDialog
        isOpen={isAskingToLeave}
        onOpenChange={fn()}
        title={t('leave.title')}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.cancel')}
        tone="danger"
        onConfirm={fn()}
      >
        {t('leave.text')}
      </AlertDialog>
    </>
  );
}

/** The profile form over real snapshots of the form machine, one story for each leaf state. The screen's stories have the pictures. */
const meta = {
  title: 'Screens/ProfileForm/Form machine',
  component: Form,
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen' },
  args: { leaf: 'work.editing' },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: FormLeaf): Story => ({ name: leaf, args: { leaf } });

export const WorkEditing = inLeaf('work.editing');
export const WorkSaving = inLeaf('work.saving');
export const WorkComparing = inLeaf('work.comparing');
export const LeavingStaying = inLeaf('leaving.staying');
export const LeavingAsking = inLeaf('leaving.asking');
