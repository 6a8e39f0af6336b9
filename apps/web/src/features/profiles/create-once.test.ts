import { ApiProblem, type Profile } from '@mutuals/api-client';
import type { ProfilePayload } from '@mutuals/ui/screens/profile-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { problemOf } from '../../testing/api-of.ts';
import { own } from '../../testing/examples.ts';
import type { Attempt } from '../../lib/send-once.ts';
import { createOnce, type ProfilesApi } from './create-once.ts';

const payload = (name: string): ProfilePayload => ({
  profileType: 'individual',
  name,
  bio: 'Here to stay.',
  tags: [],
  languages: ['en'],
  individualData: { role: 'developer' },
});
const group = { ...payload('Night Shift'), profileType: 'group', groupData: { groupType: 'dao' } } as ProfilePayload;

const problem = (status: number, code: string) => problemOf('createProfile', status, code);
const offline = new ApiProblem({ kind: 'offline', operation: 'createProfile' });

/** A server that keeps the answer of each key as ours does, and whose answers can be lost on their way. */
function server() {
  const profiles = new Map<string, ProfilePayload>();
  const answers = new Map<string, { request: string; id: string }>();
  let isAnswerLost = false;
  let refusal: ApiProblem | null = null;
  const profileOf = (id: string): Profile => ({ ...own(profiles.get(id)?.name ?? ''), _id: id });
  const api = {
    async createProfile({ body, idempotencyKey }) {
      if (refusal) throw refusal;
      const request = JSON.stringify(body);
      const kept = answers.get(idempotencyKey ?? '');
      if (kept && kept.request !== request) throw problem(409, 'idempotency_key_reused');
      const id = kept?.id ?? `p${profiles.size + 1}`;
      if (!kept) {
        profiles.set(id, body as ProfilePayload);
        answers.set(idempotencyKey ?? '', { request, id });
      }
      if (isAnswerLost) throw offline;
      return profileOf(id);
    },
    async updateProfile({ path, body }) {
      profiles.set(path.id, body as ProfilePayload);
      return profileOf(path.id);
    },
  } satisfies Partial<ProfilesApi> as ProfilesApi;
  return {
    api,
    names: () => [...profiles.values()].map(({ name }) => name),
    loseAnswers: (isLost: boolean) => void (isAnswerLost = isLost),
    refuse: (next: ApiProblem | null) => void (refusal = next),
  };
}

let kept: Attempt<ProfilePayload> | null = null;
beforeEach(() => {
  kept = null;
});

/** A page with the form: opened again, it knows what the last one kept. */
const form =
  (api: ProfilesApi) =>
  (body: ProfilePayload): Promise<Profile> =>
    createOnce(api, { read: () => kept ?? undefined, keep: (attempt) => void (kept = attempt) }, body);

describe('creating a profile whose answer was lost', () => {
  it('makes no second one when it is tried again (D31)', async () => {
    const { api, names, loseAnswers } = server();
    const save = form(api);
    loseAnswers(true);
    await expect(save(payload('Ada'))).rejects.toBe(offline);
    loseAnswers(false);
    await expect(save(payload('Ada'))).resolves.toMatchObject({ _id: 'p1' });
    expect(names()).toEqual(['Ada']);
  });

  it('gives the first one the entries that were corrected meanwhile', async () => {
    const { api, names, loseAnswers } = server();
    const save = form(api);
    loseAnswers(true);
    await expect(save(payload('Aad'))).rejects.toBe(offline);
    loseAnswers(false);
    await expect(save(payload('Ada'))).resolves.toMatchObject({ _id: 'p1', name: 'Ada' });
    expect(names()).toEqual(['Ada']);
  });

  it('finds the first one after several corrections, a refusal and a reload of the page', async () => {
    const { api, names, loseAnswers, refuse } = server();
    refuse(offline);
    await expect(form(api)(payload('A'))).rejects.toBe(offline);
    refuse(null);
    loseAnswers(true);
    await expect(form(api)(payload('Aad'))).rejects.toBe(offline);
    refuse(offline);
    await expect(form(api)(payload('Aada'))).rejects.toBe(offline);
    refuse(null);
    loseAnswers(false);
    const tooLong = problem(400, 'validation_failed');
    refuse(tooLong);
    await expect(form(api)(payload('Ada'.repeat(99)))).rejects.toBe(tooLong);
    refuse(null);
    await expect(form(api)(payload('Ada'))).resolves.toMatchObject({ _id: 'p1', name: 'Ada' });
    expect(names()).toEqual(['Ada']);
  });

  it('makes another one when it is to be of another type, which a profile never changes', async () => {
    const { api, names, loseAnswers } = server();
    const save = form(api);
    loseAnswers(true);
    await expect(save(payload('Ada'))).rejects.toBe(offline);
    loseAnswers(false);
    await expect(save(group)).resolves.toMatchObject({ _id: 'p2', name: 'Night Shift' });
    expect(names()).toEqual(['Ada', 'Night Shift']);
  });

  it('changes nothing of it once it was forgotten: a late answer neither brings the attempt back nor uses it', async () => {
    const { api, names, loseAnswers } = server();
    const save = form(api);
    loseAnswers(true);
    await expect(save(payload('Ada'))).rejects.toBe(offline);
    loseAnswers(false);
    const late = save(payload('Bert'));
    kept = null;
    await expect(late).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(names()).toEqual(['Ada']);
    expect(kept).toBeNull();
  });
});

it('a creation that was stored is found behind one that the server refuses whenever it is sent', async () => {
  const { api, names, loseAnswers } = server();
  const tooLong = problem(400, 'validation_failed');
  const createProfile: typeof api.createProfile = async (input) => {
    if (input.body.name.length > 80) throw tooLong;
    return api.createProfile(input);
  };
  const save = form({ ...api, createProfile });
  await expect(save(payload('Ada'.repeat(99)))).rejects.toBe(tooLong);
  loseAnswers(true);
  await expect(save(payload('Aad'))).rejects.toBe(offline);
  loseAnswers(false);
  await expect(save(payload('Ada'))).resolves.toMatchObject({ _id: 'p1', name: 'Ada' });
  expect(names()).toEqual(['Ada']);
});

it('a creation whose page is reloaded before its answer makes no second one', async () => {
  const { api, names } = server();
  void form({ ...api, createProfile: (input) => api.createProfile(input).then(() => new Promise<never>(() => {})) })(
    payload('Aad'),
  );
  await expect.poll(names).toEqual(['Aad']);
  await expect(form(api)(payload('Ada'))).resolves.toMatchObject({ _id: 'p1', name: 'Ada' });
  expect(names()).toEqual(['Ada']);
});

it('a creation that the server refused is simply tried again', async () => {
  const { api, names, refuse } = server();
  const save = form(api);
  const full = problem(409, 'profile_limit_reached');
  refuse(full);
  await expect(save(payload('Ada'))).rejects.toBe(full);
  refuse(null);
  await save(payload('Ada'));
  expect(names()).toEqual(['Ada']);
});
