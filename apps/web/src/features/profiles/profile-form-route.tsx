import { ApiProblem, type Profile } from '@mutuals/api-client';
import { limits } from '@mutuals/api-client/limits';
import { mutationOf, queryOf, tagKey } from '@mutuals/api-client/queries';
import type { Stored } from '@mutuals/machines/form';
import {
  DEFAULT_VALUES,
  fromProfile,
  isProfileFormValues,
  type ProfileFormValues,
  ProfileFormScreen,
  type ProfileFormScreenProps,
  type SaveError,
  toPayload,
} from '@mutuals/ui/screens/profile-form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { useProblemText } from '../../lib/problem-text.ts';
import { resourceView, retryOf, withMessage } from '../../lib/query-view.ts';
import type { FormOptions } from '../../lib/form-actors.ts';
import { useForm } from '../../lib/use-form.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useOwnProfiles, useSession } from '../session/index.ts';
import { createOnce, isCreateAttempt } from './create-once.ts';

/** /profiles/new and /profiles/{id}/edit: the traditional form (SPEC section 2, My profiles). */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <CreateProfile /> : <EditProfile key={id} id={id} />;
}

/** What the draft of a new profile is kept under, and the attempts to create it. */
const NEW = 'profile.new';
const ATTEMPT = 'profile.new.attempt';

/** Also a load or an error: the screen as it is without a form. */
const ScreenWithoutForm = ({ view, onRetry }: Pick<ProfileFormScreenProps, 'view' | 'onRetry'>) => (
  <ProfileFormScreen view={view} listHref={routes.profiles.href()} onSubmit={() => {}} onRetry={onRetry} />
);

const storedOf = (profile: Profile): Stored<ProfileFormValues> => ({
  values: fromProfile(profile),
  version: profile.updatedAt,
});

function CreateProfile() {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  const own = useOwnProfiles();
  const [save] = useState(() =>
    createOnce({
      api,
      newKey: () => crypto.randomUUID(),
      read: () => readDraft(user._id, ATTEMPT, isCreateAttempt),
      keep: (attempt) => keepDraft(user._id, ATTEMPT, attempt),
    }),
  );
  const create = useMutation({
    mutationFn: save,
    onSuccess: () => client.invalidateQueries({ queryKey: tagKey('Profiles') }),
  });
  // The list says that there is no room for another one (D37), before anything is typed.
  if (create.isIdle && own.status === 'ready' && own.data.length >= limits.profilesPerUser)
    return <Navigate to={routes.profiles.href()} replace />;
  if (own.status === 'loading') return <ScreenWithoutForm view={{ status: 'loading' }} />;
  return (
    <Form
      subject={NEW}
      view={{ status: 'create' }}
      stored={{ values: DEFAULT_VALUES, version: null }}
      save={async ({ values }) => ({ version: (await create.mutateAsync(toPayload(values))).updatedAt })}
    />
  );
}

function EditProfile({ id }: { id: string }) {
  const { api } = useServices();
  const textOf = useProblemText();
  const query = useQuery({ ...queryOf(api, 'getProfile', { path: { id } }), refetchOnWindowFocus: false });
  const stored = resourceView(query);
  const update = useMutation(mutationOf(api, 'updateProfile'));
  // Its page shows a profile of somebody else, or says that there is none.
  if (stored.status === 'notFound' || (stored.status === 'ready' && !stored.data.isOwner))
    return <Navigate to={routes.profile.href({ id })} replace />;
  if (stored.status !== 'ready')
    return <ScreenWithoutForm view={withMessage(stored, textOf)} onRetry={retryOf(stored)} />;
  const profile = stored.data;
  return (
    <Form
      subject={`profile.${id}`}
      view={{ status: 'edit', profile }}
      stored={storedOf(profile)}
      save={async ({ values, version }) => {
        const body = { ...toPayload(values, profile), ...(version === null ? {} : { updatedAt: version }) };
        return { version: (await update.mutateAsync({ path: { id }, body })).updatedAt };
      }}
      stale={{
        code: 'profile_changed',
        async load() {
          const { data } = await query.refetch({ throwOnError: true });
          return storedOf(data ?? profile);
        },
      }}
    />
  );
}

type FormProps = Pick<FormOptions<ProfileFormValues>, 'subject' | 'stored' | 'save' | 'stale'> &
  Pick<ProfileFormScreenProps, 'view'>;

/** The form, and the way back to the list once it is saved. */
function Form({ view, ...options }: FormProps) {
  const { user } = useSession();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const form = useForm({
    ...options,
    userId: user._id,
    isValues: isProfileFormValues,
    onSaved: () => void navigate(routes.profiles.href()),
  });
  const { error, send } = form;
  const saveError = useMemo(() => (error === null ? undefined : saveErrorOf(error, textOf(error))), [error, textOf]);

  return (
    <>
      <ProfileFormScreen
        view={view}
        listHref={routes.profiles.href()}
        values={form.view.values}
        revision={form.view.revision}
        onChange={(values) => send({ type: 'CHANGED', values })}
        onSubmit={() => send({ type: 'SAVE' })}
        isSaving={form.view.isSaving}
        error={saveError}
        isRestored={form.view.isRestored}
        onDiscard={() => send({ type: 'DISCARD' })}
        elsewhere={form.view.elsewhere}
        onChoose={(field, side) => send({ type: 'CHOSEN', field, side })}
      />
      <LeaveDialog isOpen={form.view.isAskingToLeave} onStay={form.stay} onLeave={form.leave} />
    </>
  );
}

function saveErrorOf(error: unknown, message: string): SaveError {
  // The fields of a conflict are those that differ, the own changes among them: none of them is wrong.
  const isConflict = error instanceof ApiProblem && error.code === 'profile_changed';
  return { message, fields: error instanceof ApiProblem && !isConflict ? error.fields : [] };
}
