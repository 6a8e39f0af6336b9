import { ApiProblem } from '@mutuals/api-client';
import {
  checkProfile,
  type ProfileFormValues,
  ProfileFormScreen,
  type ProfileFormScreenProps,
  type ProfileFormView,
  type SaveError,
} from '@mutuals/ui/screens/profile-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FormOptions } from '../../lib/form-actors.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { useProblemText } from '../../lib/problem-text.ts';
import { useForm } from '../../lib/use-form.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { pictureSlots } from '../uploads/index.ts';
import { readIntent } from './intent.ts';
import { profileFormSchema } from './profile-draft.ts';

type WithoutForm<View> = View extends { form: unknown } ? Omit<View, 'form'> : never;

type SavedProfileFormProps = Pick<FormOptions<ProfileFormValues>, 'subject' | 'stored' | 'save' | 'stale'> &
  Pick<ProfileFormScreenProps, 'onBackToTalk' | 'notice' | 'seeking'> & {
    view: WithoutForm<ProfileFormView>;
    onSaved?: () => void;
  };

/** The form of a profile with its draft (D58), and the way back to the list once it is saved. */
export function SavedProfileForm({ view, onBackToTalk, notice, seeking, onSaved, ...options }: SavedProfileFormProps) {
  const { user } = useSession();
  const { t } = useTranslation('profiles');
  const textOf = useProblemText();
  const navigate = useNavigate();
  const { clock } = useServices();
  const form = useForm({
    ...options,
    userId: user._id,
    schema: profileFormSchema,
    canSave: ({ values, unfinished }) =>
      checkProfile(values, view.status === 'edit' ? 'edit' : 'create', unfinished).length === 0,
    onSaved() {
      onSaved?.();
      const wanted = readIntent(user._id, clock.now());
      // Returns to the page for which the profile was needed.
      void navigate(wanted ? routes.galleryProfile.href({ id: wanted.profileId }) : routes.profiles.href());
    },
  });
  const { error, send } = form;
  const { isAskingToLeave, ...state } = form.view;
  const saveError = useMemo(() => {
    if (error === null) return undefined;
    return saveErrorOf(error, error instanceof ApiProblem ? textOf(error) : t('form.unexplained'));
  }, [error, t, textOf]);

  return (
    <>
      <ProfileFormScreen
        slots={pictureSlots}
        view={{
          ...view,
          form: {
            ...state,
            error: saveError,
            onChange: (values) => send({ type: 'CHANGED', values }),
            onUnfinished: (field, words) => send({ type: 'UNFINISHED', field, words }),
            onTouch: (field) => send({ type: 'TOUCHED', field }),
            onSubmit: () => send({ type: 'SAVE' }),
            onDiscard: () => send({ type: 'DISCARD' }),
            onChoose: (field, side) => send({ type: 'CHOSEN', field, side }),
          },
        }}
        onBackToTalk={onBackToTalk}
        notice={notice}
        seeking={seeking}
        listHref={routes.profiles.href()}
      />
      <LeaveDialog isOpen={isAskingToLeave} onStay={form.stay} onLeave={form.leave} />
    </>
  );
}

function saveErrorOf(error: unknown, message: string): SaveError {
  // The fields of a conflict are those that differ, the own changes among them: none of them is wrong.
  const isConflict = error instanceof ApiProblem && error.code === 'profile_changed';
  return { message, fields: error instanceof ApiProblem && !isConflict ? error.fields : [] };
}
