// Gives the hand-written demo people their pictures: each uploads them as anybody would, through the API, one after the other and behind
// everything else, so that the product is there at once. Whoever has pictures keeps them, and a profile that somebody edited is left alone.
import { type ApiClient, ApiProblem, createApiClient, type PictureCategory, type Profile } from '@mutuals/api-client';
import sharp from 'sharp';
import { drawAvatar } from '../identity/avatar.ts';
import type { Identity } from '../identity/identity.ts';
import type { DemoMember, DemoProfile } from './community.ts';
import { drawChart, drawCover, drawWork } from './drawings.ts';
import type { Language } from './words/words.ts';

export interface DecorateOptions {
  /** The origin of the API. */
  readonly apiUrl: string;
  readonly identity: Pick<Identity, 'signIn'>;
  readonly members: readonly DemoMember[];
  readonly signal: AbortSignal;
}

const PORTRAIT_SIDE = 640;
const WORKS = 5;
const CHARTS = 3;

/** What a picture shows, for who cannot see it. */
const DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<'portrait' | 'cover' | 'work' | 'chart', string>>>> = {
  en: {
    portrait: 'A portrait drawn in ink',
    cover: 'Drawn hills under a diamond in the sky',
    work: 'An abstract drawing of circles and diamonds',
    chart: 'A price chart that rises over a week',
  },
  fr: {
    portrait: 'Un portrait dessiné à l’encre',
    cover: 'Des collines dessinées sous un losange dans le ciel',
    work: 'Un dessin abstrait de cercles et de losanges',
    chart: 'Un graphique de prix qui monte sur une semaine',
  },
  zh: {
    portrait: '一幅墨线画像',
    cover: '手绘的山丘，天上有一枚菱形',
    work: '由圆形和菱形组成的抽象画',
    chart: '一周内上涨的价格走势图',
  },
};

/** Resolves when everybody has their pictures; throws when the API cannot be reached or `signal` says stop. */
export async function decorate({ apiUrl, identity, members, signal }: DecorateOptions): Promise<void> {
  for (const member of members) {
    signal.throwIfAborted();
    const session = await identity.signIn(member.handle);
    const api = createApiClient({
      baseUrl: `${apiUrl}/v1`,
      getTokens: async () => session,
      onUnauthenticated: () => undefined,
    });
    const { data } = await api.listMyProfiles({ signal });
    for (const profile of data.filter(isUntouched)) {
      const made = member.profiles.find(
        ({ input }) => input.profileType === profile.profileType && input.name === profile.name,
      );
      if (made !== undefined) await dress(api, member, made, profile, signal).catch(leaveAloneIfRefused);
    }
  }
}

const isUntouched = (profile: Profile): boolean => profile.updatedAt === profile.createdAt;

/** Somebody may have edited or deleted the profile at this very moment. */
function leaveAloneIfRefused(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.isTemporary) throw error;
}

async function dress(
  api: ApiClient,
  { handle, language }: DemoMember,
  { input }: DemoProfile,
  { _id, name, updatedAt }: Profile,
  signal: AbortSignal,
): Promise<void> {
  const words = DESCRIPTIONS[language];
  const pictureDescriptions: { url: string; description: string }[] = [];
  const upload = async (category: PictureCategory, kind: keyof typeof words, svg: string): Promise<string> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())]));
    const { url } = await api.uploadPicture({ query: { category }, body: form, signal });
    pictureDescriptions.push({ url, description: words[kind] });
    return url;
  };
  const coverImage = await upload('cover', 'cover', drawCover(name));
  if (input.profileType !== 'individual') {
    await api.updateProfile({
      path: { id: _id },
      body: { ...input, coverImage, pictureDescriptions, updatedAt },
      signal,
    });
    return;
  }
  const avatar = await upload('avatar', 'portrait', sized(drawAvatar(handle)));
  const gallery: string[] = [];
  const { role } = input.individualData;
  if (role === 'artist')
    for (let number = 1; number <= WORKS; number += 1)
      gallery.push(await upload('gallery', 'work', drawWork(`${handle} ${number}`)));
  if (role === 'trader')
    for (let number = 1; number <= CHARTS; number += 1)
      gallery.push(await upload('gallery', 'chart', drawChart(`${handle} ${number}`)));
  const individualData = { ...input.individualData, gallery };
  await api.updateProfile({
    path: { id: _id },
    body: { ...input, avatar, coverImage, pictureDescriptions, individualData, updatedAt },
    signal,
  });
}

const sized = (svg: string): string => svg.replace('<svg ', `<svg width="${PORTRAIT_SIDE}" height="${PORTRAIT_SIDE}" `);
