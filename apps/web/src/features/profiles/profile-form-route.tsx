import { ApiProblem } from '@mutuals/api-client';
import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { AlertDialog } from '@mutuals/ui/primitives/dialog';
import {
  isProfileFormValues,
  type ProfileFormValues,
  ProfileFormScreen,
  type ProfileFormView,
  type ProfilePayload,
  type SaveError,
} from '@mutuals/ui/screens/profile-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useNavigate, useParams } from 'react-router';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';

/** /profiles/new and /profiles/{id}/edit: the traditional form (SPEC section 2, My profiles). */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <CreateProfile /> : <EditProfile key={id} id={id} />;
}

function CreateProfile() {
  const { api } = useServices();
  const create = useMutation(mutationOf(api, 'createProfile'));
  // One key a form: trying again after a lost answer makes no second profile (D31).
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (
    <Form
      subject="profile.new"
      view={{ status: 'create' }}
      save={(body) => create.mutateAsync({ body, idempotencyKey })}
      isSaving={create.isPending}
      error={create.error}
    />
  );
}

function EditProfile({ id }: { id: string }) {
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const textOf = useProblemText();
  const stored = useQuery({ ...queryOf(api, 'getProfile', { path: { id } }), refetchOnWindowFocus: false });
  const update = useMutation(mutationOf(api, 'updateProfile'));

  let view: ProfileFormView = { status: 'loading' };
  // The form of someone else's profile would end in a refusal.
  if (stored.data)
    view = stored.data.isOwner
      ? { status: 'edit', profile: stored.data }
      : { status: 'error', message: t('details.notFoundText') };
  else if (stored.isError && !stored.isFetching) view = { status: 'error', message: textOf(stored.error) };
  return (
    <Form
      subject={`profile.${id}`}
      view={view}
      save={(body) => update.mutateAsync({ path: { id }, body })}
      isSaving={update.isPending}
      error={update.error}
      onRetry={() => void stored.refetch()}
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
  return { message, fields: error instanceof ApiProblem ? error.fields : [] };
}
