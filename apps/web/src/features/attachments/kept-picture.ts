import * as v from 'valibot';

/** A picture that was uploaded for a message and waits to be sent, as a draft keeps it (D58). */
const keptPictureSchema = v.object({ id: v.string(), name: v.string() });
export type KeptPicture = Readonly<v.InferOutput<typeof keptPictureSchema>>;

export const keptPicturesSchema = v.pipe(v.array(keptPictureSchema), v.readonly());

/** What is written to the team and not sent yet. */
export const writtenSchema = v.object({ text: v.string(), pictures: keptPicturesSchema });
export type WrittenDraft = Readonly<v.InferOutput<typeof writtenSchema>>;
