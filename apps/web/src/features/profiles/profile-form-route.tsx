import type { Profile } from '@mutuals/api-client';
import { limits } from '@mutuals/api-client/limits';
import { mutationOf, operationKey, queryOf } from '@mutuals/api-client/queries';
import { beginForm, type Stored } from '@mutuals/machines/form';
import {
  checkProfile,
  DEFAULT_VALUES,
  fieldsOf,
  fromProfile,
  type LinkField,
  type LinkList,
  type ProfileFormValues,
  ProfileFormScreen,
  type ProfileFormScreenProps,
  toEdit,
  toPayload,
} from '@mutuals/ui/screens/profile-form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { formDraft, restoreDraft } from '../../lib/form-actors.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { answered, resourceView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { HiddenParts } from '../reports/index.ts';
import { useSeeking } from '../seeking/index.ts';
import { useAllOwnProfiles, useAnsweredProfiles, useSession } from '../session/index.ts';
import { pictureSlots } from '../uploads/index.ts';
import { SavedProfileForm } from './saved-profile-form.tsx';
import { profileFormSchema } from './profile-draft.ts';
import { useCreateProfile } from './use-create-profile.ts';

/** /profiles/new and /profiles/{id}/edit: the traditional form (SPEC section 2, My profiles). */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <CreateProfile /> : <EditProfile key={id} id={id} />;
}

/** What the draft of a new profile is kept under. */
const NEW = 'profile.new';

const subjectOf = (id: string): string => `profile.${id}`;

/** What fills a form from elsewhere takes it from here by import(): it shares no file with other pages that way. */
export const newProfileForm = {
  empty: DEFAULT_VALUES,
  draftOf: (userId: string) => formDraft({ userId, subject: NEW }),
};
export type NewProfileForm = typeof newProfileForm;
export const storedProfileForm = {
  check: checkProfile,
  fieldsOf,
  /** As it opens: what is stored, with what was typed and not saved (FM3). `type` types into one field more, and saves nothing. */
  opened(userId: string, profile: Profile) {
    const of = { userId, subject: subjectOf(profile._id) };
    const stored = storedOf(profile);
    const draft = restoreDraft({ ...of, stored, schema: profileFormSchema });
    return {
      values: beginForm({ stored, draft }).values,
      type(field: LinkField | LinkList, to: string | readonly string[]): void {
        const { version, changes } = draft ?? { version: stored.version, changes: {} };
        const change = { from: stored.values[field], ...changes[field], to };
        formDraft(of).keep({ version, changes: { ...changes, [field]: change } });
      },
    };
  },
};
export type StoredProfileForm = typeof storedProfileForm;

/** Also a load or an error: the screen as it is without a form. */
const ScreenWithoutForm = ({ view, onRetry }: Pick<ProfileFormScreenProps, 'view' | 'onRetry'>) => (
  <ProfileFormScreen slots={pictureSlots} view={view} listHref={routes.profiles.href()} onRetry={onRetry} />
);

const storedOf = (profile: Profile): Stored<ProfileFormValues> => ({
  values: fromProfile(profile),
  version: profile.updatedAt,
});

function CreateProfile() {
  const { user } = useSession();
  const kept = useAllOwnProfiles();
  const answer = useAnsweredProfiles();
  // Where there was room for another one, the form begins; that there is none only the server says.
  const own = kept.status === 'ready' && kept.data.length < limits.profilesPerUser ? kept : answer;
  const create = useCreateProfile(NEW);
  const isFull = own.status === 'ready' && own.data.length >= limits.profilesPerUser;
  // The list says that there is no room for another one (D37); what is typed stays in reach, and saving it says so.
  if (create.isIdle && isFull && !newProfileForm.draftOf(user._id).read())
    return <Navigate to={routes.profiles.href()} replace />;
  if (own.status === 'loading') return <ScreenWithoutForm view={{ status: 'loading' }} />;
  return (
    <SavedProfileForm
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
  const stored = resourceView(answered(query));
  const seeking = useSeeking(id);
  const client = useQueryClient();
  const update = useMutation({
    ...mutationOf(api, 'updateProfile'),
    // Another step strengthens it now, and it may have other tags.
    onSettled: () => {
      for (const id of ['getHome', 'listNewInTags'] as const)
        void client.invalidateQueries({ queryKey: operationKey(id) });
    },
  });
  // Its page shows a profile of somebody else, leads from a hidden one to the list, or says that there is none.
  if (stored.status === 'notFound' || (stored.status === 'ready' && (!stored.data.isOwner || stored.data.isHidden)))
    return <Navigate to={routes.profile.href({ id })} replace />;
  if (stored.status !== 'ready')
    return <ScreenWithoutForm view={withMessage(stored, textOf)} onRetry={retryOf(stored)} />;
  const profile = stored.data;
  return (
    <SavedProfileForm
      subject={subjectOf(id)}
      view={{ status: 'edit', profile }}
      stored={storedOf(profile)}
      notice={<HiddenParts profileId={id} />}
      seeking={seeking.control}
      save={async ({ values, version }) => {
        const body = { ...toEdit(toPayload(values)), ...(version === null ? {} : { updatedAt: version }) };
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
