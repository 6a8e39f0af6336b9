// Uploads pictures of the demo people through the API, one by one and after everything else, so that the product starts
// quickly. People with pictures keep them, and edited profiles stay unchanged. The hand-written people come first and
// have the most; of the others every fourth one gets covers, and a gallery if they are an artist or a trader. All of it
// takes about 15 seconds of a processor, most of it for making the sizes of each picture.
import { type ApiClient, ApiProblem, createApiClient, type PictureCategory, type Profile } from '@mutuals/api-client';
import sharp from 'sharp';
import { drawAvatar } from '../identity/avatar.ts';
import type { Identity } from '../identity/identity.ts';
import type { DemoMember, DemoProfile } from './community.ts';
import { drawChart, drawCover, drawPlace, drawWork } from './drawings.ts';
import { faces } from './faces.ts';
import type { Language, Role } from './words/words.ts';

export interface DecorateOptions {
  /** The origin of the API. */
  readonly apiUrl: string;
  readonly identity: Pick<Identity, 'signIn'>;
  readonly members: readonly DemoMember[];
  /** Pauses after each profile of somebody, because people who use the product come first. */
  readonly rest: (handle: string) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** The width of a picture, and the side of a portrait: the time that one takes grows with its area. A cover is a third as high. */
const WIDTH = 600;
/** The hand-written people. */
export const WRITTEN: ReadonlySet<string> = new Set(faces.map(({ handle }) => handle));

/** The gallery of a role: its size for hand-written people, and for others. */
const GALLERIES: Readonly<
  Record<Role, { kind: Kind; draw: (seed: string) => string; written: number; others: number }>
> = {
  artist: { kind: 'work', draw: drawWork, written: 5, others: 2 },
  trader: { kind: 'chart', draw: drawChart, written: 3, others: 1 },
  developer: { kind: 'place', draw: drawPlace, written: 3, others: 0 },
  influencer: { kind: 'place', draw: drawPlace, written: 4, others: 0 },
  raider: { kind: 'place', draw: drawPlace, written: 3, others: 0 },
};

type Kind = 'portrait' | 'cover' | 'work' | 'chart' | 'place';

/** Descriptions of the pictures. */
const DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  en: {
    portrait: 'A portrait drawn in ink',
    cover: 'Drawn hills under a diamond in the sky',
    work: 'An abstract drawing of circles and diamonds',
    chart: 'A price chart that rises over a week',
    place: 'The drawn roofs of a city at night, some windows lit',
  },
  fr: {
    portrait: 'Un portrait dessiné à l’encre',
    cover: 'Des collines dessinées sous un losange dans le ciel',
    work: 'Un dessin abstrait de cercles et de losanges',
    chart: 'Un graphique de prix qui monte sur une semaine',
    place: 'Les toits dessinés d’une ville la nuit, quelques fenêtres allumées',
  },
  zh: {
    portrait: '一幅墨线画像',
    cover: '手绘的山丘，天上有一枚菱形',
    work: '由圆形和菱形组成的抽象画',
    chart: '一周内上涨的价格走势图',
    place: '手绘的城市夜景，几扇窗亮着灯',
  },
};

/** Resolves when everybody has their pictures; throws if the API cannot be reached or `signal` aborts. */
export async function decorate({ apiUrl, identity, members, rest, signal }: DecorateOptions): Promise<void> {
  for (const [index, member] of members.entries()) {
    signal.throwIfAborted();
    if (!WRITTEN.has(member.handle) && index % 4 !== 0) continue;
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
      if (made === undefined) continue;
      await dress(api, member, made, profile, signal).catch(leaveAloneIfRefused);
      await rest(member.handle);
    }
  }
}

const isUntouched = (profile: Profile): boolean => profile.updatedAt === profile.createdAt;

/** Ignores a profile that was edited or deleted meanwhile. */
function leaveAloneIfRefused(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.isRetryable) throw error;
}

async function dress(
  api: ApiClient,
  { handle, language }: DemoMember,
  { input }: DemoProfile,
  { _id, name, avatar: stored, updatedAt }: Profile,
  signal: AbortSignal,
): Promise<void> {
  const words = DESCRIPTIONS[language];
  const pictureDescriptions: { url: string; description: string }[] = [];
  const isWritten = WRITTEN.has(handle);
  const upload = async (category: PictureCategory, kind: Kind, svg: string): Promise<string> => {
    const form = new FormData();
    const drawn = sharp(Buffer.from(svg)).resize({
      width: WIDTH,
      withoutEnlargement: true,
    });
    form.set('file', new Blob([new Uint8Array(await drawn.png().toBuffer())]));
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
  // The others keep the picture of their X account.
  const avatar = isWritten ? await upload('avatar', 'portrait', sized(drawAvatar(handle))) : stored;
  const gallery: string[] = [];
  const { kind, draw, written, others } = GALLERIES[input.individualData.role];
  for (let number = 1; number <= (isWritten ? written : others); number += 1)
    gallery.push(await upload('gallery', kind, draw(`${handle} ${number}`)));
  const individualData = { ...input.individualData, gallery };
  await api.updateProfile({
    path: { id: _id },
    body: {
      ...input,
      ...(avatar === null ? {} : { avatar }),
      coverImage,
      pictureDescriptions,
      individualData,
      updatedAt,
    },
    signal,
  });
}

const sized = (svg: string): string => svg.replace('<svg ', `<svg width="${WIDTH}" height="${WIDTH}" `);
