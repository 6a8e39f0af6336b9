import { formView } from '@mutuals/machines/form';
import { playFormOf, refusal } from '@mutuals/machines/form/fixtures';
import { useMemo, useState } from 'react';
import { useSnapshot } from '../../lib/story/use-snapshot.ts';
import type { SeekingControl } from '../../patterns/seeking/seeking.tsx';
import type { ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import type { PictureSlots } from './picture-slots.ts';
import { storySlots } from './picture-slots.story.tsx';
import {
  checkProfile,
  DEFAULT_VALUES,
  fromProfile,
  type OpenForm,
  type ProfileFormValues,
  type ProfilePayload,
  ProfileFormScreen,
  type SaidWords,
  toPayload,
} from './profile-form-screen.tsx';

export interface ProfileFormStoryProps extends Partial<
  Pick<OpenForm, 'error' | 'isSaving' | 'isRestored' | 'onDiscard' | 'elsewhere' | 'onChoose'>
> {
  view: { status: 'create' } | { status: 'edit'; profile: ProfileView } | { status: 'preview'; said: SaidWords };
  /** The initial values. */
  values?: ProfileFormValues;
  /** Called with the saved values. */
  onSubmit: (payload: ProfilePayload) => void;
  onChange?: (values: ProfileFormValues) => void;
  onBackToTalk?: () => void;
  seeking?: SeekingControl;
  slots?: PictureSlots;
  /** Each save fails. */
  isFailing?: boolean;
}

const UNREACHABLE = 'Mutuals can’t be reached. Nothing is lost: check your connection and try again.';

/** The form over its own form machine, whose saves are answered at once. */
export function ProfileFormStory({
  view,
  values: typed,
  onSubmit,
  onChange,
  onBackToTalk,
  seeking,
  slots = storySlots,
  isFailing = false,
  error,
  ...shown
}: ProfileFormStoryProps) {
  const [{ actor, save }] = useState(() => {
    const stored = view.status === 'edit' ? fromProfile(view.profile) : DEFAULT_VALUES;
    const mode = view.status === 'edit' ? 'edit' : 'create';
    const play = playFormOf<ProfileFormValues>(
      { stored: { values: stored, version: null }, draft: null },
      ({ values, unfinished }) =>
        checkProfile(values, mode, unfinished).length === 0 &&
        (shown.elsewhere ?? []).every(({ choice }) => choice !== 'open'),
    );
    play.actor.send({ type: 'CHANGED', values: typed ?? {} });
    return play;
  });
  const snapshot = useSnapshot(actor);
  const [first] = useState(snapshot.context.values);
  const form = formView(snapshot);
  const failure = useMemo(() => (form.fault ? { message: UNREACHABLE } : undefined), [form.fault]);
  return (
    <ProfileFormScreen
      seeking={seeking}
      slots={slots}
      listHref="/profiles"
      onBackToTalk={onBackToTalk}
      view={{
        ...view,
        form: {
          ...form,
          sent: error && form.sent === null ? first : form.sent,
          error: error ?? failure,
          onChange(values) {
            actor.send({ type: 'CHANGED', values });
            onChange?.(actor.getSnapshot().context.values);
          },
          onUnfinished: (field, words) => actor.send({ type: 'UNFINISHED', field, words }),
          onTouch: (field) => actor.send({ type: 'TOUCHED', field }),
          onSubmit() {
            const before = save.asked.length;
            actor.send({ type: 'SAVE' });
            if (save.asked.length === before) return;
            onSubmit(toPayload(actor.getSnapshot().context.values));
            if (isFailing) save.refuse(refusal());
            else save.answer({ version: null });
          },
          onDiscard: () => actor.send({ type: 'DISCARD' }),
          onChoose: (field, side) => actor.send({ type: 'CHOSEN', field, side }),
          ...shown,
        },
      }}
    />
  );
}
