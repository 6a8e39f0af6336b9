import { ApiProblem } from '@mutuals/api-client';
import { limits } from '@mutuals/api-client/limits';
import { mutationOf, queryOf, tagKey } from '@mutuals/api-client/queries';
import { AlertDialog } from '@mutuals/ui/primitives/dialog';
import {
  isProfileFormValues,
  type ProfileFormValues,
  ProfileFormScreen,
  type ProfileFormView,
  type ProfilePayload,
  type SaveError,
} from '@mutuals/ui/screens/profile-form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useBlocker, useNavigate, useParams } from 'react-router';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { resourceView, retryOf, withMessage } from '../../lib/query-view.ts';
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
  return (
    <Form
      subject={NEW}
      view={{ status: own.status === 'loading' ? 'loading' : 'create' }}
      save={create.mutateAsync}
      isSaving={create.isPending}
      error={create.error}
    />
  );
}

function EditProfile({ id }: { id: string }) {
  const { api } = useServices();
  const textOf = useProblemText();
  const query = useQuery({ ...queryOf(api, 'getProfile', { path: { id } }), refetchOnWindowFocus: false });
  const stored = resourceView(query);
  const update = useMutation(mutationOf(api, 'updateProfile'));
  const beganFrom = query.data && { updatedAt: query.data.updatedAt };
  // Whoever saves again after a conflict begins from the newer profile (D58).
  const showNewer = (error: unknown): void => {
    if (error instanceof ApiProblem && error.code === 'profile_changed') void query.refetch();
  };
  // Its page shows a profile of somebody else, or says that there is none.
  if (stored.status === 'notFound' || (stored.status === 'ready' && !stored.data.isOwner))
    return <Navigate to={routes.profile.href({ id })} replace />;
  return (
    <Form
      subject={`profile.${id}`}
      view={stored.status === 'ready' ? { status: 'edit', profile: stored.data } : withMessage(stored, textOf)}
      save={(body) => update.mutateAsync({ path: { id }, body: { ...body, ...beganFrom } }, { onError: showNewer })}
      isSaving={update.isPending}
      error={update.error}
      onRetry={retryOf(stored)}
    />
  );
}

type FormProps = {
  /** What the draft is kept under. */
  subject: string;
  view: ProfileFormView;
  save: (payload: ProfilePayload) => Promise<unknown>;
  isSaving: boolean;
  error: unknown;
  onRetry?: () => void;
};

/** The form with its draft, its guard against leaving, and the way back to the list once it is saved. */
function Form({ subject, view, save, isSaving, error, onRetry }: FormProps) {
  const { user } = useSession();
  const { t } = useTranslation();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(user._id, subject, isProfileFormValues));
  const hasUnsaved = useRef(draft !== undefined);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const saveError = useMemo(() => (error === null ? undefined : saveErrorOf(error, textOf(error))), [error, textOf]);

  function keep(values: ProfileFormValues, isUnsaved: boolean): void {
    hasUnsaved.current = isUnsaved;
    keepDraft(user._id, subject, isUnsaved ? values : null);
  }

  async function submit(payload: ProfilePayload): Promise<void> {
    try {
      await save(payload);
    } catch {
      return; // Shown by `error`; everything typed stays.
    }
    hasUnsaved.current = false;
    keepDraft(user._id, subject, null);
    await navigate(routes.profiles.href());
  }

  function leave(): void {
    hasUnsaved.current = false;
    keepDraft(user._id, subject, null);
    blocker.proceed?.();
  }

  return (
    <>
      <ProfileFormScreen
        view={view}
        listHref={routes.profiles.href()}
        onSubmit={(payload) => void submit(payload)}
        isSaving={isSaving}
        error={saveError}
        draft={draft}
        onChange={keep}
        onRetry={onRetry}
      />
      <AlertDialog
        isOpen={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        title={t('leave.title')}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.cancel')}
        tone="danger"
        onConfirm={leave}
      >
        {t('leave.text')}
      </AlertDialog>
    </>
  );
}

function saveErrorOf(error: unknown, message: string): SaveError {
  // The fields of a conflict are those that differ, the own changes among them: none of them is wrong.
  const isConflict = error instanceof ApiProblem && error.code === 'profile_changed';
  return { message, fields: error instanceof ApiProblem && !isConflict ? error.fields : [] };
}
