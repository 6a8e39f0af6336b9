import { ApiProblem } from '@mutuals/api-client';
import { limits } from '@mutuals/api-client/limits';
import { SettingsScreen, type SettingsScreenProps } from '@mutuals/ui/screens/settings';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { keepInView } from '../../lib/keep-in-view.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { useProblemText } from '../../lib/problem-text.ts';
import { retryOf, withMessage } from '../../lib/query-view.ts';
import { useForm } from '../../lib/use-form.ts';
import { routes } from '../../routes.ts';
import { useHash } from '../../routing/use-hash.ts';
import { useServices } from '../../services.ts';
import { DeleteMyAccount, MyData } from '../leaving/index.ts';
import {
  accountMutation,
  useAllOwnProfiles,
  useMemberPreferences,
  useProblemToast,
  useSession,
  useToasts,
} from '../session/index.ts';
import { ThisDevice } from '../push/index.ts';
import { Devices, MailSettings, ReachSettings } from '../reach/index.ts';
import { useBlocks } from '../trust/index.ts';
import { AccountPicture } from '../uploads/index.ts';

const nameSchema = v.object({ displayName: v.string() });

/** /settings: the account, language and theme, and what others see of a person. */
export function Component() {
  const { api } = useServices();
  const { user } = useSession();
  const { t } = useTranslation(['settings', 'errors']);
  const textOf = useProblemText();
  const toasts = useToasts();
  const own = useAllOwnProfiles();
  const update = useMutation(accountMutation(api));
  const form = useForm({
    userId: user._id,
    subject: 'settings.name',
    stored: { values: { displayName: user.displayName }, version: null },
    schema: nameSchema,
    async save({ values: { displayName } }) {
      await update.mutateAsync({ body: { displayName: displayName.trim() } });
      return { version: null };
    },
    onSaved: () => void toasts.show({ tone: 'success', title: t('account.saved') }),
  });
  const { view, error, send } = form;
  const code = nameCodeOf(error);
  useScrollTo(useHash());

  return (
    <>
      <SettingsScreen
        handle={user.twitterUsername}
        name={{
          value: view.values.displayName,
          isDirty: view.values.displayName.trim() !== user.displayName,
          isSaving: view.isSaving,
          isRestored: view.isRestored,
          error: error === null ? undefined : { message: textOf(error), field: code && t(`errors:field.${code}`) },
        }}
        nameLimit={limits.displayName}
        picture={<Picture />}
        preferences={useMemberPreferences()}
        replyHabit={useReplyHabit()}
        blocked={useBlocks()}
        profiles={own.status === 'ready' ? { status: 'ready', profiles: own.data } : withMessage(own, textOf)}
        links={{
          about: routes.about.href(),
          faq: routes.faq.href(),
          privacy: routes.privacy.href(),
          terms: routes.terms.href(),
          createProfile: routes.createProfile.href(),
          reports: routes.myReports.href(),
          decisions: routes.myDecisions.href(),
          transparency: routes.transparency.href(),
        }}
        reach={
          <>
            <ThisDevice />
            <ReachSettings />
          </>
        }
        mail={<MailSettings />}
        devices={<Devices />}
        data={<MyData />}
        deletion={<DeleteMyAccount />}
        profileHref={(id) => routes.profile.href({ id })}
        editHref={(id) => routes.editProfile.href({ id })}
        onNameChange={(displayName) => send({ type: 'CHANGED', values: { displayName } })}
        onNameDiscard={() => send({ type: 'DISCARD' })}
        onNameSave={() => send({ type: 'SAVE' })}
        onRetry={retryOf(own)}
      />
      <LeaveDialog isOpen={view.isAskingToLeave} onStay={form.stay} onLeave={form.leave} />
    </>
  );
}

/** Shows the section that the address names, as mails do: when the page was opened by it, the section was not there yet. */
function useScrollTo(id: string | undefined): void {
  useEffect(() => {
    const place = id === undefined ? null : document.getElementById(id);
    return place ? keepInView(place) : undefined;
  }, [id]);
}

/** What a name may be blamed for that the form itself does not find. */
const CODES = ['required', 'invalid_characters', 'too_long'] as const;

function nameCodeOf(error: unknown): (typeof CODES)[number] | undefined {
  const blamed = error instanceof ApiProblem ? error.fields.find(({ path }) => path === 'body/displayName') : undefined;
  return CODES.find((known) => known === blamed?.code);
}

/** Whether others see how soon the person usually answers: changed at once, and back where it could not be stored. */
function useReplyHabit(): SettingsScreenProps['replyHabit'] {
  const { api } = useServices();
  const { user } = useSession();
  const update = useMutation({ ...accountMutation(api), onError: useProblemToast() });
  return {
    isShown: (update.isPending ? update.variables.body.showsReplyHabit : undefined) ?? user.showsReplyHabit,
    onChange: (showsReplyHabit) => update.mutate({ body: { showsReplyHabit } }),
  };
}

/** The picture of the account, stored as soon as it is uploaded. Without one of their own a person has that of their X account. */
function Picture() {
  const { api } = useServices();
  const { user } = useSession();
  const update = useMutation({ ...accountMutation(api), onError: useProblemToast() });
  // Resets the field to the stored name.
  const [beginning, setBeginning] = useState(0);
  const beginAnew = () => setBeginning((count) => count + 1);

  return (
    <AccountPicture
      key={beginning}
      id="settings-picture"
      value={user.avatar === null ? null : { url: user.avatar, description: '' }}
      errorMessage={undefined}
      onChange={(picture) =>
        update.mutate(
          { body: { avatar: picture?.url ?? null } },
          { onError: beginAnew, ...(picture === null ? { onSuccess: beginAnew } : {}) },
        )
      }
      onUnfinished={() => {}}
    />
  );
}
