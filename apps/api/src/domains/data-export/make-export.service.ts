import { picturePath } from '@mutuals/api-client/pictures';
import type { Db, Language } from '../../database/schema.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import type { ZipEntry } from '../../lib/zip.ts';
import * as exports from './data-export.repository.ts';
import { article, gallery, heading, pageBegin, pageEnd } from './page.rules.ts';
import { manifest, type Section, sections, toExported } from './sections.rules.ts';

/** The files of a person's export, read from the database and the store when they are written (D70). */
export async function entriesOf(
  { db, storage }: { db: Db; storage: Storage },
  userId: string,
  { language, at }: { language: Language; at: Date },
): Promise<ZipEntry[]> {
  const profileIds = await exports.findProfileIds(db, userId);
  const holders = { userId, profileIds };
  const pictures = await exports.findPictures(db, userId);
  const uploads = pictures.map((picture) => ({
    path: `pictures/${picture.hash}.webp`,
    compress: false,
    content: () => whole(storage.get(picturePath(picture, picture.width))),
  }));
  const ofTickets = (await exports.findTicketPictureIds(db, userId)).map((id) => ({
    path: `ticket-pictures/${id}.webp`,
    compress: false,
    content: () => whole(exports.findTicketPicture(db, id)),
  }));
  const files = [...uploads, ...ofTickets];

  async function* json(section: Section): AsyncGenerator<string> {
    let separator = '[\n';
    for await (const row of exports.readRows(db, section, holders)) {
      yield separator + JSON.stringify(toExported(section, row));
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }

  async function* page(): AsyncGenerator<string> {
    yield pageBegin(language);
    for (const section of sections) {
      let isFirst = true;
      for await (const row of exports.readRows(db, section, holders)) {
        if (isFirst) yield heading(section, language);
        isFirst = false;
        yield article(section, toExported(section, row), language, profileIds);
      }
    }
    yield gallery(
      files.map(({ path }) => path),
      language,
    );
    yield pageEnd;
  }

  return [
    {
      path: 'export.json',
      compress: true,
      content: () => whole(`${JSON.stringify(manifest(at, language), null, 2)}\n`),
    },
    ...sections.map((section) => ({
      path: `data/${section.as}.json`,
      compress: true,
      content: () => json(section),
    })),
    { path: 'index.html', compress: true, content: page },
    ...files,
  ];
}

/** A file in one piece; one that was deleted meanwhile is empty. */
async function* whole(content: string | Promise<Buffer | null | undefined>): AsyncGenerator<string | Buffer> {
  yield (await content) ?? '';
}
