/** A picture with what it shows, for who cannot see it; empty where nobody wrote it. */
export interface DescribedPicture {
  readonly url: string;
  readonly description: string;
}

/** The longest description, in code points. */
export const DESCRIPTION_LENGTH = 300;
